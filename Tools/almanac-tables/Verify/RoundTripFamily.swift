import Almanac

/// Whether a parser reads back what its format writes: every style, skeletons with enough fields, both modes.
///
/// No ICU answers here: what is expected is the value that was written, as far as the format shows it.
struct RoundTripFamily: VerifyFamily {
  static let name = "round-trip"

  private let data: LocaleData
  private let coverage: Coverage
  /// Days of the years 1 to 9999.
  private let days: [CivilDate]
  /// Days of the hundred years that two digits are read in.
  private let recentDays: [CivilDate]
  /// Days and times for formats that are many.
  private let moments: [CivilDateTime]

  private static let window = 1950

  /// Skeletons that say which day it is, or which time.
  static let skeletons = [
    "yMd", "yMEd", "yMMMd", "yMMMEd", "yMMMMd", "yMMMMEEEEd", "GyMd", "GyMMMd", "yyyyMMdd", "yMdjm", "yMMMdHms",
    "yMMMMEEEEdjm", "yMMMEdhmsSSS", "Hm", "Hms", "jm", "jms", "hm", "Bhm", "Bhms", "jmsSSS", "yMdHmZZZZZ", "jmO",
  ]

  init(_ oracle: Oracle) throws {
    data = oracle.data
    coverage = oracle.coverage
    days = try DaySpread.standard()
    recentDays = try DaySpread.every(from: Self.window, through: Self.window + 99).enumerated()
      .filter { $0.offset % 29 == 0 }.map(\.element)
    moments = try MomentSample.everyHour().map(\.dateTime)
  }

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    let tag = try LocaleTag(parsing: "\(id)@calendar=gregorian")
    for style in DateStyle.allCases {
      let format = try DateTimeFormat(date: style, locale: tag, data: data)
      let dates = hasFullYear(format) ? days : recentDays
      try compare(format, dates.map { CivilDateTime(date: $0) }, id, "\(style)", &tally)
    }
    for time in TimeStyle.allCases {
      try compare(try DateTimeFormat(time: time, locale: tag, data: data), moments, id, "time \(time)", &tally)
      for date in DateStyle.allCases {
        let format = try DateTimeFormat(date: date, time: time, locale: tag, data: data)
        try compare(format, sample(7), id, "\(date) \(time)", &tally)
      }
    }
    for skeleton in Self.skeletons {
      let format = try DateTimeFormat(skeleton: DateSkeleton(parsing: skeleton), locale: tag, data: data)
      try compare(format, sample(5), id, skeleton, &tally)
    }
    // The calendars whose years are not Gregorian.
    for calendar in CalendarSystem.all where calendar != .gregorian && calendar != .iso8601 {
      let tag = try LocaleTag(parsing: "\(id)@calendar=\(calendar)")
      for style in DateStyle.allCases {
        let format = try DateTimeFormat(date: style, locale: tag, data: data)
        try compare(format, sample(9), id, "\(calendar) \(style)", &tally)
      }
    }
  }

  /// Every so many moments.
  private func sample(_ step: Int) -> [CivilDateTime] {
    stride(from: 0, to: moments.count, by: step).map { moments[$0] }
  }

  private func hasFullYear(_ format: DateTimeFormat) -> Bool { !fields(of: format).contains("yy") }

  /// The fields of a format's pattern, such as `MMM`.
  private func fields(of format: DateTimeFormat) -> Set<String> {
    var fields = Set<String>()
    var scanner = PatternScanner()
    let pattern = format.pattern
    while let item = scanner.next(in: pattern.utf8Span.span) {
      guard case .field(let letter, let count, _) = item else { continue }
      fields.insert(String(repeating: Character(Unicode.Scalar(letter)), count: count))
    }
    return fields
  }

  /// Writes values and reads them back.
  private func compare(
    _ format: DateTimeFormat, _ values: [CivilDateTime], _ id: String, _ subject: String, _ tally: inout VerifyTally
  ) throws {
    let values = coverage.part(values, oneIn: 4, for: id)
    let fields = fields(of: format)
    let letters = Set(fields.compactMap(\.first))
    let years: DateParser.TwoDigitYears = fields.contains("yy") ? .window(from: Self.window) : .asWritten
    for mode in DateParser.Mode.allCases {
      let parser = try DateParser(format, mode: mode, twoDigitYears: years)
      tally.addComparisons(values.count)
      for value in values {
        let written = try Self.shown(value, letters)
        let text = format.string(from: value)
        let read = Self.read(text, parser, letters)
        guard read != "\(written)" else { continue }
        tally.add(
          VerifyDifference(
            locale: id, subject: "\(subject) \(mode)", value: "\(value)", ours: "\(text): \(read)", theirs: "\(written)"
          ))
      }
    }
  }

  /// A value as far as a format with these letters shows it.
  private static func shown(_ value: CivilDateTime, _ letters: Set<Character>) throws -> String {
    guard !letters.isDisjoint(with: "hHkKA") else { return "\(value.date)" }
    let digits = letters.contains("S") ? 1_000_000 : 1_000_000_000
    let time = try CivilTime(
      hour: value.time.hour, minute: value.time.minute, second: letters.contains("s") ? value.time.second : 0,
      nanosecond: value.time.nanosecond / digits * digits)
    return letters.contains("d") ? "\(CivilDateTime(date: value.date, time: time))" : "\(time)"
  }

  private static func read(_ text: String, _ parser: DateParser, _ letters: Set<Character>) -> String {
    do throws(DateParsingError) {
      guard !letters.isDisjoint(with: "hHkKA") else { return "\(try parser.date(from: text))" }
      return letters.contains("d") ? "\(try parser.dateTime(from: text))" : "\(try parser.time(from: text))"
    } catch {
      return "\(error)"
    }
  }
}
