import Almanac

/// Both ends of a range in the input.
struct WrittenRange {
  let from: CivilDateTime
  let to: CivilDateTime

  /// Reads two ends, each a date with or without a time.
  init(_ from: Span<UInt8>, _ to: Span<UInt8>, for needs: FormatNeeds) throws(Refusal) {
    self.from = try Self.end(from, needs)
    self.to = try Self.end(to, needs)
    guard self.from <= self.to else { throw .backwards(from: Self.text(from), to: Self.text(to)) }
  }

  /// Reads `FROM/TO`, the form of ISO 8601 that gives both ends whole.
  init(interval: Span<UInt8>, for needs: FormatNeeds) throws(Refusal) {
    guard let solidus = interval.indices.first(where: { interval[$0] == UInt8(ascii: "/") }) else {
      throw .secondEndMissing(Self.text(interval))
    }
    try self.init(interval.extracting(..<solidus), interval.extracting((solidus + 1)...), for: needs)
  }

  private static func end(_ bytes: Span<UInt8>, _ needs: FormatNeeds) throws(Refusal) -> CivilDateTime {
    let written: WrittenMoment
    do throws(CivilError) {
      written = try WrittenMoment(bytes)
    } catch {
      throw .unwritable(text(bytes), .unreadable(error))
    }
    guard written.offset == nil else { throw .offset(text(bytes)) }
    do throws(WrittenMoment.Refusal) {
      return try written.moment(for: needs).dateTime
    } catch {
      throw .unwritable(text(bytes), error)
    }
  }

  private static func text(_ bytes: Span<UInt8>) -> String {
    var text: [UInt8] = []
    for index in bytes.indices { text.append(bytes[index]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Why ends are not written; the texts are the ends as they stand in the input.
  enum Refusal: Error {
    /// There is no `/` with a second end behind it.
    case secondEndMissing(String)
    case unwritable(String, WrittenMoment.Refusal)
    /// An end has an offset, and nothing says which clock both are read from.
    case offset(String)
    case backwards(from: String, to: String)

    var message: String {
      switch self {
      case .secondEndMissing(let text): "\(text): a range is written FROM/TO"
      case .unwritable(let text, let refusal): refusal.message(for: text)
      case .offset(let text):
        "\(text): an end has no offset: both are clock readings of one place, and nothing moves them"
      case .backwards(let from, let to): "\(from) is after \(to): write the earlier end first"
      }
    }
  }
}
