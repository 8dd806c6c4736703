/// What a packed file holds beside the locales themselves; a subset leaves the rest out.
struct PackSections: OptionSet, Sendable {
  let rawValue: Int

  /// Month and weekday names, eras, the four date styles, number systems: what date styles read.
  static let dates = PackSections(rawValue: 1)
  /// Quarter and day-period names, time styles and glue.
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
}
