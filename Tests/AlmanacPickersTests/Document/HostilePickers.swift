import Almanac
import AlmanacPickers
import Testing

/// A picker of every kind, none of them where it began.
enum HostilePickers {
  static func all() throws -> [(name: String, picker: any PickerModel)] {
    var date = try Make.date("2027-01-31", "2020-03-05", "2030-10-20", "pt-BR") { $0.unavailable.weekdays = [.sunday] }
    _ = date.choose(.month, 2)
    date.toolbar.buttons = [PickerButton(name: "go", title: "Ir", action: .perform("go"))]
    var era = try Make.date("2019-05-01", "1989-01-01", "2030-10-20", "ja-u-ca-japanese")
    _ = era.apply(.step(.year, by: -1))
    let time = try Make.time("22:30", "en-US") {
      $0.minimum = try .time("21:00")
      $0.maximum = try .time("06:00")
      $0.steps.minutes = 15
    }
    let both = try Make.dateTime("2026-11-30T06:05", "2026-11-01T08:00", "2026-12-31T23:59", "tr", mode: .dayAndTime)
    let separate = try Make.dateTime("2026-11-30T06:05", "2026-11-01T08:00", "2027-12-31T23:59", "en-GB")
    func alone(_ mode: DatePickerMode, _ value: PickerValue, _ low: PickerValue?, _ high: PickerValue?) throws
      -> DatePicker
    {
      try DatePicker(DatePickerOptions(mode: mode, selection: value, minimum: low, maximum: high, locale: "ja"))
    }
    let november = try Self.yearMonth("2026-11")
    let february = MonthDay("--02-29")
    var dependent = try DependentPicker(
      [PickerNode("a", ["b", "c"]), PickerNode("d", [PickerNode("e", ["f"])]), PickerNode("g")],
      choice: .rememberParent, locale: "en")
    _ = dependent.apply(.select(.level(0), row: 1))
    var month = MonthGridOptions(locale: "pt-BR")
    month.today = try CivilDate("2026-11-30")
    month.minimum = try CivilDate("2026-11-03")
    month.maximum = try CivilDate("2027-02-20")
    month.unavailable.weekdays = [.sunday]
    let (first, last) = (try CivilDate("2026-11-30"), try CivilDate("2026-12-04"))
    return [
      ("date", date), ("era", era), ("time", time), ("dayAndTime", both), ("dateAndTime", separate),
      ("yearMonth", try alone(.yearMonth, november, november, try Self.yearMonth("2027-02"))),
      ("year", try alone(.year, .year(2026), .year(2000), .year(2030))),
      ("monthDay", try alone(.monthDay, february.map { .monthDay($0) } ?? .year(0), nil, nil)),
      (
        "countdown",
        try CountdownPicker(CountdownOptions(seconds: 5_400, maximum: 360_000, minuteStep: 5, locale: "en"))
      ),
      (
        "distance",
        try DistancePicker(
          DistanceOptions(
            amount: 1_250, minimum: 7, maximum: 9_999, units: [.kilometer, .meter], layout: .digits, locale: "zh-Hans"))
      ),
      (
        "feet",
        try DistancePicker(DistanceOptions(amount: 70_000, maximum: 99_999, units: [.mile, .foot], locale: "en"))
      ),
      ("options", try MultiPicker([OptionColumn(["a", "b"]), OptionColumn(["c", "d", "e"])], locale: "en")),
      ("no options", try MultiPicker([OptionColumn(["a", "b"]), OptionColumn([])], locale: "en")),
      ("dependent", dependent), ("one day", try CalendarPicker(.single(first), month)),
      ("days", try CalendarPicker(.multiple([first, last]), month, monthCount: 3)),
      ("range", try CalendarPicker(.range(first: first, last: last), month, monthCount: 2)),
    ]
  }

  private static func yearMonth(_ text: String) throws -> PickerValue {
    .yearMonth(try #require(YearMonth(text)))
  }
}
