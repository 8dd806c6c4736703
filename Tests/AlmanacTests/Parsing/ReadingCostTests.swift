import Testing

@testable import Almanac

/// How much work a hostile text makes, in steps of the search, not in time.
struct ReadingCostTests {
  /// Texts that have many beginnings of readings and no end.
  static let hostile: [(locale: LocaleTag, pattern: DatePattern, piece: String)] = [
    ("en", "dMyHms", "1"), ("en", "MMMMMMMMMM", "1"), ("en", "d MMMMM EEEEE d MMMMM EEEEE y", "J"),
    ("pt-BR", "EEEE, d 'de' MMMM 'de' y", "de "), ("pt-BR", "EEEE, d 'de' MMMM 'de' y", "seg. "),
    ("tr", "d MMMM y EEEE", "Pazar"), ("zh", "y\u{5E74}M\u{6708}d\u{65E5}", "\u{65E5}"),
    ("ja", "y\u{5E74}M\u{6708}d\u{65E5}", "\u{4E00}"), ("ja-u-ca-japanese", "Gy\u{5E74}M\u{6708}d\u{65E5}", "\u{5E73}"),
    ("vi", "EEEE, d MMMM, y", "o\u{302}\u{323}"), ("en", "d/M/y", "\u{301}"), ("en", "d/M/y", "- / . "),
  ]

  private func steps(_ locale: LocaleTag, _ pattern: DatePattern, _ text: String) throws -> Int {
    let parser = try DateParser(pattern: pattern, locale: locale)
    let plan = parser.plan
    let folding = LetterFolding(parser.format.data.unicode, language: plan.language)
    let tolerant = TolerantPlan(plan, folding)
    let bytes = Array(text.utf8)
    var strict = ReadingSearch(StrictMatcher(plan, bytes.span))
    strict.run()
    let names = TolerantNames(context: plan.context, folding: folding, isEastAsian: tolerant.isEastAsian)
    var search = ReadingSearch(
      TolerantMatcher(plan: tolerant, text: FoldedText(bytes.span, folding), names: names, strict: plan))
    search.run()
    return strict.steps + search.steps
  }

  @Test(arguments: hostile.indices) func growsWithTheLength(_ index: Int) throws {
    let (locale, pattern, piece) = Self.hostile[index]
    let count = 400 / piece.utf8.count
    let short = try steps(locale, pattern, String(repeating: piece, count: count))
    let long = try steps(locale, pattern, String(repeating: piece, count: 2 * count))
    #expect(short > 0)
    // Twice the text, at most twice the steps and a few.
    #expect(long <= 2 * short + 64, "\(short) and \(long) steps")
    // And never more than each item at each place as often as the search allows.
    let parser = try DateParser(pattern: pattern, locale: locale)
    let tolerant = TolerantPlan(
      parser.plan, LetterFolding(parser.format.data.unicode, language: parser.plan.language))
    let places = 2 * count * piece.utf8.count + 1
    #expect(long <= 32 * places * (tolerant.items.count + parser.plan.items.count + 2))
  }

  @Test func aMegabyteIsRefusedUnread() throws {
    for piece in ["3", " ", "\u{301}", "novembro", "\u{4E00}"] {
      let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
      for mode in DateParser.Mode.allCases {
        let parser = try DateParser(date: .full, locale: "pt-BR", mode: mode)
        let error = #expect(throws: DateParsingError.self) { try parser.date(from: text) }
        #expect(error?.code == .textTooLong)
      }
    }
  }

  @Test func marksInAnyNumberAreSortedOut() throws {
    let parser = try DateParser(date: .long, locale: "pt-BR")
    let text = "1 de mar" + String(repeating: "\u{327}", count: 200) + "co de 2026"
    #expect(throws: DateParsingError.self) { try parser.date(from: text) }
  }
}
