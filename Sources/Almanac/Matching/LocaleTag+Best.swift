/// Choosing among languages, without a matcher to keep.
///
/// Each call makes a ``LanguageMatcher``, some microseconds a language; a server keeps one.
extension LocaleTag {
  /// The best of some languages for one that is wanted.
  ///
  /// ```swift
  /// LocaleTag.best(of: ["pt-BR", "pt-PT", "ja"], for: "pt-AO")        // pt-PT
  /// ```
  ///
  /// - Returns: an element of `supported`, or `defaultLanguage` where none is near enough.
  public static func best(
    of supported: [LocaleTag], for desired: LocaleTag, default defaultLanguage: LocaleTag? = nil
  ) -> LocaleTag? {
    LanguageMatcher(of: supported, default: defaultLanguage).best(for: desired)
  }

  /// The best of some languages for several that are wanted, the dearest first.
  ///
  /// - Returns: an element of `supported`, or `defaultLanguage` where none is near enough.
  public static func best(
    of supported: [LocaleTag], for desired: [LocaleTag], default defaultLanguage: LocaleTag? = nil
  ) -> LocaleTag? {
    LanguageMatcher(of: supported, default: defaultLanguage).best(for: desired)
  }

  /// The best of some languages for the header `Accept-Language` of a request.
  ///
  /// ```swift
  /// let header = "zh-TW,zh;q=0.9,en;q=0.5"
  /// LocaleTag.best(of: ["pt-BR", "ja", "zh-Hant", "tr"], acceptLanguage: header)        // zh-Hant
  /// ```
  ///
  /// What cannot be read in the header is passed over, as ``AcceptLanguage/init(_:)`` says.
  ///
  /// - Returns: an element of `supported`, or `defaultLanguage` where none is near enough.
  public static func best(
    of supported: [LocaleTag], acceptLanguage header: String, default defaultLanguage: LocaleTag? = nil
  ) -> LocaleTag? {
    LanguageMatcher(of: supported, default: defaultLanguage).best(for: AcceptLanguage(header))
  }
}
