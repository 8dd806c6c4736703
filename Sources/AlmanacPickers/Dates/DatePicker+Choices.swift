package import Almanac

/// What a form without a script offers in the columns of a date picker: whatever can be right beside some choice in the
/// other columns, since a page does not change while its reader chooses.
package struct DateChoice {
  /// The number behind the row, as ``PickerRow/value`` has it.
  package let value: Int
  /// The era that a year is of, where the rows of the year have eras in them; else nil.
  package let era: Int?
  /// What stands before the text of the row.
  package let prefix: String
  /// The text of the row, without what its column has before and after it.
  package let body: RowParts.Body
  /// Whether the row can be chosen beside any other.
  package let availability: PickerOption.Availability
}

extension DatePicker {
  /// How the rows of the year are told apart.
  package enum YearCoding: Sendable {
    /// By the year of the Gregorian calendar.
    case gregorian
    /// By the year of an era that is chosen in a column of its own.
    case ofChosenEra
    /// By the year of the only era.
    case ofOnlyEra
    /// By the era and its year, which one row has.
    case eraAndYear
  }

  /// How the rows of the year are told apart in this picker.
  package var yearCoding: YearCoding {
    if plan.hasEraColumn { return .ofChosenEra }
    if plan.spans.count > 1 { return .eraAndYear }
    return plan.spans[0].offset == 0 && plan.spans[0].sign == 1 ? .gregorian : .ofOnlyEra
  }

  /// What makes a Gregorian year of a year of each era between the bounds, when it is added; nil for an era that is counted
  /// backward.
  package var eraOffsets: [Int?] { plan.spans.map { $0.sign == 1 ? -$0.offset : nil } }

  /// The first and the last day between the bounds.
  package var firstAndLastDay: (first: CivilDate, last: CivilDate) { (plan.rules.low, plan.rules.high) }

  /// The roles of the columns, in their order.
  package var columnRoles: [ColumnRole] { plan.roles }

  /// The name of a column.
  package func columnName(at index: Int) -> String { labels.text(Self.nameKey(roles[index])) }

  /// Whether the digits of the locale are those of ASCII.
  package var hasASCIIDigits: Bool { plan.words.numbers.areASCII }

  /// A number in the digits of the locale.
  package func digits(_ number: Int, atLeast count: Int) -> String { plan.words.numbers.text(number, digits: count) }

  /// The number behind the selected row of a column, and the era of a year whose rows have eras in them.
  package func selectedChoice(at index: Int) -> (value: Int, era: Int?) {
    switch roles[index] {
    case .era: return (plan.era(of: draft.date), nil)
    case .year:
      let era = plan.era(of: draft.date)
      return (plan.spans[era].year(draft.year), yearCoding == .eraAndYear ? era : nil)
    case .month: return (draft.month, nil)
    case .day: return (draft.day, nil)
    case .date: return (Int(draft.date.dayNumber), nil)
    case .dayPeriod: return (draft.hour / 12, nil)
    case .hour: return (draft.hour - halfStart, nil)
    case .minute: return (draft.minute, nil)
    case .second: return (draft.second, nil)
    case .level, .unit, .digit: return (0, nil)
    }
  }

  /// The number behind the row of an hour that shows a number; nil where none does.
  package func hour(shown number: Int) -> Int? {
    (0..<(plan.words.clock.isHalfDay ? 12 : 24)).first { plan.words.clock.shown($0) == number }
  }

  /// The pattern of the short date, or of the time, that a field shows; nil for a picker whose field shows something else.
  package var fieldPattern: String? { plan.words.field?.pattern }

  /// What ``labelledFieldText`` has around the value, with `{value}` in its place; nil for nothing.
  package var fieldFrame: String? {
    switch options.mode {
    case .date: labels.text(.fieldDate)
    case .time: labels.text(.fieldTime)
    case .dayAndTime, .dateAndTime: labels.text(.fieldDateTime)
    case .yearMonth, .year, .monthDay: nil
    }
  }

  /// Goes through what a column offers.
  ///
  /// - Parameters:
  ///   - index: The column.
  ///   - dayCount: How many days there are at most; 31 where no month is known.
  ///   - body: Takes each choice, and what stands after each row.
  package func forEachChoice(at index: Int, dayCount: Int = 31, _ body: (DateChoice, _ suffix: String) -> Void) {
    let role = roles[index]
    let frame = frame(role)
    let writer = RowWriter(self, index, frame)
    let digits = plainDigits(role)
    func take(_ row: Int, _ value: Int, era: Int? = nil, isOpen: Bool = true) {
      let availability: PickerOption.Availability = isOpen ? .available : .unavailable
      if let digits {
        let number = role == .hour ? plan.words.clock.shown(halfStart + value) : value
        let shown = RowParts.Body.number(number, digits: digits)
        return body(
          DateChoice(value: value, era: era, prefix: frame.prefix, body: shown, availability: availability),
          frame.suffix)
      }
      let parts = writer.parts(row, value)
      body(
        DateChoice(value: value, era: era, prefix: parts.prefix, body: parts.body, availability: availability),
        frame.suffix)
    }
    switch role {
    case .era:
      for row in plan.spans.indices { take(row, row, isOpen: isEnabled(row: row, at: index)) }
    case .year where plan.hasEraColumn:
      var years = Set<Int>()
      for span in plan.spans {
        let ends = [span.year(span.limit.first.year), span.year(span.limit.last.year)].sorted()
        years.formUnion(ends[0]...ends[1])
      }
      for year in years.sorted() { take(0, year) }
    case .year:
      let isCounted = plan.spans.count == 1 && !plan.rules.hasClosedDays
      for row in 0..<wheel(at: index).rowCount {
        let place = isCounted ? (span: 0, year: plan.rules.low.year + row) : yearPlace(ofRow: row)
        take(
          row, plan.spans[place.span].year(place.year), era: plan.spans.count > 1 ? place.span : nil,
          isOpen: isCounted || isEnabled(row: row, at: index))
      }
    case .date:
      for row in 0..<wheel(at: index).rowCount {
        take(row, rowValue(row, at: index), isOpen: isEnabled(row: row, at: index))
      }
    case .dayPeriod: for row in 0...1 { take(row, row) }
    case .month, .day, .hour, .minute, .second:
      var rest = offered(role)
      if role == .day { rest = rest.intersection(NumberSet(1, through: dayCount)) }
      while let value = rest.first {
        rest.remove(value)
        take(0, value)
      }
    case .level, .unit, .digit: break
    }
  }

  /// The least count of digits of a column whose rows are numbers and nothing else; nil for any other column.
  private func plainDigits(_ role: ColumnRole) -> Int? {
    let width = (role == .hour ? plan.words.time : plan.words.date).field(role)?.count ?? 1
    switch role {
    case .year:
      let isAlone = plan.hasEraColumn || plan.spans.count == 1
      return isAlone && !plan.words.hasFirstYearSign ? min(width, 4) : nil
    case .month: return width < 3 && plan.words.date.field(.month) != nil ? width : nil
    case .day, .hour: return width
    case .minute, .second: return 2
    case .era, .date, .dayPeriod, .level, .unit, .digit: return nil
    }
  }

  /// The numbers of a column that are right beside some choice in the others.
  private func offered(_ role: ColumnRole) -> NumberSet {
    let rules = plan.rules
    let (low, high) = (rules.low, rules.high)
    switch role {
    case .month:
      switch high.year - low.year {
      case 0: return NumberSet(low.monthNumber, through: high.monthNumber)
      case 1:
        var months = NumberSet(low.monthNumber, through: 12)
        months.formUnion(NumberSet(1, through: high.monthNumber))
        return months
      default: return NumberSet(1, through: 12)
      }
    case .day:
      let months = 12 * (high.year - low.year) + high.monthNumber - low.monthNumber
      if months == 0 { return NumberSet(low.day, through: high.day) }
      guard months == 1 else { return NumberSet(1, through: 31) }
      var days = NumberSet(low.day, through: lengthOfMonth(low.year, low.monthNumber))
      days.formUnion(NumberSet(1, through: high.day))
      return days
    case .hour:
      let hours = options.mode == .time ? rules.hours(rules.spans(on: low)) : rules.grid.hours
      guard plan.words.clock.isHalfDay else { return hours }
      return NumberSet(bits: (hours.bits | hours.bits >> 12) & 0xFFF)
    case .minute: return rules.grid.minutes
    default: return rules.grid.seconds
    }
  }
}
