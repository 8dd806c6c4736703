import Almanac

/// A locale's own values, sorted by where they go in the packed file.
struct LocaleParts {
  /// A pair list of a locale.
  enum PairGroup: Hashable {
    case numberSymbols, conventions
    case slot(DetailSlot)
    case calendar(TableCalendar, CalendarSlot)
  }

  let tag: String
  let parent: String?
  /// The pairs of each list, sorted by the UTF-8 of their keys.
  private(set) var pairs: [PairGroup: [(key: String, value: String)]] = [:]
  /// Prefixes of resolved lists of which the locale has a value of its own, such as `months/format/wide`.
  private(set) var ownLists: Set<String> = []

  init(_ locale: TableText.Locale) throws {
    tag = locale.tag
    parent = locale.parent
    for (key, value) in locale.values {
      if let (group, rest) = Self.group(of: key) {
        pairs[group, default: []].append((rest, value))
      } else if let list = Self.list(of: key) {
        ownLists.insert(list)
      } else {
        // A text that no slot takes would be lost without a word; so it is an error.
        throw PackError(locale: tag, key: key, problem: "the packed layout has no place for it")
      }
    }
    for group in pairs.keys { pairs[group]?.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) } }
  }

  /// The pair list that a value belongs to, and its key there.
  private static func group(of path: String) -> (PairGroup, String)? {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    var calendar: TableCalendar?
    if parts.count > 2, parts[0] == "calendars" {
      calendar = TableCalendar(rawValue: String(parts[1]))
      if calendar == nil { return nil }
      parts.removeFirst(2)
    }
    let group: PairGroup
    var dropped = 1
    switch (parts[0], calendar) {
    case ("skeletons", let calendar?): group = .calendar(calendar, .skeletons)
    case ("append", let calendar?): group = .calendar(calendar, .appendItems)
    case ("intervals", let calendar?): group = .calendar(calendar, .intervals)
    case ("skeletons", nil): group = .slot(.skeletons)
    case ("append", nil): group = .slot(.appendItems)
    case ("intervals", nil): group = .slot(.intervals)
    case ("fields", nil): group = .slot(.fields)
    case ("numbers", nil) where parts.count > 2 && parts[1] == "symbols": (group, dropped) = (.numberSymbols, 2)
    case ("layout", nil), ("transforms", nil), ("zones", nil): (group, dropped) = (.conventions, 0)
    default: return nil
    }
    return (group, parts[dropped...].joined(separator: "/"))
  }

  /// The prefix of the resolved list that a value belongs to.
  private static func list(of path: String) -> String? {
    if path == "calendar" { return path }
    if let list = lists[path] { return list }
    // The eras of calendars have no fixed number.
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0] == "calendars", TableCalendar(rawValue: String(parts[1])) != nil,
      parts[2] == "eras", TableKey.widths.contains(String(parts[3])),
      parts[4].utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 })
    else { return nil }
    return parts[..<4].joined(separator: "/")
  }

  /// For the path of every string of a resolved list the list's prefix.
  private static let lists: [String: String] = {
    var lists: [String: String] = [:]
    for slot in NameSlot.allCases {
      for key in TableKey.names(slot) { lists[key] = TableKey.list(slot) }
    }
    for slot in NumberSlot.allCases { lists[TableKey.numbers(slot)] = TableKey.numberList }
    for calendar in [nil] + TableCalendar.allCases.map(Optional.some) {
      let prefix = TableKey.prefix(calendar)
      for slot in StyleSlot.allCases { lists[prefix + TableKey.style(slot)] = prefix + TableKey.styleList }
    }
    return lists
  }()
}
