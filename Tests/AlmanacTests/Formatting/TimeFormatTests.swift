import Almanac
import Testing

/// Times and dates with times: styles, glue, clocks, offsets.
@Suite struct TimeFormatTests {
  private static func moment(_ text: String) throws -> CivilDateTime { try CivilDateTime(text) }

  @Test(arguments: [
    ("pt-BR", TimeStyle.short, "06:05"), ("pt-BR", .medium, "06:05:07"), ("pt-BR", .long, "06:05:07 GMT-3"),
    ("pt-BR", .full, "06:05:07 GMT-03:00"), ("ko", .short, "오전 6:05"), ("en-US", .short, "6:05\u{202F}AM"),
    ("zh-Hant", .short, "清晨6:05"), ("tr", .short, "06:05"), ("ja", .full, "6時05分07秒 GMT-03:00"),
    ("fr", .full, "06:05:07 UTC\u{2212}03:00"), ("ar-EG", .short, "٦:٠٥ ص"), ("fi", .short, "6.05"),
  ]) func styles(tag: String, style: TimeStyle, text: String) throws {
    let format = try DateTimeFormat(time: style, locale: try LocaleTag(parsing: tag))
    #expect(format.timeStyle == style && format.dateStyle == nil)
    let offset = try UTCOffset("-03:00")
    WrittenMoment.check(format, try Self.moment("2026-03-29T06:05:07.089"), offset, is: text)
    let time = try CivilTime("06:05:07.089")
    #expect(format.string(from: time, offset: offset) == text)
    var bytes: [UInt8] = []
    format.write(time, offset: offset, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
    #expect(format.parts(from: time, offset: offset).map(\.text).joined() == text)
  }

  @Test func glue() throws {
    let moment = try Self.moment("2026-03-29T06:05")
    func text(_ date: DateStyle, _ tag: LocaleTag, _ glue: DateTimeGlue) throws -> String {
      let format = try DateTimeFormat(date: date, time: .short, glue: glue, locale: tag)
      WrittenMoment.check(format, moment)
      return format.string(from: moment)
    }
    #expect(try text(.long, "pt-BR", .atTime) == "29 de março de 2026 às 06:05")
    #expect(try text(.long, "pt-BR", .standard) == "29 de março de 2026 06:05")
    #expect(try text(.short, "pt-BR", .atTime) == "29/03/2026, 06:05")
    #expect(try text(.full, "tr", .atTime) == "29 Mart 2026 Pazar 06:05")
    #expect(try text(.long, "en", .atTime) == "March 29, 2026 at 6:05\u{202F}AM")
    let format = try DateTimeFormat(date: .long, time: .short, locale: "pt-BR")
    #expect(format.pattern == "d 'de' MMMM 'de' y 'às' HH:mm")
    #expect(format != (try DateTimeFormat(date: .long, time: .short, glue: .standard, locale: "pt-BR")))
    #expect(Set([format, try DateTimeFormat(date: .long, time: .short, locale: "pt-BR")]).count == 1)
  }

  /// A date is the start of its day, a time is on the first day of 1970.
  @Test func halves() throws {
    let format = try DateTimeFormat(pattern: "y-MM-dd HH:mm:ss", locale: "en")
    #expect(format.string(from: try CivilDate("2026-11-30")) == "2026-11-30 00:00:00")
    #expect(format.string(from: try CivilTime("18:30")) == "1970-01-01 18:30:00")
    #expect(format.parts(from: try CivilTime("18:30")).first?.text == "1970")
  }

  /// The clock of the region where the language has none of its own there, and the one that is asked for.
  @Test(arguments: [
    ("pt-US", "6:05\u{202F}PM"), ("pt-BR", "18:05"), ("ja-US", "午後6:05"), ("pt-BR-u-hc-h12", "6:05\u{202F}PM"),
    ("en-US-u-hc-h23", "18:05"), ("ja-u-hc-h11", "午後6:05"), ("en-US-u-rg-gbzzzz", "18:05"),
  ]) func clocks(tag: String, text: String) throws {
    let format = try DateTimeFormat(time: .short, locale: try LocaleTag(parsing: tag))
    WrittenMoment.check(format, try Self.moment("2026-03-29T18:05"), is: text)
  }

  @Test(arguments: [
    ("Z", "+00:00", "+0000"), ("ZZZZ", "+00:00", "GMT+00:00"), ("ZZZZZ", "+00:00", "Z"), ("X", "+05:45", "+0545"),
    ("X", "-03:00", "-03"), ("XXX", "-03:00", "-03:00"), ("xxx", "+00:00", "+00:00"),
    ("XXXXX", "-00:25:21", "-00:25:21"),
    ("XX", "-00:00:21", "Z"), ("xx", "-00:00:21", "+0000"), ("O", "-03:00", "GMT-3"), ("OOOO", "-03:00", "GMT-03:00"),
    ("O", "+05:45", "GMT+5:45"), ("OOOO", "-00:25:21", "GMT-00:25:21"),
  ]) func offsets(pattern: String, offset: String, text: String) throws {
    let format = try DateTimeFormat(pattern: DatePattern(parsing: pattern), locale: "pt-BR")
    let seconds = offset == "+00:00" ? UTCOffset.utc : try UTCOffset(offset)
    WrittenMoment.check(format, try Self.moment("2026-03-29T18:05"), seconds, is: text)
  }

  @Test func fractionsOfNanoseconds() throws {
    let moment = try Self.moment("2026-03-29T18:05:00.123456789")
    for (pattern, text) in [("S", "1"), ("SSS", "123"), ("SSSSSS", "123456"), ("SSSSSSSSSSS", "12345678900")] {
      WrittenMoment.check(try DateTimeFormat(pattern: DatePattern(parsing: pattern), locale: "en"), moment, is: text)
    }
  }

  @Test func skeletons() throws {
    let moment = try Self.moment("2026-11-30T18:05")
    for (skeleton, tag, text) in [
      ("MMMd", "pt-BR", "30 de nov."), ("yMMMEd", "ja", "2026年11月30日(月)"), ("jm", "en-US", "6:05\u{202F}PM"),
      ("jm", "tr", "18:05"), ("yMMMM", "zh-Hans", "2026年11月"),
    ] as [(DateSkeleton, LocaleTag, String)] {
      let format = try DateTimeFormat(skeleton: skeleton, locale: tag)
      WrittenMoment.check(format, moment, is: text)
      #expect(format.dateStyle == nil && format.timeStyle == nil)
    }
    let error = try #require(throws: FormatError.self) { try DateTimeFormat(skeleton: "jmz", locale: "tr") }
    #expect(error.code == .unsupportedField && "\(error)".contains("needs a live ICU"))
  }

  /// Every path writes the same, and within the room, for odd patterns in odd number systems.
  @Test func everyPath() throws {
    let patterns: [DatePattern] = [
      "GGGGG y yy u r Y", "D F g W w e c", "A SSSSSSSSSSSSSSSS", "EEEE d MMMM B h:mm:ss ZZZZ", "yyyyyyyyyyyy", "b bbbb",
    ]
    let tags: [LocaleTag] = [
      "en", "ja-u-ca-japanese", "th", "zh-Hant-u-ca-roc", "ar-u-nu-arab", "en-u-nu-roman", "zh-u-nu-hans",
      "he-u-nu-hebr",
      "ff-Adlm-u-nu-adlm", "km-u-nu-mathsanb",
    ]
    var compared = 0
    for tag in tags {
      for pattern in patterns {
        let format = try DateTimeFormat(pattern: pattern, locale: tag)
        for date in [CivilDate.earliest, .latest, CivilDate(dayNumber: 0), try CivilDate("-0043-03-15")] {
          let moment = CivilDateTime(date: date, time: try CivilTime("23:59:59.999999999"))
          compared += WrittenMoment.check(format, moment, try UTCOffset("-17:59:59"))
        }
      }
    }
    #expect(compared == 5 * 4 * tags.count * patterns.count)
  }
}
