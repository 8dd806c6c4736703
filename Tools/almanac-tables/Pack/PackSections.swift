import Almanac

/// What a packed file holds beside the locales themselves; a subset leaves the rest out.
struct PackSections: OptionSet, Hashable, Sendable {
  let rawValue: Int

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Month and weekday names, eras, the four date styles, number systems, weeks: what date styles read.
  static let dates = PackSections(rawValue: 1)
  /// Quarter and day-period names, time styles and glue, offsets.
  static let times = PackSections(rawValue: 2)
  /// Skeletons and append items.
  static let skeletons = PackSections(rawValue: 4)
  /// Interval formats.
  static let intervals = PackSections(rawValue: 8)
  /// Names of fields.
  static let fieldNames = PackSections(rawValue: 16)
  /// Relative phrases and the plural rules that choose among them.
  static let relative = PackSections(rawValue: 32)
  /// Calendars other than the Gregorian one.
  static let calendars = PackSections(rawValue: 64)
  /// What is known of Unicode scalars.
  static let unicode = PackSections(rawValue: 128)

  /// What the embedded tables hold: everything.
  static let embedded: PackSections = [
    .dates, .times, .skeletons, .intervals, .fieldNames, .relative, .calendars, .unicode,
  ]

  private static let sections: [(LocaleData.Section, PackSections)] = [
    (.dates, .dates), (.times, .times), (.skeletons, .skeletons), (.intervals, .intervals),
    (.fieldNames, .fieldNames), (.relative, .relative), (.calendars, .calendars), (.unicode, .unicode),
  ]

  /// The names, in a fixed order.
  var names: [String] { Self.sections.filter { contains($0.1) }.map(\.0.rawValue) }

  /// What pickers read.
  static let pickers: PackSections = [.dates, .times]

  /// The sections that a name stands for, `pickers` for those that pickers read; nil for an unknown name.
  init?(named name: String) {
    if name == "pickers" {
      self = .pickers
    } else if let section = Self.sections.first(where: { $0.0.rawValue == name }) {
      self = section.1
    } else {
      return nil
    }
  }

  static let knownNames = sections.map(\.0.rawValue) + ["pickers"]

  /// The sections and all that they cannot do without: dates always; skeletons for the times of another region than the
  /// locale's own, and for ranges; names of fields for what no skeleton has.
  var closure: PackSections {
    var closure = union(.dates)
    if closure.contains(.intervals) { closure.insert(.times) }
    if closure.contains(.times) { closure.insert(.skeletons) }
    if closure.contains(.skeletons) { closure.formUnion([.times, .fieldNames]) }
    return closure
  }

  /// The sections that a value of a locale's text belongs to; it is kept where a subset has all of them.
  static func sections(of key: String) -> PackSections {
    let parts = key.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    switch parts[0] {
    case "calendars": return parts.count == 3 ? sections(of: String(parts[2])).union(.calendars) : .calendars
    case "quarters", "day-periods", "zones": return .times
    case "styles": return parts.count > 1 && parts[1] == "date" ? .dates : .times
    case "skeletons", "append": return .skeletons
    case "intervals": return .intervals
    case "fields": return key.hasSuffix("/dn") ? .fieldNames : .relative
    default: return .dates
    }
  }
}
