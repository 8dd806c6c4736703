import AlmanacICU
import Testing

@Suite struct OpeningTests {
  @Test(arguments: Installed.all) func saysWhatItIs(icu: ICULibrary) throws {
    #expect(icu.major >= 67)
    #expect(icu.version.hasPrefix("\(icu.major)."))
    #expect(icu.cldrVersion.contains("."))
    #expect(icu.unicodeVersion.contains("."))
    #expect(icu.tzdataVersion.hasPrefix("20"))
    #expect(icu.defaultLocale == "")
    print("ICU \(icu.version), CLDR \(icu.cldrVersion), Unicode \(icu.unicodeVersion), tzdata \(icu.tzdataVersion)")
  }

  @Test(arguments: Installed.all) func knowsItsFiles(icu: ICULibrary) throws {
    #expect(try #require(icu.file(of: .i18n)).contains("libicui18n"))
    #expect(try #require(icu.file(of: .common)).contains("libicuuc"))
    #expect(try #require(icu.file(of: .data)).contains("libicudata"))
  }

  @Test func severalAreOpenSideBySide() throws {
    let versions = Set(Installed.all.map(\.version))
    for icu in Installed.all {
      let format = try ICUDateFormat(icu, locale: "ja", date: .short)
      #expect(try format.string(millis: 1_795_996_800_000) == "2026/11/30")
    }
    if versions.count < 2 { print("SKIPPED: one ICU at most is at hand; ALMANAC_TEST_ICUS names no other version") }
  }

  @Test(arguments: Installed.all) func isFoundByVersionFileAndFolder(icu: ICULibrary) throws {
    let file = try #require(icu.file(of: .i18n))
    #expect(try ICULibrary.find(file).version == icu.version)
    if icu.path.contains("/") { return }
    #expect(try ICULibrary.find("\(icu.major)").version == icu.version)
    #expect(try ICULibrary.find("ICU-\(icu.major)").version == icu.version)
    let folder = try #require(file.lastIndex(of: "/").map { String(file[..<$0]) })
    #expect(try ICULibrary.find(folder).version == icu.version)
    #expect(try ICULibrary.find(folder + "/").version == icu.version)
  }

  @Test func theSameCanBeOpenTwice() throws {
    guard let icu = Installed.all.first else { return }
    let again = try ICULibrary(path: icu.path)
    #expect(again !== icu)
    #expect(again.version == icu.version)
  }
}
