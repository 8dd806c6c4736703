extension LocaleTag {
  /// The identifier that ICU's functions take, such as `pt_BR`, `en_US_POSIX` or `ja_JP@calendar=japanese`.
  ///
  /// It is what `uloc_forLanguageTag` makes, except for the root locale, which is `root` and not the empty text, with keywords too.
  /// Time zones keep their short names (`timezone=jptyo`), since ICU's long ones are not in our tables.
  /// Each call makes a new string.
  public var icuIdentifier: String {
    var keywords = icuKeywords
    let isPOSIX = variants.isEmpty && keywords.contains { $0 == ("va", "posix") }
    if isPOSIX { keywords.removeAll { $0.name == "va" } }

    var text = language == .und ? "" : language.description
    if !packedScript.isNone { text += "_\(packedScript)" }
    if !packedRegion.isNone { text += "_\(packedRegion)" }
    if isPOSIX {
      // ICU's own form has the language here even when it is `und`.
      text = (text.isEmpty ? "und" : text) + "_POSIX"
    }
    if !variants.isEmpty, packedRegion.isNone { text += "_" }
    for variant in variants { text += "_\(variant.uppercased)" }
    if text.isEmpty { text = "root" }

    keywords.sort { $0.name < $1.name }
    var separator = "@"
    for keyword in keywords {
      text += "\(separator)\(keyword.name)=\(keyword.value)"
      separator = ";"
    }
    return text
  }

  /// Keywords under ICU's names; the other extensions go under their singletons.
  private var icuKeywords: [(name: String, value: String)] {
    guard !extensions.isEmpty else { return [] }
    var keywords: [(name: String, value: String)] = []
    var subtags = extensions.split(separator: "-")[...]
    while let singleton = subtags.popFirst() {
      // Private use may hold single characters, so it goes to the end of the text.
      let end = singleton == "x" ? subtags.endIndex : subtags.firstIndex { $0.utf8.count == 1 } ?? subtags.endIndex
      let content = subtags[..<end]
      subtags = subtags[end...]
      if singleton == "u" {
        keywords += Self.icuKeywords(of: content)
      } else {
        keywords.append((String(singleton), content.joined(separator: "-")))
      }
    }
    return keywords
  }

  private static func icuKeywords(of content: ArraySlice<Substring>) -> [(name: String, value: String)] {
    var keywords: [(name: String, value: String)] = []
    var rest = content
    let attributes = rest.prefix { $0.utf8.count > 2 }
    if !attributes.isEmpty { keywords.append(("attribute", attributes.joined(separator: "-"))) }
    rest = rest.dropFirst(attributes.count)
    while let name = rest.popFirst() {
      let value = rest.prefix { $0.utf8.count > 2 }
      rest = rest.dropFirst(value.count)
      guard let key = Subtag(name.utf8) else { continue }
      let given = value.joined(separator: "-")
      keywords.append((KeywordNames.icuName(of: key), KeywordNames.icuValue(given, key: key)))
    }
    return keywords
  }
}
