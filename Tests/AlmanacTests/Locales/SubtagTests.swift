import Testing

@testable import Almanac

@Suite struct SubtagTests {
  @Test func packedBigEndianAndPadded() {
    #expect(Subtag("pt").bits == 0x7074_0000_0000_0000)
    #expect(Subtag("valencia").bits == 0x7661_6C65_6E63_6961)
    #expect(Subtag.none.count == 0)
    #expect(Subtag.none.description == "")
    #expect(Subtag.und == "und")
  }

  @Test(arguments: ["a", "pt", "und", "Latn", "419", "rozaj", "abcdefgh", "1abc"]) func textAndCount(_ text: String)
    throws
  {
    let subtag = try #require(Subtag(text.utf8))
    #expect(subtag.description == text)
    #expect(subtag.count == text.count)
  }

  @Test(arguments: ["", "abcdefghi", "a-b", "\u{E9}", "a b", "@", "[", "`", "{", "/", ":"]) func refused(_ text: String)
  {
    #expect(Subtag(text.utf8) == nil)
  }

  @Test func orderIsAlphabetical() {
    let subtags: [Subtag] = ["pt", "a", "ab", "zz", "1abc", "abcdefgh", "abc", "Latn", "p"]
    #expect(subtags.sorted().map(\.description) == subtags.map(\.description).sorted())
  }

  @Test func letterCase() {
    #expect(Subtag("lAtN").titlecased == "Latn")
    #expect(Subtag("lAtN").lowercased == "latn")
    #expect(Subtag("lAtN").uppercased == "LATN")
    #expect(Subtag("1aB9").uppercased == "1AB9")
    #expect(Subtag("1aB9").lowercased == "1ab9")
    #expect(Subtag("1aB9").titlecased == "1ab9")
    #expect(Subtag("419").uppercased == "419")
  }

  @Test func forms() {
    let languages: [Subtag] = ["pt", "und", "abcde", "abcdefgh"]
    let noLanguages: [Subtag] = [.none, "p", "Latn", "p1", "419"]
    #expect(languages.allSatisfy(\.hasLanguageForm) && !noLanguages.contains(where: \.hasLanguageForm))
    let regions: [Subtag] = ["BR", "419"]
    let noRegions: [Subtag] = [.none, "B1", "4a9", "ABC", "41"]
    #expect(regions.allSatisfy(\.hasRegionForm) && !noRegions.contains(where: \.hasRegionForm))
    let variants: [Subtag] = ["1996", "rozaj", "abcdefgh", "1abc", "12345"]
    let noVariants: [Subtag] = [.none, "abcd", "abc", "123"]
    #expect(variants.allSatisfy(\.hasVariantForm) && !noVariants.contains(where: \.hasVariantForm))
    let keys: [Subtag] = ["ca", "0a"]
    let noKeys: [Subtag] = [.none, "a0", "00", "cal"]
    #expect(keys.allSatisfy(\.hasKeyForm) && !noKeys.contains(where: \.hasKeyForm))
    let noFieldKeys: [Subtag] = [.none, "0m", "mm", "m00"]
    #expect(Subtag("m0").hasFieldKeyForm && !noFieldKeys.contains(where: \.hasFieldKeyForm))
    let noScripts: [Subtag] = [.none, "Lat", "Lat1", "Latin"]
    #expect(Subtag("Latn").hasScriptForm && !noScripts.contains(where: \.hasScriptForm))
    #expect(Subtag("yue").hasExtendedLanguageForm && !Subtag("419").hasExtendedLanguageForm)
  }

  /// Words packed by hand are what their names say.
  @Test func knownSubtags() {
    let known: [(Subtag, String)] = [
      (.posix, "posix"), (.singleC, "c"), (.root, "root"), (.singleX, "x"), (.singleU, "u"), (.calendarKey, "ca"),
      (.numbersKey, "nu"), (.hourCycleKey, "hc"), (.firstWeekdayKey, "fw"), (.currencyKey, "cu"), (.trueValue, "true"),
      (.yesValue, "yes"), (.islamicc, "islamicc"), (.ethiopic, "ethiopic"),
    ]
    for (subtag, text) in known { #expect(subtag.description == text) }
  }
}
