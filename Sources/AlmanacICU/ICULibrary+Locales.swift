internal import CAlmanacICU

/// The locales of an ICU and its arithmetic on their names. All names are ICU locale ids: `zh_Hant_TW`.
extension ICULibrary {
  /// Every locale with data, without the aliases, in ICU's order.
  ///
  /// Root is not among them.
  public var availableLocales: [String] { get throws(ICUError) { try locales(ofType: 0) } }

  /// The old names that are aliases of others: `zh_TW`, `iw`, `no_NO`.
  public var legacyAliases: [String] { get throws(ICUError) { try locales(ofType: 1) } }

  private func locales(ofType type: UInt32) throws(ICUError) -> [String] {
    unsafe try list("uloc_openAvailableByType(\(type))") { status in
      // SAFETY: `list` closes the enumeration.
      unsafe table.pointee.uloc_openAvailableByType(type, &status)
    }
  }

  /// The default locale, which is the empty name of root.
  public var defaultLocale: String {
    // SAFETY: ICU answers a terminated string that it keeps.
    unsafe table.pointee.uloc_getDefault().map { unsafe String(cString: $0) } ?? ""
  }

  /// The locale with its likely script and region: `pt` is `pt_Latn_BR` (`uloc_addLikelySubtags`).
  public func addingLikelySubtags(_ locale: String) throws(ICUError) -> String {
    unsafe try name("uloc_addLikelySubtags(\(locale))") { out, capacity, status in
      // SAFETY: the name is terminated, and ICU writes at most `capacity` bytes.
      unsafe table.pointee.uloc_addLikelySubtags(locale, out, capacity, &status)
    }
  }

  /// The locale without the script and region that are likely anyway (`uloc_minimizeSubtags`).
  public func removingLikelySubtags(_ locale: String) throws(ICUError) -> String {
    unsafe try name("uloc_minimizeSubtags(\(locale))") { out, capacity, status in
      // SAFETY: as above.
      unsafe table.pointee.uloc_minimizeSubtags(locale, out, capacity, &status)
    }
  }

  /// Whether text of the locale runs from right to left (`uloc_isRightToLeft`).
  public func isRightToLeft(_ locale: String) -> Bool {
    // SAFETY: the name is terminated.
    unsafe table.pointee.uloc_isRightToLeft(locale) != 0
  }

  /// The locale in ICU's canonical form (`uloc_canonicalize`).
  public func canonical(_ locale: String) throws(ICUError) -> String {
    unsafe try name("uloc_canonicalize(\(locale))") { out, capacity, status in
      // SAFETY: as above.
      unsafe table.pointee.uloc_canonicalize(locale, out, capacity, &status)
    }
  }

  /// The locale with its last part cut off (`uloc_getParent`), which is not the parent that its data say.
  public func truncated(_ locale: String) throws(ICUError) -> String {
    unsafe try name("uloc_getParent(\(locale))") { out, capacity, status in
      // SAFETY: as above.
      unsafe table.pointee.uloc_getParent(locale, out, capacity, &status)
    }
  }

  /// The BCP 47 tag of a locale (`uloc_toLanguageTag`, strict).
  public func languageTag(of locale: String) throws(ICUError) -> String {
    unsafe try name("uloc_toLanguageTag(\(locale))") { out, capacity, status in
      // SAFETY: as above.
      unsafe table.pointee.uloc_toLanguageTag(locale, out, capacity, 1, &status)
    }
  }

  /// The locale of a BCP 47 tag (`uloc_forLanguageTag`).
  ///
  /// - Throws: `callFailed` also when ICU understands a part of the tag only.
  public func locale(ofLanguageTag tag: String) throws(ICUError) -> String {
    var parsed: Int32 = 0
    let locale = unsafe try name("uloc_forLanguageTag(\(tag))") { out, capacity, status in
      // SAFETY: as above.
      unsafe table.pointee.uloc_forLanguageTag(tag, out, capacity, &parsed, &status)
    }
    guard Int(parsed) == tag.utf8.count else {
      throw ICUError(.callFailed, "uloc_forLanguageTag(\(tag))", "ICU understands the first \(parsed) bytes only")
    }
    return locale
  }
}
