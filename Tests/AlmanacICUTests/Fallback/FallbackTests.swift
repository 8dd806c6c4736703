import Almanac
import AlmanacICU
import AlmanacTestKit
import Testing

/// Formats that the tables cannot answer, by a live ICU, where the caller asks for it.
@Suite(.needsICU) struct FallbackTests {
  private static let day = CivilDate(dayNumber: 20_787)

  /// Every locale with its own calendar: those that the tables cannot write are ICU's texts, the others stay the tables'.
  @Test(arguments: ICUEdition.all) func everyLocalesOwnCalendar(edition: ICUEdition) throws {
    let icu = edition.icu
    let data = edition.data.falling(backTo: try ICUFallback(icu))
    var calendars = Set<String>()
    for id in try icu.availableLocales {
      let tag = try LocaleTag(parsing: id)
      let format = try DateTimeFormat(date: .full, locale: tag, data: data)
      let isAnswered = (try? DateTimeFormat(date: .full, locale: tag, data: edition.data)) != nil
      #expect(format.isFallback != isAnswered, "\(id)")
      guard format.isFallback else { continue }
      let theirs = try ICUDateFormat(icu, locale: id, date: .full)
      calendars.insert(theirs.calendarType)
      for number in stride(from: 0, to: 30_000, by: 997) {
        let day = CivilDate(dayNumber: Int32(number))
        let text = try theirs.string(millis: Double(number) * 86_400_000)
        #expect(format.string(from: day) == text, "\(id) \(day)")
        #expect(format.parts(from: day).map(\.text).joined() == text, "\(id) \(day)")
        var bytes: [UInt8] = []
        format.write(day, to: &bytes)
        #expect(bytes == Array(text.utf8))
      }
      #expect(try format.calendar == nil && format.pattern == theirs.pattern)
    }
    // Saudi Arabia has the Gregorian calendar in ICU 77 and 78.
    #expect(calendars.isSuperset(of: icu.major < 77 ? ["persian", "islamic-umalqura"] : ["persian"]))
  }

  @Test(arguments: ICUEdition.all) func partsOfAFallback(edition: ICUEdition) throws {
    let icu = edition.icu
    let data = edition.data.falling(backTo: try ICUFallback(icu))
    let format = try DateTimeFormat(date: .long, locale: "fa", data: data)
    #expect(format.parts(from: Self.day).map(\.field) == [.day, .literal, .month, .literal, .year])
    #expect(format.resolvedLocale == "fa" && format.isFallback)
    let ends = format.parts(from: Self.day).map(\.utf8Range)
    #expect(ends.first?.lowerBound == 0 && ends.last?.upperBound == format.string(from: Self.day).utf8.count)
    #expect(zip(ends, ends.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
  }

  // MARK: Zones

  @Test(arguments: ICUEdition.all) func zoneNames(edition: ICUEdition) throws {
    let icu = edition.icu
    let data = edition.data.falling(backTo: try ICUFallback(icu, zone: "Europe/Lisbon"))
    let summer = try CivilDateTime("2026-07-01T12:00")
    let offset = try UTCOffset("+01:00")
    for locale in ["pt-PT", "pt-BR", "ja", "zh-Hant", "tr", "en"] as [LocaleTag] {
      for text in ["z", "zzzz", "v", "vvvv", "V", "VV", "VVV", "VVVV", "HH:mm zzzz"] {
        let pattern = try DatePattern(parsing: text, zoneNames: .allowed)
        let format = try DateTimeFormat(pattern: pattern, locale: locale, data: data)
        let theirs = try ICUDateFormat(icu, locale: locale.icuIdentifier, pattern: text, zone: "Europe/Lisbon")
        let instant = Double(try Timestamp(summer, at: offset).secondsSince1970) * 1000
        #expect(format.isFallback)
        let expected = try theirs.string(millis: instant)
        #expect(format.string(from: summer, offset: offset) == expected, "\(locale) \(text)")
      }
      // A style with a zone's name is the fallback's, one without stays with the tables.
      let full = try DateTimeFormat(date: .long, time: .full, locale: locale, data: data)
      let theirs = try ICUDateFormat(icu, locale: locale.icuIdentifier, date: .long, time: .full, zone: "Europe/Lisbon")
      let instant = Double(try Timestamp(summer, at: offset).secondsSince1970) * 1000
      let expected = try theirs.string(millis: instant)
      #expect(full.isFallback && full.string(from: summer, offset: offset) == expected)
      #expect(try !DateTimeFormat(time: .short, locale: locale, data: data).isFallback)
    }
    let skeleton = try DateTimeFormat(skeleton: "yMMMdjmvvvv", locale: "en", data: data)
    #expect(skeleton.isFallback && skeleton.string(from: summer, offset: offset).contains("Western European Time"))
  }

  /// Without a zone a style in another calendar has the offset in place of a name, as the tables' styles have it.
  @Test(arguments: ICUEdition.all) func offsetsInPlaceOfNames(edition: ICUEdition) throws {
    let icu = edition.icu
    let data = edition.data.falling(backTo: try ICUFallback(icu))
    let moment = try CivilDateTime("2026-07-01T12:00")
    for text in ["Z", "+03:30", "-03:00", "+00:19:32"] {
      let offset = try UTCOffset(text)
      let persian = try DateTimeFormat(date: .short, time: .full, locale: "en-u-ca-persian", data: data)
      let gregorian = try DateTimeFormat(date: .short, time: .full, locale: "en", data: data)
      #expect(persian.isFallback && !gregorian.isFallback)
      func zone(_ format: DateTimeFormat) -> [String] {
        format.parts(from: moment, offset: offset).filter { $0.field == .timeZoneName }.map(\.text)
      }
      #expect(zone(persian) == zone(gregorian), "\(text)")
      #expect(persian.string(from: moment, offset: offset).contains("12:00:00"), "\(text)")
    }
  }

  // MARK: Options

  @Test(arguments: ICUEdition.all) func optionsHoldToo(edition: ICUEdition) throws {
    let icu = edition.icu
    let data = edition.data.falling(backTo: try ICUFallback(icu))
    let time = try CivilDateTime("2026-07-01T18:05")
    let format = try DateTimeFormat(date: .short, time: .short, locale: "en-u-ca-persian", data: data)
    #expect(format.string(from: time).contains("6:05\u{202F}PM"))
    let plain = try format.with(.plainSpaces)
    #expect(plain.string(from: time) == format.string(from: time).replacing("\u{202F}", with: " "))
    #expect(plain.parts(from: time).map(\.text).joined() == plain.string(from: time))
    let pattern = try DateTimeFormat(pattern: "MMMM", locale: "es-u-ca-persian", data: data)
    let capital = try pattern.with(FormatOptions(capitalization: .beginningOfSentence))
    #expect(capital.string(from: time).lowercased() == pattern.string(from: time).lowercased())
    #expect(capital.string(from: time).first?.isUppercase == true)
  }

  // MARK: Who is asked

  @Test(arguments: ICUEdition.all) func nothingFallsBackByItself(edition: ICUEdition) throws {
    let icu = edition.icu
    #expect(throws: FormatError.self) { try DateTimeFormat(date: .short, locale: "fa") }
    #expect(throws: FormatError.self) {
      try DateTimeFormat(pattern: try DatePattern(parsing: "v", zoneNames: .allowed), locale: "en")
    }
    let fallback = try ICUFallback(icu)
    let data = edition.data.falling(backTo: fallback)
    #expect(data != edition.data && data == edition.data.falling(backTo: fallback))
    #expect(data != edition.data.falling(backTo: try ICUFallback(icu)))
    #expect(try !DateTimeFormat(date: .short, locale: "pt", data: data).isFallback)
    // A language that neither knows is written in root's form, as without a fallback.
    let unknown = try DateTimeFormat(date: .long, locale: "tlh", data: data)
    #expect(!unknown.isFallback && unknown.resolvedLocale == .root)
  }

  @Test(arguments: ICUEdition.all) func refusals(edition: ICUEdition) throws {
    let icu = edition.icu
    let zone = try #require(throws: ICUError.self) { try ICUFallback(icu, zone: "Europe/Lisbonne") }
    #expect(zone.code == .unknownZone && zone.context == "Europe/Lisbonne")
    let data = edition.data.falling(backTo: try ICUFallback(icu))
    let nameless = try #require(throws: FormatError.self) {
      try DateTimeFormat(pattern: try DatePattern(parsing: "v", zoneNames: .allowed), locale: "en", data: data)
    }
    #expect(nameless.code == .unsupportedField)
    #expect(nameless.description.hasSuffix("the name of a time zone needs a zone: ICUFallback(_:zone:)"))
    let glue = try #require(throws: FormatError.self) {
      try DateTimeFormat(date: .long, time: .short, glue: .standard, locale: "fa", data: data)
    }
    #expect(glue.code == .unsupportedCalendar && glue.description.contains("cannot write it either"))
    for width in ["zzzzz", "VVVVV", "vv"] {
      let error = try #require(throws: DatePatternError.self) { try DatePattern(parsing: width, zoneNames: .allowed) }
      #expect(error.code == .unknownWidth)
    }
  }

  /// One format, many threads.
  @Test(arguments: ICUEdition.all) func threads(edition: ICUEdition) async throws {
    let icu = edition.icu
    let data = edition.data.falling(backTo: try ICUFallback(icu, zone: "Asia/Tehran"))
    let format = try DateTimeFormat(date: .full, time: .full, locale: "fa", data: data)
    let expected = (0..<200).map { format.string(from: CivilDate(dayNumber: Int32(100 * $0))) }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<200).allSatisfy { format.string(from: CivilDate(dayNumber: Int32(100 * $0))) == expected[$0] }
        }
      }
      for await agrees in group { #expect(agrees) }
    }
  }
}
