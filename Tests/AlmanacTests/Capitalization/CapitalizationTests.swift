import Testing

@testable import Almanac

/// Capital letters by context, language and place.
@Suite struct CapitalizationTests {
  /// The first weekday and the first month by themselves in each context: none, beginning of a sentence, standing alone, list.
  @Test(arguments: [
    ("pt-BR", ["domingo", "Domingo", "Domingo", "Domingo"], ["janeiro", "Janeiro", "janeiro", "janeiro"]),
    ("pt-PT", ["domingo", "Domingo", "domingo", "domingo"], ["janeiro", "Janeiro", "janeiro", "janeiro"]),
    ("es", ["domingo", "Domingo", "Domingo", "Domingo"], ["enero", "Enero", "Enero", "Enero"]),
    ("ja", ["日曜日", "日曜日", "日曜日", "日曜日"], ["1月", "1月", "1月", "1月"]),
    ("tr", ["Pazar", "Pazar", "Pazar", "Pazar"], ["Ocak", "Ocak", "Ocak", "Ocak"]),
    ("nl", ["zondag", "Zondag", "Zondag", "Zondag"], ["januari", "Januari", "Januari", "Januari"]),
  ]) func contexts(tag: String, days: [String], months: [String]) throws {
    let locale = try LocaleTag(parsing: tag)
    let contexts: [CapitalizationContext] = [.none, .beginningOfSentence, .standalone, .uiListOrMenu]
    for (index, context) in contexts.enumerated() {
      let names = try DateNames(locale: locale, capitalization: context)
      #expect(try names.weekday(.sunday, .wide, .standalone) == days[index], "\(tag) \(context)")
      #expect(try names.month(.january, .wide, .standalone) == months[index], "\(tag) \(context)")
      let options = FormatOptions(capitalization: context)
      let format = try DateTimeFormat(pattern: "cccc", locale: locale).with(options)
      #expect(format.string(from: try CivilDate("2026-11-29")) == days[index], "\(tag) \(context)")
    }
  }

  @Test func onlyTheFirstFieldChanges() throws {
    let day = try CivilDate("2026-11-30")
    let options = FormatOptions(capitalization: .beginningOfSentence)
    for (pattern, text) in [
      ("EEEE, MMMM", "Segunda-feira, novembro"), ("MMMM", "Novembro"), ("d MMMM", "30 novembro"),
      ("'em' MMMM", "em Novembro"), ("lMMMM", "novembro"), ("'em'", "em"), ("", ""),
    ] {
      let format = try DateTimeFormat(pattern: try DatePattern(parsing: pattern), locale: "pt").with(options)
      #expect(format.string(from: day) == text, "\(pattern)")
      #expect(format.parts(from: day).map(\.text).joined() == text, "\(pattern)")
      #expect(format.pattern == pattern)
    }
    let full = try DateTimeFormat(date: .full, locale: "pt-BR").with(options)
    WrittenDate.check(full, day, is: "Segunda-feira, 30 de novembro de 2026")
  }

  @Test func erasOutsideOfTheStepsToo() throws {
    // Asturian is the one language in which an era of the Japanese calendar begins with a small letter.
    let names = try DateNames(locale: "ast-u-ca-japanese", capitalization: .beginningOfSentence)
    let plain = try DateNames(locale: "ast-u-ca-japanese")
    let changed = try zip(names.eras(.wide), plain.eras(.wide)).filter { $0 != $1 }
    #expect(changed.count == 1)
    #expect(changed.allSatisfy { $0.0.lowercased() == $0.1.lowercased() })
  }

  // MARK: Title case

  @Test(arguments: [
    ("istanbul", "en", "Istanbul"), ("istanbul", "tr", "\u{130}stanbul"), ("istanbul", "az", "\u{130}stanbul"),
    ("\u{131}spanak", "tr", "Ispanak"), ("\u{131}spanak", "en", "Ispanak"), ("ijs", "nl", "IJs"), ("ijs", "en", "Ijs"),
    ("iJs", "nl", "IJs"), ("\u{587}x", "hy", "\u{535}\u{57E}x"), ("\u{587}x", "en", "\u{535}\u{582}x"),
    ("ßa", "de", "Ssa"), ("\u{1C6}a", "hr", "\u{1C5}a"), ("άνοιξη", "el", "Άνοιξη"), ("ძმ", "ka", "ძმ"),
    ("éa", "fr", "Éa"), ("e\u{301}a", "fr", "E\u{301}a"), ("ABC", "en", "ABC"), ("1a", "en", "1a"), ("", "en", ""),
    ("\u{130}a", "tr", "\u{130}a"), ("(a", "en", "(a"), ("i\u{307}a", "lt", "I\u{307}a"),
  ]) func firstLetter(text: String, language: String, expected: String) throws {
    let title = TitleCase.capitalizingFirst(of: text, in: try LocaleTag(parsing: language).language)
    #expect(Array(title.unicodeScalars) == Array(expected.unicodeScalars), "\(text) in \(language)")
  }
}
