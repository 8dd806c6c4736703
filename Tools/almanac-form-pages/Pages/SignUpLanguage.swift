import Almanac
import AlmanacHTML
import AlmanacPickers

/// A language of the page.
package struct SignUpLanguage: Sendable {
  /// The locale.
  let locale: LocaleTag
  /// What the language is called by those who read it.
  let name: String
  let texts: SignUpTexts
  let labels: FormLabels
  /// The labels of pickers; nil for those that are compiled in.
  let pickerLabels: PickerLabels?

  /// The languages that there are, the default first.
  static let locales: [(locale: LocaleTag, name: String)] = [
    ("en", "English"), ("pt-BR", "Português (Brasil)"), ("pt-PT", "Português (Portugal)"), ("ja", "日本語"),
    ("zh-Hans", "简体中文"), ("zh-Hant", "繁體中文"), ("tr", "Türkçe"), ("ar", "العربية"),
  ]

  /// The languages as a page offers them.
  static let choices: [(locale: LocaleTag, name: String, tag: String, direction: String)] = locales.map {
    ($0.locale, $0.name, "\($0.locale)", $0.locale.textDirection.rawValue)
  }

  /// The language of one of these locales.
  package init(_ index: Int) {
    (locale, name) = Self.locales[index]
    texts = SignUpTexts.all[index]
    do {
      if MessageLanguage(readBy: locale) == nil {
        labels = try FormLabels(language: locale, texts: ArabicTexts.all)
        pickerLabels = try PickerLabels(language: locale, texts: ArabicTexts.all)
      } else {
        labels = try FormLabels(for: locale)
        pickerLabels = nil
      }
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// The language that a query names, or else the best for the reader.
  static func choice(query: String, acceptLanguage: String) -> SignUpLanguage {
    let limits = FormLimits(bodyByteCount: 200, pairCount: 5, nameByteCount: 20, valueByteCount: 20)
    if let fields = try? FormReader(limits: limits).read(query.utf8Span.span), let name = fields["language"],
      let index = index(name)
    {
      return SignUpLanguage(index)
    }
    let best = LocaleTag.best(
      of: locales.map(\.locale), acceptLanguage: acceptLanguage, default: locales[0].locale)
    return SignUpLanguage(locales.firstIndex { $0.locale == best } ?? 0)
  }

  /// The language that a button of the form asks for, or that the form was written in.
  static func choice(_ post: borrowing FormPost, otherwise language: SignUpLanguage) -> SignUpLanguage {
    for name in ["switch", "language"] {
      if let wanted = post[name], let index = index(wanted) { return SignUpLanguage(index) }
    }
    return language
  }

  private static func index(_ name: String) -> Int? { locales.firstIndex { "\($0.locale)" == name } }
}
