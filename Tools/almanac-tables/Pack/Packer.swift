import Almanac

/// Stage 2 of the tables: text packed into the bytes that `TableReader` reads.
///
/// It is pure: the same text gives the same bytes.
struct Packer {
  private let text: TableText
  let sections: PackSections
  var strings = StringPool()
  var lists = ListPool()
  /// Tags in the order of their keys, and each one's row.
  private var keyed: [(key: PackedLocale, tag: String)] = []
  private var rows: [String: UInt16] = [:]
  let variants: [Subtag]

  init(_ text: TableText, sections: PackSections = .embedded) throws {
    self.text = text
    self.sections = sections
    let tags = try text.locales.keys.map { try Self.parse($0) }
    variants = Set(tags.compactMap(\.rowVariant)).sorted()
    for tag in tags {
      keyed.append((try key(of: tag), tag == .root ? "und" : tag.description))
    }
    keyed.sort { $0.key < $1.key }
    for (row, locale) in keyed.enumerated() { rows[locale.tag] = UInt16(row) }
  }

  /// The packed file.
  mutating func pack() throws -> [UInt8] {
    var records = ByteBuilder()
    for locale in keyed { try appendRecord(of: locale.tag, to: &records) }
    var sections: [TableSection: [UInt8]] = [.localeRecords: records.bytes]
    sections[.localeKeys] = Self.bytes(keyed.map(\.key.rawValue))
    try addAliases(to: &sections)
    try addLikelySubtags(to: &sections)
    try addRegions(to: &sections)
    try addSupplemental(to: &sections)
    try addUnicode(to: &sections)
    try addPools(to: &sections)
    return Self.file(sections)
  }

  // MARK: Locales

  private mutating func appendRecord(of tag: String, to records: inout ByteBuilder) throws {
    guard let locale = text.locales[tag] else { return }
    var used = Set<String>()
    let values = resolvedValues(tag)
    for slot in LocaleSlot.allCases {
      let id: UInt16 =
        switch slot {
        case .tag: try strings.id(tag)
        case .parent: locale.parent.flatMap { rows[$0] } ?? TableLayout.none
        case .calendar: try strings.id(values["calendar"] ?? "gregory")
        case .names: try names(values)
        case .styles: try styles(nil, values)
        case .numbers: try list(NumberSlot.allCases.map { values[TableKey.numbers($0)] })
        case .numberSymbols: try pairs("numbers/symbols/", locale.values, .dates, &used)
        case .skeletons: try pairs("skeletons/", locale.values, .skeletons, &used)
        case .appendItems: try pairs("append/", locale.values, .skeletons, &used)
        case .intervals: try pairs("intervals/", locale.values, .intervals, &used)
        case .fields: try fields(locale.values, &used)
        case .conventions: try pairs(["layout/", "transforms/", "zones/"], locale.values, .times, &used)
        case .calendars: try calendars(values, locale.values, &used)
        }
      records.append(id)
    }
    try checkComplete(locale, used)
  }

  /// The values that a locale has by itself or from its parents.
  private func resolvedValues(_ tag: String) -> [String: String] {
    text.chain(tag).reversed().reduce(into: [:]) { values, holder in
      values.merge(text.locales[holder]?.values ?? [:]) { $1 }
    }
  }

  private mutating func names(_ values: [String: String]) throws -> UInt16 {
    var slots: [UInt16] = []
    for slot in NameSlot.allCases {
      let isWanted = sections.contains(slot.isDate ? .dates : .times)
      slots.append(isWanted ? try list(TableKey.names(slot).map { values[$0] }) : 0)
    }
    return try lists.id(slots)
  }

  private mutating func styles(_ calendar: TableCalendar?, _ values: [String: String]) throws -> UInt16 {
    let prefix = TableKey.prefix(calendar)
    return try list(
      StyleSlot.allCases.map { slot in
        slot.isDate || sections.contains(.times) ? values[prefix + TableKey.style(slot)] : nil
      })
  }

  private mutating func calendars(
    _ values: [String: String], _ own: [String: String], _ used: inout Set<String>
  ) throws -> UInt16 {
    guard sections.contains(.calendars) else {
      used.formUnion(own.keys.filter { $0.hasPrefix("calendars/") })
      return 0
    }
    var calendars: [UInt16] = []
    for calendar in TableCalendar.allCases {
      let prefix = TableKey.prefix(calendar)
      var slots: [UInt16] = []
      for slot in CalendarSlot.allCases {
        let id: UInt16 =
          switch slot {
          case .erasAbbreviated: try eras("\(prefix)eras/abbreviated/", values)
          case .erasWide: try eras("\(prefix)eras/wide/", values)
          case .erasNarrow: try eras("\(prefix)eras/narrow/", values)
          case .styles: try styles(calendar, values)
          case .skeletons: try pairs("\(prefix)skeletons/", own, .skeletons, &used)
          case .intervals: try pairs("\(prefix)intervals/", own, .intervals, &used)
          case .appendItems: try pairs("\(prefix)append/", own, .skeletons, &used)
          }
        slots.append(id)
      }
      calendars.append(try lists.id(slots))
    }
    return try lists.id(calendars)
  }

  private mutating func fields(_ values: [String: String], _ used: inout Set<String>) throws -> UInt16 {
    let prefix = "fields/"
    let all = values.filter { $0.key.hasPrefix(prefix) }
    used.formUnion(all.keys)
    let wanted = all.filter { sections.contains($0.key.hasSuffix("/dn") ? .fieldNames : .relative) }
    return try pairs(
      Dictionary(uniqueKeysWithValues: wanted.map { (String($0.key.dropFirst(prefix.count)), $0.value) }))
  }

  private mutating func eras(_ prefix: String, _ values: [String: String]) throws -> UInt16 {
    var names: [String] = []
    while let name = values["\(prefix)\(names.count)"] { names.append(name) }
    return try list(names)
  }

  /// A text that no slot takes would be lost without a word; so it is an error.
  private func checkComplete(_ locale: TableText.Locale, _ used: Set<String>) throws {
    for key in locale.values.keys.sorted() where !used.contains(key) && !Self.resolvedKeys.contains(key) {
      let isEra = key.hasPrefix("calendars/") && key.split(separator: "/").dropFirst(2).first == "eras"
      guard isEra else {
        throw PackError(locale: locale.tag, key: key, problem: "the packed layout has no place for it")
      }
    }
  }

  private static let resolvedKeys: Set<String> = {
    var keys: Set<String> = ["calendar"]
    for slot in NameSlot.allCases { keys.formUnion(TableKey.names(slot)) }
    for slot in NumberSlot.allCases { keys.insert(TableKey.numbers(slot)) }
    for calendar in [nil] + TableCalendar.allCases.map(Optional.some) {
      for slot in StyleSlot.allCases { keys.insert(TableKey.prefix(calendar) + TableKey.style(slot)) }
    }
    return keys
  }()

  // MARK: Lists

  /// The number of a list of strings.
  mutating func list(_ values: [String?]) throws -> UInt16 {
    var ids: [UInt16] = []
    for value in values { ids.append(try strings.id(value)) }
    return try lists.id(ids)
  }

  /// The number of a list of (key, value) pairs, sorted by key.
  mutating func pairs(_ values: [String: String]) throws -> UInt16 {
    var ids: [UInt16] = []
    for (key, value) in values.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      ids += [try strings.id(key), try strings.id(value)]
    }
    return try lists.id(ids)
  }

  private mutating func pairs(
    _ prefix: String, _ values: [String: String], _ section: PackSections, _ used: inout Set<String>
  ) throws -> UInt16 {
    let matching = values.filter { $0.key.hasPrefix(prefix) }
    used.formUnion(matching.keys)
    guard sections.contains(section) else { return 0 }
    return try pairs(
      Dictionary(uniqueKeysWithValues: matching.map { (String($0.key.dropFirst(prefix.count)), $0.value) }))
  }

  private mutating func pairs(
    _ prefixes: [String], _ values: [String: String], _ section: PackSections, _ used: inout Set<String>
  ) throws -> UInt16 {
    let matching = values.filter { entry in prefixes.contains { entry.key.hasPrefix($0) } }
    used.formUnion(matching.keys)
    return sections.contains(section) ? try pairs(matching) : 0
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
  var source: TableText.Source { text.source }
}

extension NameSlot {
  /// Whether date styles read the names: of months, weekdays and eras.
  var isDate: Bool {
    rawValue <= NameSlot.weekdaysStandaloneShort.rawValue || rawValue >= NameSlot.erasAbbreviated.rawValue
  }
}

extension StyleSlot {
  var isDate: Bool {
    rawValue <= StyleSlot.dateShort.rawValue || rawValue >= StyleSlot.numbersFull.rawValue
  }
}
