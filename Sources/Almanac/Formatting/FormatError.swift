/// Why a format cannot be made.
///
/// Once it is made, formatting cannot fail.
public struct FormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong; compare with the static members.
  public struct Code: Hashable, Sendable {
    let name: String

    /// The locale's calendar is one that this version does not write.
    public static let unsupportedCalendar = Code(name: "unsupportedCalendar")
    /// The locale asks for a number system that the tables do not know.
    public static let unknownNumberSystem = Code(name: "unknownNumberSystem")
    /// The locale asks for a number system that has rules in place of digits, and ones that this version does not know.
    public static let algorithmicNumberSystem = Code(name: "algorithmicNumberSystem")
    /// The pattern has a letter that a date, a time and an offset from UTC do not answer.
    public static let unsupportedField = Code(name: "unsupportedField")
    /// The pattern has a letter whose text cannot be read back to a date or a time of day.
    public static let unreadableField = Code(name: "unreadableField")
    /// A pattern or a name of the tables is longer than any locale's: 1,024 bytes are the limit.
    public static let textTooLong = Code(name: "textTooLong")
    /// The tables lack what the format needs: they are a subset without that section, or damaged.
    public static let missingData = Code(name: "missingData")
    /// The tables are a subset that was packed without the locale.
    public static let leftOutOfSubset = Code(name: "leftOutOfSubset")
  }

  /// What is wrong.
  public let code: Code
  /// The locale that was asked for.
  public let locale: LocaleTag
  /// The calendar, number system, pattern letter or section that is at fault.
  public let subject: String
  /// The UTF-8 offset in the pattern, for errors of a pattern; nil for all others.
  public let position: Int?
  private let reason: String

  init(_ code: Code, locale: LocaleTag, subject: String, position: Int? = nil, reason: String) {
    self.code = code
    self.locale = locale
    self.subject = subject
    self.position = position
    self.reason = reason
  }

  /// The same error with something more to say.
  func adding(_ text: String) -> FormatError {
    FormatError(code, locale: locale, subject: subject, position: position, reason: "\(reason); \(text)")
  }

  /// The locale, what is wrong, and what would be right.
  public var description: String { "\(locale): \(reason)" }
}

extension FormatError {
  static func unsupportedCalendar(_ calendar: String, _ locale: LocaleTag) -> FormatError {
    FormatError(
      .unsupportedCalendar, locale: locale, subject: calendar,
      reason: "its calendar is \"\(calendar)\", which this version does not write; "
        + "ask for the Gregorian calendar with \"\(locale.adding("ca", LocaleData.gregorian))\"")
  }

  static func unknownNumberSystem(_ name: String, _ locale: LocaleTag) -> FormatError {
    FormatError(
      .unknownNumberSystem, locale: locale, subject: name,
      reason: "there is no number system \"\(name)\" for it; leave -u-nu- out, or name one such as \"latn\"")
  }

  static func algorithmicNumberSystem(_ name: String, _ locale: LocaleTag) -> FormatError {
    FormatError(
      .algorithmicNumberSystem, locale: locale, subject: name,
      reason: "the number system \"\(name)\" has rules that this version does not know; "
        + "leave -u-nu- out, or name one such as \"latn\"")
  }

  static func unsupportedField(_ letter: UInt8, _ count: Int, _ position: Int, _ locale: LocaleTag) -> FormatError {
    let field = String(repeating: Character(Unicode.Scalar(letter)), count: count)
    let isZone = letter == UInt8(ascii: "z") || letter == UInt8(ascii: "v") || letter == UInt8(ascii: "V")
    let what =
      isZone
      ? "the name of a time zone, which needs a live ICU; ask for the offset with \"O\", \"Z\" or \"XXX\""
      : "which a date, a time and an offset do not have"
    return FormatError(
      .unsupportedField, locale: locale, subject: field, position: position,
      reason: "the pattern asks for \"\(field)\" at column \(position + 1), \(what)")
  }

  static func unreadableField(_ letter: UInt8, _ count: Int, _ position: Int, _ locale: LocaleTag) -> FormatError {
    let field = String(repeating: Character(Unicode.Scalar(letter)), count: count)
    return FormatError(
      .unreadableField, locale: locale, subject: field, position: position,
      reason: "the pattern has \"\(field)\" at column \(position + 1), which cannot be read back to a date or a time")
  }

  static func textTooLong(_ text: String, _ byteCount: Int, _ locale: LocaleTag) -> FormatError {
    FormatError(
      .textTooLong, locale: locale, subject: text,
      reason: "the tables have a \(text) of \(byteCount) bytes for it, where \(DateProgram.longestText) are the most")
  }

  static func missingData(_ section: String, _ locale: LocaleTag, _ data: LocaleData) -> FormatError {
    let remedy =
      data.subset.map { "they are \($0); pack a subset with more sections, or use whole tables" }
      ?? "use tables that were packed with them"
    return FormatError(
      .missingData, locale: locale, subject: section, reason: "the tables have no \(section) for it; \(remedy)")
  }

  static func leftOutOfSubset(_ locale: LocaleTag, _ data: LocaleData) -> FormatError {
    let subset = data.subset.map { "\($0)" } ?? "a subset"
    return FormatError(
      .leftOutOfSubset, locale: locale, subject: "locale",
      reason: "the tables are \(subset), and it is none of them; name one of them as fallback, or pack it too")
  }
}
