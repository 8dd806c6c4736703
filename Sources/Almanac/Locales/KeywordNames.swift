/// ICU's own names of keywords and their values, and the names that BCP 47 replaced.
///
/// Source: UTS #35 part 1 section 3.6.1 and annex C; the bundle `keyTypeData` of ICU (`keyMap`, `typeMap`, `bcpTypeAlias`).
enum KeywordNames {
  /// Long names of keys in ICU identifiers: `calendar` for `ca`.
  static let keys: [(name: String, key: Subtag)] = [
    ("calendar", "ca"), ("colalternate", "ka"), ("colbackwards", "kb"), ("colcasefirst", "kf"),
    ("colcaselevel", "kc"), ("colhiraganaquaternary", "kh"), ("collation", "co"), ("colnormalization", "kk"),
    ("colnumeric", "kn"), ("colreorder", "kr"), ("colstrength", "ks"), ("currency", "cu"), ("hours", "hc"),
    ("measure", "ms"), ("numbers", "nu"), ("timezone", "tz"), ("variabletop", "vt"),
  ]

  /// Values that ICU identifiers spell differently, to read and to write.
  private static let values: [(key: Subtag, icu: String, value: String)] = [
    ("ca", "ethiopic-amete-alem", "ethioaa"), ("ca", "gregorian", "gregory"),
    ("co", "dictionary", "dict"), ("co", "gb2312han", "gb2312"), ("co", "phonebook", "phonebk"),
    ("co", "traditional", "trad"), ("ka", "non-ignorable", "noignore"), ("ks", "identical", "identic"),
    ("ks", "primary", "level1"), ("ks", "secondary", "level2"), ("ks", "tertiary", "level3"),
    ("ks", "quaternary", "level4"), ("ms", "imperial", "uksystem"), ("nu", "traditional", "traditio"),
  ]

  /// Deprecated values, to read alone.
  ///
  /// Time zones are those of which all CLDR versions from 42 to 48 say the same.
  private static let deprecated: [(key: Subtag, old: String, value: String)] = [
    ("ca", "islamicc", "islamic-civil"), ("ks", "quarternary", "level4"),
    ("tz", "aqams", "nzakl"), ("tz", "cnckg", "cnsha"), ("tz", "cnhrb", "cnsha"), ("tz", "cnkhg", "cnurc"),
    ("tz", "cuba", "cuhav"), ("tz", "egypt", "egcai"), ("tz", "eire", "iedub"), ("tz", "gaza", "gazastrp"),
    ("tz", "gmt0", "gmt"), ("tz", "hongkong", "hkhkg"), ("tz", "iceland", "isrey"), ("tz", "iran", "irthr"),
    ("tz", "israel", "jeruslm"), ("tz", "jamaica", "jmkin"), ("tz", "japan", "jptyo"), ("tz", "libya", "lytip"),
    ("tz", "navajo", "usden"), ("tz", "poland", "plwaw"), ("tz", "portugal", "ptlis"), ("tz", "prc", "cnsha"),
    ("tz", "roc", "twtpe"), ("tz", "rok", "krsel"), ("tz", "turkey", "trist"), ("tz", "uct", "utc"),
    ("tz", "usnavajo", "usden"), ("tz", "zulu", "utc"),
  ]

  /// Keys whose values are `true` and `false`, which ICU spells `yes` and `no`.
  private static let booleanKeys: Set<Subtag> = ["kb", "kc", "kf", "kh", "kk", "kn"]

  /// The canonical value of `-u-` for a value in small letters; empty for `true`, which is not written.
  ///
  /// `yes` stands for `true` under every key, as ICU reads it; annex C says so of the boolean keys only.
  static func canonicalValue(_ value: String, key: Subtag, aliases: SubtagAliases) -> String {
    if value == "true" || value == "yes" { return "" }
    if key == "rg" || key == "sd" {
      guard let replacement = aliases.subdivision(value) else { return value }
      let small = String(decoding: replacement.utf8.map(\.lowercasedASCII), as: UTF8.self)
      // A whole region as a subdivision is written with zzzz: UTS #35 part 1 section 3.6.5.
      return small.utf8.count == 2 ? small + "zzzz" : small
    }
    if value == "no", booleanKeys.contains(key) { return "false" }
    if let row = values.first(where: { $0.key == key && $0.icu == value }) { return row.value }
    if let row = deprecated.first(where: { $0.key == key && $0.old == value }) { return row.value }
    return value
  }

  /// The canonical value of a field of `-t-` for a value in small letters.
  static func canonicalFieldValue(_ value: String, key: Subtag) -> String {
    key == "m0" && value == "names" ? "prprname" : value
  }

  /// The key for a name in an ICU identifier, in small letters: a long name, or the key itself.
  static func key(named name: String) -> Subtag? {
    if let row = keys.first(where: { $0.name == name }) { return row.key }
    guard let key = Subtag(name.utf8), key.hasKeyForm else { return nil }
    return key
  }

  /// The name of a key in an ICU identifier.
  static func icuName(of key: Subtag) -> String {
    keys.first { $0.key == key }?.name ?? key.description
  }

  /// The spelling of a value in an ICU identifier; empty stands for `true`.
  static func icuValue(_ value: String, key: Subtag) -> String {
    if value.isEmpty { return "yes" }
    if value == "false", booleanKeys.contains(key) { return "no" }
    return values.first { $0.key == key && $0.value == value }?.icu ?? value
  }

  /// Whether a value of one subtag may be written as it is, without a look into the tables above.
  ///
  /// True for the keys that formats of dates read, which are nearly all that a server sees; `islamicc` is the one
  /// calendar of one subtag that has another name.
  static func isPlain(_ value: Subtag, key: Subtag) -> Bool {
    guard value != .trueValue, value != .yesValue else { return false }
    if key == .calendarKey { return value != .islamicc }
    return key == .numbersKey || key == .hourCycleKey || key == .firstWeekdayKey || key == .currencyKey
  }
}
