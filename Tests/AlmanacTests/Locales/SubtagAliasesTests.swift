import Testing

@testable import Almanac

/// What the parser relies on in the alias data; real rows of CLDR.
@Suite struct SubtagAliasesTests {
  let aliases = SubtagAliases.embedded

  @Test func languages() {
    #expect(aliases.language("iw") == AliasReplacement(language: "he"))
    #expect(aliases.language("sh") == AliasReplacement(language: "sr", script: "Latn"))
    #expect(aliases.language("cnr") == AliasReplacement(language: "sr", region: "ME"))
    #expect(aliases.language("pt") == nil)
    #expect(aliases.language(.und) == nil)
  }

  @Test func compounds() {
    #expect(["sgn", "hy", "no", "zh", "und"].allSatisfy { aliases.hasCompoundRules(startingWith: $0) })
    #expect(!aliases.hasCompoundRules(startingWith: "pt"))
    #expect(aliases.compound("sgn-BR") == AliasReplacement(language: "bzs"))
    #expect(aliases.compound("und-aaland") == AliasReplacement(language: .und, region: "AX"))
    #expect(aliases.compound("und-hepburn-heploc") == AliasReplacement(language: .und, variants: ["alalc97"]))
    #expect(aliases.compound("en-GB-oed") == AliasReplacement(language: "en", region: "GB", variants: ["oxendict"]))
    #expect(aliases.compound("i-default") == AliasReplacement(language: "en", privateUse: "i-default"))
    #expect(aliases.compound("zh-TW") == nil)
  }

  @Test func otherSubtags() {
    #expect(aliases.script("Qaai") == "Zinh")
    #expect(aliases.script("Latn") == nil)
    #expect(aliases.regions("UK") == ["GB"])
    #expect(aliases.regions("CS") == ["RS", "ME"])
    #expect(aliases.regions("BR") == nil)
    #expect(aliases.variant("heploc") == "alalc97")
    #expect(aliases.variant("rozaj") == nil)
    #expect(aliases.subdivision("no23") == "no50")
    #expect(aliases.subdivision("usca") == nil)
  }

  @Test func likelyRegions() {
    #expect(aliases.likelyRegion(language: "ru", script: nil) == "RU")
    #expect(aliases.likelyRegion(language: "und", script: "Armn") == "AM")
    #expect(aliases.likelyRegion(language: "sr", script: "Cyrl") == "RS")
  }
}
