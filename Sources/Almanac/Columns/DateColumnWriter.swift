/// Writes whole columns of days in the words of a locale.
///
/// ```swift
/// var writer = DateColumnWriter(try DateTimeFormat(date: .long, locale: "ja"))
/// let column = try writer.column(of: days.span)          // days: [Int32], since 1970-01-01
/// column[0]                                              // 2026年11月30日
/// ```
///
/// Columns have the layout of Apache Arrow: `date32` in, which is an `Int32` a row, days since 1970-01-01, with optional
/// validity bits, and `utf8` out, which is bytes and offsets of 32 bits.
///
/// The text of a day is written once and copied after that, also in later columns, so keep the writer; the memory for that
/// is bounded, a few megabytes at most. Nothing is allocated for a row. The texts are those of ``DateTimeFormat``, byte for
/// byte. A writer changes while it writes: give each thread its own.
public struct DateColumnWriter: Sendable {
  /// The format of the days; what it writes of the time is that of the start of the day.
  public let format: DateTimeFormat
  /// The days that are written; others are an error.
  public let days: ClosedRange<CivilDate>

  let program: DateProgram
  var texts = DayTexts()

  /// Makes a writer of a format.
  ///
  /// - Parameters:
  ///   - format: the format.
  ///   - days: the days that are written. Engines use days far away for "never" and "for ever"; a range that leaves
  ///     those out makes an error of them, with the row.
  public init(
    _ format: DateTimeFormat, days: ClosedRange<CivilDate> = CivilDate.earliest...CivilDate.latest
  ) {
    self.format = format
    self.days = days
    program = format.program
  }

  /// The room that one row needs, in bytes; none takes more.
  public var maximumUTF8Count: Int { program.capacity }

  /// Writes a column of days into buffers that are there.
  ///
  /// - Parameters:
  ///   - days: the days, each as its number since 1970-01-01, negative before it. The number of a null is not looked at.
  ///   - validity: a bit for each row, the lowest of a byte first, 1 for a value and 0 for a null; nil where there is no
  ///     null. The text of a null is empty.
  ///   - bitOffset: the bit of the first row, from 0 on; those before it belong to rows that are not in `days`.
  ///   - offsets: where each text begins, and behind them where the last one ends: one more than there are days.
  ///   - text: where the bytes of the texts go. With ``maximumUTF8Count`` bytes a row nothing can be missing; what lies
  ///     behind the last text may be overwritten.
  /// - Returns: the number of bytes that the texts have.
  /// - Throws: `ColumnError`: `wrongSize` before anything is written; `noRoom` where the text is full, `offsetsFull` where
  ///   offsets of 32 bits point no further, `dayOutOfRange`, each with the row; the rows before it are written.
  public mutating func write(
    _ days: Span<Int32>, validity: Span<UInt8>? = nil, bitOffset: Int = 0, offsets: inout MutableSpan<Int32>,
    text: inout MutableSpan<UInt8>
  ) throws(ColumnError) -> Int {
    var progress = Progress()
    try write(days, validity, bitOffset, &progress, &offsets, &text)
    return progress.byteCount
  }

  /// Writes a column of days into arrays of its own.
  ///
  /// The parameters are those of ``write(_:validity:bitOffset:offsets:text:)``.
  ///
  /// - Returns: the texts.
  /// - Throws: `ColumnError`: `wrongSize`, `offsetsFull` or `dayOutOfRange`.
  public mutating func column(
    of days: Span<Int32>, validity: Span<UInt8>? = nil, bitOffset: Int = 0
  ) throws(ColumnError) -> TextColumn {
    var offsets = [Int32](repeating: 0, count: days.count + 1)
    var text = [UInt8](repeating: 0, count: days.count * 16 + program.capacity)
    var progress = Progress()
    while true {
      var offsetSpan = offsets.mutableSpan
      var textSpan = text.mutableSpan
      do throws(ColumnError) {
        try write(days, validity, bitOffset, &progress, &offsetSpan, &textSpan)
        break
      } catch {
        guard error.code == .noRoom else { throw error }
      }
      text.append(contentsOf: repeatElement(0, count: text.count))
    }
    text.removeLast(text.count - progress.byteCount)
    return TextColumn(offsets: offsets, utf8: text)
  }

  /// How far a column is written.
  package struct Progress: Sendable {
    /// The next row to write.
    package var row = 0
    /// The bytes of the rows before it.
    package var byteCount = 0
    /// The most bytes that a column has; tests make it small.
    package var longestText = Int(Int32.max)

    package init() {}
  }
}
