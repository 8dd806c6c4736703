public import Almanac
public import FoundationEssentials

/// Foundation's locales and our tags.
extension LocaleTag {
  /// Makes the tag of a Foundation locale, with its calendar, digits, hour cycle and so on as extensions.
  ///
  /// What a user of Apple's systems has set beyond the identifier is not in it. In a program that links
  /// FoundationEssentials alone, every `Locale` says that it is `en-001`: its tables come with `import Foundation`.
  ///
  /// - Parameter locale: the locale.
  /// - Throws: ``LocaleTagError`` for an identifier that is no tag, such as `Locale(identifier: "")` has.
  public init(_ locale: Locale) throws(LocaleTagError) {
    try self.init(parsing: locale.identifier(.bcp47))
  }
}

extension Locale {
  /// Makes the Foundation locale of a tag.
  public init(_ tag: LocaleTag) {
    self.init(identifier: tag.icuIdentifier)
  }
}
