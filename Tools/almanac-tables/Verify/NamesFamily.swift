import Almanac
import AlmanacICU

/// The names of months, weekdays, quarters, eras and fields, against `udat_getSymbols` and `udatpg_getFieldDisplayName`;
/// narrow eras and day periods, which have no function of their own, against what patterns write; first weekdays.
struct NamesFamily: VerifyFamily {
  static let name = "names"

  let oracle: Oracle

  /// The calendars that the tables have, by ICU's name and BCP 47's.
  private static let calendars = [
    ("gregorian", "gregory"), ("japanese", "japanese"), ("roc", "roc"), ("buddhist", "buddhist"),
  ]

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    for (type, value) in Self.calendars {
      let locale = "\(id)@calendar=\(type)"
      let names = try DateNames(locale: try LocaleTag(parsing: locale), data: oracle.data)
      guard names.calendar.identifier == value else {
        throw HarvestError(locale: id, key: value, problem: "the names are those of \(names.calendar)")
      }
      let format = try ICUDateFormat(oracle.icu, locale: locale, pattern: "y")
      let lists = NameLists(names: names, format: format, id: id, calendar: value)
      try lists.compareMonths(&tally)
      try lists.compareWeekdays(&tally)
      try lists.compareQuarters(&tally)
      try lists.compareEras(&tally)
      try compareNarrowEras(names, locale, id, &tally)
      if names.calendar == .gregorian { try compareDayPeriods(names, locale, id, &tally) }
    }
    try compareFields(id, &tally)
    let own = try DateNames(locale: try LocaleTag(parsing: "\(id)@calendar=gregorian"), data: oracle.data)
    let theirs = try ICUDateFormat(oracle.icu, locale: id, pattern: "y").firstWeekday
    tally.compare(
      "\(own.firstWeekday.rawValue % 7 + 1)", "\(theirs)", locale: id, subject: "first weekday")
  }

  // MARK: What only patterns write

  /// One day of every half century from 650 on, in the years of which each era of the tables lies between two others.
  private static let eraDays = Array(stride(from: 650, through: 1850, by: 50)) + [1880, 1915, 1930, 2000, 2020]

  private func compareNarrowEras(
    _ names: DateNames, _ locale: String, _ id: String, _ tally: inout VerifyTally
  ) throws {
    let abbreviated = try names.eras(.abbreviated)
    let narrow = try names.eras(.narrow)
    let formats = (
      try ICUDateFormat(oracle.icu, locale: locale, pattern: "G"),
      try ICUDateFormat(oracle.icu, locale: locale, pattern: "GGGGG")
    )
    // The eras before 1868 have their years in their abbreviations; the first era that has one's text is the one.
    for year in [-100] + Self.eraDays {
      let millis = Double(try CivilDate(year: year, month: 7, day: 1).dayNumber) * 86_400_000
      let name = try formats.0.string(millis: millis)
      let matches = abbreviated.indices.filter { abbreviated[$0] == name }
      let ours = matches.map { narrow[$0] }
      let theirs = try formats.1.string(millis: millis)
      tally.compare(
        ours.contains(theirs) ? theirs : ours.first ?? "no era \(name)", theirs, locale: id,
        subject: "\(names.calendar) narrow era", value: "\(year)")
    }
  }

  private func compareDayPeriods(
    _ names: DateNames, _ locale: String, _ id: String, _ tally: inout VerifyTally
  ) throws {
    // ICU up to 77 writes the wide AM and PM where later ones write the abbreviated, and calls them its symbols: which of
    // the two a pattern means is the patterns' matter, and both are compared with what they write.
    let halves = try [DateNames.Width.wide, .abbreviated].map { width in
      try names.dayPeriods(width, .format).filter { $0.period <= .pm }
    }
    let markers = try ICUDateFormat(oracle.icu, locale: locale, pattern: "a").symbols(.amPm)
    let known = halves.map { $0.map(\.name) }
    tally.compare(
      (known.first { $0 == markers } ?? known[0]).joined(separator: "|"), markers.joined(separator: "|"), locale: id,
      subject: "day period symbols")
    for (width, count) in [(DateNames.Width.abbreviated, 1), (.wide, 4), (.narrow, 5)] {
      let own = try names.dayPeriods(width, .format)
      let ours = width == .narrow ? own : halves[0] + own
      for (letter, last) in [("a", DateNames.DayPeriod.pm), ("b", .noon), ("B", .night2)] {
        let pattern = String(repeating: letter, count: count)
        let format = try ICUDateFormat(oracle.icu, locale: locale, pattern: pattern)
        // Which hours a flexible period covers is the patterns' matter; here its name has to be one of ours.
        let allowed = ours.filter { $0.period <= last }.map(\.name)
        for hour in 0..<24 {
          let theirs = try format.string(millis: Double(hour) * 3_600_000)
          tally.compare(
            allowed.contains(theirs) ? theirs : allowed.joined(separator: "|"), theirs, locale: id,
            subject: "day period \(pattern)", value: "\(hour)")
        }
      }
    }
  }

  private func compareFields(_ id: String, _ tally: inout VerifyTally) throws {
    let names = try DateNames(locale: try LocaleTag(parsing: "\(id)@calendar=gregorian"), data: oracle.data)
    let generator = try ICUPatternGenerator(oracle.icu, locale: "\(id)@calendar=gregorian")
    for field in DateNames.Field.allCases {
      for (width, theirs) in [
        (DateNames.Width.wide, ICUPatternGenerator.Width.wide), (.abbreviated, .abbreviated), (.narrow, .narrow),
      ] {
        tally.compare(
          try names.field(field, width), try generator.name(of: field.icu, width: theirs), locale: id,
          subject: "field \(field)", value: "\(width)")
      }
    }
  }
}

extension DateNames.Field {
  /// ICU's field of the same name.
  var icu: ICUPatternGenerator.Field {
    switch self {
    case .era: .era
    case .year: .year
    case .quarter: .quarter
    case .month: .month
    case .week: .weekOfYear
    case .weekOfMonth: .weekOfMonth
    case .weekday: .weekday
    case .dayOfYear: .dayOfYear
    case .weekdayOfMonth: .weekdayInMonth
    case .day: .day
    case .dayPeriod: .dayPeriod
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    case .zone: .zone
    }
  }
}
