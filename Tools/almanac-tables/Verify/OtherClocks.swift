/// Locales whose clock is not that of the bundle that answers: languages in regions that ICU has no bundle for, and hour
/// cycles and regions by name.
enum OtherClocks {
  static func ids(_ all: [String]) -> [String] {
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
    for id in ["pt_BR", "ja_JP", "zh_Hant_TW", "en_US", "tr", "ko", "de", "ar_EG", "bg", "fi"] {
      for cycle in ["h11", "h12", "h23", "h24"] { ids.append("\(id)@hours=\(cycle)") }
      for region in ["us", "gb", "jp", "eg"] { ids.append("\(id)@rg=\(region)zzzz") }
    }
    return ids
  }
}
