import Almanac

/// Why a picker can't be made, resumed or moved.
///
/// These are for programmers, in English; what people read is a ``RowRefusal``.
public struct PickerError: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// What kind of thing is wrong.
  public let code: Code
  /// What was given, as text.
  public let subject: String
  /// What is wrong and what would be right.
  public let reason: String

  /// The subject and the reason on one line.
  public var description: String { subject.isEmpty ? reason : "\(subject): \(reason)" }

  init(_ code: Code, _ subject: String = "", _ reason: String) {
    self.code = code
    self.subject = subject
    self.reason = reason
  }

  /// What a format says of a locale; its text begins with the locale, which is the subject here.
  init(_ error: FormatError) {
    let subject = "\(error.locale)"
    self.init(.unsupportedLocale, subject, String("\(error)".dropFirst(subject.count + 2)))
  }

  /// The kinds of errors.
  public enum Code: String, Hashable, Sendable, Codable, CaseIterable {
    /// The minimum is above the maximum.
    case minimumAboveMaximum
    /// A bound is missing that the columns end at.
    case boundsMissing
    /// A value is of another kind than the picker's, or outside what its calendar and columns can show.
    case valueOutOfRange
    /// Nothing is left to choose between the bounds.
    case nothingAvailable
    /// A step is not one that its unit can be divided by.
    case invalidStep
    /// The order names a column twice, or lacks one, or has one too many.
    case invalidOrder
    /// A column would have more rows than a client can draw: 10,000 are the most.
    case tooManyRows
    /// A picker needs another number of columns, buttons or names.
    case invalidColumns
    /// Labels lack a text, or a text lacks the place of a value.
    case incompleteLabels
    /// No labels are in the language, and no fallback is named.
    case noLabels
    /// The locale's calendar, digits or names can't be had.
    case unsupportedLocale
    /// A sheet can't be laid out on the screen.
    case unsupportedLayout
    /// A state does not belong to the picker, or was altered.
    case invalidState
    /// The picker has no such column.
    case noSuchColumn
    /// The column has no such row.
    case noSuchRow
    /// The picker has no such button, or it can't be pressed now.
    case noSuchButton
    /// The picker has no use for events of this kind.
    case noSuchEvent
    /// There is no value to take.
    case nothingSelected
    /// The digits are none, or no row has the number.
    case unreadableDigits
  }
}
