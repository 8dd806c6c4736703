internal import CAlmanacICU

extension ICULibrary {
  /// A part of an ICU that is a library of its own.
  public enum Part: CaseIterable, Sendable {
    /// Formatting: `libicui18n`.
    case i18n
    /// Strings, locales and resources: `libicuuc`.
    case common
    /// The data: `libicudata`.
    case data
  }

  /// The path of the file that a part was loaded from.
  ///
  /// - Parameter part: the part; two parts have the same file in an ICU that is one library.
  /// - Returns: the path as the dynamic linker knows it, perhaps through symbolic links; nil when it does not know, and
  ///   for data that ICU reads from a `.dat` file.
  public func file(of part: Part) -> String? {
    let number =
      switch part {
      case .i18n: ALMANAC_ICU_I18N
      case .common: ALMANAC_ICU_COMMON
      case .data: ALMANAC_ICU_DATA
      }
    var path = [CChar](repeating: 0, count: 4096)
    // SAFETY: the table is ours, and the shim writes a terminated string of at most `count` bytes.
    guard unsafe almanac_icu_file(table, number, &path, path.count) != 0 else { return nil }
    return String(decoding: path.prefix { $0 != 0 }.lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
