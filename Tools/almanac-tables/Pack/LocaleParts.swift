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
      if let list = Self.lists[key] {
        ownLists.insert(list)
      } else if let (group, rest) = Self.group(of: key) {
        pairs[group, default: []].append((rest, value))
      } else if let list = Self.eraList(of: key) {
        ownLists.insert(list)
      } else {
        // A text that no slot takes would be lost without a word; so it is an error.
        throw PackError(locale: tag, key: key, problem: "the packed layout has no place for it")
      }
    }
    for group in pairs.keys { pairs[group]?.sort { $0.key.precedes($1.key) } }
  }

  /// The pair list that a value belongs to, and its key there.
  private static func group(of path: String) -> (PairGroup, String)? {
    var rest = Substring(path)
    var calendar: TableCalendar?
    if Self.take("calendars/", from: &rest) {
      guard let slash = rest.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
      calendar = TableCalendar(rawValue: String(rest[..<slash]))
      guard calendar != nil else { return nil }
      rest = rest[slash...].dropFirst()
    }
    let group: PairGroup
    if take("skeletons/", from: &rest) {
      group = calendar.map { .calendar($0, .skeletons) } ?? .slot(.skeletons)
    } else if take("append/", from: &rest) {
      group = calendar.map { .calendar($0, .appendItems) } ?? .slot(.appendItems)
    } else if take("intervals/", from: &rest) {
      group = calendar.map { .calendar($0, .intervals) } ?? .slot(.intervals)
    } else if calendar != nil {
      return nil
    } else if take("fields/", from: &rest) {
      group = .slot(.fields)
    } else if take("numbers/symbols/", from: &rest) {
      group = .numberSymbols
    } else if ["layout/", "transforms/", "zones/"].contains(where: { rest.hasPrefix($0) }) {
      group = .conventions
    } else {
      return nil
    }
    return (group, String(rest))
  }

  private static func take(_ prefix: String, from rest: inout Substring) -> Bool {
    guard rest.utf8.starts(with: prefix.utf8) else { return false }
    rest = rest[rest.utf8.index(rest.startIndex, offsetBy: prefix.utf8.count)...]
    return true
  }

  /// The prefix of the list of eras that a value belongs to: those of calendars have no fixed number.
  private static func eraList(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0] == "calendars", TableCalendar(rawValue: String(parts[1])) != nil,
      parts[2] == "eras", TableKey.widths.contains(String(parts[3])),
      parts[4].utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 })
    else { return nil }
    return parts[..<4].joined(separator: "/")
  }

  /// For the path of every string of a resolved list the list's prefix.
  private static let lists: [String: String] = {
    var lists = ["calendar": "calendar"]
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
