import Almanac

/// Texts that stand by themselves: names, phrases, digits, weeks; and other calendars.
extension LocaleComparison {
  mutating func compareNames() {
    func names(_ side: Side) -> DateNames? { try? DateNames(locale: side.tag, data: side.data) }
    let (first, second) = (names(old), names(new))
    for context in DateNames.Context.allCases {
      for width in DateNames.Width.allCases {
        let subject = "\(width.rawValue), \(context.rawValue)"
        compareList(.months, subject, (1...12).map(TableKey.number), { try $0.months(width, context) }, first, second)
        compareList(.quarters, subject, ["1", "2", "3", "4"], { try $0.quarters(width, context) }, first, second)
        comparePeriods(subject, { try $0.dayPeriods(width, context) }, first, second)
      }
      for width in DateNames.WeekdayWidth.allCases {
        compareList(
          .weekdays, "\(width.rawValue), \(context.rawValue)", TableKey.weekdays, { try $0.weekdays(width, context) },
          first, second)
      }
    }
    for width in DateNames.Width.allCases {
      compareList(.eras, width.rawValue, ["0", "1"], { try $0.eras(width) }, first, second)
      compareList(
        .fields, width.rawValue, DateNames.Field.allCases.map(\.rawValue),
        { names in try DateNames.Field.allCases.map { try names.field($0, width) } }, first, second)
    }
    compareHours()
  }

  private mutating func compareList(
    _ section: DiffSection, _ subject: String, _ keys: [String], _ list: (DateNames) throws -> [String],
    _ first: DateNames?, _ second: DateNames?
  ) {
    guard plan.sections.contains(section) else { return }
    let (before, after) = (first.flatMap { try? list($0) } ?? [], second.flatMap { try? list($0) } ?? [])
    for index in 0..<max(before.count, after.count) {
      compare(
        section, subject, index < keys.count ? keys[index] : "\(index)", index < before.count ? before[index] : nil,
        index < after.count ? after[index] : nil)
    }
  }

  private mutating func comparePeriods(
    _ subject: String, _ list: (DateNames) throws -> [(period: DateNames.DayPeriod, name: String)],
    _ first: DateNames?, _ second: DateNames?
  ) {
    guard plan.sections.contains(.dayPeriods) else { return }
    let (before, after) = (first.flatMap { try? list($0) } ?? [], second.flatMap { try? list($0) } ?? [])
    for period in DateNames.DayPeriod.allCases {
      compare(
        .dayPeriods, subject, period.rawValue, before.first { $0.period == period }?.name,
        after.first { $0.period == period }?.name)
    }
  }

  /// Which part of the day each hour is said to be in.
  private mutating func compareHours() {
    guard plan.sections.contains(.dayPeriods), let pattern = try? DatePattern(parsing: "B") else { return }
    let (first, second) = (format(pattern, old), format(pattern, new))
    for hour in plan.samples.hours {
      compare(
        .dayPeriods, "hour", hour.name, first?.string(from: hour.moment), second?.string(from: hour.moment))
    }
  }

  /// Phrases with words and with numbers, of one and of several, with decimals.
  mutating func compareRelative() {
    for style in RelativeStyle.allCases {
      func phrases(_ side: Side) -> RelativeDateFormat? {
        try? RelativeDateFormat(style: style, locale: side.tag, data: side.data)
      }
      let (first, second) = (phrases(old), phrases(new))
      for (numbers, counts) in [(RelativeNumbers.auto, [-2, -1, 0, 1, 2]), (.always, [-21, -5, -2, -1, 1, 2, 5, 21])] {
        for unit in RelativeUnit.allCases {
          for count in counts {
            compare(.relative, "\(style.rawValue) \(unit)", "\(count)", first, second) { format, bytes in
              format.write(count, unit, numbers, to: &bytes)
            }
          }
        }
      }
      // Numbers with decimals are no words, whatever the format is made for.
      guard let decimal = try? DecimalNumber(parsing: "1234.5") else { continue }
      compare(
        .relative, "\(style.rawValue) hour", "1234.5", first?.string(for: decimal, .hour),
        second?.string(for: decimal, .hour))
    }
  }

  /// Digits, and the sign of years before the year 0.
  mutating func compareDigits() {
    for (subject, text, years) in [("digits", "y", [1234, 5678, 9000]), ("minus sign", "u", [-44])] {
      guard let pattern = try? DatePattern(parsing: text) else { continue }
      func written(_ side: Side) -> String? {
        guard let format = format(pattern, side) else { return nil }
        return years.compactMap { try? CivilDate(year: $0, month: 1, day: 1) }.map(format.string(from:)).joined()
      }
      compare(.digits, subject, years.map { "\($0)" }.joined(), written(old), written(new))
    }
  }

  mutating func compareWeeks() {
    func week(_ side: Side) -> WeekInfo? { try? WeekInfo(locale: side.tag, data: side.data) }
    let (first, second) = (week(old), week(new))
    let texts: [(String, (WeekInfo) -> String)] = [
      ("first day", { "\($0.firstWeekday)" }),
      ("weekend", { $0.weekend.map { "\($0)" }.joined(separator: ", ") }),
      ("days that make a first week", { "\($0.minimumDaysInFirstWeek)" }),
    ]
    for (subject, text) in texts { compare(.weeks, subject, "", first.map(text), second.map(text)) }
  }

  /// The usual calendar, and dates of the calendars that share the Gregorian one's days.
  mutating func compareCalendars() {
    func usual(_ side: Side) -> String { side.data.calendar(for: side.plain, row: side.row) }
    compare(.calendars, "usual calendar", "", usual(old), usual(new))
    for calendar in TableCalendar.allCases where calendar != .generic {
      let tags = [old.tag(calendar: calendar), new.tag(calendar: calendar)]
      for style in DateStyle.allCases {
        let formats = both { side in
          guard let tag = tags[side.edition.rawValue] else { throw ComparisonError.noPattern }
          return try DateTimeFormat(date: style, locale: tag, data: side.data)
        }
        compare(.calendars, "\(calendar.rawValue) \(style.rawValue)", plan.samples.dates, formats)
      }
      func names(_ side: Side) -> DateNames? {
        tags[side.edition.rawValue].flatMap { try? DateNames(locale: $0, data: side.data) }
      }
      let (first, second) = (names(old), names(new))
      for width in DateNames.Width.allCases {
        compareEras("\(calendar.rawValue) eras, \(width.rawValue)", width, first, second)
      }
    }
  }

  /// Compares eras of a calendar; two lists that met in another locale have been compared there.
  private mutating func compareEras(
    _ subject: String, _ width: DateNames.Width, _ first: DateNames?, _ second: DateNames?
  ) {
    guard let before = first?.eraList(width), let after = second?.eraList(width) else {
      return compareList(.calendars, subject, [], { try $0.eras(width) }, first, second)
    }
    let outcome = plan.eraLists.outcome(before, after) {
      var comparison = alone
      comparison.compareList(.calendars, subject, [], { try $0.eras(width) }, first, second)
      return ComparedLists.Outcome(
        newList: after, changes: comparison.changes, comparisons: comparison.comparisons)
    }
    repeatChanges(outcome.changes, comparisons: outcome.comparisons, subject)
  }
}
