import Almanac
import Testing

/// Why a format cannot be made: the code, what is at fault, and a message that says what to do.
@Suite struct FormatErrorTests {
  private static func refusal(_ tag: LocaleTag, data: LocaleData = .embedded) throws -> FormatError {
    try #require(throws: FormatError.self) { try DateTimeFormat(date: .short, locale: tag, data: data) }
  }

  /// Locales whose own calendar is another, by region, by likely region, by keyword.
  @Test(arguments: [
    ("fa", "persian", "fa-u-ca-gregory"), ("ps", "persian", "ps-u-ca-gregory"),
    ("fa-AF", "persian", "fa-AF-u-ca-gregory"),
    ("ar-SA-u-ca-islamic-umalqura", "islamic-umalqura", "ar-SA-u-ca-gregory"),
    ("en-IR", "persian", "en-IR-u-ca-gregory"),
    ("uz-Arab", "persian", "uz-Arab-u-ca-gregory"), ("ckb-IR", "persian", "ckb-IR-u-ca-gregory"),
    ("mzn", "persian", "mzn-u-ca-gregory"), ("lrc", "persian", "lrc-u-ca-gregory"),
    ("und-IR", "persian", "und-IR-u-ca-gregory"),
    ("ja-JP-u-ca-hebrew", "hebrew", "ja-JP-u-ca-gregory"), ("pt-u-ca-bogus", "bogus", "pt-u-ca-gregory"),
    ("zh-TW-u-ca-chinese", "chinese", "zh-TW-u-ca-gregory"), ("en-u-rg-irzzzz", "persian", "en-u-ca-gregory"),
  ]) func calendars(tag: String, calendar: String, advice: String) throws {
    let locale = try LocaleTag(parsing: tag)
    let error = try Self.refusal(locale)
    #expect(error.code == .unsupportedCalendar)
    #expect(error.locale == locale && error.subject == calendar && error.position == nil)
    #expect(
      error.description.hasPrefix("\(locale): its calendar is \"\(calendar)\", which this version does not write; "))
    // The advice works, and asks for no other locale.
    let quoted = error.description.split(separator: "\"")
    let advised = try LocaleTag(parsing: try #require(quoted.last))
    #expect(advised.removingExtensions == locale.removingExtensions && advised.keyword(.calendar) == "gregory")
    #expect(try LocaleTag(parsing: advice).removingExtensions == advised.removingExtensions)
    _ = try DateTimeFormat(date: .short, locale: advised)
  }

  /// The whole message, as people see it.
  @Test func calendarMessage() throws {
    #expect(
      try "\(Self.refusal("fa-IR"))"
        == "fa-IR: its calendar is \"persian\", which this version does not write; ask for the Gregorian calendar with "
        + "\"fa-IR-u-ca-gregory\"")
  }

  /// Another preference is not lost by following the advice.
  @Test func calendarAdviceKeepsDigits() throws {
    #expect(try Self.refusal("fa-IR-u-nu-thai").description.hasSuffix("\"fa-IR-u-ca-gregory-nu-thai\""))
    #expect(try Self.refusal("ar-SA-u-ca-islamic-nu-latn").description.hasSuffix("\"ar-SA-u-ca-gregory-nu-latn\""))
  }

  @Test func calendarAdviceKeepsEverything() throws {
    #expect(
      try Self.refusal("fa-u-attr-nu-latn-x-ca-u").description.hasSuffix("\"fa-u-attr-ca-gregory-nu-latn-x-ca-u\""))
    #expect(try Self.refusal("fa-t-en-x-u-ca").description.hasSuffix("\"fa-t-en-u-ca-gregory-x-u-ca\""))
    #expect(try Self.refusal("fa-u-attr").description.hasSuffix("\"fa-u-attr-ca-gregory\""))
  }

  /// In these the calendar is Gregorian.
  @Test(arguments: [
    "ar", "ar-EG", "ar-AE", "th-US", "fa-US", "en-u-ca-gregory", "th-u-rg-uszzzz", "th-TH-u-ca-gregory", "he",
  ])
  func gregorian(tag: String) throws {
    _ = try DateTimeFormat(date: .full, locale: try LocaleTag(parsing: tag))
  }

  @Test func numberSystems() throws {
    let bogus = try Self.refusal("pt-u-nu-bogus")
    #expect(bogus.code == .unknownNumberSystem && bogus.subject == "bogus" && bogus.locale == "pt-u-nu-bogus")
    #expect(
      bogus.description
        == "pt-u-nu-bogus: there is no number system \"bogus\" for it; leave -u-nu- out, or name one such as \"latn\"")
    let roman = try Self.refusal("pt-u-nu-ethi")
    #expect(roman.code == .algorithmicNumberSystem && roman.subject == "ethi" && roman.position == nil)
    #expect(
      roman.description
        == "pt-u-nu-ethi: the number system \"ethi\" has rules that this version does not know; "
        + "leave -u-nu- out, or name one such as \"latn\"")
    // Names that mean a system of the locale, where that one has rules; elsewhere they fall back to the default.
    _ = try DateTimeFormat(date: .short, locale: "pt-u-nu-finance")
    #expect(try Self.refusal("ta-u-nu-traditio").code == .algorithmicNumberSystem)
    _ = try DateTimeFormat(date: .short, locale: "ja-u-nu-jpan")
    _ = try DateTimeFormat(date: .short, locale: "zh-u-nu-finance")
    #expect(try Self.refusal("pt-u-nu").code == .unknownNumberSystem)
  }

  /// The locale's calendar is looked at before its digits.
  @Test func calendarComesFirst() throws {
    #expect(try Self.refusal("fa-u-nu-bogus").code == .unsupportedCalendar)
  }

  /// Tables that lack what a format needs, or hold a pattern that a date does not answer.
  @Test func poorTables() throws {
    let (whole, long) = (TableErrorTests.file, "long")
    func changed(_ slot: LocaleSlot) throws -> LocaleData {
      var sections = PackedFile(try LocaleData(whole).tables).sections
      for row in 0..<8 { DamagedSections.put(0, row: row, slot, &sections) }
      return try LocaleData(PackedFile(sections: sections).bytes())
    }
    let styles = try Self.refusal("pt", data: try changed(.styles))
    #expect(styles.code == .missingData && styles.subject == "styles")
    #expect(
      styles.description == "pt: the tables have no styles for it; use tables that were packed with them")
    #expect(try Self.refusal("pt", data: try changed(.numbers)).subject == "number systems")
    let names = try #require(throws: FormatError.self) {
      try DateTimeFormat(date: try #require(DateStyle(rawValue: long)), locale: "pt", data: try changed(.names))
    }
    #expect(names.code == .missingData && names.subject == "names")
  }

  @Test func unsupportedField() throws {
    var sections = PackedFile(try LocaleData(TableErrorTests.file).tables).sections
    // The pattern of pt's short style, in which the years become a letter that is no field.
    let bytes = try #require(sections[.stringBytes])
    let pattern = Array("dd/MM/y".utf8)
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: pattern) })
    sections[.stringBytes]?[place + 6] = UInt8(ascii: "C")
    let error = try Self.refusal("pt", data: try LocaleData(PackedFile(sections: sections).bytes()))
    #expect(error.code == .unsupportedField && error.subject == "C" && error.position == 6)
    #expect(
      error.description == "pt: the pattern asks for \"C\" at column 7, which a date, a time and an offset do not have")
  }
}
