import Almanac
import AlmanacPickers
import Testing

/// Every locale makes every date and time picker, with the columns in the order of its full date pattern.
@Suite struct AllLocalesTests {
  @Test func everyLocaleMakesEveryPicker() throws {
    var checked = 0
    var withOrder = 0
    let locales = LocaleData.embedded.locales
    for locale in locales {
      let tag = try DateTimeFormatCalendar.supported(locale)
      let labels = try PickerLabels.foreign(tag)
      for mode in DatePickerMode.allCases {
        var options = DatePickerOptions(mode: mode, selection: try Self.selection(mode), locale: tag)
        if mode != .time, mode != .monthDay {
          options.minimum = try Self.bound(mode, 2025)
          options.maximum = try Self.bound(mode, 2027)
        }
        options.precision = .second
        let picker = try DatePicker(options, labels: labels)
        #expect(!picker.summary.isEmpty, "\(tag) \(mode)")
        let columns = picker.columns
        for column in columns {
          #expect(column.rows.allSatisfy { !$0.text.isEmpty && !$0.label.isEmpty }, "\(tag) \(mode) \(column.role)")
          #expect(column.selection != nil, "\(tag) \(mode) \(column.role)")
        }
        checked += 1
        guard mode == .date else { continue }
        let format = try DateTimeFormat(date: .full, locale: tag)
        #expect(columns.map(\.role) == Self.order(of: format.pattern), "\(tag): \(format.pattern)")
        withOrder += 1
      }
    }
    #expect(checked > 5_000)
    #expect(withOrder > 800)
  }

  private static func selection(_ mode: DatePickerMode) throws -> PickerValue {
    switch mode {
    case .date: try .date("2026-11-30")
    case .time: try .time("15:05:09")
    case .dayAndTime, .dateAndTime: try .dateTime("2026-11-30T15:05:09")
    case .yearMonth: .yearMonth(try #require(YearMonth("2026-11")))
    case .year: .year(2026)
    case .monthDay: .monthDay(try #require(MonthDay("--11-30")))
    }
  }

  private static func bound(_ mode: DatePickerMode, _ year: Int) throws -> PickerValue {
    switch mode {
    case .date, .time, .monthDay: try .date("\(year)-06-15")
    case .dayAndTime, .dateAndTime: try .dateTime("\(year)-06-15T12:00")
    case .yearMonth: .yearMonth(try #require(YearMonth("\(year)-06")))
    case .year: .year(year)
    }
  }

  /// The order of y, M and d in a pattern, found without the scanner.
  private static func order(of pattern: String) -> [ColumnRole] {
    var roles: [ColumnRole] = []
    var isQuoted = false
    for scalar in pattern.unicodeScalars {
      if scalar == "'" { isQuoted.toggle() }
      guard !isQuoted else { continue }
      let role: ColumnRole? =
        switch scalar {
        case "y": .year
        case "M", "L": .month
        case "d": .day
        default: nil
        }
      if let role, !roles.contains(role) { roles.append(role) }
    }
    return roles
  }
}

/// Calendars that pickers show.
enum DateTimeFormatCalendar {
  /// The locale, with the Gregorian calendar where its own has months of another kind.
  static func supported(_ locale: LocaleTag) throws -> LocaleTag {
    (try? DateTimeFormat(date: .full, locale: locale)) == nil
      ? try LocaleTag(parsing: "\(locale)-u-ca-gregory") : locale
  }
}
