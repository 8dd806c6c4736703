import Almanac
import AlmanacTestKit
import Testing

@testable import almanac_tables

/// Explanations of reading: what a format wrote is matched from end to end, and where a text stops is where the parser says.
@Suite struct ReadingExplanationTests {
  private static var locales: [LocaleTag] {
    let all = LocaleData.embedded.locales
    return ["pt-BR", "ja", "zh-Hant-HK", "tr", "ar-EG", "th", "ja-u-ca-japanese", "ko", "he-u-ca-gregory-nu-hebr"]
      + stride(from: 0, to: all.count, by: Thoroughness.isExhaustive ? 1 : 41).map { all[$0] }
  }

  @Test func whatAFormatWroteIsMatchedFromEndToEnd() throws {
    let moment = try CivilDateTime("2026-11-30T18:05:09")
    var read = 0
    var stopped = 0
    for locale in Self.locales {
      let tag = (try? DateTimeFormat(date: .short, locale: locale)) == nil ? locale.gregorian : locale
      for format in [
        try DateTimeFormat(date: .full, locale: tag), try DateTimeFormat(date: .long, time: .medium, locale: tag),
        try DateTimeFormat(skeleton: "yMMMd", locale: tag),
      ] {
        guard let parser = try? DateParser(format) else { continue }
        let text = format.string(from: moment)
        let trace = try parser.trace(text)
        if trace.value != nil { read += 1 }
        let steps = try #require(trace.attempts.last?.steps, "\(tag) \(text)")
        #expect(steps.map(\.found).joined() == text, "\(tag) \(text)")
        #expect(steps.map(\.expected).allSatisfy { !$0.isEmpty })
        // A text that stops: the explanation compares its own place with the parser's, and throws if they differ.
        for bad in ["\(text)?", "?\(text)", String(text.dropLast()), String(text.dropFirst(2)), text.uppercased()] {
          let trace = try parser.trace(bad)
          guard trace.error?.code == .unexpectedText else { continue }
          stopped += 1
          #expect(trace.attempts.last?.stop?.position == trace.error?.position)
          #expect(trace.attempts.last?.stop?.expected == trace.error?.expected)
        }
      }
    }
    #expect(read > 40 && stopped > 100, "\(read) read, \(stopped) stopped")
  }

  @Test func everyAttemptIsShown() throws {
    let parser = try DateParser(date: .long, locale: "tr")
    let typed = try parser.trace("30 KASIM 2026")
    #expect(typed.attempts.map(\.mode) == [.strict, .tolerant] && typed.value == "2026-11-30")
    #expect(typed.attempts[0].stop?.found == "KASIM" && typed.attempts[0].readingCount == 0)
    let month = try #require(typed.attempts[1].steps.first { $0.patternItem == "MMMM" })
    #expect(month.found == "KASIM" && month.value == 11)
    let written = try parser.trace("30 Kasım 2026")
    #expect(written.attempts.map(\.mode) == [.strict] && written.attempts[0].stop == nil)
  }

  @Test func strictReadersTryOneWay() throws {
    let parser = try DateParser(date: .long, locale: "tr", mode: .strict)
    let trace = try parser.trace("30 KASIM 2026")
    #expect(trace.attempts.map(\.mode) == [.strict] && trace.value == nil)
    #expect(trace.error?.suggestion == "2026-11-30" && trace.error?.position == 3)
  }

  @Test func whatIsNoDateWasMatchedAllTheSame() throws {
    let parser = try DateParser(date: .long, locale: "pt-BR")
    let trace = try parser.trace("31 de novembro de 2026")
    #expect(trace.error?.code == .dayOutOfRange && trace.attempts[0].readingCount == 1)
    #expect(trace.attempts[0].steps.map(\.found).joined() == "31 de novembro de 2026")
    #expect(trace.attempts[0].steps.first?.value == 31)
  }

  @Test func defaultsAndReferenceCount() throws {
    let days = try DateParser(skeleton: "MMMMd", locale: "pt-BR")
    #expect(try days.trace("30 de novembro").error?.code == .missingField)
    #expect(try days.trace("30 de novembro", defaults: CivilDate("2026-01-01")).value == "2026-11-30")
    let short = try DateParser(pattern: "dd.MM.yy", locale: "tr")
    #expect(try short.trace("30.11.26").error?.code == .twoDigitYear)
    #expect(try short.trace("30.11.26", reference: CivilDate("2026-01-01")).value == "2026-11-30")
  }

  @Test func longTextsAreRefusedUnread() throws {
    let parser = try DateParser(date: .long, locale: "pt-BR")
    let trace = try parser.trace(String(repeating: "9", count: DateParser.maximumUTF8Count + 1))
    #expect(trace.attempts.isEmpty && trace.error?.code == .textTooLong)
    // As long as may be, and of a kind that leads far: time grows with the text and no faster.
    let hard = String(repeating: "1 de ", count: DateParser.maximumUTF8Count / 5)
    #expect(try parser.trace(hard).error != nil)
  }
}

extension LocaleTag {
  fileprivate var gregorian: LocaleTag { (try? LocaleTag(parsing: "\(removingExtensions)-u-ca-gregory")) ?? .root }
}
