import Almanac
import AlmanacPickers
import AlmanacTestKit
import Foundation
import Testing

/// Any sequence of events on any picker keeps what a picker promises.
///
/// 1,000 seeds of 10,000 events each for every kind where `ALMANAC_EXHAUSTIVE` is set, which takes minutes in a release
/// build; 12 seeds of 200 events otherwise, with a closer look at more of them. Value, refusals and outcome are looked at
/// after every event, columns and states after some, the coding of whole pickers after fewer.
@Suite struct PickerPropertyTests {
  private static let seeds = Thoroughness.isExhaustive ? 1_000 : 12
  private static let events = Thoroughness.isExhaustive ? 10_000 : 200
  private static let eventsBetweenColumns = Thoroughness.isExhaustive ? 500 : 20
  private static let eventsBetweenCodings = Thoroughness.isExhaustive ? 5_000 : 100

  @Test func dates() throws {
    try run("dates") { random in
      let low = CivilDate(dayNumber: Int32(random.next(below: 40_000) - 20_000))
      let mode: DatePickerMode = [.date, .dateAndTime, .dayAndTime][random.next(below: 3)]
      // A row for each day is dear to look at.
      let high = try low.adding(days: random.next(below: mode == .dayAndTime ? 60 : 5_000) + 3)
      let locales: [LocaleTag] = ["en-US", "ja", "ja-u-ca-japanese", "zh-Hant-TW-u-ca-roc", "tr", "pt-BR"]
      let isDate = mode == .date
      func value(_ date: CivilDate, _ second: Int) -> PickerValue {
        let time = try? CivilTime(hour: second / 3_600, minute: second / 60 % 60, second: second % 60)
        return isDate ? .date(date) : .dateTime(CivilDateTime(date: date, time: time ?? .midnight))
      }
      var options = DatePickerOptions(
        mode: mode, selection: value(low, 0), minimum: value(low, random.next(below: 86_400)),
        maximum: value(high, random.next(below: 86_400)), locale: locales[random.next(below: locales.count)])
      options.steps = TimeSteps(
        hours: [1, 2, 6][random.next(below: 3)], minutes: [1, 5, 15, 30][random.next(below: 4)],
        base: random.next(below: 2) == 0 ? .fullHour : .minimum)
      options.precision = TimePrecision.allCases[random.next(below: 3)]
      options.rowsOutsideBounds = RowPresence.allCases[random.next(below: 2)]
      options.rowsOffStep = RowPresence.allCases[random.next(below: 2)]
      options.eras = EraPlacement.allCases[random.next(below: 2)]
      options.ends = random.next(below: 2) == 0 ? .cyclic : .bounded
      if random.next(below: 2) == 0 { options.unavailable.weekdays = [.sunday, .wednesday] }
      if random.next(below: 2) == 0 {
        let start = CivilDateTime(date: try low.adding(days: 2), time: try CivilTime(hour: 2, minute: 0))
        options.skippedTimes = [
          SkippedTimes(from: start, to: CivilDateTime(date: start.date, time: try CivilTime(hour: 3, minute: 0)))
        ]
      }
      return try DatePicker(options)
    } value: { random in
      let date = CivilDate(dayNumber: Int32(random.next(below: 60_000) - 30_000))
      return random.next(below: 2) == 0 ? .date(date) : .dateTime(CivilDateTime(date: date))
    }
  }

  @Test func times() throws {
    try run("times") { random in
      var options = DatePickerOptions(
        mode: .time, selection: .time(.midnight), locale: random.next(below: 2) == 0 ? "en" : "ko")
      options.fallback = "en"
      if random.next(below: 2) == 0 {
        options.minimum = .time(try CivilTime(hour: random.next(below: 24), minute: 0))
        options.maximum = .time(try CivilTime(hour: random.next(below: 24), minute: 30))
      }
      options.steps.minutes = [1, 5, 15, 30][random.next(below: 4)]
      options.precision = TimePrecision.allCases[random.next(below: 3)]
      return try DatePicker(options)
    } value: { random in
      .time((try? CivilTime(hour: random.next(below: 24), minute: random.next(below: 60))) ?? .midnight)
    }
  }

  @Test func countdowns() throws {
    try run("countdowns") { random in
      let low = random.next(below: 5_000)
      return try CountdownPicker(
        CountdownOptions(
          seconds: 0, minimum: low, maximum: low + 3_600 + random.next(below: 200_000),
          units: CountdownOptions.Units.allCases[random.next(below: 3)], minuteStep: [1, 5, 15][random.next(below: 3)],
          secondStep: [1, 10][random.next(below: 2)], locale: "en"))
    } value: {
      .seconds($0.next(below: 300_000) - 1_000)
    }
  }

  @Test func distances() throws {
    try run("distances") { random in
      let units: [[DistanceUnit]] = [
        [.kilometer, .meter], [.mile, .foot, .inch], [.meter], [.mile, .yard, .foot, .inch],
      ]
      let low = random.next(below: 100)
      return try DistancePicker(
        DistanceOptions(
          amount: 0, minimum: low, maximum: low + 100 + random.next(below: 8_000),
          units: units[random.next(below: units.count)], decimals: random.next(below: 3),
          layout: DistanceOptions.Layout.allCases[random.next(below: 2)], locale: "pt-BR"))
    } value: {
      .amount($0.next(below: 700_000) - 50)
    }
  }

  @Test func options() throws {
    try run("options") { random in
      try MultiPicker(
        (0..<1 + random.next(below: 3)).map { _ in
          OptionColumn(
            (0..<random.next(below: 5)).map {
              PickerOption("\($0)", availability: random.next(below: 4) == 0 ? .unavailable : .available)
            })
        }, locale: "en", ends: random.next(below: 2) == 0 ? .cyclic : .bounded)
    } value: {
      .rows([$0.next(below: 4), $0.next(below: 4)])
    }
  }

  @Test func dependent() throws {
    func node(_ random: inout SeededRandom, _ depth: Int) -> PickerNode {
      let children = depth == 0 ? [] : (0..<random.next(below: 4)).map { _ in node(&random, depth - 1) }
      return PickerNode(
        "\(random.next(below: 5))", availability: random.next(below: 5) == 0 ? .unavailable : .available, children)
    }
    try run("dependent") { random in
      try DependentPicker(
        (0..<random.next(below: 5)).map { _ in node(&random, 3) },
        choice: DependentChoice.allCases[random.next(below: 4)], locale: "en")
    } value: {
      .rows([$0.next(below: 4), $0.next(below: 4)])
    }
  }

  @Test func calendars() throws {
    func selection(_ random: inout SeededRandom, around day: Int32) -> GridSelection {
      let dates = (0..<3).map { _ in CivilDate(dayNumber: day + Int32(random.next(below: 400) - 200)) }.sorted()
      switch random.next(below: 3) {
      case 0: return .single(random.next(below: 4) == 0 ? nil : dates[0])
      case 1: return .multiple(Set(dates.prefix(random.next(below: 4))))
      default: return .range(first: dates[0], last: random.next(below: 3) == 0 ? nil : dates[1])
      }
    }
    try run("calendars") { random in
      let locales: [LocaleTag] = ["en-US", "ja", "ja-u-ca-japanese", "zh-Hant-TW-u-ca-roc", "tr", "pt-BR"]
      var options = MonthGridOptions(locale: locales[random.next(below: locales.count)])
      let day = Int32(random.next(below: 40_000) - 20_000)
      options.today = CivilDate(dayNumber: day)
      if random.next(below: 2) == 0 { options.minimum = CivilDate(dayNumber: day - Int32(random.next(below: 90))) }
      if random.next(below: 2) == 0 { options.maximum = CivilDate(dayNumber: day + Int32(random.next(below: 90))) }
      if random.next(below: 2) == 0 { options.unavailable.weekdays = [.sunday, .wednesday] }
      options.weekNumbers = MonthGridOptions.WeekNumbers.allCases[random.next(below: 3)]
      options.weekCount = MonthGridOptions.WeekCount.allCases[random.next(below: 2)]
      options.outsideDays = MonthGridOptions.OutsideDays.allCases[random.next(below: 2)]
      return try CalendarPicker(selection(&random, around: day), options, monthCount: 1 + random.next(below: 3))
    } value: {
      .selection(selection(&$0, around: Int32($0.next(below: 40_000) - 20_000)))
    } event: { random, picker in
      let near = Int32(clamping: Int(picker.focus.dayNumber) + random.next(below: 80) - 40)
      switch random.next(below: 9) {
      case 0: return .move(months: random.next(below: 30) - 15)
      case 1: return .moveFocus(days: random.next(below: 30) - 15)
      case 2: return .turnFocus(months: random.nextTroublesomeInt())
      case 3: return .focusWeekStart
      case 4: return .focusWeekEnd
      case 5: return .showToday
      case 6: return random.next(below: 10) == 0 ? .clear : .moveFocus(days: random.nextTroublesomeInt())
      default: return .tap(CivilDate(dayNumber: near))
      }
    }
  }

  private func run<Picker: PickerModel>(
    _ name: String, _ make: (inout SeededRandom) throws -> Picker, value: (inout SeededRandom) -> PickerValue,
    event own: (inout SeededRandom, Picker) -> PickerEvent? = { _, _ in nil }
  ) throws {
    var seeds = SeededRandom(for: "picker properties, \(name)", seed: 0xA1_4A_4A_C0)
    var made = 0
    for _ in 0..<Self.seeds {
      let seed = seeds.next()
      var random = SeededRandom(quietly: seed)
      // Bounds, steps and closed days may leave nothing, which is an error of its own.
      guard var picker = try? make(&random) else { continue }
      made += 1
      let roles = picker.columns.map(\.role) + [.level(9)]
      for number in 0..<Self.events {
        let common = Self.event(roles, &random, value)
        let event = random.next(below: 4) == 0 ? common : own(&random, picker) ?? common
        let before = picker
        let change = picker.apply(event)
        let isSound = Self.check(picker, before, event, change, number) { "seed \(seed), event \(number): \(event)" }
        guard isSound else { return }
      }
      if case .done(let value)? = picker.apply(.done).outcome { #expect(value == picker.value) }
    }
    #expect(made * 2 > Self.seeds, "hardly any picker could be made")
  }

  /// Checks the invariants, and says whether they hold.
  private static func check<Picker: PickerModel>(
    _ picker: Picker, _ before: Picker, _ event: PickerEvent, _ change: PickerChange, _ number: Int,
    _ place: () -> String
  ) -> Bool {
    var isSound = true
    func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
      guard !condition else { return }
      isSound = false
      Issue.record("\(place()): \(what())")
    }
    if change.refusal != nil { expect(picker == before, "a refused event changed something") }
    if let calendar = picker as? CalendarPicker, let former = before as? CalendarPicker {
      expect(change.firstMonth == (calendar.month == former.month ? nil : calendar.month), "the change hides a month")
    }
    if let value = picker.value {
      expect(picker.refusal(of: value) == nil, "\(value) is shown and can't be chosen")
      // A client that draws nothing of its own finds the value among the days.
      if let calendar = picker as? CalendarPicker, number % Self.eventsBetweenColumns == 0 {
        expect(Self.isSound(calendar), "the grids")
      }
      if case .done(let done)? = change.outcome { expect(done == value, "done is not what is shown") }
    }
    expect(change.value == (before.value == picker.value ? nil : picker.value), "the change does not tell the value")
    // Columns are dear.
    guard number % Self.eventsBetweenColumns == 0 else { return isSound }
    let columns = picker.columns
    let former = before.columns
    let changed = Set(change.columns.map(\.role))
    let gone = former.map(\.role).filter { role in !columns.contains { $0.role == role } }
    expect(
      gone == change.columns.filter { $0.rows == .removed }.map(\.role),
      "the change does not say which columns are gone")
    for column in columns {
      if let row = column.selectedRow {
        expect(column.rows.indices.contains(row), "\(column.role): the selected row does not exist")
        expect(
          column.rows.indices.contains(row) && column.rows[row].isEnabled,
          "\(column.role): the selected row can't be chosen")
      } else {
        expect(!column.rows.contains(where: \.isEnabled), "\(column.role): a row could be chosen")
      }
      expect(column.rows.allSatisfy { !$0.label.isEmpty }, "\(column.role): a row has no text")
      let old = former.first { $0.role == column.role }
      let isSame = column.rows == old?.rows && column.selectedRow == old?.selectedRow
      if !changed.contains(column.role) { expect(isSame, "\(column.role): changed, and the change does not say so") }
      if case .select = event, let one = change.columns.first(where: { $0.role == column.role }) {
        expect(one.selectedRow == column.selectedRow, "\(column.role): the change tells another row")
        if one.rows == .same { expect(column.rows == old?.rows, "\(column.role): the rows are other ones") }
      }
    }
    var copy = before
    do {
      try copy.resume(picker.state)
      if event.keepsBounds { expect(copy.value == picker.value, "a resumed state shows something else") }
      if number % Self.eventsBetweenCodings == 0 {
        let coded = try JSONDecoder().decode(Picker.self, from: JSONEncoder().encode(picker))
        expect(coded == picker, "encode and decode")
      }
    } catch {
      if event.keepsBounds { expect(false, "\(error)") }
    }
    return isSound
  }

  /// Whether month grids have each day of their months once, the focus, and the selection in their days.
  private static func isSound(_ picker: CalendarPicker) -> Bool {
    let days = picker.grids.flatMap { $0.weeks.flatMap(\.days) }.filter { $0.place == .inside }
    return picker.grids.allSatisfy { 4...6 ~= $0.weeks.count && $0.weeks.allSatisfy { $0.days.count == 7 } }
      && zip(days, days.dropFirst()).allSatisfy { $0.date.days(until: $1.date) == 1 }
      && days.contains { $0.date == picker.focus }
      && days.allSatisfy { $0.refusal == nil || $0.selection == .none || $0.selection == .inRange }
  }

  private static func event(
    _ roles: [ColumnRole], _ random: inout SeededRandom, _ value: (inout SeededRandom) -> PickerValue
  ) -> PickerEvent {
    let role = roles[random.next(below: roles.count)]
    switch random.next(below: 24) {
    case 0: return .done
    case 1: return .cancel
    case 2: return .tapOutside
    case 3: return .button("none")
    case 4: return .first(role)
    case 5: return .last(role)
    case 6: return .largeStep(role, random.next(below: 2) == 0 ? .forward : .backward)
    case 7: return .type(role, digits: "\(random.next(below: 80))")
    case 8: return .type(role, digits: ["x", "", "99999999999", "2019"][random.next(below: 4)])
    case 9, 10: return .set(value(&random))
    case 11: return random.next(below: 20) == 0 ? .setBounds(minimum: value(&random), maximum: value(&random)) : .done
    case 12: return .step(role, by: random.nextTroublesomeInt())
    case 13...16: return .step(role, by: random.next(below: 7) - 3)
    default: return .select(role, row: random.next(below: 34) - 1)
    }
  }
}

extension PickerEvent {
  fileprivate var keepsBounds: Bool {
    if case .setBounds = self { false } else { true }
  }
}
