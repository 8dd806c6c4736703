import Almanac
import AlmanacHTML
import AlmanacPasswords
import AlmanacPickers
import Testing

/// What people reported of other forms, each under the name that it was reported by.
@Suite struct ReportTests {
  private static func foreign(_ text: String) throws -> PickerField<DatePicker> {
    let locale = try LocaleTag(parsing: text)
    return try Make.date(locale: locale, labels: MessageLanguage(readBy: locale) == nil ? .foreign(locale) : nil)
  }

  private static func names(_ page: Element) -> [String] { page.elements("select").compactMap { $0["name"] } }

  /// Spanish: the `d` of the quoted "de" was taken as a day, and there were two selects of days.
  @Test("symfony #15042") func aQuotedWordIsNoColumn() throws {
    #expect(Self.names(try Make.page(try Self.foreign("es"))) == ["on.day", "on.month", "on.year"])
  }

  /// The month was missing for es-CL.
  @Test("laminas-form #160") func everyPartIsThere() throws {
    #expect(Self.names(try Make.page(try Self.foreign("es-CL"))) == ["on.day", "on.month", "on.year"])
  }

  /// The month was not found between 年 and 日.
  @Test("laminas-form #228") func ideographsAreNoSeparators() throws {
    #expect(Self.names(try Make.page(try Self.foreign("zh-Hans-HK"))) == ["on.year", "on.month", "on.day"])
  }

  /// Dashes of the pattern stood between the selects.
  @Test("symfony #39415") func noSeparatorsBetweenColumns() throws {
    for text in ["nl", "pt-BR", "ja", "de"] {
      let columns = try #require(try Make.page(try Self.foreign(text)).elements(ofClass: "almanac-columns").first)
      #expect(columns.ownText.isEmpty)
      #expect(
        columns.children.allSatisfy { $0.ownText.isEmpty && Set($0.children.map(\.name)) == ["label", "select"] })
    }
  }

  /// The order came from a translation (":day", or a word) and broke the page; here it is data of every locale.
  @Test("rails-i18n #579, rails #4608") func theOrderOfEveryLocaleIsData() throws {
    var count = 0
    for locale in LocaleData.embedded.locales {
      let labels = MessageLanguage(readBy: locale) == nil ? try? PickerLabels.foreign(locale) : nil
      // Calendars with months of their own are refused by the picker.
      guard MessageLanguage(readBy: locale) != nil || labels != nil,
        let picker = try? Make.picker(locale: locale, labels: labels)
      else { continue }
      let page = try Make.page(try PickerField("on", picker))
      #expect(Self.names(page).sorted() == ["on.day", "on.month", "on.year"], "\(locale)")
      count += 1
    }
    #expect(count > 600, "\(count) locales")
  }

  /// English outside of America had the American order or that of ISO.
  @Test("rails-i18n #317, OpenHistoricalMap #670") func theOrderOfTheRegion() throws {
    for text in ["en-GB", "en-AU", "en-NZ", "en-IN", "en-IE"] {
      #expect(Self.names(try Make.page(try Self.foreign(text))) == ["on.day", "on.month", "on.year"], "\(text)")
    }
    #expect(Self.names(try Make.page(try Self.foreign("en-US"))) == ["on.month", "on.day", "on.year"])
  }

  /// Day and month chosen, year blank: 1970 was stored.
  @Test("symfony #2267") func aMissingYearIsNoYear() throws {
    #expect(try Make.faults(try Make.date(), "on.year=&on.month=5&on.day=3") == ["year: missing"])
  }

  /// February 31 was stored as the second of March.
  @Test("rails #40074") func impossibleDatesDoNotRoll() throws {
    let picker = try Make.picker(
      .dateAndTime, .dateTime(CivilDateTime("2020-06-01T10:00")), .dateTime(CivilDateTime("2020-01-01T00:00")),
      .dateTime(CivilDateTime("2020-12-31T23:59")), locale: "en-GB")
    let body = "at.year=2020&at.month=2&at.day=31&at.hour=10&at.minute=5"
    let (reading, field) = try Make.read(try PickerField("at", picker), body)
    #expect(reading == .refused(field.problems) && field.problems.map(\.part) == ["day"])
    let page = try Make.page(field)
    #expect(
      ["year", "month", "day", "hour", "minute"].map { page.posted("at.\($0)") } == ["2020", "2", "31", "10", "5"])
  }

  /// A hidden day beside the time beat the day that was chosen.
  @Test("rails #32814") func noHiddenCompanions() throws {
    let picker = try Make.picker(
      .dateAndTime, .dateTime(CivilDateTime("2026-11-30T10:00")), .dateTime(CivilDateTime("2026-01-01T00:00")),
      .dateTime(CivilDateTime("2026-12-31T23:59")), locale: "en-GB")
    let field = try PickerField("at", picker, presence: .chosen)
    #expect(try Make.page(field).elements("input").isEmpty)
    #expect(
      try Make.read(field, "at.year=2026&at.month=2&at.day=3&at.hour=4&at.minute=5").reading
        == .value(.dateTime(try CivilDateTime("2026-02-03T04:05"))))
  }

  /// A script overwrote the hidden ISO date, which was right, by what it made of "16-Fév-2026".
  @Test("openmrs-module-htmlformentry #341") func noSecondValueThatCanBeAnother() throws {
    let field = try Make.date(locale: "pt-BR", presence: .chosen)
    for arrangement in 0..<3 {
      let page = try Make.page { form, bytes in
        switch arrangement {
        case 0: try form.write(field, to: &bytes)
        case 1: try form.writeSheet(field, to: &bytes)
        default: try form.writeRow(field, to: &bytes)
        }
      }
      // What cancel goes back to is what was served, whatever is chosen meanwhile; it is read by cancel alone.
      let hidden = page.elements("input").filter { $0["type"] == "hidden" }.compactMap { $0["name"] }
      #expect(hidden == (arrangement == 1 ? ["on.was"] : []))
    }
    let (reading, _) = try Make.read(field, "on.was=1,1,2021&on.year=2026&on.month=2&on.day=16")
    #expect(reading.date == (try CivilDate("2026-02-16")))
  }

  /// An era and its year, month and day blank: the year jumped to the current one.
  @Test("baserCMS #1658") func theYearOfAnEraStays() throws {
    let field = try Make.date(locale: "ja-JP-u-ca-japanese") { $0.minimum = try? .date(CivilDate("1912-01-01")) }
    let (_, read) = try Make.read(field, "on.era=2&on.year=60&on.month=&on.day=")
    #expect(Set(read.problems.map(\.part)) == ["month", "day"])
    let page = try Make.page(read, "ja")
    #expect(page.posted("on.era") == "2" && page.posted("on.year") == "60" && page.posted("on.month") == "")
    #expect(page.labels("on.year").contains("60年"))
  }

  /// Years were grouped like amounts.
  @Test("Django ticket 28530") func yearsAreNotGrouped() throws {
    for text in ["en-US", "de", "fr", "hi", "tr"] {
      let labels = try Make.page(try Self.foreign(text)).labels("on.year").dropFirst()
      #expect(labels.count == 11)
      #expect(
        labels.allSatisfy {
          !$0.contains(",") && !$0.contains(".") && !$0.contains("\u{A0}") && !$0.contains("\u{202F}")
        })
    }
  }

  @Test("Django ticket 17401") func whatWasChosenIsShownAgain() throws {
    let page = try Make.page(try Make.read(try Make.date(), "on.year=2021&on.month=2&on.day=31").field)
    #expect(["year", "month", "day"].map { page.posted("on.\($0)") } == ["2021", "2", "31"])
  }

  /// Numbers that are none, or too large, brought the server down.
  @Test("crispy-forms-gds #60, Claim-for-Crown-Court-Defence #4604") func nothingBreaksTheReader() throws {
    let field = try Make.date(locale: "en-GB", entry: .typed)
    for (day, month, parts) in [
      ("30", "02", ["day"]), ("32", "01", ["day"]), ("A", "01", ["day"]), ("1", "13", ["month"]),
    ] {
      let (_, read) = try Make.read(field, "on.day=\(day)&on.month=\(month)&on.year=2021")
      #expect(read.problems.map(\.part) == parts)
      #expect(try Make.page(read).posted("on.day") == day)
    }
  }

  /// Selects had no name, and labels pointed to nothing.
  @Test("forem #11999, simple_form #1816") func everyControlHasItsLabel() throws {
    let page = try Make.page(try Make.date())
    for select in page.elements("select") {
      #expect(page.elements("label").filter { $0["for"] == select["id"] }.count == 1)
    }
    #expect(page.elements("label").count == 3)
  }

  /// A script cleared the value that was served.
  @Test("uswds #3749") func servedValuesStay() throws {
    let field = try Make.date(entry: .typed, presence: .chosen)
    #expect(try Make.page(field).elements("input").map { $0["value"] } == ["11", "30", "2026"])
  }

  /// The pair came as one text, and was not checked at all.
  @Test("symfony #21242") func aPairThatIsNoneIsRefused() throws {
    for body in [
      "pin=830417", "", "pin.password=830417", "pin.confirmation=830417", "pin.first=830417&pin.second=830417",
    ] {
      var fields = try PasswordFields("pin", policy: .pin(4...12), locale: "en")
      let post = try Make.post(body)
      let violations = fields.read(post).violations
      #expect(!violations.isEmpty, "\(body)")
      #expect(fields.violations == violations)
    }
    #expect(throws: FormError.self) { _ = try Make.post("pin[]=830417&pin[]=830417") }
  }

  @Test("FOSUserBundle #1725") func differentPasswordsAreAnError() throws {
    var fields = try PasswordFields("new", policy: .nist(.secondFactor), locale: "en")
    let post = try Make.post("new.password=correct+horse+9&new.confirmation=correct+horse+8")
    #expect(fields.read(post).violations.map(\.code) == [.mismatch])
  }

  /// Both fields were filled with the first, so that the next post passed.
  @Test("silverstripe-swipestripe #39, openlibrary #12267") func passwordsAreServedEmpty() throws {
    var fields = try PasswordFields("new", policy: .nist(.secondFactor), locale: "en")
    let post = try Make.post("new.password=correct+horse+9&new.confirmation=correct+horse+8")
    _ = fields.read(post).violations
    let page = try Make.page { form, bytes in
      form.writeSummary(of: fields.problems, to: &bytes)
      try form.write(fields, to: &bytes)
    }
    #expect(page.elements("input").allSatisfy { $0["value"] == nil })
    #expect(
      page.all.allSatisfy { !$0.ownText.contains("horse") && $0.attributes.values.allSatisfy { !$0.contains("horse") } }
    )
    let next = try Make.post("new.password=&new.confirmation=")
    #expect(fields.read(next).violations.map(\.code) == [.empty])
    #expect(!"\(fields)".contains("horse"))
  }

  /// The link of the summary led to the day, whatever was wrong, or to nothing.
  @Test("thepensionsregulator #559, x-govuk form-builder #56") func theLinkLeadsToTheBadPart() throws {
    for (body, part) in [
      ("on.year=1&on.month=2&on.day=3", "year"), ("on.year=2023&on.month=&on.day=3", "month"),
      ("on.year=2023&on.month=2&on.day=30", "day"),
    ] {
      let field = try Make.read(try Make.date(), body).field
      let page = try Make.page { form, bytes in
        form.writeSummary(of: field.problems, to: &bytes)
        try form.write(field, to: &bytes)
      }
      #expect(page.elements("a").map { $0["href"] } == ["#f.on.\(part)"])
    }
    let years = try PickerField("on", try Make.picker(.year, .year(2026), .year(2020), .year(2030)))
    let read = try Make.read(years, "on.year=").field
    let page = try Make.page { form, bytes in
      form.writeSummary(of: read.problems, to: &bytes)
      try form.write(read, to: &bytes)
    }
    #expect(page.elements("a").map { $0["href"] } == ["#f.on.year"], "a field without a day")
  }
}
