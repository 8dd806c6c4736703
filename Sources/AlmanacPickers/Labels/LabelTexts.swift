import Almanac

/// All labels of one language: what pages ask for by the hundred is looked up in the language's file once.
struct LabelTexts: Hashable, Sendable {
  /// The texts without a number in them; a counted key is not among them.
  private(set) var plain: [LabelKey: String] = [:]
  /// The forms of counted keys.
  private(set) var counted: [LabelKey: [PluralCategory: String]] = [:]

  /// Goes through the texts of a file, which a caller finds and checks.
  private init<Failure>(
    _ categories: [PluralCategory], _ text: (LabelKey, String) throws(Failure) -> String
  ) throws(Failure) {
    for key in LabelKey.allCases {
      guard key.isCounted else {
        plain[key] = try text(key, key.fileKey)
        continue
      }
      for category in categories { counted[key, default: [:]][category] = try text(key, key.fileKey(category)) }
    }
  }

  /// Takes the caller's texts by the keys of a file.
  ///
  /// - Throws: `incompleteLabels` where a text is missing or empty, or where its places are not those of its key.
  init(language: LocaleTag, _ texts: [String: String]) throws(PickerError) {
    let categories: [PluralCategory]
    do throws(FormatError) {
      categories = try PluralRules(locale: language).categories
    } catch {
      throw PickerError(error)
    }
    try self.init(categories) { (key, fileKey) throws(PickerError) in
      guard let text = texts[fileKey], !text.isEmpty else {
        throw PickerError(.incompleteLabels, fileKey, "the labels for \(language) lack this text")
      }
      guard PickerLabels.places(of: text) == key.places.sorted() else {
        let places = key.places.map { "{\($0)}" }.joined(separator: ", ")
        throw PickerError(
          .incompleteLabels, fileKey,
          places.isEmpty
            ? "the text for \(language) is to have no places"
            : "the text for \(language) is to have the places \(places)")
      }
      return text
    }
  }

  /// The texts by the keys of a file.
  var byFileKey: [String: String] {
    var texts: [String: String] = [:]
    for (key, text) in plain { texts[key.fileKey] = text }
    for (key, forms) in counted {
      for (category, text) in forms { texts[key.fileKey(category)] = text }
    }
    return texts
  }
}

// MARK: - Those that are compiled in

extension LabelTexts {
  /// The texts of a language that is compiled in, read when they are first asked for.
  static func builtIn(_ language: MessageLanguage) -> LabelTexts {
    switch language {
    case .english: english
    case .brazilianPortuguese: brazilianPortuguese
    case .europeanPortuguese: europeanPortuguese
    case .japanese: japanese
    case .simplifiedChinese: simplifiedChinese
    case .traditionalChinese: traditionalChinese
    case .turkish: turkish
    }
  }

  private static let english = LabelTexts(.english)
  private static let brazilianPortuguese = LabelTexts(.brazilianPortuguese)
  private static let europeanPortuguese = LabelTexts(.europeanPortuguese)
  private static let japanese = LabelTexts(.japanese)
  private static let simplifiedChinese = LabelTexts(.simplifiedChinese)
  private static let traditionalChinese = LabelTexts(.traditionalChinese)
  private static let turkish = LabelTexts(.turkish)

  private init(_ language: MessageLanguage) {
    self.init(PluralCategory.all(in: language)) { MessageText.text($1, in: language) }
  }
}

extension LabelKey {
  /// The key in a file of messages for a form of a counted text.
  fileprivate func fileKey(_ category: PluralCategory) -> String { "\(fileKey).\(category.rawValue)" }
}
