public import Almanac
import AlmanacPickers

/// The texts of forms in one language.
///
/// ```swift
/// let labels = try FormLabels(for: "tr")
/// labels[.send]                                            // Gönder
/// labels.text(.problem, ["Tarih", "Böyle bir tarih yok."]) // Tarih: Böyle bir tarih yok.
/// ```
///
/// Seven languages are compiled in, those of `MessageLanguage`. Any other one is the caller's, complete or refused. Making
/// labels reads fifteen texts, some microseconds; a server keeps those of each language.
public struct FormLabels: Hashable, Sendable {
  /// The locale that the texts are for.
  public let language: LocaleTag

  /// The texts in the order of the keys.
  private let texts: [String]
  /// The word for an error, which passwords and forms share.
  let error: String

  /// The labels that are compiled in for the people of a locale.
  ///
  /// - Parameter locale: Who reads them; see `MessageLanguage.init(readBy:)`.
  /// - Throws: `noLabels` for a locale that none of the seven languages is read in.
  public init(for locale: LocaleTag) throws(FormError) {
    guard let language = MessageLanguage(readBy: locale) else {
      throw FormError(
        .noLabels, "\(locale)",
        "there are no labels in its language; pass labels of your own, or name one of "
          + MessageLanguage.allCases.map(\.rawValue).joined(separator: ", "))
    }
    self.init(language)
  }

  /// The labels that are compiled in for a language.
  public init(_ language: MessageLanguage) {
    self.language = language.tag
    texts = FormLabelKey.allCases.map { MessageText.text($0.fileKey, in: language) }
    error = MessageText.text("title.error", in: language)
  }

  /// Labels of the caller's own.
  ///
  /// - Parameters:
  ///   - language: The locale that the texts are for.
  ///   - texts: The texts by the keys of a file in `Resources/Messages`: `form.send` and the others, and `title.error`.
  ///     Other keys are left out.
  /// - Throws: `incompleteLabels` where a text is missing or empty, or where its places are not those of its key.
  public init(language: LocaleTag, texts: [String: String]) throws(FormError) {
    func text(_ key: String, _ places: [String]) throws(FormError) -> String {
      guard let text = texts[key], !text.isEmpty else {
        throw FormError(.incompleteLabels, key, "the labels for \(language) lack this text")
      }
      guard PickerLabels.places(of: text) == places.sorted() else {
        let wanted = places.map { "{\($0)}" }.joined(separator: ", ")
        throw FormError(
          .incompleteLabels, key,
          "the text for \(language) is to have " + (places.isEmpty ? "no places" : "the places \(wanted)"))
      }
      return text
    }
    self.language = language
    var kept: [String] = []
    for key in FormLabelKey.allCases { kept.append(try text(key.fileKey, key.places)) }
    self.texts = kept
    error = try text("title.error", [])
  }

  /// The text of a key, with its places as they are.
  public subscript(key: FormLabelKey) -> String { texts[key.index] }

  /// The text of a key with values in its places, in the order of ``FormLabelKey/places``.
  public func text(_ key: FormLabelKey, _ values: [String]) -> String {
    MessageText.filling(self[key]) { name in
      key.places.firstIndex { $0 == name }.flatMap { $0 < values.count ? values[$0] : nil }
    }
  }
}

extension FormLabelKey {
  /// The place among all keys.
  fileprivate var index: Int {
    switch self {
    case .choose: 0
    case .error: 1
    case .foreign: 2
    case .hidden: 3
    case .hide: 4
    case .language: 5
    case .optional: 6
    case .part: 7
    case .problem: 8
    case .problems: 9
    case .refresh: 10
    case .refused: 11
    case .send: 12
    case .show: 13
    case .shown: 14
    }
  }
}
