import Almanac
import AlmanacHTML
import AlmanacPickers
import Testing

/// What a post does: the bad values that frameworks read in different ways, each with our answer, which is an error on the
/// part that is at fault.
@Suite struct BadValueTests {
  private static func body(_ year: String, _ month: String, _ day: String) -> String {
    "on.year=\(year)&on.month=\(month)&on.day=\(day)"
  }

  @Test(arguments: [FieldEntry.rows, .typed]) func aGoodDate(_ entry: FieldEntry) throws {
    let (reading, field) = try Make.read(try Make.date(entry: entry), Self.body("2023", "2", "28"))
    #expect(reading == .value(.date(try CivilDate("2023-02-28"))))
    #expect(field.value == .date(try CivilDate("2023-02-28")))
    #expect(field.presence == .chosen && field.typed == nil && field.problems.isEmpty)
  }

  /// Fields come in the order of the columns; a reader does not depend on it.
  @Test func theOrderOfFieldsIsNothing() throws {
    #expect(try Make.read(try Make.date(), "on.day=28&on.year=2023&on.month=2").reading.date == CivilDate("2023-02-28"))
  }

  /// Both entries: what is wrong in the same way.
  @Test(arguments: [FieldEntry.rows, .typed]) func impossibleDates(_ entry: FieldEntry) throws {
    let field = try Make.date(entry: entry)
    let answers: [(String, String)] = [
      (Self.body("2023", "2", "31"), "day: noSuchDate"), (Self.body("2023", "2", "29"), "day: noSuchDate"),
      (Self.body("2023", "1", "32"), "day: noSuchDate"), (Self.body("2023", "4", "31"), "day: noSuchDate"),
      (Self.body("2023", "13", "1"), "month: noSuchDate"), (Self.body("2023", "0", "1"), "month: noSuchDate"),
      (Self.body("2023", "1", "0"), "day: noSuchDate"), (Self.body("10000", "1", "1"), "year: noSuchDate"),
    ]
    for (body, answer) in answers { #expect(try Make.faults(field, body) == [answer], "\(body)") }
    #expect(try Make.read(field, Self.body("2024", "2", "29")).reading.date == CivilDate("2024-02-29"))
  }

  @Test func zeros() throws {
    #expect(try Make.faults(try Make.date(), Self.body("0", "0", "0")) == ["year: noSuchDate"])
    #expect(try Make.faults(try Make.date(entry: .typed), Self.body("0", "0", "0")) == ["year: unreadable"])
    #expect(try Make.faults(try Make.date(entry: .typed), Self.body("0000", "0", "0")) == ["year: noSuchDate"])
  }

  @Test(arguments: [FieldEntry.rows, .typed]) func partialDates(_ entry: FieldEntry) throws {
    let field = try Make.date(entry: entry)
    #expect(try Make.faults(field, Self.body("2023", "", "5")) == ["month: missing"])
    #expect(try Make.faults(field, "on.year=2023&on.day=5") == ["month: missing"], "a part that is not there at all")
    #expect(Set(try Make.faults(field, "on.year=2023")) == ["month: missing", "day: missing"])
    #expect(
      Set(try Make.faults(field, Self.body("x", "", "5"))) == ["year: unreadable", "month: missing"],
      "each part its own")
    let optional = try Make.date(entry: entry, requirement: .optional)
    #expect(try Make.faults(optional, Self.body("2023", "", "5")) == ["month: missing"], "half a date is no absent one")
  }

  @Test func nothingAtAll() throws {
    for body in ["", "other=1", Self.body("", "", "")] {
      #expect(try Make.faults(try Make.date(), body) == ["-: missing"])
      let optional = try Make.read(try Make.date(requirement: .optional), body)
      #expect(optional.reading == .absent)
      #expect(optional.field.value == nil)
    }
  }

  @Test func valuesThatWereNotOffered() throws {
    let field = try Make.date()
    #expect(try Make.faults(field, Self.body("1999", "1", "1")) == ["year: beforeMinimum"])
    #expect(try Make.faults(field, Self.body("2031", "1", "1")) == ["year: afterMaximum"])
    for text in [
      "02", "+2", "2.0", "2.1", "-2", "2abc", "%202", "2%20", "2_0", "%D9%A2", "%EF%BC%92", "0x2", "1e1", "two", ".",
    ] {
      #expect(
        try Make.faults(field, Self.body("2023", text, "1")) == [
          "month: \(text == "-2" ? "noSuchDate" : "unreadable")"
        ], "\(text)")
    }
    #expect(try Make.faults(field, Self.body("9999999999999999999", "1", "1")) == ["year: unreadable"])
  }

  /// The largest part that has to change is marked.
  @Test func outsideTheBounds() throws {
    let field = try Make.date {
      $0.minimum = try? .date(CivilDate("2026-11-30"))
      $0.maximum = try? .date(CivilDate("2027-02-10"))
    }
    #expect(try Make.faults(field, Self.body("2026", "11", "29")) == ["day: beforeMinimum"])
    #expect(try Make.faults(field, Self.body("2026", "2", "5")) == ["month: beforeMinimum"])
    #expect(try Make.faults(field, Self.body("2027", "2", "11")) == ["day: afterMaximum"])
    #expect(try Make.faults(field, Self.body("2027", "11", "30")) == ["month: afterMaximum"])
    #expect(try Make.faults(field, Self.body("2025", "12", "31")) == ["year: beforeMinimum"])
    #expect(try Make.faults(field, Self.body("2028", "1", "1")) == ["year: afterMaximum"])
    for good in ["2026-11-30", "2026-12-31", "2027-01-31", "2027-02-10"] {
      let date = try CivilDate(good)
      let body = Self.body("\(date.year)", "\(Int(date.month.rawValue))", "\(date.day)")
      #expect(try Make.read(field, body).reading.date == date)
    }
  }

  @Test func closedDays() throws {
    let field = try Make.date { $0.unavailable.weekdays = [.saturday, .sunday] }
    #expect(try Make.faults(field, Self.body("2026", "11", "29")) == ["day: unavailable"])
    #expect(try Make.read(field, Self.body("2026", "11", "30")).reading.date == CivilDate("2026-11-30"))
  }

  /// Typed numbers: spaces, leading zeros and digits of one script are what people type; everything else is refused.
  @Test func typedNumbers() throws {
    let field = try Make.date(locale: "ja", entry: .typed)
    let good = ["02", "%202%20", "+2", "2+", "%EF%BC%92", "%E3%80%802", "%D9%A2", "0002", "%E0%A5%A8"]
    for text in good {
      #expect(try Make.read(field, Self.body("2023", text, "1")).reading.date == CivilDate("2023-02-01"), "\(text)")
    }
    for text in ["%2B2", "2_0", "2abc", "abc", "-2", "2.0", "%E4%BA%8C", "%C2%B2", "1%EF%BC%90", "February", "1%202"] {
      #expect(try Make.faults(field, Self.body("2023", text, "1")) == ["month: unreadable"], "\(text)")
    }
    for year in ["23", "023", "2_023", "%2B2023", "2023abc", "abc"] {
      #expect(try Make.faults(field, Self.body(year, "2", "1")) == ["year: unreadable"], "\(year)")
    }
    #expect(try Make.faults(field, Self.body("12023", "2", "1")) == ["year: noSuchDate"])
    #expect(
      try Make.read(field, Self.body("%EF%BC%92%EF%BC%90%EF%BC%92%EF%BC%93", "2", "1")).reading.date?.year == 2023)
    #expect(try Make.faults(field, Self.body("1999", "2", "1")) == ["year: beforeMinimum"])
  }

  /// The whole value under the bare name, parts that the field does not have, other forms of names.
  @Test func strangers() throws {
    let field = try Make.date()
    for body in [
      "on=2023-02-28", "on=2023-02-31", "on=&" + Self.body("2023", "2", "28"),
      Self.body("2023", "2", "28") + "&on.hour=3",
      Self.body("2023", "2", "28") + "&on.level.0=3", Self.body("2023", "2", "28") + "&on.=3",
    ] {
      #expect(try Make.faults(field, body) == ["-: unreadable"], "\(body)")
    }
    #expect(try Make.faults(field, "on_year=2023&on_month=2&on_day=3") == ["-: missing"])
    // Names that stand before, between and behind the field's own in the order of bytes.
    for others in ["&one.day=3&only=1", "&on-day=3&o=1&on%2Fday=3&on0=2&on%20.day=1", "&ON.day=3&o.n.day=3&.day=1&.=2"]
    {
      let reading = try Make.read(field, Self.body("2023", "2", "28") + others).reading
      #expect(reading.date == (try CivilDate("2023-02-28")), "\(others)")
    }
  }

  @Test func times() throws {
    func field(_ entry: FieldEntry = .rows, _ locale: LocaleTag = "en-GB", step: Int = 5) throws -> PickerField<
      DatePicker
    > {
      try PickerField("at", try Make.time(locale: locale) { $0.steps.minutes = step }, entry: entry)
    }
    #expect(try Make.read(try field(), "at.hour=9&at.minute=35").reading == .value(.time(try CivilTime("09:35"))))
    for entry in [FieldEntry.rows, .typed] {
      #expect(try Make.faults(try field(entry), "at.hour=24&at.minute=0") == ["hour: noSuchDate"])
      #expect(try Make.faults(try field(entry), "at.hour=9&at.minute=60") == ["minute: noSuchDate"])
      #expect(try Make.faults(try field(entry), "at.hour=9&at.minute=37") == ["minute: offStep"])
      #expect(try Make.faults(try field(entry), "at.hour=9") == ["minute: missing"])
    }
    // Halves of the day: rows post 0 to 11, people type what a clock shows.
    let american = try field(.rows, "en-US")
    #expect(
      try Make.read(american, "at.hour=0&at.minute=0&at.dayPeriod=1").reading == .value(.time(try CivilTime("12:00"))))
    #expect(try Make.faults(american, "at.hour=12&at.minute=0&at.dayPeriod=1") == ["hour: noSuchDate"])
    #expect(try Make.faults(american, "at.hour=3&at.minute=0") == ["dayPeriod: missing"])
    #expect(try Make.faults(american, "at.hour=3&at.minute=0&at.dayPeriod=2") == ["dayPeriod: noSuchRow"])
    let typed = try field(.typed, "en-US")
    #expect(
      try Make.read(typed, "at.hour=12&at.minute=00&at.dayPeriod=0").reading == .value(.time(try CivilTime("00:00"))))
    #expect(
      try Make.read(typed, "at.hour=12&at.minute=05&at.dayPeriod=1").reading == .value(.time(try CivilTime("12:05"))))
    #expect(try Make.faults(typed, "at.hour=0&at.minute=0&at.dayPeriod=1") == ["hour: noSuchDate"])
    #expect(try Make.faults(typed, "at.hour=13&at.minute=0&at.dayPeriod=1") == ["hour: noSuchDate"])
  }

  @Test func timesThatTheZoneSkips() throws {
    let picker = try Make.picker(
      .dateAndTime, .dateTime(try CivilDateTime("2026-03-08T12:00")), .dateTime(try CivilDateTime("2026-01-01T00:00")),
      .dateTime(try CivilDateTime("2026-12-31T23:59")), locale: "en-GB"
    ) {
      $0.skippedTimes = [
        SkippedTimes(from: CivilDateTime(clamped: "2026-03-08T02:00"), to: CivilDateTime(clamped: "2026-03-08T03:00"))
      ]
    }
    let field = try PickerField("at", picker)
    #expect(
      try Make.faults(field, "at.year=2026&at.month=3&at.day=8&at.hour=2&at.minute=30").map { $0.suffix(9) } == [
        ": skipped"
      ])
  }

  /// Years of an era post back, and a month or a year that the era does not have is refused.
  @Test func eras() throws {
    func field(_ entry: FieldEntry = .rows, inYear: Bool = false) throws -> PickerField<DatePicker> {
      try Make.date(locale: "ja-JP-u-ca-japanese", entry: entry) {
        $0.minimum = try? .date(CivilDate("1912-01-01"))
        $0.maximum = try? .date(CivilDate("2030-12-31"))
        if inYear { $0.eras = .year }
      }
    }
    // 明治 45, 大正, 昭和, 平成, 令和 are the rows 0 to 4.
    for entry in [FieldEntry.rows, .typed] {
      let own = try field(entry)
      #expect(try Make.read(own, "on.era=4&" + Self.body("5", "2", "3")).reading.date == CivilDate("2023-02-03"))
      #expect(try Make.read(own, "on.era=4&" + Self.body("1", "5", "1")).reading.date == CivilDate("2019-05-01"))
      #expect(try Make.faults(own, "on.era=4&" + Self.body("1", "1", "1")) == ["era: noSuchDate"], "Reiwa began in May")
      #expect(try Make.faults(own, "on.era=3&" + Self.body("31", "5", "1")) == ["era: noSuchDate"])
      #expect(try Make.faults(own, "on.era=9&" + Self.body("1", "5", "1")) == ["era: noSuchRow"])
      #expect(try Make.faults(own, Self.body("5", "2", "3")) == ["era: missing"])
      #expect(
        Set(try Make.faults(own, "on.era=2&on.year=60")) == ["month: missing", "day: missing"], "the year is kept")
    }
    let rows = try field(inYear: true)
    #expect(try Make.read(rows, Self.body("4.5", "2", "3")).reading.date == CivilDate("2023-02-03"))
    #expect(try Make.read(rows, Self.body("3.31", "4", "30")).reading.date == CivilDate("2019-04-30"))
    #expect(try Make.faults(rows, Self.body("3.31", "5", "1")) == ["year: noSuchDate"])
    #expect(try Make.faults(rows, Self.body("2023", "5", "1")) == ["year: unreadable"], "no row posts this")
    #expect(try Make.faults(rows, Self.body("9.1", "5", "1")) == ["year: noSuchRow"])
    for text in ["令和5年", "R05", "令和", "R5"] {
      #expect(try Make.faults(try field(.typed), "on.era=4&" + Self.body(text, "2", "3")) == ["year: unreadable"])
    }
  }

  /// A year is read in the calendar that it is shown in.
  @Test func otherCalendars() throws {
    let thai = try Make.date(locale: "th-TH", labels: .foreign("th-TH"))
    #expect(try Make.read(thai, Self.body("2566", "2", "3")).reading.date == CivilDate("2023-02-03"))
    #expect(try Make.faults(thai, Self.body("2023", "2", "3")) == ["year: beforeMinimum"], "1480 is not meant")
    let typed = try Make.date(locale: "zh-Hant-TW-u-ca-roc", entry: .typed)
    #expect(try Make.read(typed, Self.body("112", "2", "3")).reading.date == CivilDate("2023-02-03"))
    let arabic = try Make.date(locale: "ar-EG-u-ca-gregory", entry: .typed, labels: .foreign("ar-EG"))
    #expect(
      try Make.read(arabic, Self.body("%D9%A2%D9%A0%D9%A2%D9%A3", "%D9%A2", "%D9%A3")).reading.date
        == CivilDate("2023-02-03"))
  }

  @Test func amountsAndOptions() throws {
    let countdown = try PickerField(
      "wait", try CountdownPicker(CountdownOptions(seconds: 600, minimum: 60, minuteStep: 5, locale: "pt-BR")))
    #expect(try Make.read(countdown, "wait.hour=1&wait.minute=30").reading == .value(.seconds(5_400)))
    #expect(try Make.faults(countdown, "wait.hour=0&wait.minute=0") == ["minute: beforeMinimum"])
    #expect(try Make.faults(countdown, "wait.hour=0&wait.minute=7") == ["minute: noSuchRow"])
    #expect(try Make.faults(countdown, "wait.hour=99&wait.minute=0") == ["hour: noSuchRow"])
    let distance = try PickerField(
      "far", try DistancePicker(DistanceOptions(amount: 0, maximum: 9_999, units: [.kilometer, .meter], locale: "en")))
    #expect(try Make.read(distance, "far.kilometer=2&far.meter=50").reading == .value(.amount(2_050)))
    #expect(try Make.faults(distance, "far.kilometer=2") == ["meter: missing"])
    let size = try PickerField(
      "size",
      try MultiPicker(
        [OptionColumn(["S", PickerOption("M", availability: .unavailable), "L"]), OptionColumn(["red", "blue"])],
        locale: "en"))
    #expect(try Make.read(size, "size.level.0=2&size.level.1=1").reading == .value(.rows([2, 1])))
    #expect(try Make.faults(size, "size.level.0=1&size.level.1=0") == ["level.0: unavailable"])
    #expect(try Make.faults(size, "size.level.0=0&size.level.1=2") == ["level.1: noSuchRow"])
    #expect(try Make.faults(size, "size.level.0=-1&size.level.1=M") == ["level.0: noSuchRow", "level.1: unreadable"])
  }

  /// A child that was shown below another parent was not chosen below this one.
  @Test func dependentChoices() throws {
    let field = try PickerField(
      "at",
      try DependentPicker(
        [
          PickerNode("广东", ["广州", "深圳"]), "北京", PickerNode("江苏", ["南京", PickerNode("苏州", availability: .unavailable)]),
        ],
        names: ["省", "市"], locale: "zh-Hans"))
    #expect(try Make.read(field, "at.level.0=0&at.level.1=0.1").reading == .value(.rows([0, 1])))
    #expect(try Make.read(field, "at.level.0=1&at.level.1=").reading == .value(.rows([1])))
    #expect(try Make.read(field, "at.level.0=1").reading == .value(.rows([1])))
    #expect(try Make.faults(field, "at.level.0=2&at.level.1=0.1") == ["level.1: noSuchRow"])
    #expect(try Make.faults(field, "at.level.0=1&at.level.1=0.1") == ["level.1: noSuchRow"])
    #expect(try Make.faults(field, "at.level.0=2&at.level.1=2.1") == ["level.1: unavailable"])
    #expect(try Make.faults(field, "at.level.0=2&at.level.1=") == ["level.1: missing"])
    #expect(try Make.faults(field, "at.level.1=0.1") == ["level.0: missing"])
    #expect(try Make.faults(field, "at.level.0=7") == ["level.0: noSuchRow"])
    #expect(try Make.faults(field, "at.level.0=0&at.level.1=1") == ["level.1: noSuchRow"])
  }

  /// Messages are in the language of the picker, and name the field and the part.
  @Test func messages() throws {
    let problems = try Make.read(try Make.date(locale: "ja"), Self.body("2023", "2", "31")).field.problems
    #expect(problems.map(\.message) == ["この日付は存在しません。"])
    #expect(problems[0].text(in: try FormLabels(for: "ja")) == "日付、日: この日付は存在しません。")
    let late = try Make.read(try Make.date(locale: "pt-BR"), Self.body("2031", "1", "1")).field.problems
    #expect(
      late[0].text(in: try FormLabels(for: "pt-BR"))
        == "Data, Ano: O valor máximo é terça-feira, 31 de dezembro de 2030.")
  }
}

extension CivilDateTime {
  fileprivate init(clamped text: String) {
    self = (try? CivilDateTime(text)) ?? CivilDateTime(date: .earliest, time: .midnight)
  }
}
