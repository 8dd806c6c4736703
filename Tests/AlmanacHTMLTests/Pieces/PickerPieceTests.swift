import Almanac
import AlmanacHTML
import AlmanacPickers
import Testing

/// A field as a group of selects or typed parts.
@Suite struct PickerPieceTests {
  private static func order(_ page: Element) -> [String] {
    page.elements("select").compactMap { $0["name"] }
  }

  /// One select a column, in the order of the full date style of the locale.
  @Test(arguments: [
    ("pt-BR", ["on.day", "on.month", "on.year"]), ("tr", ["on.day", "on.month", "on.year"]),
    ("ja", ["on.year", "on.month", "on.day"]), ("zh-Hans", ["on.year", "on.month", "on.day"]),
    ("zh-Hant-HK", ["on.year", "on.month", "on.day"]), ("en-US", ["on.month", "on.day", "on.year"]),
    ("en-GB", ["on.day", "on.month", "on.year"]), ("en-AU", ["on.day", "on.month", "on.year"]),
    ("en-NZ", ["on.day", "on.month", "on.year"]), ("en-IN", ["on.day", "on.month", "on.year"]),
  ])
  func order(_ locale: String, _ names: [String]) throws {
    let page = try Make.page(try Make.date(locale: try LocaleTag(parsing: locale)))
    #expect(Self.order(page) == names)
  }

  @Test func theCallersOrder() throws {
    let page = try Make.page(try Make.date { $0.order = [.year, .month, .day] })
    #expect(Self.order(page) == ["on.year", "on.month", "on.day"])
  }

  @Test func suffixesInTextAndNumbersInValues() throws {
    let page = try Make.page(try Make.date(locale: "ja", presence: .chosen))
    #expect(page.rows("on.year") == (2020...2030).map(String.init))
    #expect(page.labels("on.year").first == "2020年" && page.labels("on.month").last == "12月")
    #expect(page.rows("on.day") == (1...31).map(String.init))
    #expect(page.posted("on.year") == "2026" && page.posted("on.month") == "11" && page.posted("on.day") == "30")
    #expect(page.elements("label").map(\.text) == ["年", "月", "日"])
    let turkish = try Make.page(try Make.date(locale: "tr"))
    #expect(turkish.labels("on.month").dropFirst().first == "Ocak")
  }

  @Test func nativeDigitsInTextAndASCIIInValues() throws {
    let page = try Make.page(try Make.date(locale: "ar-EG-u-ca-gregory", presence: .chosen, labels: .foreign("ar-EG")))
    #expect(page.labels("on.year").first == "٢٠٢٠" && page.rows("on.year").first == "2020")
    #expect(page.labels("on.day").last == "٣١" && page.rows("on.day").last == "31")
    #expect(page.elements("fieldset")[0]["dir"] == "rtl")
  }

  /// An untouched field posts no date, whatever the picker begins with.
  @Test func untouched() throws {
    for requirement in [FieldRequirement.required, .optional] {
      let field = try Make.date(requirement: requirement)
      let page = try Make.page(field)
      for part in ["year", "month", "day"] { #expect(page.posted("on.\(part)") == "") }
      let posted = ["year", "month", "day"].map { "on.\($0)=\(page.posted("on.\($0)") ?? "")" }.joined(separator: "&")
      #expect(
        try Make.read(field, posted).reading
          == (requirement == .optional ? .absent : .refused(try Make.read(field, "").field.problems)))
      #expect(
        page.elements("select").allSatisfy { $0["required"] == nil }, "a browser's own message is in another language")
      #expect(page.elements("select").allSatisfy { ($0["aria-required"] == "true") == (requirement == .required) })
      #expect(page.elements("legend")[0].text == (requirement == .optional ? "Date (optional)" : "Date"))
    }
    let chosen = try Make.page(try Make.date(presence: .chosen))
    #expect(!chosen.rows("on.year").contains(""), "a required field that has a value can't be emptied")
    #expect(try Make.page(try Make.date(requirement: .optional, presence: .chosen)).rows("on.year").first == "")
  }

  /// What can be right beside some choice in the other columns is there and can be chosen.
  @Test func nothingIsOutOfReach() throws {
    let page = try Make.page(
      try Make.date(presence: .chosen) {
        $0.minimum = try? .date(CivilDate("2026-11-30"))
        $0.maximum = try? .date(CivilDate("2027-02-10"))
      })
    #expect(page.rows("on.month") == ["1", "2", "11", "12"])
    #expect(page.rows("on.day").count == 31)
    #expect(page.elements("option").allSatisfy { $0["disabled"] == nil })
    let month = try Make.page(
      try Make.date(presence: .chosen) {
        $0.minimum = try? .date(CivilDate("2026-11-20"))
        $0.maximum = try? .date(CivilDate("2026-11-30"))
      })
    #expect(month.rows("on.month") == ["11"] && month.rows("on.day") == (20...30).map(String.init))
  }

  @Test func aValueOutsideTheListIsStillShown() throws {
    let field = try Make.read(try Make.date(), "on.year=1999&on.month=2&on.day=31").field
    let page = try Make.page(field)
    #expect(page.posted("on.year") == "1999" && page.labels("on.year").last == "1999")
    #expect(page.posted("on.month") == "2" && page.posted("on.day") == "31")
  }

  @Test func theButtonToRefreshCutsTheDays() throws {
    var field = try Make.date()
    let page = try Make.page(field)
    let button = try #require(page.elements(ofClass: "almanac-refresh").first)
    #expect(button["name"] == "on.action" && button["value"] == "refresh" && button["type"] == "submit")
    #expect(button.attributes["formnovalidate"] != nil)
    for (body, count) in [
      ("on.year=2023&on.month=2&on.day=31", 28), ("on.year=2024&on.month=2&on.day=", 29),
      ("on.year=&on.month=2&on.day=", 29),
      ("on.year=2024&on.month=4&on.day=", 30), ("on.year=2024&on.month=&on.day=", 31),
      ("on.year=x&on.month=99&on.day=", 31),
    ] {
      let post = try Make.post(body + "&on.action=refresh")
      #expect(field.update(from: post) == .refresh)
      #expect(field.problems.isEmpty, "nothing is judged yet")
      let rows = try Make.page(field).rows("on.day").filter { !$0.isEmpty && Int($0) ?? 0 <= 31 }
      #expect(Set(rows).subtracting(["31"]).count == min(count, 30), "\(body)")
      if body.hasSuffix("day=31") { #expect(try Make.page(field).posted("on.day") == "31", "what was chosen stays") }
    }
  }

  @Test func dependentColumns() throws {
    func field() throws -> PickerField<DependentPicker> {
      try PickerField(
        "at", try DependentPicker([PickerNode("广东", ["广州", "深圳"]), "北京"], names: ["省", "市"], locale: "zh-Hans"))
    }
    let page = try Make.page(try field(), "zh-Hans")
    #expect(page.rows("at.level.0") == ["", "0", "1"] && page.control("at.level.1")?["disabled"] != nil)
    #expect(page.labels("at.level.0") == ["请选择", "广东", "北京"])
    let templates = page.elements(ofClass: "almanac-rows")
    #expect(templates.map { $0["data-below"] } == ["0"], "the script has the rows below each parent")
    #expect(templates[0].elements("option").map { $0["value"] } == ["0.0", "0.1"])
    var refreshed = try field()
    refreshed.update(from: try Make.post("at.level.0=0&at.action=refresh"))
    let next = try Make.page(refreshed, "zh-Hans")
    #expect(next.posted("at.level.0") == "0" && next.rows("at.level.1") == ["", "0.0", "0.1"])
    refreshed.update(from: try Make.post("at.level.0=1&at.level.1=0.1&at.action=refresh"))
    let other = try Make.page(refreshed, "zh-Hans")
    #expect(other.posted("at.level.0") == "1" && other.control("at.level.1")?["disabled"] != nil)
    // A stale child is shown by its own name until it is mended.
    let stale = try Make.read(try field(), "at.level.0=1&at.level.1=0.1").field
    let wrong = try Make.page(stale, "zh-Hans")
    #expect(wrong.posted("at.level.1") == "0.1" && wrong.labels("at.level.1").last == "深圳")
  }

  @Test func typedParts() throws {
    let page = try Make.page(try Make.date(locale: "tr", entry: .typed, presence: .chosen))
    let inputs = page.elements("input")
    #expect(inputs.map { $0["name"] } == ["on.day", "on.month", "on.year"])
    #expect(inputs.allSatisfy { $0["type"] == "text" && $0["inputmode"] == "numeric" })
    #expect(inputs.map { $0["value"] } == ["30", "11", "2026"])
    let empty = try Make.page(try Make.date(locale: "tr", entry: .typed))
    #expect(empty.elements("input").allSatisfy { $0["value"] == nil })
    let era = try Make.page(
      try Make.date(locale: "ja-JP-u-ca-japanese", entry: .typed, presence: .chosen) {
        $0.minimum = try? .date(CivilDate("1912-01-01"))
      })
    #expect(era.elements("select").map { $0["name"] } == ["on.era"], "an era is chosen")
    let american = try PickerField("at", try Make.time("00:05", locale: "en-US"), presence: .chosen, entry: .typed)
    #expect(try Make.page(american).elements("input").map { $0["value"] } == ["12", "5"])
  }

  /// What an untouched page posts is the value that it shows, in every kind of picker and in many locales.
  @Test(arguments: [
    "en-US", "pt-BR", "ja", "zh-Hans", "zh-Hant", "tr", "ja-JP-u-ca-japanese", "zh-Hant-TW-u-ca-roc",
    "ar-EG-u-ca-gregory",
    "th-TH", "fa-IR-u-ca-gregory", "hi-u-nu-deva", "he", "en-u-hc-h11", "en-u-hc-h24",
  ])
  func whatIsShownIsWhatIsPosted(_ text: String) throws {
    let locale = try LocaleTag(parsing: text)
    let labels = MessageLanguage(readBy: locale) == nil ? try PickerLabels.foreign(locale) : nil
    let low = try CivilDate("1950-03-05")
    let high = try CivilDate("2050-10-25")
    var count = 0
    for mode in DatePickerMode.allCases {
      for day in ["1989-01-07", "1989-01-08", "2019-04-30", "2019-05-01", "2024-02-29", "1950-03-05", "2050-10-25"] {
        let date = try CivilDate(day)
        let time = try CivilTime(hour: 23 - date.day % 24, minute: date.day)
        let value: PickerValue =
          switch mode {
          case .date: .date(date)
          case .time: .time(time)
          case .dayAndTime, .dateAndTime: .dateTime(CivilDateTime(date: date, time: time))
          case .yearMonth: .yearMonth(try #require(YearMonth(date)))
          case .year: .year(date.year)
          case .monthDay: .monthDay(try #require(MonthDay(month: date.month, day: date.day)))
          }
        for eras in [EraPlacement.column, .year] {
          for entry in [FieldEntry.rows, .typed] {
            var options = DatePickerOptions(mode: mode, selection: value, locale: locale)
            options.eras = eras
            switch mode {
            case .date: (options.minimum, options.maximum) = (.date(low), .date(high))
            case .dayAndTime:
              options.minimum = .dateTime(CivilDateTime(date: try date.adding(days: -20), time: .midnight))
              options.maximum = .dateTime(CivilDateTime(date: try date.adding(days: 20), time: .midnight))
            case .dateAndTime:
              options.minimum = .dateTime(CivilDateTime(date: low, time: .midnight))
              options.maximum = .dateTime(CivilDateTime(date: high, time: try CivilTime("23:59")))
            case .yearMonth:
              (options.minimum, options.maximum) = (
                YearMonth(low).map { .yearMonth($0) }, YearMonth(high).map { .yearMonth($0) }
              )
            case .year: (options.minimum, options.maximum) = (.year(1950), .year(2050))
            case .time, .monthDay: break
            }
            var field = try PickerField("on", try DatePicker(options, labels: labels), presence: .chosen, entry: entry)
            let page = try Make.page(field)
            let names = page.all.filter { $0.name == "select" || $0.name == "input" }.compactMap { $0["name"] }
            let body = names.map { "\($0)=\(Self.encoded(page.posted($0) ?? ""))" }.joined(separator: "&")
            let post = try Make.post(body)
            #expect(field.read(post) == .value(value), "\(text) \(mode) \(value) \(eras) \(entry): \(body)")
            count += 1
          }
        }
      }
    }
    #expect(count == 7 * 7 * 4)
  }

  static func encoded(_ text: String) -> String {
    text.utf8.map { "%" + String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  @Test func birthdaysHaveTokens() throws {
    var field = try Make.date(locale: "pt-BR")
    #expect(try Make.page(field).all.allSatisfy { $0["autocomplete"] == nil })
    field.purpose = .birthday
    #expect(
      try Make.page(field).elements("select").map { $0["autocomplete"] } == ["bday-day", "bday-month", "bday-year"])
  }

  @Test func hints() throws {
    var field = try Make.date()
    field.hint = "As in your passport"
    let page = try Make.page(field)
    let id = try #require(page.elements("fieldset")[0]["aria-describedby"])
    #expect(page.element(id)?.text == "As in your passport")
  }

  @Test func languageAndDirection() throws {
    for (text, direction) in [("ja", "ltr"), ("he", "rtl"), ("ar", "rtl"), ("pt-BR", "ltr")] {
      let locale = try LocaleTag(parsing: text)
      let labels = MessageLanguage(readBy: locale) == nil ? try PickerLabels.foreign(locale) : nil
      let date = try Make.date("a", locale: locale, labels: labels)
      let time = try PickerField(
        "b",
        try Make.picker(
          .dateAndTime, .dateTime(CivilDateTime("2026-11-30T09:00")), .dateTime(CivilDateTime("2026-01-01T00:00")),
          .dateTime(CivilDateTime("2026-12-31T00:00")), locale: locale, labels: labels))
      let page = try Make.page { form, bytes in
        try form.write(date, to: &bytes)
        try form.writeSheet(try Make.date("c", locale: locale, labels: labels), to: &bytes)
        try form.writeRow(try Make.date("d", locale: locale, labels: labels), to: &bytes)
        try form.write(time, to: &bytes)
      }
      for piece in page.children {
        #expect(piece["lang"] == text && piece["dir"] == direction)
      }
      // A time runs from the left in every script.
      let times = page.children[3].all.filter { $0["dir"] == "ltr" && $0.name == "div" }
      #expect(times.count == (direction == "rtl" ? 1 : 0))
      #expect(times.allSatisfy { $0.elements("select").count >= 2 })
    }
  }

  /// The digits of one number run from the left in every script; units run as the line does.
  @Test func numbersRunFromTheLeft() throws {
    func groups(_ locale: LocaleTag, _ options: DistanceOptions) throws -> [[String]] {
      let labels = MessageLanguage(readBy: locale) == nil ? try PickerLabels.foreign(locale) : nil
      let field = try PickerField("way", try DistancePicker(options, labels: labels))
      return try Make.page(field).all.filter { $0.name == "div" && $0["dir"] == "ltr" }
        .map { $0.elements("select").compactMap { $0["name"] } }
    }
    func decimals(_ locale: LocaleTag) -> DistanceOptions {
      DistanceOptions(amount: 35, maximum: 999, units: [.kilometer], decimals: 1, locale: locale)
    }
    #expect(try groups("ar", decimals("ar")) == [["way.kilometer", "way.kilometer.0"]])
    #expect(try groups("pt-BR", decimals("pt-BR")) == [])
    let digits = DistanceOptions(
      amount: 0, maximum: 99_999, units: [.kilometer, .meter], layout: .digits, locale: "he")
    #expect(
      try groups("he", digits) == [
        ["way.kilometer.1", "way.kilometer.0"], ["way.meter.2", "way.meter.1", "way.meter.0"],
      ])
  }

  /// Columns of one unit have names of their own, in the digits of the locale.
  @Test func columnsOfOneUnitAreToldApart() throws {
    let picker = try DistancePicker(
      DistanceOptions(amount: 35, maximum: 999, units: [.kilometer], decimals: 1, locale: "ar-EG"),
      labels: .foreign("ar-EG"))
    let names = try Make.page(try PickerField("way", picker)).elements("label").map(\.text)
    #expect(names == ["Kilometers", "Kilometers (٠٫١)"])
  }

  /// A document is written on the rows that it has.
  @Test func documents() throws {
    let picker = try Make.picker(locale: "ja")
    let page = try Make.page("ja") { form, bytes in
      try form.write(PickerDocument(picker), name: "on", to: &bytes)
    }
    #expect(page.posted("on.year") == "2026" && page.rows("on.day").count == 30 && page.labels("on.day").last == "30日")
    #expect(page.elements("legend")[0].text == "日付")
    #expect(throws: FormError.self) {
      _ = try Make.page { form, bytes in try form.write(PickerDocument(picker), name: "o.n", to: &bytes) }
    }
  }
}
