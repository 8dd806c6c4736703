/// A piece of a formatted date or time: a field, or the literal text between fields.
public struct DatePart: Hashable, Sendable {
  /// What the piece is.
  public let field: Field
  /// The letter of the pattern that the piece was written for, such as `y`; nil for literal text.
  ///
  /// It is finer than the field: `h` and `H` both are hours.
  public let letter: Character?
  /// Where it stands in the text, in UTF-8 bytes.
  public let utf8Range: Range<Int>
  /// Its text.
  public let text: String

  /// What a piece of a date or a time is.
  ///
  /// Source: UTS #35 part 4, "Date Field Symbol Table".
  public struct Field: Hashable, Sendable, CustomStringConvertible {
    /// The field's name; that of ECMA-402's `formatToParts` for those which that knows.
    public let description: String

    /// The era (`G`).
    public static let era = Field(description: "era")
    /// The year (`y`, `u`), or that of the week (`Y`).
    public static let year = Field(description: "year")
    /// The Gregorian year in which the year begins (`r`).
    public static let relatedYear = Field(description: "relatedYear")
    /// The name of a year in a cycle (`U`).
    public static let yearName = Field(description: "yearName")
    /// The quarter (`Q`, `q`).
    public static let quarter = Field(description: "quarter")
    /// The month, as a number or in words (`M`, `L`).
    public static let month = Field(description: "month")
    /// The week of the year (`w`) or of the month (`W`).
    public static let week = Field(description: "week")
    /// The day of the month (`d`), of the year (`D`), or of all days (`g`).
    public static let day = Field(description: "day")
    /// The day of the week (`E`, `e`, `c`).
    public static let weekday = Field(description: "weekday")
    /// Which of a month's Mondays, Tuesdays … the day is (`F`).
    public static let weekdayInMonth = Field(description: "weekdayInMonth")
    /// AM and PM, noon, or a part of the day (`a`, `b`, `B`).
    public static let dayPeriod = Field(description: "dayPeriod")
    /// The hour (`h`, `H`, `k`, `K`).
    public static let hour = Field(description: "hour")
    /// The minute (`m`).
    public static let minute = Field(description: "minute")
    /// The second (`s`).
    public static let second = Field(description: "second")
    /// The fraction of a second (`S`), or the milliseconds of the day (`A`).
    public static let fractionalSecond = Field(description: "fractionalSecond")
    /// The offset from UTC (`Z`, `O`, `X`, `x`, and `z` of a style).
    public static let timeZoneName = Field(description: "timeZoneName")
    /// Text of the pattern itself.
    public static let literal = Field(description: "literal")
  }
}

extension DatePart.Field {
  /// The field of a pattern's letter.
  init(_ letter: UInt8) {
    switch Unicode.Scalar(letter) {
    case "G": self = .era
    case "y", "Y", "u": self = .year
    case "r": self = .relatedYear
    case "U": self = .yearName
    case "Q", "q": self = .quarter
    case "M", "L": self = .month
    case "w", "W": self = .week
    case "d", "D", "g": self = .day
    case "E", "e", "c": self = .weekday
    case "F": self = .weekdayInMonth
    case "a", "b", "B": self = .dayPeriod
    case "h", "H", "k", "K": self = .hour
    case "m": self = .minute
    case "s": self = .second
    case "S", "A": self = .fractionalSecond
    case "Z", "O", "X", "x", "z": self = .timeZoneName
    default: self = .literal
    }
  }
}
