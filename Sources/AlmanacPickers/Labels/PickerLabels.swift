public import Almanac

/// The texts of pickers in one language: titles, buttons, names of columns, reasons.
///
/// ```swift
/// let labels = try PickerLabels(for: "pt-BR")
/// labels.text(.titleDate)                        // Selecione a data
/// labels.text(.fieldDate, "30/11/2026")          // Data: 30/11/2026
/// ```
///
/// Seven languages are compiled in, those of ``MessageLanguage``. Any other one is a file of the same form as
/// `Resources/Messages/en.json`, which decodes as a value of this type. Labels are complete or are refused: there is no
/// text of another language in the place of a missing one.
public struct PickerLabels: Sendable {
  /// The locale that the texts are for.
  public let language: LocaleTag

  let storage: Storage

  enum Storage: Sendable, Hashable {
    case builtIn(MessageLanguage)
    case custom(LabelTexts)
  }

  /// The labels that are compiled in for the people of a locale.
  ///
  /// - Parameter locale: Who reads them; see ``MessageLanguage/init(readBy:)``.
  /// - Throws: `noLabels` for a locale that none of the seven languages is read in.
  public init(for locale: LocaleTag) throws(PickerError) {
    guard let language = MessageLanguage(readBy: locale) else {
      throw PickerError(
        .noLabels, "\(locale)",
        "there are no labels in its language; pass labels of your own, or name a fallback such as "
          + MessageLanguage.allCases.map(\.rawValue).joined(separator: ", "))
    }
    self.init(language)
  }

  /// The labels that are compiled in for a language.
  public init(_ language: MessageLanguage) {
    self.language = language.tag
    storage = .builtIn(language)
  }

  /// Labels of the caller's own.
  ///
  /// - Parameters:
  ///   - language: The locale that the texts are for; its plural categories are CLDR's, from the embedded tables.
  ///   - texts: The texts by the keys of a file in `Resources/Messages`; keys that are not a picker's are left out.
  /// - Throws: `incompleteLabels` where a text is missing or empty, or where its places are not those of its key.
  public init(language: LocaleTag, texts: [String: String]) throws(PickerError) {
    self.language = language
    storage = .custom(try LabelTexts(language: language, texts))
  }

  /// The names in braces that a text has, sorted; a brace that is no part of a place counts as one without a name.
  package static func places(of text: String) -> [String] {
    var places: [String] = []
    var name: String?
    for character in text {
      switch character {
      case "{": name = ""
      case "}":
        if let found = name { places.append(found) }
        name = nil
      default: name?.append(character)
      }
    }
    if name != nil { places.append("") }
    return places.sorted()
  }
}

// MARK: - Texts

extension PickerLabels {
  /// The text of a key, with its places as they are; of one that ``LabelKey/isCounted``, the form of most numbers.
  public func text(_ key: LabelKey) -> String { texts.plain[key] ?? texts.counted[key]?[.other] ?? "" }

  /// The text of a key that has one place, with a value in it.
  public func text(_ key: LabelKey, _ value: String) -> String {
    MessageText.filling(text(key)) { _ in value }
  }

  /// The text of a key with several places, whose values are in the order of ``LabelKey/places``.
  func text(_ key: LabelKey, pieces: [String]) -> String {
    let places = key.places
    return MessageText.filling(text(key)) { name in places.firstIndex { $0 == name }.map { pieces[$0] } }
  }

  /// The text of a key for a number.
  ///
  /// - Parameters:
  ///   - key: A key that ``LabelKey/isCounted``.
  ///   - count: The number, which decides the form.
  ///   - digits: The number as it is shown.
  /// - Returns: The text.
  func text(_ key: LabelKey, counting count: Int, as digits: String) -> String {
    let category: PluralCategory =
      switch storage {
      case .builtIn(let language): PluralCategory(of: count, in: language)
      // The rules have been read once, when the labels were made.
      case .custom: (try? PluralRules(locale: language))?.category(for: count) ?? .other
      }
    return MessageText.filling(texts.counted[key]?[category] ?? "") { _ in digits }
  }

  /// What stands before and after the value in a text with one place.
  func frame(_ key: LabelKey) -> (prefix: String, suffix: String) { MessageText.frame(text(key)) }

  private var texts: LabelTexts {
    switch storage {
    case .builtIn(let language): .builtIn(language)
    case .custom(let texts): texts
    }
  }
}

extension PickerLabels: Hashable {
  /// Whether both are for one locale and have the same texts.
  public static func == (left: PickerLabels, right: PickerLabels) -> Bool {
    left.language == right.language && left.storage == right.storage
  }

  /// Hashes the locale and the texts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(language)
    hasher.combine(storage)
  }
}
