import Almanac

/// What of a text a subset keeps.
extension Subset {
  /// The text without what nothing in the subset can reach.
  func applied(to text: TableText) -> TableText {
    var text = text
    text.locales = text.locales.filter { kept.contains($0.key) }.mapValues { locale in
      var locale = locale
      locale.values = locale.values.filter { sections.isSuperset(of: PackSections.sections(of: $0.key)) }
      return locale
    }
    let served = served(by: text)
    let hasLast = hasLanguage(text.supplemental["likely-subtags"]?["und"] ?? "")
    let regions = text.supplemental["regions"] ?? [:]
    let hours = Set(regions.keys.filter { $0.hasPrefix("hours/") }.map { $0.dropFirst(6) })
    // A region without data is known by the language that is likely there; `-u-rg-` may name it.
    let known = Set(regions.keys.compactMap { $0.split(separator: "/").last })
    for (area, values) in text.supplemental {
      text.supplemental[area] = values.filter { key, value in
        area == "likely-subtags"
          ? keepsLikely(key, value, served, hasLast: hasLast)
            || key.hasPrefix("und-") && hours.contains(Self.customs(value))
            || key.utf8.count == 6 && key.hasPrefix("und-") && !known.contains(key.suffix(2))
          : keeps(key, value, in: area)
      }
    }
    if !sections.contains(.unicode) { text.supplemental[UnicodeText.area] = nil }
    return text
  }

  private var hasAllLocales: Bool { names.isEmpty }

  private func keeps(_ key: String, _ value: String, in area: String) -> Bool {
    switch area {
    case "aliases": keepsAlias(key, value)
    case "parents": hasLanguage(key)
    case "language-matching": keepsMatching(key)
    case "regions":
      !key.hasPrefix("hours/") || sections.contains(.times)
    case "day-periods": sections.contains(.times) && (hasLanguage(key) || Self.first(key) == "und")
    case "plurals": sections.contains(.relative) && hasLanguage(key.drop { $0 != "/" }.dropFirst())
    case "eras": sections.contains(.calendars)
    default: true
    }
  }

  private func keepsAlias(_ key: String, _ value: String) -> Bool {
    let slash = key.firstIndex(of: "/") ?? key.startIndex
    let from = key[slash...].dropFirst()
    switch key[..<slash] {
    case "locale": return kept.contains(value)
    case "language": return hasLanguage(from) || hasLanguage(value) || Self.first(from) == "und"
    // Regions of three letters are in CLDR's list, and no tag can have one.
    case "region": return from.utf8.count == 2 || from.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    default: return true
    }
  }

  /// Rules of the languages that are kept, and of those whose readers may be served with one of them; rules without a
  /// language where they lead to one that is kept, or all where the language that they lead to in the end is.
  private func keepsLikely(_ key: String, _ value: String, _ served: Set<String>, hasLast: Bool) -> Bool {
    if key == "und" || hasLanguage(key) { return true }
    guard Self.first(key) == "und" else { return served.contains(Self.first(key)) }
    return hasLanguage(value) || hasLast
  }

  /// Languages that a rule of matching leads from to one that is kept.
  private func served(by text: TableText) -> Set<String> {
    var served: Set<String> = []
    for key in (text.supplemental["language-matching"] ?? [:]).keys
    where key.hasPrefix("language/") && keepsMatching(key) {
      served.insert(String(key.dropFirst(9).prefix { $0 != " " }))
    }
    return served
  }

  private func keepsMatching(_ key: String) -> Bool {
    guard let space = key.firstIndex(of: " ") else { return true }
    let supported = key[space...].dropFirst()
    return hasLanguage(supported) || Self.first(supported) == "*"
  }

  private func hasLanguage(_ key: some StringProtocol) -> Bool {
    hasAllLocales || languages.contains(Self.first(key))
  }

  /// Language and region, as hour cycles of a language in a region are keyed: root may be asked for the latter alone.
  private static func customs(_ tag: String) -> Substring {
    let parts = tag.split(separator: "-")
    return "\(parts.first ?? "")-\(parts.last ?? "")"[...]
  }

  /// What stands before the first hyphen or slash.
  private static func first(_ key: some StringProtocol) -> String {
    String(key.prefix { $0 != "-" && $0 != "/" })
  }
}
