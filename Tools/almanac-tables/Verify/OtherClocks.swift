import AlmanacICU

/// Locales whose clock is not that of the bundle that answers: languages in regions that ICU has no bundle for, and, asked
/// of ICUs that look at them in styles, hour cycles and regions by name.
enum OtherClocks {
  static func ids(_ all: [String], _ icu: ICULibrary) -> [String] {
    let known = Set(all)
    var ids: [String] = []
    let languages = [
      "pt", "ja", "zh", "zh_Hant", "tr", "en", "fr", "ar", "ko", "de", "es", "hi", "fi", "bg", "th", "xx",
    ]
    for language in languages {
      for region in ["US", "BR", "JP", "DE", "GB", "IN", "EG", "AU", "MY", "CA", "MX"] {
        let id = "\(language)_\(region)"
        if !known.contains(id) { ids.append(id) }
      }
    }
    guard (Int(icu.version.prefix { $0 != "." }) ?? 0) >= 74 else { return ids }
    for id in ["pt_BR", "ja_JP", "zh_Hant_TW", "en_US", "tr", "ko", "de", "ar_EG", "bg", "fi"] {
      for cycle in ["h11", "h12", "h23", "h24"] { ids.append("\(id)@hours=\(cycle)") }
      for region in ["us", "gb", "jp", "eg"] { ids.append("\(id)@rg=\(region)zzzz") }
    }
    return ids
  }
}
