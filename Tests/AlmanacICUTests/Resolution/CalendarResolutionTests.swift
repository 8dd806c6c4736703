import AlmanacICU
import AlmanacTestKit
import Testing

@testable import Almanac

/// The calendar and the digits of a tag are those of ICU's format, opened without a keyword for them.
@Suite(.needsICU) struct CalendarResolutionTests {
  private static let data = ICUEdition.current?.data ?? .embedded
  private static let space = ResolutionSpace(data)

  private struct Log {
    var compared = 0
    var differences: [String] = []
    var calendars: Set<String> = []
  }

  private static func compareCalendar(_ id: String, _ icu: ICULibrary, _ log: inout Log) throws {
    let tag = try LocaleTag(parsing: id)
    let ours = data.calendar(for: tag, row: data.row(for: tag) ?? data.rootRow)
    let theirs = try ICUDateFormat(icu, locale: tag.icuIdentifier, pattern: "d").calendarType
    log.compared += 1
    log.calendars.insert(ours)
    if (ours == "gregory" ? "gregorian" : ours) != theirs {
      log.differences.append("\(id) (\(tag)): ours \(ours), ICU \(theirs)")
    }
  }

  @Test(arguments: ICUEdition.all) func everyLocaleAndAlias(edition: ICUEdition) throws {
    let icu = edition.icu
    var log = Log()
    for id in try ["root"] + icu.availableLocales + icu.legacyAliases { try Self.compareCalendar(id, icu, &log) }
    #expect(log.differences.prefix(20) == [])
    #expect(log.compared > 850)
    // Saudi Arabia has the Gregorian calendar in ICU 77 and 78.
    let islamic: Set = icu.major < 77 ? ["islamic-umalqura"] : []
    #expect(log.calendars == Set(["gregory", "buddhist", "persian"]).union(islamic))
  }

  /// The region decides, the one of `rg` first: with and without it, in languages with calendars of all kinds.
  @Test(arguments: ICUEdition.all) func everyRegion(edition: ICUEdition) throws {
    let icu = edition.icu
    var log = Log()
    for region in Self.space.regions {
      for language in ["th", "en", "xx"] {
        try Self.compareCalendar(ResolutionSpace.id(language, "", region), icu, &log)
        guard !region.isEmpty else { continue }
        try Self.compareCalendar("\(language)@rg=\(region.lowercased())zzzz", icu, &log)
      }
    }
    #expect(log.differences.prefix(20) == [])
    // Three languages, with and without the region by name; no region is none by name.
    #expect(log.compared == 6 * Self.space.regions.count - 3 && log.compared > 1_600)
  }

  /// What follows the region in `rg`: only `zzzz` counts in ICU 72, and subdivisions too in later ones.
  @Test(arguments: ICUEdition.all) func valuesOfTheRegionOverride(edition: ICUEdition) throws {
    let icu = edition.icu
    var log = Log()
    for start in ["ir", "th", "sa", "us", "xx", "zz", "01", "764", "001", "i", "Ir"] {
      for end in ["", "z", "zz", "zzz", "zzzz", "zzzzz", "sct", "abcd", "zzzx", "zzzz-foo", "ZZZZ", "1234"] {
        for locale in ["en_US", "th", "fa_IR", "ar_SA", "xx", "und"] {
          let id = "\(locale)@rg=\(start)\(end)"
          guard (try? LocaleTag(parsing: id)) != nil else { continue }
          try Self.compareCalendar(id, icu, &log)
        }
      }
    }
    #expect(log.differences.prefix(20) == [])
    #expect(log.compared > 500)
    let data = Self.data
    #expect(data.calendar(for: "en-u-rg-thzzzz", row: 0) == "buddhist")
    #expect(data.calendar(for: "th-TH-u-rg-gbzzzz", row: 0) == "gregory")
    // ICU 77 and 78 answer Buddhist here, as UTS #35 says.
    #expect(data.calendar(for: "en-u-rg-th10", row: 0) == (icu.major < 77 ? "gregory" : "buddhist"))
  }

  @Test(arguments: ICUEdition.all) func languagesScriptsAndRegions(edition: ICUEdition) throws {
    let icu = edition.icu
    var log = Log()
    var random = SeededRandom(for: "calendars", seed: 0xCA1E_17DA)
    let space = Self.space
    // Regions that have another calendar come up often.
    let regions = space.regions + Array(repeating: ["TH", "IR", "AF", "SA"], count: 20).flatMap { $0 }
    for round in 0..<(Thoroughness.isExhaustive ? 100_000 : 2_500) {
      let languages = round % 2 == 0 ? space.known : space.languages
      var id = ResolutionSpace.id(
        languages[random.next(below: languages.count)],
        random.next(below: 2) == 0 ? "" : space.scripts[random.next(below: space.scripts.count)],
        random.next(below: 3) == 0 ? "" : regions[random.next(below: regions.count)])
      if round % 5 == 0 { id += "@rg=\(regions[random.next(below: regions.count)].lowercased())zzzz" }
      if id.hasSuffix("@rg=zzzz") { continue }
      try Self.compareCalendar(id, icu, &log)
    }
    #expect(log.differences.prefix(20) == [])
    #expect(log.compared > 2_000)
  }

  /// The default digits: ten of them, as ICU's `unumsys_open` gives them.
  @Test(arguments: ICUEdition.all) func digits(edition: ICUEdition) throws {
    let icu = edition.icu
    var random = SeededRandom(for: "digits", seed: 0xD161_7500)
    let space = Self.space
    var ids = try ["root"] + icu.availableLocales + icu.legacyAliases
    for _ in 0..<5_000 {
      ids.append(
        ResolutionSpace.id(
          space.known[random.next(below: space.known.count)], "", space.regions[random.next(below: space.regions.count)]
        ))
    }
    var differences: [String] = []
    var systems: Set<String> = []
    for id in ids {
      let tag = try LocaleTag(parsing: id)
      let system = try ICUNumberingSystem(icu, locale: tag.icuIdentifier)
      let ours = Self.text(try Self.data.numbers(for: tag, row: Self.data.row(for: tag) ?? Self.data.rootRow))
      systems.insert(system.name)
      if ours != system.digitsOrRules { differences.append("\(id): ours \(ours), ICU \(system.digitsOrRules)") }
    }
    #expect(differences.prefix(20) == [])
    #expect(systems.isSuperset(of: ["latn", "arab", "arabext", "deva", "beng", "mymr"]))
  }

  private static func text(_ system: NumberSystem) -> String {
    guard case .decimal(let digits) = system else { return "\(system)" }
    var bytes: [UInt8] = []
    for digit in 0..<10 {
      for index in 0..<digits.count(digit) {
        bytes.append(UInt8(truncatingIfNeeded: digits.bytes(digit) >> UInt32(8 * index)))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
