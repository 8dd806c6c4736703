/// An alert to present: texts, fields and buttons, as data.
///
/// It holds nothing that was typed.
///
/// Each button and each return key comes with the event to apply, so a view needs to know nothing else of the prompt.
public struct PasswordAlert: Sendable, Hashable, Codable {
  /// The title.
  public var title: String

  /// The text below the title; nil where there is none.
  public var text: String?

  /// The fields from top to bottom, all empty; none in an alert that tells of an error.
  public var fields: [Field]

  /// The buttons, the one that goes on first.
  public var buttons: [Button]

  /// A field to type in.
  public struct Field: Sendable, Hashable, Codable {
    /// Which of the two it is.
    public var field: PasswordField

    /// What stands in the field while it is empty.
    public var placeholder: String

    /// What the field shows of what is typed.
    public var entry: Entry

    /// The keys that are offered.
    public var keyboard: Keyboard

    /// HTML's autofill hint, the same for both fields: with `new-password` on both, password managers fill both
    /// (HTML, section "Autofill").
    public var autocomplete: String

    /// What the return key says.
    public var returnKey: ReturnKey

    /// What the return key does.
    public var returnEvent: PasswordPrompt.Event
  }

  /// What a field shows of what is typed.
  public enum Entry: String, Sendable, Hashable, Codable {
    /// Dots; what is typed is kept out of suggestions, dictionaries and screenshots.
    case secure
  }

  /// The keys that are offered.
  public enum Keyboard: String, Sendable, Hashable, Codable {
    /// All of them.
    case text

    /// Digits alone. In HTML: `inputmode="numeric"` and not `type="number"`, which drops leading zeros.
    case numeric
  }

  /// What the return key says.
  public enum ReturnKey: String, Sendable, Hashable, Codable {
    /// There is another field.
    case next

    /// The alert is done.
    case done
  }

  /// A button to press.
  public struct Button: Sendable, Hashable, Codable {
    /// The title.
    public var title: String

    /// What pressing it does.
    public var event: PasswordPrompt.Event
  }
}
