/// Why a form can't be written, or a post can't be read.
///
/// These are for programmers and logs, in English; what people read is a ``FieldProblem``. An error never has a value of a
/// post in it, since that may be a password: it names the field.
public struct FormError: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// What kind of thing is wrong.
  public let code: Code
  /// What it is about: the name of a field, a language, a media type.
  ///
  /// No more than 80 characters of it are kept.
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

  /// The beginning of a text that somebody else wrote, with what can't be seen or breaks a line replaced.
  static func excerpt(_ text: String) -> String {
    var excerpt = ""
    for scalar in text.unicodeScalars.prefix(80) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate:
        excerpt.unicodeScalars.append("\u{FFFD}")
      default: excerpt.unicodeScalars.append(scalar)
      }
    }
    return excerpt
  }

  /// The kinds of errors.
  public enum Code: String, Hashable, Sendable, Codable, CaseIterable {
    /// A name or prefix has other characters than names have.
    case invalidName
    /// Two fields of a form have the same name, or two forms of a page the same prefix.
    case repeatedName
    /// No labels are in the language.
    case noLabels
    /// Labels lack a text, or a text lacks the place of a value.
    case incompleteLabels
    /// The body is of another media type, or in another encoding than UTF-8.
    case mediaType
    /// The body is longer than the limit.
    case bodyTooLong
    /// The body has more fields than the limit.
    case tooManyPairs
    /// The name of a field is longer than the limit.
    case nameTooLong
    /// The value of a field is longer than the limit.
    case valueTooLong
    /// A field is there twice.
    case repeatedField
    /// The name of a field has brackets, as those of arrays have.
    case arrayField
    /// A name or a value is not UTF-8.
    case notUTF8
    /// A name or a value has a NUL in it.
    case nullCharacter
  }
}
