import Almanac

/// A value of the input: a date, and what may follow it: a time, and then an offset.
struct WrittenMoment {
  let date: CivilDate
  /// Nil where the value is a date alone.
  let time: CivilTime?
  /// Nil where the value does not say how far its clock is ahead of UTC.
  let offset: UTCOffset?

  /// Reads `YYYY-MM-DD`, `YYYY-MM-DDTHH:MM` with or without seconds, and the latter with `Z` or an offset.
  init(_ bytes: Span<UInt8>) throws(CivilError) {
    guard let separator = Self.index(of: UInt8(ascii: "T"), in: bytes, from: 0) else {
      date = try CivilDate(iso8601: bytes)
      time = nil
      offset = nil
      return
    }
    var end = separator
    while end < bytes.count, !Self.beginsOffset(bytes[end]) { end += 1 }
    let dateTime = try CivilDateTime(iso8601: bytes.extracting(0..<end))
    date = dateTime.date
    time = dateTime.time
    offset = end < bytes.count ? try UTCOffset(iso8601: bytes.extracting(end..<bytes.count)) : nil
  }

  private static func beginsOffset(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "Z") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  private static func index(of byte: UInt8, in bytes: Span<UInt8>, from start: Int) -> Int? {
    (start..<bytes.count).first { bytes[$0] == byte }
  }
}

extension WrittenMoment {
  /// Reads a value, and says what the clock shows that is read.
  static func reading(
    _ bytes: Span<UInt8>, for needs: FormatNeeds
  ) throws(Refusal) -> (dateTime: CivilDateTime, offset: UTCOffset) {
    let written: WrittenMoment
    do throws(CivilError) {
      written = try WrittenMoment(bytes)
    } catch {
      throw .unreadable(error)
    }
    return try written.moment(for: needs)
  }

  /// Why a value that can be read cannot be written.
  enum Refusal: Error {
    case unreadable(CivilError)
    /// The format writes a time, and the value has none.
    case timeMissing
    /// The format writes an offset, or another clock is asked for, and the value has no offset.
    case offsetMissing

    /// What is wrong with a value, which comes first.
    func message(for value: String) -> String {
      if case .unreadable(let error) = self { "\(error)" } else { "\(value): \(reason)" }
    }

    /// What is wrong, behind the value or its place.
    var reason: String {
      switch self {
      case .unreadable(let error): "\(error)"
      case .timeMissing: "the format writes a time, and the value is a date alone"
      case .offsetMissing:
        "the format writes an offset, and the value has none: end it with Z or +HH:MM, or give --offset"
      }
    }
  }

  /// What clocks show that are read.
  ///
  /// A value with an offset is an instant, and the clock asked for shows it; a value without one is what that clock shows.
  func moment(for needs: FormatNeeds) throws(Refusal) -> (dateTime: CivilDateTime, offset: UTCOffset) {
    guard let time else {
      guard !needs.time else { throw .timeMissing }
      guard !needs.offset || needs.clock != nil else { throw .offsetMissing }
      return (CivilDateTime(date: date), needs.clock ?? .utc)
    }
    let dateTime = CivilDateTime(date: date, time: time)
    guard let offset else {
      guard let clock = needs.clock else {
        guard !needs.offset else { throw .offsetMissing }
        return (dateTime, .utc)
      }
      return (dateTime, clock)
    }
    guard let clock = needs.clock, clock != offset else { return (dateTime, offset) }
    do throws(CivilError) {
      return (try Timestamp(dateTime, at: offset).civil(at: clock), clock)
    } catch {
      throw .unreadable(error)
    }
  }
}

/// What the formats of a run write, and which clock they read.
struct FormatNeeds {
  /// Whether a time is written, which a date alone does not have.
  var time = false
  /// Whether an offset is written.
  var offset = false
  /// The clock that is read; that of each value where it is nil.
  var clock: UTCOffset?

  /// Whether a date alone is enough.
  var isNothing: Bool { !time && !offset && clock == nil }

  /// Takes in what a pattern or a skeleton writes.
  mutating func look(at pattern: String) {
    var scanner = PatternScanner()
    while let item = scanner.next(in: pattern.utf8Span.span) {
      guard case .field(let letter, _, _) = item else { continue }
      switch Unicode.Scalar(letter) {
      case "a", "b", "B", "h", "H", "j", "J", "C", "k", "K", "m", "s", "S", "A": time = true
      case "Z", "O", "X", "x", "z": offset = true
      default: break
      }
    }
  }
}
