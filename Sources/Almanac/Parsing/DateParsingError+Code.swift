extension DateParsingError {
  /// What kind of thing went wrong; compare with the static members.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    /// The code's name, which does not change.
    public let description: String

    /// Something else stands where a part of the date should, or the text ends there, or goes on behind the date.
    public static let unexpectedText = Code(description: "unexpectedText")
    /// The text has several readings.
    public static let ambiguous = Code(description: "ambiguous")
    /// The text is longer than ``DateParser/maximumUTF8Count`` bytes.
    public static let textTooLong = Code(description: "textTooLong")
    /// The bytes are not UTF-8.
    public static let notUTF8 = Code(description: "notUTF8")
    /// A year has two digits, and nothing says of which century.
    public static let twoDigitYear = Code(description: "twoDigitYear")
    /// The format lacks a year, month, day, hour or part of the day, and the caller gave no default.
    public static let missingField = Code(description: "missingField")
    /// No era has a year 0, also where the era is not written; only the field `u` counts one.
    public static let yearOutOfRange = Code(description: "yearOutOfRange")
    /// Months run from 1 to 12.
    public static let monthOutOfRange = Code(description: "monthOutOfRange")
    /// The month has no such day.
    public static let dayOutOfRange = Code(description: "dayOutOfRange")
    /// The day has no such hour.
    public static let hourOutOfRange = Code(description: "hourOutOfRange")
    /// Minutes run from 0 to 59.
    public static let minuteOutOfRange = Code(description: "minuteOutOfRange")
    /// Seconds run from 0 to 59.
    public static let secondOutOfRange = Code(description: "secondOutOfRange")
    /// The date lies beyond those of `CivilDate`.
    public static let dateOutOfRange = Code(description: "dateOutOfRange")
    /// The date is another day of the week.
    public static let weekdayMismatch = Code(description: "weekdayMismatch")
    /// Two parts of the text cannot both be true: a quarter and a month, a part of the day and an hour.
    public static let contradiction = Code(description: "contradiction")
  }
}
