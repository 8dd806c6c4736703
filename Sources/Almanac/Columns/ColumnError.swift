/// Why a column could not be written or read to its end.
///
/// ```swift
/// do {
///   _ = try writer.column(of: days.span)
/// } catch {
///   error.code       // dayOutOfRange
///   error.row        // 41
///   error.reason     // the day 9999-12-31 is outside of 1900-01-01...2100-12-31
/// }
/// ```
public struct ColumnError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong; compare with the static members.
  public struct Code: Hashable, Sendable {
    let name: String

    /// The buffers do not belong together: offsets of another number of rows, or too few validity bits.
    public static let wrongSize = Code(name: "wrongSize")
    /// The text of the rows up to this one fills the buffer that was given.
    public static let noRoom = Code(name: "noRoom")
    /// The text of the rows up to this one has 2,147,483,647 bytes, behind which no offset of 32 bits points.
    public static let offsetsFull = Code(name: "offsetsFull")
    /// The row's day is not among those that the writer was made for.
    public static let dayOutOfRange = Code(name: "dayOutOfRange")
    /// The row's offsets are negative, go backwards, or lie outside of the text.
    public static let invalidOffsets = Code(name: "invalidOffsets")
    /// The row's text is none that the parser reads.
    public static let unreadable = Code(name: "unreadable")
  }

  /// What is wrong.
  public let code: Code
  /// The row that is at fault, from 0 on; 0 where the buffers are.
  public let row: Int
  /// What the parser said about the row's text; nil for all codes but `unreadable`.
  public let parsing: DateParsingError?
  /// The sentence that says what is wrong, without the row.
  public let reason: String

  init(_ code: Code, row: Int, parsing: DateParsingError? = nil, reason: String) {
    self.code = code
    self.row = row
    self.parsing = parsing
    self.reason = reason
  }

  /// The row and what is wrong, on one line.
  public var description: String { code == .wrongSize ? reason : "row \(row): \(reason)" }
}

extension ColumnError {
  /// Offsets of another number of rows than the days have.
  static func wrongOffsets(_ count: Int, rows: Int) -> ColumnError {
    ColumnError(
      .wrongSize, row: 0, reason: "a column of \(rows) rows has \(rows + 1) offsets, and there is room for \(count)")
  }

  /// Fewer validity bits than rows.
  static func wrongValidity(byteCount: Int, bitOffset: Int, rows: Int) -> ColumnError {
    ColumnError(
      .wrongSize, row: 0,
      reason: "\(rows) rows from bit \(bitOffset) on have no validity bits in \(byteCount) bytes")
  }

  static func noRoom(row: Int, byteCount: Int) -> ColumnError {
    ColumnError(.noRoom, row: row, reason: "its text does not fit behind the \(byteCount) bytes of the rows before it")
  }

  static func offsetsFull(row: Int, limit: Int) -> ColumnError {
    ColumnError(
      .offsetsFull, row: row,
      reason: "with its text the column has more than \(limit) bytes, which is as far as offsets of 32 bits reach; "
        + "write fewer rows at once")
  }

  static func dayOutOfRange(_ day: CivilDate, row: Int, _ days: ClosedRange<CivilDate>) -> ColumnError {
    ColumnError(
      .dayOutOfRange, row: row, reason: "the day \(day) is outside of \(days.lowerBound)...\(days.upperBound)")
  }

  static func invalidOffsets(_ start: Int32, _ end: Int32, row: Int, byteCount: Int) -> ColumnError {
    ColumnError(
      .invalidOffsets, row: row,
      reason: "its text would be the bytes from \(start) to \(end) of \(byteCount)")
  }
}
