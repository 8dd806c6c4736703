public import Almanac

extension PickerDocument {
  /// Month grids as data.
  public struct Calendar: Hashable, Sendable, Codable {
    /// The names over the seven columns, from the first day of the week on.
    public let weekdays: [MonthGrid.WeekdayName]
    /// The name of the column of week numbers; nil where weeks have none.
    public let weekColumn: String?
    /// The months that are shown.
    public let months: [Month]
    /// The one day that can have the focus.
    public let focus: CivilDate
    /// The buttons beside the grids: `previousYear`, `previousMonth`, `nextMonth`, `nextYear`, `clear`, and `today` where
    /// it is known.
    public let controls: [Button]

    /// A month.
    public struct Month: Hashable, Sendable, Codable {
      /// The month.
      public let month: YearMonth
      /// The month and its year, as over a calendar page.
      public let title: String
      /// The weeks, 4 to 6 of them.
      public let weeks: [Week]
    }

    /// A week.
    public struct Week: Hashable, Sendable, Codable {
      /// The number of the week; nil where weeks have none.
      public let number: WeekNumber?
      /// The seven days.
      public let days: [Day]
    }

    /// The number of a week.
    public struct WeekNumber: Hashable, Sendable, Codable {
      /// The number.
      public let value: Int
      /// The number in the locale's digits.
      public let text: String
      /// What a screen reader says.
      public let spokenText: String
    }

    /// A place of a grid.
    public struct Day: Hashable, Sendable, Codable {
      /// The day.
      public let date: CivilDate
      /// The number of the day in the locale's digits; empty for an empty place.
      public let text: String
      /// What a screen reader says: the whole date, and what is special about it; empty for an empty place.
      public let spokenText: String
      /// Whether the day is of the month.
      public let place: MonthGrid.Place
      /// Whether the day is today.
      public let time: MonthGrid.Time
      /// What the day is in the selection.
      public let selection: MonthGrid.Selection
      /// Whether the day is the first or the last that can be chosen.
      public let edge: MonthGrid.Edge
      /// Why the day can't be chosen; nil for one that can.
      public let refusal: RowRefusal?
    }

    /// Describes the grids of a picker as they are now.
    package init(_ picker: CalendarPicker) {
      let grids = picker.grids
      let labels = picker.labels
      weekdays = picker.words.weekdays
      weekColumn = picker.options.weekNumbers == .none ? nil : labels.text(.weekColumn)
      focus = picker.focus
      // A sentence for each reason, not for each day.
      var refusals: [RowRefusal] = []
      func refusal(_ reason: RowRefusal.Reason) -> RowRefusal {
        if let known = refusals.first(where: { $0.reason == reason }) { return known }
        let refusal = RowRefusal(reason: reason, message: picker.message(for: reason))
        refusals.append(refusal)
        return refusal
      }
      var frames = MonthGrid.SpokenFrames()
      months = grids.map { grid in
        let weeks = grid.weeks.map { week in
          Week(
            number: week.number.map { WeekNumber(value: $0, text: grid.text(week), spokenText: grid.spokenText(week)) },
            days: week.days.map { day in
              Day(
                date: day.date, text: grid.text(day), spokenText: grid.spokenText(day, &frames), place: day.place,
                time: day.time,
                selection: day.selection, edge: day.edge, refusal: day.refusal.map(refusal))
            })
        }
        return Month(month: grid.month, title: grid.title, weeks: weeks)
      }
      var controls = [
        ("previousYear", LabelKey.yearPrevious, -12), ("previousMonth", .monthPrevious, -1),
        ("nextMonth", .monthNext, 1),
        ("nextYear", .yearNext, 12),
      ].map { name, key, months in
        Button(
          name: name, title: labels.text(key), event: .move(months: months),
          refusal: picker.month.adding(months: months) == nil ? refusal(.noSuchDate) : nil)
      }
      controls.append(Button(name: "clear", title: labels.text(.buttonClear), event: .clear, refusal: nil))
      if picker.options.today != nil {
        controls.append(Button(name: "today", title: labels.text(.buttonToday), event: .showToday, refusal: nil))
      }
      self.controls = controls
    }
  }
}

extension CalendarPicker {
  /// The month grids as a client draws them.
  public var calendar: PickerDocument.Calendar? { PickerDocument.Calendar(self) }
}
