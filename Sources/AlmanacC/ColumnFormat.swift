import Almanac
import CAlmanacColumns

/// What a handle of a format holds.
final class ColumnFormat: Sendable {
  let format: DateTimeFormat
  private let writers: IdleValues<DateColumnWriter>

  /// Opens a format.
  ///
  /// - Parameters:
  ///   - locale: the tag.
  ///   - kind: `ALMANAC_STYLE`, `ALMANAC_SKELETON` or `ALMANAC_PATTERN`.
  ///   - text: what the kind says.
  ///   - flags: `ALMANAC_PLAIN_SPACES` or nothing.
  ///   - days: the days that are written.
  /// - Throws: what C gets to hear: the locale, the text or what is asked of them is not good.
  init(
    _ locale: Span<UInt8>, _ kind: Int32, _ text: Span<UInt8>, _ flags: UInt32, _ days: ClosedRange<Int32>
  ) throws(ColumnRefusal) {
    let tag = try Self.tag(locale)
    guard let utf8 = try? UTF8Span(validating: text) else {
      throw ColumnRefusal(ALMANAC_INVALID_FORMAT, "the text of the format is not UTF-8")
    }
    var format = try Self.format(tag, kind, String(copying: utf8))
    if flags & UInt32(ALMANAC_PLAIN_SPACES) != 0 {
      do throws(FormatError) { format = try format.with(.plainSpaces) } catch { throw ColumnRefusal(error) }
    }
    self.format = format
    let dates = CivilDate(dayNumber: days.lowerBound)...CivilDate(dayNumber: days.upperBound)
    writers = IdleValues(DateColumnWriter(format, days: dates))
  }

  private static func tag(_ text: Span<UInt8>) throws(ColumnRefusal) -> LocaleTag {
    do throws(LocaleTagError) {
      return try LocaleTag(parsing: text)
    } catch {
      throw ColumnRefusal(error)
    }
  }

  private static func format(_ tag: LocaleTag, _ kind: Int32, _ text: String) throws(ColumnRefusal) -> DateTimeFormat {
    do {
      switch Int(kind) {
      case ALMANAC_SKELETON: return try DateTimeFormat(skeleton: DateSkeleton(parsing: text), locale: tag)
      case ALMANAC_PATTERN: return try DateTimeFormat(pattern: DatePattern(parsing: text), locale: tag)
      default:
        guard let style = DateStyle(rawValue: text) else {
          throw ColumnRefusal(ALMANAC_INVALID_FORMAT, "a style is short, medium, long or full, not \"\(text)\"")
        }
        return try DateTimeFormat(date: style, locale: tag)
      }
    } catch let refusal as ColumnRefusal {
      throw refusal
    } catch let error as FormatError {
      throw ColumnRefusal(error)
    } catch {
      throw ColumnRefusal(ALMANAC_INVALID_FORMAT, "\(error)")
    }
  }

  /// The most bytes that a row can take.
  var rowCapacity: Int { format.maximumUTF8Count }

  /// Writes the rows from the progress on.
  func write(
    _ days: Span<Int32>, _ validity: Span<UInt8>?, _ bitOffset: Int, _ progress: DateColumnWriter.Progress,
    _ offsets: inout MutableSpan<Int32>, _ text: inout MutableSpan<UInt8>, _ message: inout MutableSpan<UInt8>
  ) -> almanac_outcome {
    writers.withValue { writer in
      var progress = progress
      do throws(ColumnError) {
        try writer.write(days, validity, bitOffset, &progress, &offsets, &text)
        return almanac_outcome(row: progress.row, count: progress.byteCount)
      } catch {
        let refusal = ColumnRefusal(error)
        return almanac_outcome(refusal, at: refusal.row == nil ? nil : progress, &message)
      }
    }
  }
}
