import Almanac
import CAlmanacColumns

/// What a handle of a parser holds.
final class ColumnParser: Sendable {
  private let readers: IdleValues<DateColumnReader>
  private let unreadable: DateColumnReader.Unreadable

  /// Opens a parser of what a format writes; the window is `ALMANAC_NO_WINDOW` or a year.
  init(_ format: ColumnFormat, _ flags: UInt32, _ window: Int32) throws(ColumnRefusal) {
    unreadable = flags & UInt32(ALMANAC_NULL_IF_UNREADABLE) == 0 ? .error : .null
    do throws(FormatError) {
      let parser = try DateParser(
        format.format, mode: flags & UInt32(ALMANAC_STRICT) == 0 ? .tolerant : .strict,
        twoDigitYears: window == Int32.min ? .refused : .window(from: Int(window)))
      readers = IdleValues(DateColumnReader(parser))
    } catch {
      throw ColumnRefusal(error)
    }
  }

  /// Reads a column.
  func read(
    _ text: Span<UInt8>, _ offsets: Span<Int32>, _ validity: Span<UInt8>?, _ bitOffset: Int,
    _ days: inout MutableSpan<Int32>, _ dayValidity: inout MutableSpan<UInt8>, _ message: inout MutableSpan<UInt8>
  ) -> almanac_outcome {
    readers.withValue { reader in
      do throws(ColumnError) {
        let nullCount = try reader.read(
          text, offsets: offsets, validity: validity, bitOffset: bitOffset, days: &days, dayValidity: &dayValidity,
          unreadable: unreadable)
        return almanac_outcome(count: nullCount)
      } catch {
        return almanac_outcome(ColumnRefusal(error), at: nil, &message)
      }
    }
  }
}
