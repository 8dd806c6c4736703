import Almanac
import FoundationEssentials
import Testing

@Suite struct FormatCodableTests {
  private static let locales: [LocaleTag] = [
    "pt-BR", "ja-u-ca-japanese", "zh-Hant-TW", "ar-EG-u-nu-arab", "tr", "en-US-u-hc-h23", "th",
  ]

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func roundTrip<Value: Codable & Equatable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  // MARK: What is written

  @Test func formatsAreWhatTheyWereMadeFrom() throws {
    let locale: LocaleTag = "pt-BR"
    #expect(try json(DateTimeFormat(date: .short, locale: locale)) == #"{"date":"short","locale":"pt-BR"}"#)
    #expect(
      try json(DateTimeFormat(date: .long, time: .short, glue: .standard, locale: locale, fallback: "en"))
        == #"{"date":"long","fallback":"en","glue":"standard","locale":"pt-BR","time":"short"}"#)
    #expect(
      try json(DateTimeFormat(skeleton: "yMMMd", locale: locale).with(.plainSpaces))
        == #"{"locale":"pt-BR","options":{"spaces":"plain"},"skeleton":"yMMMd"}"#)
    #expect(
      try json(DateTimeFormat(pattern: "EEEE, d.M.y", locale: locale))
        == #"{"locale":"pt-BR","pattern":"EEEE, d.M.y"}"#)
    #expect(
      try json(DateIntervalFormat(skeleton: "yMMMd", locale: locale)) == #"{"locale":"pt-BR","skeleton":"yMMMd"}"#)
    #expect(try json(RelativeDateFormat(locale: locale)) == #"{"locale":"pt-BR"}"#)
    #expect(
      try json(RelativeDateFormat(style: .short, numbers: .always, locale: locale))
        == #"{"locale":"pt-BR","numbers":"always","style":"short"}"#)
    #expect(try json(PluralRules(locale: "en", kind: .ordinal)) == #"{"kind":"ordinal","locale":"en"}"#)
    #expect(
      try json(DateNames(locale: locale, capitalization: .standalone))
        == #"{"capitalization":"standalone","locale":"pt-BR"}"#)
    #expect(try json([NamedDateFormat.imfFixdate]) == #"["imfFixdate"]"#)
    #expect(try json(CalendarSystem.all) == #"["gregory","iso8601","japanese","roc","buddhist"]"#)
    #expect(try json(FormatOptions.standard) == "{}")
  }

  // MARK: What is read back

  @Test(arguments: locales) func decodedFormatsWriteTheSame(_ locale: LocaleTag) throws {
    let moment = try CivilDateTime("2026-11-30T18:05:09")
    var formats: [DateTimeFormat] = []
    for date in DateStyle.allCases {
      formats.append(try DateTimeFormat(date: date, locale: locale))
      for time in TimeStyle.allCases {
        for glue in DateTimeGlue.allCases {
          formats.append(try DateTimeFormat(date: date, time: time, glue: glue, locale: locale))
        }
      }
    }
    for time in TimeStyle.allCases { formats.append(try DateTimeFormat(time: time, locale: locale, fallback: "tr")) }
    formats.append(try DateTimeFormat(skeleton: "yMMMEdjm", locale: locale))
    formats.append(try DateTimeFormat(pattern: "GGGG y, EEEE 'at' HH:mm XXX", locale: locale))
    for capitalization in CapitalizationContext.allCases {
      for spaces in FormatOptions.Spaces.allCases {
        let options = FormatOptions(capitalization: capitalization, spaces: spaces)
        formats.append(try DateTimeFormat(date: .full, time: .short, locale: locale).with(options))
      }
    }
    for format in formats {
      let decoded = try roundTrip(format)
      #expect(decoded == format)
      #expect(decoded.options == format.options)
      #expect(decoded.string(from: moment) == format.string(from: moment))
    }
  }

  @Test(arguments: locales) func decodedIntervalsPhrasesAndNamesAreTheSame(_ locale: LocaleTag) throws {
    let first = try CivilDate("2026-11-28")
    let last = try CivilDate("2026-12-03")
    let options = FormatOptions(capitalization: .beginningOfSentence, spaces: .plain)
    for interval in [
      try DateIntervalFormat(skeleton: "yMMMd", locale: locale),
      try DateIntervalFormat(skeleton: "yMMMd", locale: locale, fallback: "en").with(options),
    ] {
      let decoded = try roundTrip(interval)
      #expect(decoded == interval)
      #expect(decoded.string(from: first, to: last) == interval.string(from: first, to: last))
    }
    for style in RelativeStyle.allCases {
      for numbers in RelativeNumbers.allCases {
        let format = try RelativeDateFormat(style: style, numbers: numbers, locale: locale).with(options)
        let decoded = try roundTrip(format)
        #expect(decoded == format)
        #expect(decoded.string(for: -1, .day) == format.string(for: -1, .day))
        #expect(decoded.string(for: 1_234, .week) == format.string(for: 1_234, .week))
      }
    }
    for kind in PluralRules.Kind.allCases {
      let rules = try PluralRules(locale: locale, kind: kind)
      #expect(try roundTrip(rules) == rules)
    }
    let names = try DateNames(locale: locale, capitalization: .standalone, fallback: "tr")
    #expect(try roundTrip(names) == names)
  }

  @Test func smallValuesComeBack() throws {
    for format in [NamedDateFormat.iso8601, .iso8601Basic, .imfFixdate] { #expect(try roundTrip(format) == format) }
    #expect(try roundTrip(CalendarSystem.all) == CalendarSystem.all)
    let skeletons: [DateSkeleton] = ["yMMMd", "jm"]
    #expect(try roundTrip(skeletons) == skeletons)
    let patterns: [DatePattern] = ["", "d 'de' MMMM"]
    #expect(try roundTrip(patterns) == patterns)
  }

  // MARK: What is refused

  private func expectRefused<Value: Decodable>(
    _ type: Value.Type, _ json: String, _ reason: String, isFormatError: Bool = false
  ) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Value].self, from: Data("[\(json)]".utf8))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(json): \(String(describing: error)) is not dataCorrupted")
      return
    }
    #expect(context.debugDescription == reason)
    #expect(context.codingPath.first?.intValue == 0)
    #expect((context.underlyingError is FormatError) == isFormatError)
  }

  @Test func whatMakesNoFormatIsRefused() {
    expectRefused(
      DateTimeFormat.self, #"{"locale":"tr"}"#,
      "nothing says what is written; \"date\" or \"time\" or both, \"pattern\", or \"skeleton\" has to be there")
    for more in [#""date":"short""#, #""time":"short""#, #""skeleton":"yMd""#] {
      expectRefused(
        DateTimeFormat.self, #"{"locale":"tr","pattern":"y",\#(more)}"#,
        "styles, a pattern and a skeleton exclude each other; one kind of them has to go")
    }
    expectRefused(
      DateTimeFormat.self, #"{"locale":"tr","date":"short","glue":"atTime"}"#,
      "\"glue\" joins a date and a time; both \"date\" and \"time\" have to be there")
    expectRefused(
      DateTimeFormat.self, #"{"locale":"tr","date":"short","optoins":{}}"#,
      "a date and time format has no \"optoins\"; it has \"locale\", \"fallback\", \"options\", \"date\", \"time\", "
        + "\"glue\", \"pattern\", \"skeleton\"")
    expectRefused(
      DateIntervalFormat.self, #"{"locale":"tr","skeleton":"yMd","\u202E\n":1}"#,
      "an interval format has no \"\\u{202E}\\n\"; it has \"locale\", \"fallback\", \"options\", \"skeleton\"")
    expectRefused(
      FormatOptions.self, #"{"capitals":"none"}"#,
      "options of a format has no \"capitals\"; it has \"capitalization\", \"spaces\"")
    expectRefused(
      CalendarSystem.self, #""persian""#,
      "it is no calendar that this version writes: gregory, iso8601, japanese, roc, buddhist")
  }

  @Test func errorsOfFormatsCarryTheReason() {
    let persian =
      "fa: its calendar is \"persian\", which this version does not write; ask for the Gregorian calendar with "
      + "\"fa-u-ca-gregory\""
    expectRefused(DateTimeFormat.self, #"{"locale":"fa","date":"short"}"#, persian, isFormatError: true)
    expectRefused(DateIntervalFormat.self, #"{"locale":"fa","skeleton":"yMd"}"#, persian, isFormatError: true)
    expectRefused(DateNames.self, #"{"locale":"fa"}"#, persian, isFormatError: true)
    expectRefused(
      RelativeDateFormat.self, #"{"locale":"tr-u-nu-zzzz"}"#,
      "tr-u-nu-zzzz: there is no number system \"zzzz\" for it; leave -u-nu- out, or name one such as \"latn\"",
      isFormatError: true)
  }

  @Test(arguments: [
    "null", "[]", "{}", "7", #""tr""#, #"{"locale":7,"date":"short"}"#, #"{"locale":"","date":"short"}"#,
    #"{"locale":"tr","date":"SHORT"}"#, #"{"locale":"tr","date":3}"#, #"{"locale":"tr","skeleton":"y d"}"#,
    #"{"locale":"tr","pattern":"jj"}"#, #"{"locale":"tr","date":"short","options":"plain"}"#,
    #"{"locale":"tr","date":"short","options":{"spaces":"none"}}"#, #"{"locale":null,"date":"short"}"#,
    #"{"locale":"tr","date":"short","fallback":"not a tag"}"#, #"{"date":"short"}"#,
  ])
  func hostileTextIsRefused(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([DateTimeFormat].self, from: Data("[\(json)]".utf8))
    }
  }

  // MARK: Tables

  @Test func decodersNameTheirTables() throws {
    let format = try DateTimeFormat(date: .short, locale: "tr")
    let bytes = try JSONEncoder().encode(format)
    let decoder = JSONDecoder()
    decoder.userInfo[.localeData] = LocaleData.embedded
    #expect(try decoder.decode(DateTimeFormat.self, from: bytes) == format)
    decoder.userInfo[.localeData] = "no tables"
    #expect(throws: DecodingError.self) { try decoder.decode(DateTimeFormat.self, from: bytes) }
  }
}
