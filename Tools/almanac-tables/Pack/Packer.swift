import Almanac

/// Stage 2 of the tables: text packed into the bytes that `TableReader` reads.
///
/// It is pure: the same text gives the same bytes. Strings are numbered in the order of their first use, and that order
/// is what makes the file small: what one language says of one thing stands together.
struct Packer {
  let input: PackInput
  var text: TableText { input.text }
  var sections: PackSections { input.sections }
  var strings = StringPool()
  var lists = ListPool()
  var pairs = PairPool()
  /// Locales in the order of their keys.
  var locales: [LocaleParts] = []
  private var keys: [PackedLocale] = []
  private var rows: [String: UInt16] = [:]
  let variants: [Subtag]
  /// For each prefix of a resolved list the list of each locale, by row.
  var resolvedLists: [String: [UInt16?]] = [:]

  init(_ input: PackInput) throws {
    self.input = input
    let text = input.text
    let tags = try text.locales.keys.map { try Self.parse($0) }
    variants = Set(tags.compactMap(\.rowVariant)).sorted()
    var keyed: [(key: PackedLocale, tag: String)] = []
    for tag in tags { keyed.append((try key(of: tag), tag == .root ? "und" : tag.description)) }
    keyed.sort { $0.key < $1.key }
    keys = keyed.map(\.key)
    for (row, locale) in keyed.enumerated() {
      guard let own = text.locales[locale.tag] else { throw PackError(locale: locale.tag, problem: "it has no text") }
      rows[locale.tag] = UInt16(row)
      locales.append(try LocaleParts(own))
    }
  }

  /// The packed file.
  mutating func pack() throws -> [UInt8] {
    // The empty list is number 0.
    _ = try lists.id([])
    var written: [TableSection: [UInt8]] = [:]
    let records = try PackedRecords(localeRecords()).sections
    written[.localeRecords] = records.records
    written[.sharedValues] = records.shared
    written[.localeKeys] = Self.bytes(keys.map(\.rawValue))
    try addAliases(to: &written)
    try addLikelySubtags(to: &written)
    try addRegions(to: &written)
    try addSupplemental(to: &written)
    try addUnicode(to: &written)
    try addPools(to: &written)
    return Self.file(written)
  }

  // MARK: Lists

  /// The number of a list of strings.
  mutating func list(_ values: [String?], _ use: StringPool.Use = .plain) throws -> UInt16 {
    var ids: [UInt16] = []
    for value in values { ids.append(try strings.id(value, use)) }
    return try lists.id(ids)
  }

  /// The number of a list of (key, value) pairs, sorted by key.
  mutating func pairs(
    _ values: [String: String], keys: StringPool.Use? = nil, _ use: StringPool.Use = .plain
  ) throws -> UInt16 {
    var ids: [UInt16] = []
    for (key, value) in values.sortedByKey {
      ids += [try strings.id(key, keys ?? use), try strings.id(value, use)]
    }
    return try lists.id(ids)
  }

  // MARK: Keys

  /// The locale key of a tag.
  func key(of tag: LocaleTag) throws -> PackedLocale {
    var variant = 0
    if let name = tag.rowVariant {
      guard let index = variants.firstIndex(of: name) else {
        throw PackError(locale: "\(tag)", problem: "unknown variant")
      }
      variant = index + 1
    }
    guard
      let key = PackedLocale(
        language: tag.language, script: tag.script ?? .none, region: tag.region ?? .none, variant: variant)
    else { throw PackError(locale: "\(tag)", problem: "a language of more than three letters has no key") }
    return key
  }

  static func parse(_ tag: String) throws -> LocaleTag {
    do {
      return try LocaleTag(parsing: tag)
    } catch {
      throw PackError(locale: tag, problem: "\(error)")
    }
  }

  /// An area's values below a prefix, with the prefix taken away; none where a subset leaves them out.
  func area(_ name: String, _ prefix: String = "", for section: PackSections = .dates) throws -> [String: String] {
    guard sections.contains(section) else { return [:] }
    guard let area = text.supplemental[name] else {
      throw PackError(key: name, problem: "the text has no such area; harvest it again")
    }
    let matching = area.filter { $0.key.hasPrefix(prefix) }
    return Dictionary(uniqueKeysWithValues: matching.map { (String($0.key.dropFirst(prefix.count)), $0.value) })
  }

  func row(of tag: String) -> UInt16? { rows[tag] }
}
