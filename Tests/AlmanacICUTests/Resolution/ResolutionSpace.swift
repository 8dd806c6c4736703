import Almanac

/// The locale ids whose resolution is compared, put together from the subtags that occur in the tables and some that
/// occur nowhere.
struct ResolutionSpace {
  /// Languages that rows or legacy ids have, and those of `_BR` (empty), `und` and an unknown one.
  let known: [String]
  /// Every language in rows, legacy ids, likely-subtags rules and aliases.
  let languages: [String]
  /// Every script in rows and rules, and some that no language has; the empty text is none.
  let scripts: [String]
  /// Every region in rows, rules and region data, and some that do not exist; the empty text is none.
  let regions: [String]
  private let scriptsInUse: [String: Set<String>]

  init(_ data: LocaleData) {
    var known: Set = ["", "und", "xx"]
    var languages: Set = ["qaa", "zxx", "mis", "eng", "por"]
    var scripts: Set = ["", "Zzzz", "Qaaa", "Zyyy"]
    var regions: Set = ["", "ZZ", "XX", "QQ", "001", "150", "419"]
    var inUse: [String: Set<String>] = [:]
    let rows = [TableSection.localeKeys, .legacyKeys].flatMap { Self.words(of: $0, data) }.map {
      PackedLocale(rawValue: $0)
    }
    let rules = data.tables.likelyKeys
    for (locales, areKnown) in [(rows, true), (rules, false), (rules.compactMap(data.tables.likely), false)] {
      for locale in locales {
        let tag = locale.text.split(separator: "-").map(String.init)
        if areKnown { known.insert(tag[0]) }
        languages.insert(tag[0])
        for subtag in tag.dropFirst() where subtag.utf8.count != 4 { regions.insert(subtag) }
        for subtag in tag.dropFirst() where subtag.utf8.count == 4 {
          scripts.insert(subtag)
          inUse[tag[0], default: []].insert(subtag)
        }
      }
    }
    for region in data.tables.regions { regions.insert("\(region)") }
    for language in data.tables.aliasedLanguages { languages.insert("\(language)") }
    self.known = known.sorted()
    self.languages = languages.union(known).filter { $0.utf8.count < 4 }.sorted()
    self.scripts = scripts.sorted()
    self.regions = regions.sorted()
    scriptsInUse = inUse
  }

  /// No script, the scripts that data names with a language, and three that it does not have.
  func scripts(of language: String) -> [String] {
    scriptsInUse[language, default: []].union(["", "Latn", "Arab", "Zzzz"]).sorted()
  }

  /// The ICU id of a language, script and region, each of which may be empty: `zh_Hant_TW`, `_BR`, `root`.
  static func id(_ language: String, _ script: String, _ region: String) -> String {
    let id = ([language] + [script, region].filter { !$0.isEmpty }).joined(separator: "_")
    return id.isEmpty ? "root" : id
  }

  private static func words(of section: TableSection, _ data: LocaleData) -> [UInt64] {
    let stored = data.tables.section(section)
    return (0..<stored.count).map { data.tables.load64(stored.offset + 8 * $0) }
  }
}
