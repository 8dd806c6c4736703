import Almanac
import FoundationEssentials
import Testing

@testable import almanac_tables

/// A comparison sees every planted change, says where it shows, and sees nothing where nothing changed.
@Suite struct DiffTests {
  @Test func equalEditionsDifferNowhere() async throws {
    let result = try await DiffFixture.result { _ in }
    #expect(result.isEmpty && result.comparisons > 10_000 && result.compared.count > DiffFixture.locales.count)
    #expect(DiffReport(result: result).text.contains("nothing differs in \(result.comparisons) texts, and in no key"))
  }

  /// One change of what joins a date and a time is one entry, wherever it shows.
  @Test func aGlueIsOneCause() async throws {
    let result = try await DiffFixture.result { text in
      for length in TableKey.lengths {
        text.locales["tr"]?.values["styles/glue/at-time/\(length)"] = "{1} – {0}"
      }
    }
    let entries = result.entries.filter { $0.locales.contains("tr") }
    #expect(entries.count == 1 && entries[0].sections == [.dateTimes] && entries[0].count >= 4)
    #expect(result.texts("pt").isEmpty)
  }

  @Test func aLostSpaceIsFlagged() async throws {
    let result = try await DiffFixture.result { text in
      text.locales["pt"]?.values["skeletons/MMMEd"] = "E, d'de'MMM"
    }
    let entry = result.entries.first { $0.locales.contains("pt") }
    #expect(entry?.cause.warning == .lostSpace)
  }

  @Test func aTurnedOrderIsFlaggedWhereTheShortDateHasTheOther() async throws {
    let result = try await DiffFixture.result { text in
      text.locales["pt"]?.values["skeletons/yMEd"] = "E, MM/dd/y"
      text.locales["en"]?.values["skeletons/yMEd"] = "E, MM/dd/y"
    }
    let flagged = result.entries.filter { $0.cause.warning == .fieldOrder }
    #expect(flagged.contains { $0.locales.contains("pt") } && !flagged.contains { $0.locales.contains("en") })
    #expect(result.entries[0].cause.warning == .fieldOrder, "what looks like a mistake comes first")
  }

  @Test func otherDigitsAreOneCause() async throws {
    let result = try await DiffFixture.result(DiffRequest(sections: [.dates, .digits], comparesKeys: false)) { text in
      text.locales["tr"]?.values["numbers/default"] = "arab"
    }
    let entries = result.entries.filter { $0.locales.contains("tr") && $0.cause.warning == .numberSystem }
    #expect(entries.count == 1)
    #expect(entries[0].texts.contains { $0.section == .dates } && entries[0].texts.contains { $0.section == .digits })
  }

  @Test func aNameIsTheCauseOfEveryDateThatHasIt() async throws {
    let result = try await DiffFixture.result(DiffRequest(sections: [.dates, .months], comparesKeys: false)) { text in
      text.locales["pt"]?.values["months/format/wide/03"] = "marco"
    }
    #expect(result.entries.count == 1)
    #expect(result.shows("pt-AO", .months, "wide, format", "março", "marco"))
    #expect(result.texts("pt", .dates).allSatisfy { $0.after?.contains("marco") == true })
    #expect(result.texts("pt", .dates).map(\.subject).sorted() == ["full", "long"])
  }

  @Test func rulesOfNoLocaleShowInTexts() async throws {
    let result = try await DiffFixture.result { text in
      text.supplemental["regions"]?["weeks/TR"] = "1 1 7 1"
      text.supplemental["day-periods"]?["en/night1"] = "22-6"
    }
    #expect(result.shows("tr", .weeks, "first day", "Monday", "Sunday"))
    #expect(result.texts("en", .dayPeriods).contains { $0.subject == "hour" && $0.value == "21:30:00" })
    let keys = try #require(result.keys)
    #expect(keys.contains { $0.key == "regions/weeks/TR" && $0.after == "1 1 7 1" && $0.locales.isEmpty })
  }

  /// A value that shows nowhere is among the keys alone.
  @Test func rawKeysAreToldWithTheirHolders() async throws {
    let result = try await DiffFixture.result { text in
      text.locales["ja"]?.values["append/Era"] = "{0} | {1}"
      text.locales["ko"]?.values["append/Era"] = "{0} | {1}"
    }
    let change = try #require(result.keys?.first { $0.key == "append/Era" })
    #expect(change.after == "{0} | {1}" && Set(result.keys?.flatMap(\.locales) ?? []) == ["ja", "ko"])
  }

  /// A locale of a language that is there is compared with the one that answered for it; a new language is only named.
  @Test func newLocalesAndNewLanguages() async throws {
    var text = try DiffFixture.text.get()
    let new = try DiffFixture.side("new", text)
    text.locales["pt-AO"] = nil
    text.locales["ja"] = nil
    let old = try DiffFixture.side("old", text)
    let result = try await DiffResult.comparing(old, new, DiffRequest())
    #expect(result.added == ["ja", "pt-AO"] && result.newLanguages == ["ja"])
    #expect(result.compared.contains("pt-AO") && !result.compared.contains("ja"))
    let back = try await DiffResult.comparing(new, old, DiffRequest(locales: ["pt", "ja"]))
    #expect(back.removed == ["ja"] && back.goneLanguages == ["ja"] && back.compared == ["pt"] && !back.isEmpty)
  }

  /// A packed file says of itself what its text says.
  @Test func aPackedFileIsAsGoodAsItsText() async throws {
    let text = try DiffFixture.text.get()
    let packed = try Packer.packed(text)
    try await Self.withFolder { folder in
      try Folder.write(packed, to: "\(folder)/some.tables")
      let side = try DiffSide.open("\(folder)/some.tables")
      #expect(side.kind == .packed)
      let result = try await DiffResult.comparing(try DiffFixture.side("text", text), side, DiffRequest())
      #expect(result.entries.isEmpty && result.keys == [] && result.areasLeftOut == ["unicode"])
    }
  }

  @Test func aFolderOfEitherStageIsASide() throws {
    let text = try DiffFixture.text.get()
    try Fixture.withFolder { folder in
      try Folder.replace("\(folder)/Locales", with: text.files())
      for path in [folder, "\(folder)/Locales"] {
        let side = try DiffSide.open(path)
        #expect(side.kind == .text && side.text == text)
      }
    }
    #expect(try DiffSide.open("embedded").text.source.icu == LocaleData.embedded.source.icu)
  }

  @Test func whatIsNoSideSaysWhatWouldBeOne() throws {
    try Fixture.withFolder { folder in
      var bytes = try Packer.packed(try Fixture.smallText())
      bytes[bytes.count / 2] ^= 1
      try Folder.write(bytes, to: "\(folder)/damaged.tables")
      try Folder.write(Array("some text".utf8), to: "\(folder)/notes.txt")
      for name in ["\(folder)/damaged.tables", "\(folder)/notes.txt", "\(folder)/nothing", folder, "119"] {
        let error = try #require(throws: DiffSideError.self) { try DiffSide.open(name) }
        #expect(error.name == name && "\(error)".contains("A side is a version of ICU"), "\(error)")
      }
    }
  }

  @Test(arguments: ["tlh", "not a locale"]) func whatIsNoLocaleIsRefused(name: String) async throws {
    await #expect(throws: DiffRequestError.self) {
      try await DiffFixture.result(DiffRequest(locales: [name])) { _ in }
    }
  }

  private static func withFolder(_ body: (String) async throws -> Void) async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "almanac-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try await body(path)
  }
}
