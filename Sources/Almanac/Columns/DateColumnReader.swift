/// Reads whole columns of texts as days: what ``DateColumnWriter`` does, the other way round.
///
/// ```swift
/// var reader = DateColumnReader(try DateParser(date: .long, locale: "ja"))
/// let nulls = try reader.read(
///   column.utf8.span, offsets: column.offsets.span, days: &days, dayValidity: &bits, unreadable: .null)
/// ```
///
/// What is read is what ``DateParser`` reads. The day of a text that stands in many rows is found once. A reader changes while it
/// reads: give each thread its own.
public struct DateColumnReader: Sendable {
  /// What is done with a text that is no date.
  public enum Unreadable: Sendable {
    /// It ends the reading with an error that has the row.
    case error
    /// Its day is null.
    case null
  }

  /// The parser of the texts.
  public let parser: DateParser
  /// As for ``DateParser/date(from:reference:defaults:)``.
  public let reference: CivilDate?
  private var known = TextDays()

  /// Makes a reader of a parser.
  ///
  /// - Parameters:
  ///   - parser: the parser.
  ///   - reference: what years of two digits lie near to, as for ``DateParser/date(from:reference:defaults:)``.
  public init(_ parser: DateParser, reference: CivilDate? = nil) {
    self.parser = parser
    self.reference = reference
  }

  /// Reads a column of texts into buffers that are there.
  ///
  /// - Parameters:
  ///   - text: the bytes that the offsets point to.
  ///   - offsets: where each text begins, and behind them where the last one ends: one more than there are days. They need not
  ///     begin with 0.
  ///   - validity: a bit for each row, the lowest of a byte first, 1 for a value and 0 for a null; nil where there is no
  ///     null.
  ///   - bitOffset: the bit of the first row, from 0 on.
  ///   - days: where the days go, each as its number since 1970-01-01; 0 for a null.
  ///   - dayValidity: where the validity bits of the days go, from bit 0 on: one byte for eight rows.
  ///   - unreadable: what is done with a text that is no date. An empty text is none either.
  /// - Returns: how many of the days are null.
  /// - Throws: `ColumnError`: `wrongSize` before anything is read; `invalidOffsets`, and `unreadable` where that is asked
  ///   for, with the row; the rows before it are read.
  public mutating func read(
    _ text: Span<UInt8>, offsets: Span<Int32>, validity: Span<UInt8>? = nil, bitOffset: Int = 0,
    days: inout MutableSpan<Int32>, dayValidity: inout MutableSpan<UInt8>, unreadable: Unreadable = .error
  ) throws(ColumnError) -> Int {
    guard offsets.count - 1 == days.count else { throw .wrongOffsets(offsets.count, rows: days.count) }
    if let validity { try ValidityBits.check(validity.count, bitOffset: bitOffset, rows: days.count) }
    try ValidityBits.check(dayValidity.count, bitOffset: 0, rows: days.count)
    var nullCount = 0
    for row in 0..<days.count {
      var day: Int32?
      var isValid = true
      if let validity { isValid = ValidityBits.isValid(validity, bitOffset, row) }
      if isValid {
        let (start, end) = (offsets[row], offsets[row + 1])
        guard start >= 0, start <= end, end <= text.count else {
          throw .invalidOffsets(start, end, row: row, byteCount: text.count)
        }
        day = try read(text.extracting(Int(start)..<Int(end)), row, unreadable)
      }
      days[row] = day ?? 0
      ValidityBits.set(day != nil, row, in: &dayValidity)
      nullCount += day == nil ? 1 : 0
    }
    return nullCount
  }

  @inline(__always)
  private mutating func read(
    _ text: Span<UInt8>, _ row: Int, _ unreadable: Unreadable
  ) throws(ColumnError) -> Int32? {
    guard text.count <= TextDays.longestText else { return try parse(text, row, unreadable) }
    let key = TextDays.Key(text)
    switch known.reading(of: key) {
    case .day(let day)?: return day
    case .unreadable? where unreadable == .null: return nil
    default:
      let day = try parse(text, row, unreadable)
      known.keep(day.map { .day($0) } ?? .unreadable, of: key)
      return day
    }
  }

  @inline(never)
  private func parse(_ text: Span<UInt8>, _ row: Int, _ unreadable: Unreadable) throws(ColumnError) -> Int32? {
    do throws(DateParsingError) {
      return try parser.date(utf8: text, reference: reference).dayNumber
    } catch {
      guard unreadable == .error else { return nil }
      throw ColumnError(.unreadable, row: row, parsing: error, reason: error.description)
    }
  }
}
