import Almanac

extension DatePicker {
  /// The value of numbers by their roles.
  ///
  /// Years are Gregorian and hours count from 0 to 23, whatever is displayed; but where an era or a half of the day is
  /// given too, the year is that of the era (its index among the rows) and the hour 0...11 of the half (0 or 1).
  public func value(ofFields fields: [ColumnRole: Int]) -> FieldsReading {
    let roles = roles
    let stranger = fields.keys.first { $0 != .era && $0 != .dayPeriod && !roles.contains($0) }
    if let stranger { return .refused(stranger, .noSuchRow) }
    for role in roles where role != .era && role != .dayPeriod && fields[role] == nil {
      return .refused(role, .missing)
    }
    var date = plan.rules.low
    if options.mode != .time {
      switch self.date(ofFields: fields) {
      case .success(let found): date = found
      case .failure(let refusal): return .refused(refusal.role, refusal.reason)
      }
    }
    guard options.mode.hasTime else { return reading(of: DateDraft(date)) }
    var hour = fields[.hour] ?? 0
    if let half = fields[.dayPeriod] {
      guard 0...1 ~= half else { return .refused(.dayPeriod, .noSuchRow) }
      guard 0...11 ~= hour else { return .refused(.hour, .noSuchDate) }
      hour += 12 * half
    }
    let minute = fields[.minute] ?? 0
    let second = fields[.second] ?? 0
    for (role, number, last) in [(ColumnRole.hour, hour, 23), (.minute, minute, 59), (.second, second, 59)] {
      guard 0...last ~= number else { return .refused(role, .noSuchDate) }
    }
    return reading(of: DateDraft(date, secondOfDay: 3_600 * hour + 60 * minute + second))
  }

  private struct Refused: Error {
    let role: ColumnRole?
    let reason: RowRefusal.Reason
  }

  private func date(ofFields fields: [ColumnRole: Int]) -> Result<CivilDate, Refused> {
    if options.mode == .dayAndTime {
      guard let number = fields[.date].flatMap({ Int32(exactly: $0) }) else {
        return .failure(Refused(role: .date, reason: .unreadable))
      }
      let date = CivilDate(dayNumber: number)
      return 1...9_999 ~= date.year ? .success(date) : .failure(Refused(role: .date, reason: .noSuchDate))
    }
    var year = fields[.year] ?? DateRules.referenceYear
    var era: EraSpan?
    if let index = fields[.era] {
      guard plan.spans.indices.contains(index) else { return .failure(Refused(role: .era, reason: .noSuchRow)) }
      guard -9_999...9_999 ~= year else { return .failure(Refused(role: .year, reason: .noSuchDate)) }
      era = plan.spans[index]
      year = plan.spans[index].gregorian(year)
    }
    guard 1...9_999 ~= year else { return .failure(Refused(role: .year, reason: .noSuchDate)) }
    let month = fields[.month] ?? (era.map { $0.days.first.year == year ? $0.days.first.monthNumber : 1 } ?? 1)
    guard 1...12 ~= month else { return .failure(Refused(role: .month, reason: .noSuchDate)) }
    let first =
      era.map { $0.days.first.year == year && $0.days.first.monthNumber == month ? $0.days.first.day : 1 } ?? 1
    let day = options.mode.hasDay ? fields[.day] ?? 0 : first
    guard day >= 1, day <= lengthOfMonth(year, month) else {
      return .failure(Refused(role: .day, reason: .noSuchDate))
    }
    let date = CivilDate(clamping: year, month, day)
    // A month that is no month of the era, such as January of Reiwa 1.
    if let era, !era.days.contains(date) { return .failure(Refused(role: .era, reason: .noSuchDate)) }
    return .success(date)
  }

  private func reading(of draft: DateDraft) -> FieldsReading {
    value(of: draft).map { .value($0) } ?? .refused(nil, .unreadable)
  }

  /// The value of the indexes of rows, one for each column in its order, as the picker shows them now.
  ///
  /// The rows of a column depend on larger columns, so an index is looked up in the rows that those have by then: year,
  /// month, day, hour, minute, second, whatever the order on the screen.
  public func value(ofRows rows: [Int]) -> FieldsReading {
    guard rows.count == roles.count else { return .refused(nil, rows.count < roles.count ? .missing : .noSuchRow) }
    var picker = self
    let sizes: [ColumnRole] = [.era, .year, .month, .day, .date, .dayPeriod, .hour, .minute, .second]
    for role in sizes {
      guard let index = roles.firstIndex(of: role) else { continue }
      guard rows[index] >= 0, rows[index] < picker.wheel(at: index).rowCount else { return .refused(role, .noSuchRow) }
      guard picker.isEnabled(row: rows[index], at: index) else {
        let refusal = picker.column(at: index).rows[rows[index]].refusal
        return .refused(role, refusal?.reason ?? .unavailable)
      }
      _ = picker.select(row: rows[index], at: index)
    }
    return picker.value.map { .value($0) } ?? .refused(nil, .missing)
  }
}
