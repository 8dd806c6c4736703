import AlmanacICU
import Testing

@Suite struct PatternGeneratorTests {
  @Test(arguments: Installed.all) func patterns(icu: ICULibrary) throws {
    let generator = try ICUPatternGenerator(icu, locale: "pt_BR")
    #expect(try generator.bestPattern("yMMMMEEEEd") == "EEEE, d 'de' MMMM 'de' y")
    #expect(try generator.bestPattern("dM") == "d/M" || generator.bestPattern("dM") == "dd/MM")
    let skeletons = try generator.skeletons
    #expect(skeletons.contains("yMMMd"))
    #expect(try generator.pattern(ofSkeleton: "yMMMd") == "d 'de' MMM 'de' y")
    #expect(try generator.pattern(ofSkeleton: "nonsense") == "")
    let empty = try skeletons.filter { try generator.pattern(ofSkeleton: $0).isEmpty && !$0.contains("h") }
    #expect(Set(empty).isSubset(of: ["yw", "MMMMW"]))
    #expect(try !generator.baseSkeletons.isEmpty)
  }

  @Test(arguments: Installed.all) func widthsFollowTheOptions(icu: ICULibrary) throws {
    let generator = try ICUPatternGenerator(icu, locale: "ja")
    #expect(try generator.bestPattern("HHmm") == "H:mm")
    #expect(try generator.bestPattern("HHmm", keeping: .hour) == "HH:mm")
  }

  @Test(arguments: Installed.all) func pieces(icu: ICULibrary) throws {
    let generator = try ICUPatternGenerator(icu, locale: "pt")
    #expect(try generator.appendItem(.day).contains("{0}"))
    #expect(try generator.name(of: .day, width: .wide) == "dia")
    #expect(try generator.decimal == ",")
    #expect(try generator.dateTimeGlue.contains("{1}"))
    if icu.major >= 72 { #expect(try generator.dateTimeGlue(.full) == "{1} 'às' {0}") }
    for field in ICUPatternGenerator.Field.allCases where field != .fractionalSecond {
      #expect(try !generator.name(of: field, width: .wide).isEmpty)
    }
  }

  @Test(arguments: Installed.all) func numberingSystems(icu: ICULibrary) throws {
    let arab = try ICUNumberingSystem(icu, locale: "ar_EG")
    #expect(arab.name == "arab")
    #expect(arab.digitsOrRules == "\u{660}\u{661}\u{662}\u{663}\u{664}\u{665}\u{666}\u{667}\u{668}\u{669}")
    #expect(!arab.isAlgorithmic)
    #expect(arab.radix == 10)
    #expect(try ICUNumberingSystem(icu, locale: "pt").digitsOrRules == "0123456789")
    #expect(try ICUNumberingSystem(icu, name: "jpan").isAlgorithmic)
    #expect(try ICUNumberingSystem(icu, locale: "zh@numbers=native").name == "hanidec")
    let names = try ICUNumberingSystem.names(icu)
    #expect(names.contains("latn") && names.contains("jpanyear"))
    let error = try #require(throws: ICUError.self) { try ICUNumberingSystem(icu, name: "bogus") }
    #expect(error.context == "unumsys_openByName(bogus)")
    #expect(error.status?.hasPrefix("U_") == true)
  }
}
