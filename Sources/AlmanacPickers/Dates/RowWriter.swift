import Almanac

/// Writes the rows of a column of dates or times.
struct RowWriter {
  private let picker: DatePicker
  private let index: Int
  private let role: ColumnRole
  private let frame: (prefix: String, suffix: String)
  private let words: DateWords
  /// How many letters the pattern has for the column; nil where it has none.
  private let width: Int?
  /// The sentences for rows that can't be chosen, made when one is needed.
  private var refusals: [RowRefusal.Reason: RowRefusal] = [:]

  init(_ picker: DatePicker, _ index: Int, _ frame: (prefix: String, suffix: String)) {
    self.picker = picker
    self.index = index
    self.frame = frame
    role = picker.roles[index]
    words = picker.plan.words
    width = (role == .hour ? words.time : words.date).field(role)?.count
  }

  /// All rows.
  mutating func rows(_ wheel: Wheel) -> [PickerRow] {
    var rows: [PickerRow] = []
    rows.reserveCapacity(wheel.rowCount)
    forEach(wheel) { writer, row, value, isOpen in rows.append(writer.row(row, value, isOpen)) }
    return rows
  }

  /// All rows as a JSON array, and what a spin button says of them.
  mutating func json(_ wheel: Wheel) -> (rows: [UInt8], spinButton: PickerColumn.SpinButton?) {
    var bytes = RowBytes(words.numbers, suffix: frame.suffix, count: wheel.rowCount)
    var open: (first: Int, last: Int)?
    var selected: (value: Int, text: String)?
    forEach(wheel) { writer, row, value, isOpen in
      let refusal = isOpen ? nil : writer.refusal(row, value)
      if isOpen { open = (open?.first ?? value, value) }
      let isSelected = row == wheel.selectedRow
      if !isSelected, let (number, digits) = writer.labelNumber(row, value) {
        bytes.append(value, number, digits: digits, prefix: writer.frame.prefix, nil, refusal)
        return
      }
      let parts = writer.parts(row, value)
      let spokenText = writer.spokenText(parts)
      bytes.append(value, parts, spokenText, refusal)
      if isSelected {
        let words = writer.words
        selected = (value, spokenText ?? parts.prefix + parts.body.text(words.numbers) + writer.frame.suffix)
      }
    }
    guard let open, let selected else { return (bytes.closed(), nil) }
    return (
      bytes.closed(),
      PickerColumn.SpinButton(
        now: selected.value, minimum: min(open.first, open.last), maximum: max(open.first, open.last),
        text: selected.text)
    )
  }

  /// Goes through the rows: the index of each, its value, and whether it can be chosen.
  private mutating func forEach(_ wheel: Wheel, _ body: (inout RowWriter, Int, Int, Bool) -> Void) {
    let plan = picker.plan
    switch role {
    case .month, .day, .hour, .minute, .second:
      var rest = NumberSet(bits: wheel.present)
      let open = NumberSet(bits: wheel.enabled)
      var row = 0
      while let value = rest.first {
        rest.remove(value)
        body(&self, row, value, open.contains(value))
        row += 1
      }
    case .year where plan.spans.count == 1 && !plan.rules.hasClosedDays:
      let first = plan.rules.low.year
      for row in 0..<wheel.rowCount { body(&self, row, plan.spans[0].year(first + row), true) }
    default:
      for row in 0..<wheel.rowCount {
        body(&self, row, picker.rowValue(row, at: index), picker.isEnabled(row: row, at: index))
      }
    }
  }

  private mutating func row(_ row: Int, _ value: Int, _ isOpen: Bool) -> PickerRow {
    let parts = parts(row, value)
    let text = parts.body.text(words.numbers)
    let label = parts.prefix + text + frame.suffix
    return PickerRow(
      value: value, text: text, label: label, spokenText: spokenText(parts) ?? label,
      refusal: isOpen ? nil : refusal(row, value))
  }

  /// What is said for a row; nil for its label.
  private func spokenText(_ parts: RowParts) -> String? {
    switch parts.spoken {
    case .label: nil
    case .text(let text): text
    case .day(let date): words.formats.day(date)
    }
  }

  /// The number that is all that a row says, beside the frame of its column, and the least count of its digits.
  private func labelNumber(_ row: Int, _ value: Int) -> (number: Int, digits: Int)? {
    switch role {
    case .year:
      guard picker.plan.hasEraColumn || picker.plan.spans.count == 1, value != 1 || !words.hasFirstYearSign else {
        return nil
      }
      return (value, min(width ?? 1, 4))
    case .hour: return (words.clock.shown(picker.halfStart + value), width ?? 1)
    case .minute, .second: return (value, 2)
    default: return nil
    }
  }

  /// What a row says.
  func parts(_ row: Int, _ value: Int) -> RowParts {
    if let (number, digits) = labelNumber(row, value) {
      return RowParts(body: .number(number, digits: digits), prefix: frame.prefix)
    }
    let plan = picker.plan
    switch role {
    case .era:
      return RowParts(body: .text(plan.spans[row].abbreviation), prefix: "", spoken: .text(plan.spans[row].name))
    case .year:
      let body =
        value == 1 && words.hasFirstYearSign
        ? RowParts.Body.text("\u{5143}") : .number(value, digits: min(width ?? 1, 4))
      guard !plan.hasEraColumn, plan.spans.count > 1 else { return RowParts(body: body, prefix: frame.prefix) }
      let span = plan.spans[picker.yearPlace(ofRow: row).span]
      let name = words.date.field(.era)?.count == 4 ? span.name : span.abbreviation
      return RowParts(body: body, prefix: name + (words.eraIsApart ? " " : "") + frame.prefix)
    case .month:
      let name = words.standaloneMonths[value - 1]
      guard let width, width < 3 else {
        // Beside no day a month is named on its own: ноябрь, where a date has ноября.
        let hasDay = picker.roles.contains(.day)
        return RowParts(
          body: .text(hasDay ? words.months[value - 1] : name), prefix: frame.prefix, spoken: .text(name))
      }
      return RowParts(
        body: .number(value, digits: width), prefix: frame.prefix,
        spoken: frame.suffix.isEmpty ? .text(name) : .label)
    case .day:
      return RowParts(
        body: .number(value, digits: width ?? 1), prefix: frame.prefix,
        spoken: picker.options.mode == .monthDay
          ? .label : .day(CivilDate(clamping: picker.draft.year, picker.draft.month, value)))
    case .date:
      let date = CivilDate(dayNumber: Int32(clamping: value))
      guard date == picker.options.today else {
        let spoken = words.formats.day(date)
        return RowParts(body: .text(words.dayOfRow?.string(from: date) ?? spoken), prefix: "", spoken: .text(spoken))
      }
      return RowParts(
        body: .text(words.labels.text(.buttonToday)), prefix: "",
        spoken: .text(words.labels.text(.dayToday, words.formats.day(date))))
    case .dayPeriod: return RowParts(body: .text(words.halves[row]), prefix: "")
    case .hour, .minute, .second, .level, .unit, .digit: return RowParts(body: .text(""), prefix: "")
    }
  }

  private mutating func refusal(_ row: Int, _ value: Int) -> RowRefusal {
    let reason = reason(row, value)
    if let refusal = refusals[reason] { return refusal }
    let refusal = RowRefusal(reason: reason, message: picker.message(for: reason))
    refusals[reason] = refusal
    return refusal
  }

  private func reason(_ row: Int, _ value: Int) -> RowRefusal.Reason {
    let draft = picker.draft
    let bounds = picker.plan.bounds
    func compared(_ first: CivilDate, _ last: CivilDate) -> RowRefusal.Reason {
      last < bounds.first ? .beforeMinimum : first > bounds.last ? .afterMaximum : .unavailable
    }
    switch role {
    case .month:
      return compared(
        CivilDate(clamping: draft.year, value, 1), CivilDate(clamping: draft.year, value, 31))
    case .day:
      let date = CivilDate(clamping: draft.year, draft.month, value)
      return compared(date, date)
    case .dayPeriod: return timeReason(12 * 3_600 * row, length: 12 * 3_600, isOnGrid: true)
    case .hour:
      let hour = picker.halfStart + value
      return timeReason(3_600 * hour, length: 3_600, isOnGrid: picker.plan.rules.grid.hours.contains(hour))
    case .minute:
      return timeReason(
        3_600 * draft.hour + 60 * value, length: 60, isOnGrid: picker.plan.rules.grid.minutes.contains(value))
    case .second:
      return timeReason(
        3_600 * draft.hour + 60 * draft.minute + value, length: 1,
        isOnGrid: picker.plan.rules.grid.seconds.contains(value))
    case .era, .year, .date, .level, .unit, .digit: return .unavailable
    }
  }

  /// Why nothing of a stretch of the day can be chosen.
  private func timeReason(_ first: Int, length: Int, isOnGrid: Bool) -> RowRefusal.Reason {
    guard isOnGrid else { return .offStep }
    let date = picker.draft.date
    let ends = [picker.timeReason(first, on: date), picker.timeReason(first + length - 1, on: date)]
    for reason in [RowRefusal.Reason.skipped, .beforeMinimum, .afterMaximum] where ends.contains(reason) {
      return reason
    }
    return .offStep
  }
}

extension DatePicker: DirectRows {
  var rowCount: Int { roles.indices.reduce(0) { $0 + wheel(at: $1).rowCount } }

  func writeColumns(to json: inout JSONWriter) {
    for index in roles.indices {
      let wheel = wheel(at: index)
      let frame = frame(roles[index])
      var writer = RowWriter(self, index, frame)
      let (rows, spinButton) = writer.json(wheel)
      json.write(
        roles[index], labels.text(Self.nameKey(roles[index])), prefix: frame.prefix, suffix: frame.suffix, wheel.ends,
        selectedRow: wheel.selectedRow, spinButton, rows: rows)
    }
  }
}
