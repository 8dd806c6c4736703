extension LocaleTagError {
  /// A rule that a text broke.
  ///
  /// New rules may be added, so compare with the static members.
  public struct Code: Sendable, Hashable {
    private let number: UInt8

    private init(_ number: UInt8) {
      self.number = number
    }

    /// The text is empty.
    ///
    /// The root locale is written `und` (ICU's `root` is read too).
    public static let empty = Code(0)
    /// The text, or its canonical form, is longer than ``LocaleTag/maximumLength`` bytes.
    public static let tooLong = Code(1)
    /// A byte is not an ASCII letter, digit or separator.
    public static let invalidCharacter = Code(2)
    /// Two separators touch, or the text starts or ends with one.
    public static let emptySubtag = Code(3)
    /// A subtag is longer than 8 characters.
    public static let subtagTooLong = Code(4)
    /// The first subtag is no language: two, three or five to eight letters.
    public static let malformedLanguage = Code(5)
    /// More than one extended language follows the language, and they are no legacy tag.
    public static let repeatedExtendedLanguage = Code(6)
    /// A subtag has the form of nothing that may stand at its place.
    public static let unexpectedSubtag = Code(7)
    /// The same variant is there twice.
    public static let repeatedVariant = Code(8)
    /// The same extension is there twice.
    public static let repeatedExtension = Code(9)
    /// An extension or private use part has no content.
    public static let emptyExtension = Code(10)
    /// A two-character key of `-u-` or `-t-` has no such form.
    public static let malformedKey = Code(11)
    /// A field of `-t-` has no value.
    public static let missingFieldValue = Code(12)
    /// The same field of `-t-` is there twice.
    public static let repeatedField = Code(13)
    /// After `@`, a keyword's name is neither known nor a key of `-u-`, or `=` is missing.
    public static let unknownKeyword = Code(14)
    /// After `@`, a keyword's value has no BCP 47 form.
    public static let malformedKeywordValue = Code(15)
    /// After `.`, the character set's name is empty or has other characters than letters, digits and `-_:+.`.
    public static let malformedCharacterSet = Code(16)
    /// After `@`, a POSIX modifier is not known and does not have the form of a variant.
    public static let unknownModifier = Code(17)

    /// The rule in words, with the place.
    func reason(position: Int) -> String {
      switch self {
      case .empty: "a locale tag has at least one subtag; the root locale is \"und\""
      case .tooLong: "a locale tag has at most \(LocaleTag.maximumLength) bytes, as given and in canonical form"
      case .invalidCharacter: "byte \(position) is not an ASCII letter, a digit, \"-\" or \"_\""
      case .emptySubtag: "a subtag is missing at byte \(position)"
      case .subtagTooLong: "the subtag at byte \(position) is longer than 8 characters"
      case .malformedLanguage: "the language at byte \(position) is not 2, 3 or 5 to 8 letters"
      case .repeatedExtendedLanguage: "a second extended language stands at byte \(position)"
      case .unexpectedSubtag: "the subtag at byte \(position) has no form that may stand there"
      case .repeatedVariant: "the variant at byte \(position) is there twice"
      case .repeatedExtension: "the extension at byte \(position) is there twice"
      case .emptyExtension: "the extension at byte \(position) is empty"
      case .malformedKey: "the key at byte \(position) does not end in a letter (-u-) or is no letter and digit (-t-)"
      case .missingFieldValue: "the field at byte \(position) has no value"
      case .repeatedField: "the field at byte \(position) is there twice"
      case .unknownKeyword: "the keyword at byte \(position) is not a known name followed by \"=\""
      case .malformedKeywordValue: "the keyword's value at byte \(position) has no BCP 47 form"
      case .malformedCharacterSet: "the character set at byte \(position) is not a name"
      case .unknownModifier: "the modifier at byte \(position) is not known"
      default: preconditionFailure("a code without a reason")
      }
    }
  }
}
