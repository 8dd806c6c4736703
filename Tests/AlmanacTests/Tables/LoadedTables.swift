import Almanac
import Testing

/// Uses a `LocaleData` in every way that a program can, to see that whatever its check let through can be used.
enum LoadedTables {
  static let dates: [CivilDate] = [
    .earliest, .latest, CivilDate(dayNumber: 0), CivilDate(dayNumber: 20_787), CivilDate(dayNumber: -719_163),
  ]

  /// Tags of all kinds: rows, aliases, parents, unknown ones, keywords.
  static let tags: [LocaleTag] = [
    "pt-BR", "und", "pt-AO", "ar-EG", "th-u-ca-gregory", "xx-YY", "haw-u-nu-beng", "zh-TW", "en-US-u-va-posix",
    "pt-u-nu-native", "pt-u-rg-thzzzz", "sr-Latn-TR", "pt-u-nu-finance", "ja-u-ca-japanese", "zh-u-ca-roc", "th",
    "pt-US-u-hc-h12",
  ]

  private static let pattern: DatePattern =
    "GGGG y Y u r U Q qqq MMM w W D F g e cccc a b B h m s SSSSSSSSSS A Z OOOO XXX"

  /// What `use` does with each locale.
  enum Depth {
    /// The date styles.
    case dates
    /// Every style, a pattern of all letters, a skeleton, and every string of the record.
    case everything
  }

  /// Opens and writes formats of some locales, asks for the source of the data, and answers how many formats could be made.
  static func use(_ data: LocaleData, _ tags: some Sequence<LocaleTag>, _ depth: Depth = .everything) -> Int {
    var made = 0
    for tag in tags {
      let row = data.row(for: tag) ?? data.rootRow
      _ = data.calendar(for: tag, row: row)
      var formats = DateStyle.allCases.map { style in try? DateTimeFormat(date: style, locale: tag, data: data) }
      if depth == .everything {
        read(data.tables, row)
        formats += TimeStyle.allCases.map { style in
          try? DateTimeFormat(date: .long, time: style, locale: tag, data: data)
        }
        formats.append(try? DateTimeFormat(pattern: pattern, locale: tag, data: data))
        formats.append(try? DateTimeFormat(skeleton: "GyMMMEdjms", locale: tag, data: data))
      }
      for format in formats {
        guard let format else { continue }
        made += 1
        _ = format.resolvedLocale
        _ = format.pattern
        for date in dates {
          let text = format.string(from: date)
          if text.utf8.count > format.maximumUTF8Count { Issue.record("\(tag): more than maximumUTF8Count bytes") }
        }
      }
    }
    _ = data.source
    return made
  }

  /// Reads every string of a locale's record, through lists, pairs and pages.
  private static func read(_ tables: TableReader, _ row: Int) {
    var bytes = 0
    func read(_ list: TableReader.List) {
      for index in 0..<list.count {
        let id = tables.value(list, index)
        if id != TableLayout.none { bytes += tables.withString(id) { $0.count } }
      }
    }
    func read(_ pairs: TablePairs) {
      for pair in 0..<pairs.count { bytes += pairs.withKey(pair) { $0.count } + pairs.withValue(pair) { $0.count } }
      if pairs.count > 0, pairs.value(of: tables.string(pairs.key(pairs.count / 2))) == nil {
        Issue.record("row \(row): a key of pairs is not found")
      }
    }
    let names = tables.list(tables.locale(row, .names))
    for index in 0..<names.count { read(tables.list(tables.value(names, index))) }
    read(tables.list(tables.locale(row, .styles)))
    for slot in [LocaleSlot.numberSymbols, .conventions] { read(tables.list(tables.locale(row, slot))) }
    for slot in DetailSlot.allCases where slot != .fields { read(tables.pairs(row, slot)) }
    for group in FieldGroup.allCases { read(tables.fields(row, group)) }
    for calendar in TableCalendar.allCases {
      for slot in CalendarSlot.allCases {
        if slot.isPairs { read(tables.pairs(row, calendar, slot)) } else { read(tables.list(row, calendar, slot)) }
      }
    }
    if bytes < 0 { Issue.record("row \(row): \(bytes) bytes") }
  }

  /// The lists that a program can ask for.
  static func list(_ data: LocaleData) -> Int { data.locales.count + data.aliases.count }
}
