import Almanac
import AlmanacTestKit
import FoundationEssentials
import Testing

@testable import almanac_tables

/// A subset answers with the bytes of the whole, or with an error that names the subset; it never answers with others.
@Suite struct SubsetTests {
  private static let whole = LocaleData.embedded

  private static func data(_ locales: [String], _ sections: PackSections) throws -> LocaleData {
    let text = try Fixture.text.get()
    let input = PackInput(text, merging: [], subset: try Subset(locales, sections: sections, of: text))
    let data = try LocaleData(try Packer.packed(input))
    #expect(try PackedComparison(input, data).run() > 1000)
    return data
  }

  private static let four = Result { try data(["pt", "ja", "zh", "tr"], .pickers) }
  private static let portugal = Result { try data(["pt-PT", "en-GB"], [.intervals, .relative, .calendars]) }

  @Test func fourLanguagesWithPickersAreSmall() throws {
    let data = try Self.four.get()
    #expect(data.tables.totalByteCount <= 40_000)
    #expect(data.source.subset?.locales == ["pt", "ja", "zh", "tr"])
    #expect(data.source.subset?.sections == ["dates", "times", "skeletons", "field-names"])
    #expect(data.locales.contains("zh-Hant-HK") && data.locales.contains("pt-AO") && !data.locales.contains("de"))
    #expect(Self.whole.source.subset == nil)
  }

  /// Every locale of ICU, every legacy id, and regions that no row has: the whole's bytes or the error.
  @Test(arguments: [0, 1]) func sameBytesOrAnError(_ which: Int) throws {
    let data = try which == 0 ? Self.four.get() : Self.portugal.get()
    let kept = Set(data.locales)
    let moment = try CivilDateTime("2026-11-30T18:05:09")
    var same = 0
    var refused = 0
    let asked =
      Self.whole.locales.map { "\($0)" } + Self.whole.aliases.map(\.alias)
      + [
        "pt-US", "pt-DE", "zh-US", "zh-TW", "ja-BR", "tr-840", "en-DE", "pt-Latn", "zh-Latn", "tlh", "und-CA", "und-DE",
      ]
    for id in asked {
      let tag = try LocaleTag(parsing: id)
      // Calendars are a section of their own.
      let gregorian = try LocaleTag(parsing: "\(tag.icuIdentifier)@calendar=gregorian")
      let row = Self.whole.row(for: tag).map { Self.whole.tag($0) }
      let answer: DateTimeFormat?
      do throws(FormatError) {
        answer = try DateTimeFormat(date: .full, time: .medium, locale: gregorian, data: data)
      } catch {
        answer = nil
        #expect(error.code == .leftOutOfSubset, "\(id): \(error)")
        #expect("\(error)".contains("a subset with the locales"), "\(error)")
        refused += 1
      }
      guard let answer else {
        #expect(row.map { !kept.contains($0) } ?? true, "\(id) is kept, and was refused")
        continue
      }
      same += 1
      #expect(row.map(kept.contains) ?? (tag.language == .und), "\(id) was left out, and was answered")
      let theirs = try DateTimeFormat(date: .full, time: .medium, locale: gregorian)
      #expect(answer.string(from: moment) == theirs.string(from: moment), "\(id)")
      #expect(answer.resolvedLocale == theirs.resolvedLocale, "\(id)")
      for skeleton: DateSkeleton in ["yMMMEd", "jm", "Bhm", "yQQQ", "MMMMW"] {
        #expect(
          try DateTimeFormat(skeleton: skeleton, locale: gregorian, data: data).string(from: moment)
            == DateTimeFormat(skeleton: skeleton, locale: gregorian).string(from: moment), "\(id) \(skeleton)")
      }
      #expect(try WeekInfo(locale: tag, data: data) == WeekInfo(locale: tag), "\(id)")
      #expect(tag.hourCycle(in: data) == tag.hourCycle(), "\(id)")
    }
    #expect(same > 5 && refused > 700)
  }

  @Test func rangesPhrasesAndCalendarsAreTheWholes() throws {
    let data = try Self.portugal.get()
    let (first, last) = (try CivilDate("2026-11-30"), try CivilDate("2027-01-02"))
    for locale: LocaleTag in ["pt-PT", "en-GB", "en-GB-u-ca-japanese", "pt", "en"] {
      #expect(
        try DateIntervalFormat(skeleton: "yMMMd", locale: locale, data: data).string(from: first, to: last)
          == DateIntervalFormat(skeleton: "yMMMd", locale: locale).string(from: first, to: last))
      for number in [-3, -1, 0, 1, 2, 5_000_000] {
        #expect(
          try RelativeDateFormat(locale: locale, data: data).string(for: number, .week)
            == RelativeDateFormat(locale: locale).string(for: number, .week))
      }
      #expect(try PluralRules(locale: locale, data: data) == PluralRules(locale: locale))
    }
  }

  @Test func aFallbackAnswersAndRootDoesNot() throws {
    let data = try Self.four.get()
    let day = try CivilDate("2026-11-30")
    let format = try DateTimeFormat(date: .short, locale: "de", fallback: "tr", data: data)
    #expect(format.string(from: day) == "30.11.2026")
    // Root by its own name is nobody's silent answer.
    #expect(try DateTimeFormat(date: .short, locale: "und", data: data).string(from: day) == "2026-11-30")
    #expect(throws: FormatError.self) { try DateTimeFormat(date: .short, locale: "de", fallback: "fr", data: data) }
    #expect(try DateTimeFormat(date: .short, locale: "und-DE", data: data).string(from: day) == "2026-11-30")
    for refusal in [
      #expect(throws: FormatError.self) { try DateNames(locale: "de", data: data) },
      #expect(throws: FormatError.self) { try WeekInfo(locale: "de", data: data) },
      #expect(throws: FormatError.self) { try RelativeDateFormat(locale: "de", data: data) },
      #expect(throws: FormatError.self) { try DateIntervalFormat(skeleton: "yMd", locale: "de", data: data) },
    ] {
      #expect(refusal?.code == .leftOutOfSubset)
    }
    #expect(
      #expect(throws: FormatError.self) { try PluralRules(locale: "de", data: try Self.portugal.get()) }?.code
        == .leftOutOfSubset)
  }

  @Test func aSectionThatWasLeftOutIsAnError() throws {
    let dates = try Self.data(["pt"], .dates)
    let pickers = try Self.four.get()
    for (section, error) in [
      ("timeShort", #expect(throws: FormatError.self) { try DateTimeFormat(time: .short, locale: "pt", data: dates) }),
      (
        "skeletons",
        #expect(throws: FormatError.self) { try DateTimeFormat(skeleton: "yMd", locale: "pt", data: dates) }
      ),
      (
        "skeletons",
        #expect(throws: FormatError.self) { try DateTimeFormat(time: .short, locale: "pt-US", data: dates) }
      ),
      (
        "intervals",
        #expect(throws: FormatError.self) { try DateIntervalFormat(skeleton: "yMd", locale: "pt", data: pickers) }
      ),
      (
        "calendars",
        #expect(throws: FormatError.self) { try DateTimeFormat(date: .long, locale: "ja-u-ca-japanese", data: pickers) }
      ),
      ("plural rules", #expect(throws: FormatError.self) { try PluralRules(locale: "pt", data: pickers) }),
      ("unicode", #expect(throws: FormatError.self) { try DateParser(date: .short, locale: "pt", data: pickers) }),
    ] {
      #expect(error?.code == .missingData && error?.subject == section, "\(section): \(error.map { "\($0)" } ?? "")")
      #expect(error.map { "\($0)" }?.contains("a subset with the locales pt") == true)
    }
    let relative = #expect(throws: FormatError.self) { try RelativeDateFormat(locale: "pt", data: pickers) }
    #expect(relative?.code == .missingData)
    let strict = try DateParser(date: .short, locale: "pt", mode: .strict, data: pickers)
    #expect(try strict.date(from: "30/11/2026") == CivilDate("2026-11-30"))
  }

  @Test func allLocalesWithFewSections() throws {
    let text = try Fixture.text.get()
    let data = try LocaleData(try Packer.packed(text, sections: .dates))
    #expect(data.source.subset?.locales == [] && data.source.subset?.sections == ["dates"])
    #expect("\(try #require(data.source.subset))" == "a subset with all locales and the sections dates")
    // No locale was left out, so a language that ICU does not know is root's as in whole tables.
    #expect(try DateTimeFormat(date: .short, locale: "tlh", data: data).resolvedLocale == "und")
  }

  /// A reader's wish is served as with the whole tables, as long as the program offers what it has.
  @Test func choosingAmongWhatIsThere() throws {
    let tables = try Self.four.get().tables
    let supported: [LocaleTag] = ["pt-BR", "pt-PT", "ja", "zh-Hans", "zh-Hant", "tr"]
    let ours = LanguageMatcher(of: supported, default: nil, tables: tables)
    let theirs = LanguageMatcher(of: supported)
    var found = 0
    for wish in Self.whole.locales + ["yue-HK", "nan", "ug-CN", "ku", "gan", "und-TW", "und-BR"] {
      #expect(ours.best(for: wish) == theirs.best(for: wish), "\(wish)")
      if theirs.best(for: wish) != nil { found += 1 }
    }
    #expect(found > 20)
  }

  @Test func namesThatAreNoLocales() throws {
    let text = try Fixture.text.get()
    func message(_ names: String...) -> String? {
      let error = #expect(throws: PackError.self) { try Subset(names, sections: .dates, of: text) }
      return error.map { "\($0)" }
    }
    #expect(message("tlh") == "pack tlh: ICU \(text.source.icu) has no such locale; `almanac locales` lists all")
    #expect(message("pt", "tr-DE")?.contains("of this language there are tr, tr-CY, tr-TR") == true)
    #expect(message("x y")?.hasPrefix("pack x y: ") == true)
    #expect(message("und")?.contains("no such locale") == true)
    #expect(try Subset(["zh-TW", "zh-Hant-TW"], sections: .dates, of: text).names == ["zh-Hant-TW"])
  }
}
