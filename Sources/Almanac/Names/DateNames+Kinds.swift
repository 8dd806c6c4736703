extension DateNames {
  /// How long a name is.
  public enum Width: String, CaseIterable, Sendable {
    /// Shortened, and usually still clear on its own: `nov.`.
    case abbreviated
    /// In full: `novembro`.
    case wide
    /// As short as can be, often one letter that several names share: `N`. Not to be read without its neighbours.
    case narrow
  }

  /// How long the name of a weekday is.
  public enum WeekdayWidth: String, CaseIterable, Sendable {
    /// Shortened: `qua.`.
    case abbreviated
    /// In full: `quarta-feira`.
    case wide
    /// As short as can be, often one letter that several days share: `Q`.
    case narrow
    /// Shorter than abbreviated and still different for each day, as over the columns of a calendar: `qua.`, `We`.
    case short
  }

  /// In what surroundings a name stands.
  public enum Context: String, CaseIterable, Sendable {
    /// Within a date, where some languages inflect: `30 listopada`.
    case format
    /// By itself: `listopad`.
    case standalone
  }

  /// A part of the day that has a name; ordered as in CLDR's tables, not by the hours.
  ///
  /// Which hours `morning1` to `night2` cover is a question of the language; many have only some of them.
  ///
  /// Source: UTS #35 part 4, "Day Period Rule Sets".
  public enum DayPeriod: String, CaseIterable, Comparable, Sendable {
    /// The half of the day before noon.
    case am
    /// The half of the day from noon on.
    case pm
    /// The instant 00:00.
    case midnight
    /// The instant 12:00.
    case noon
    /// The first part of the morning.
    case morning1
    /// The first part of the afternoon.
    case afternoon1
    /// The first part of the evening.
    case evening1
    /// The first part of the night.
    case night1
    /// The second part of the morning.
    case morning2
    /// The second part of the afternoon.
    case afternoon2
    /// The second part of the evening.
    case evening2
    /// The second part of the night.
    case night2

    /// Whether one comes before another in the tables' order.
    public static func < (left: DayPeriod, right: DayPeriod) -> Bool { left.place < right.place }

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// A part of a date or time whose own name can be asked for, such as "month".
  ///
  /// Raw values are CLDR's keys.
  public enum Field: String, CaseIterable, Sendable {
    /// The era.
    case era
    /// The year.
    case year
    /// The quarter of the year.
    case quarter
    /// The month.
    case month
    /// The week of the year.
    case week
    /// The week of the month.
    case weekOfMonth
    /// The day of the week.
    case weekday
    /// The day of the year.
    case dayOfYear
    /// The weekday of the month, as in "the second Tuesday".
    case weekdayOfMonth
    /// The day of the month.
    case day
    /// The half or part of the day.
    case dayPeriod = "dayperiod"
    /// The hour.
    case hour
    /// The minute.
    case minute
    /// The second.
    case second
    /// The time zone.
    case zone
  }
}

extension NameSlot {
  static func months(_ width: DateNames.Width, _ context: DateNames.Context) -> NameSlot {
    switch (width, context) {
    case (.abbreviated, .format): .monthsFormatAbbreviated
    case (.wide, .format): .monthsFormatWide
    case (.narrow, .format): .monthsFormatNarrow
    case (.abbreviated, .standalone): .monthsStandaloneAbbreviated
    case (.wide, .standalone): .monthsStandaloneWide
    case (.narrow, .standalone): .monthsStandaloneNarrow
    }
  }

  static func weekdays(_ width: DateNames.WeekdayWidth, _ context: DateNames.Context) -> NameSlot {
    switch (width, context) {
    case (.abbreviated, .format): .weekdaysFormatAbbreviated
    case (.wide, .format): .weekdaysFormatWide
    case (.narrow, .format): .weekdaysFormatNarrow
    case (.short, .format): .weekdaysFormatShort
    case (.abbreviated, .standalone): .weekdaysStandaloneAbbreviated
    case (.wide, .standalone): .weekdaysStandaloneWide
    case (.narrow, .standalone): .weekdaysStandaloneNarrow
    case (.short, .standalone): .weekdaysStandaloneShort
    }
  }

  static func quarters(_ width: DateNames.Width, _ context: DateNames.Context) -> NameSlot {
    switch (width, context) {
    case (.abbreviated, .format): .quartersFormatAbbreviated
    case (.wide, .format): .quartersFormatWide
    case (.narrow, .format): .quartersFormatNarrow
    case (.abbreviated, .standalone): .quartersStandaloneAbbreviated
    case (.wide, .standalone): .quartersStandaloneWide
    case (.narrow, .standalone): .quartersStandaloneNarrow
    }
  }

  static func dayPeriods(_ width: DateNames.Width, _ context: DateNames.Context) -> NameSlot {
    switch (width, context) {
    case (.abbreviated, .format): .dayPeriodsFormatAbbreviated
    case (.wide, .format): .dayPeriodsFormatWide
    case (.narrow, .format): .dayPeriodsFormatNarrow
    case (.abbreviated, .standalone): .dayPeriodsStandaloneAbbreviated
    case (.wide, .standalone): .dayPeriodsStandaloneWide
    case (.narrow, .standalone): .dayPeriodsStandaloneNarrow
    }
  }

  static func eras(_ width: DateNames.Width) -> NameSlot {
    switch width {
    case .abbreviated: .erasAbbreviated
    case .wide: .erasWide
    case .narrow: .erasNarrow
    }
  }
}

extension CalendarSlot {
  static func eras(_ width: DateNames.Width) -> CalendarSlot {
    switch width {
    case .abbreviated: .erasAbbreviated
    case .wide: .erasWide
    case .narrow: .erasNarrow
    }
  }
}
