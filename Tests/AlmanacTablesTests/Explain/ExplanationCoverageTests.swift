import Almanac
import AlmanacTestKit
import Testing

@testable import almanac_tables

/// Explanations of every style and a spread of skeletons, over locales: their pieces are the text, and who is said to hold
/// a value holds it in the text of the tables.
@Suite struct ExplanationCoverageTests {
  private static let skeletons: [DateSkeleton] = [
    "yMMMd", "yMMMEd", "jm", "MMMdjms", "yMMMdQ", "GyMMMMEEEEd", "yw", "HmsSSS", "Bhm", "yyMMdd", "MMMMW", "Ehm", "C",
    "Jm", "yMMMMdjmO", "dHm", "D", "yg", "EEEEEE", "cccc", "LLLLL", "jjjj", "yQQQQ", "bhm", "mSS", "yMMMFE", "Gy", "K",
  ]
  private static let extensions = [
    "u-ca-japanese", "u-nu-native", "u-ca-roc-hc-h12", "u-ca-buddhist-nu-traditio", "u-rg-uszzzz", "u-ca-iso8601",
    "u-fw-sat-nu-finance",
  ]
  private static let important: [LocaleTag] = [
    "pt-BR", "pt-PT", "pt-AO", "ja", "zh-Hans", "zh-Hant-HK", "tr", "ar", "ar-MA", "th", "he", "en-US", "es-BO",
    "sr-Latn",
    "und", "zh-TW", "pt-US", "tlh", "en-TH", "ja-u-ca-japanese", "my", "mr",
  ]

  /// The important locales, and of the others each of so many.
  private static var locales: [LocaleTag] {
    let all = LocaleData.embedded.locales
    let step = Thoroughness.isExhaustive ? 1 : 23
    return important + stride(from: 0, to: all.count, by: step).map { all[$0] }
  }

  /// The formats that are explained in a locale: all styles, and some skeletons of the spread.
  private static func formats(_ tag: LocaleTag, turn: Int) throws -> [DateTimeFormat] {
    var formats = try DateStyle.allCases.map { try DateTimeFormat(date: $0, locale: tag) }
    formats += try TimeStyle.allCases.map { try DateTimeFormat(time: $0, locale: tag) }
    for (index, style) in DateStyle.allCases.enumerated() {
      let time = TimeStyle.allCases[(index + turn) % 4]
      let glue = DateTimeGlue.allCases[(index + turn) % 2]
      formats.append(try DateTimeFormat(date: style, time: time, glue: glue, locale: tag))
    }
    for index in 0..<5 {
      formats.append(try DateTimeFormat(skeleton: skeletons[(5 * turn + index) % skeletons.count], locale: tag))
    }
    formats.append(try DateTimeFormat(pattern: "EEEE''d. 'de' GGGG yy, BBBB K:mm:ss.SSS 'o''clock' XXX", locale: tag))
    return formats
  }

  /// A tag that this version can write, with an extension in its turn.
  private static func tag(_ locale: LocaleTag, turn: Int) throws -> LocaleTag {
    var tag = locale
    if turn % 2 == 1, locale.extensions.isEmpty {
      tag = try LocaleTag(parsing: "\(locale)-\(extensions[turn / 2 % extensions.count])")
    }
    // Times and skeletons are in the locale's own calendar also where a region of `-u-rg-` has another one for dates.
    if (try? DateTimeFormat(date: .short, time: .short, locale: tag)) != nil { return tag }
    return try LocaleTag(parsing: "\(locale.removingExtensions)-u-ca-gregory-nu-latn")
  }

  @Test func piecesAreTheTextAndHoldersHoldTheirValues() throws {
    let text = try Fixture.text.get()
    var explained = 0
    var held = 0
    var problems: [String] = []
    for (turn, locale) in Self.locales.enumerated() {
      let tag = try Self.tag(locale, turn: turn)
      for format in try Self.formats(tag, turn: turn) {
        let request = ExplainRequest(
          tag: try LocaleTag.trace(parsing: "\(tag)"), format: format, words: "", alternatives: 2)
        let moment = try ExplainedMoment("2026-11-30T18:05:09.123+05:45", offset: nil, for: format)
        let explanation = try FormatExplanation(request, moment)
        explained += 1
        let written = format.string(from: moment.dateTime, offset: moment.offset)
        let pieces = explanation.pieces.map(\.piece)
        let together = pieces.map(\.text).joined()
        if together != written || !together.utf8.elementsEqual(written.utf8) {
          problems.append("\(tag) \(format.pattern): the pieces are not the text")
        }
        if pieces.map(\.utf8Range) != Self.ranges(of: pieces.map(\.text)) {
          problems.append("\(tag) \(format.pattern): the ranges do not meet")
        }
        if explanation.patternParts.map(\.text).joined() != format.pattern {
          problems.append("\(tag) \(format.pattern): the parts are not the pattern")
        }
        let row = "\(format.resolvedLocale)"
        for value in explanation.heldValues {
          held += 1
          if let problem = Self.problem(value, row, text) { problems.append("\(tag) \(format.pattern): \(problem)") }
        }
      }
    }
    #expect(problems.isEmpty, "\(problems.count) in all: \(problems.prefix(10).joined(separator: "\n"))")
    #expect(explained > 900 && held > 10 * explained, "\(explained) explanations, \(held) values")
  }

  /// What is wrong with a value, by the text of the tables; nil where nothing is.
  private static func problem(_ value: HeldValue, _ row: String, _ text: TableText) -> String? {
    guard !value.holder.isEmpty else {
      let parts = value.path.split(separator: "/", maxSplits: 1).map(String.init)
      guard parts.count == 2, let area = text.supplemental[parts[0]] else { return "\(value.path) has no holder" }
      let isThere = area[parts[1]] != nil || area.keys.contains { $0.hasPrefix("\(parts[1])/") }
      return isThere ? nil : "there is no \(value.path)"
    }
    guard let found = text.value(value.path, for: row) else { return "nobody has \(value.path)" }
    return found.value == value.text && found.holder == value.holder
      ? nil : "\(value) where \(found.holder) has \(Escaped.text(found.value))"
  }

  private static func ranges(of texts: [String]) -> [Range<Int>] {
    var end = 0
    return texts.map { text in
      defer { end += text.utf8.count }
      return end..<end + text.utf8.count
    }
  }

  @Test func aNumberThatIsAWordIsOneOfTheTables() throws {
    let format = try DateTimeFormat(date: .full, locale: "pt-AO")
    let explanation = try Self.explanation(of: format, "2026-11-30")
    let month = try #require(explanation.pieces.first { $0.piece.field == .month })
    #expect(month.value == 11 && month.name?.path == "months/format/wide/11" && month.name?.holder == "pt")
    #expect(month.name?.text == "novembro" && month.piece.text == "novembro")
    #expect(month.source.held?.path == "styles/date/full" && month.source.held?.holder == "pt")
  }

  @Test func yearsOfAnEraInAPatternOfOnesOwnHaveTheirRule() throws {
    let format = try DateTimeFormat(pattern: "Gy年", locale: "ja-u-ca-japanese")
    let explanation = try Self.explanation(of: format, "2019-05-01")
    let year = try #require(explanation.pieces.first { $0.piece.field == .year })
    #expect(year.piece.text == "元" && year.value == 1 && year.numbers?.system == "jpanyear")
    #expect(year.numbers?.reason.contains("元年") == true)
  }

  static func explanation(of format: DateTimeFormat, _ text: String) throws -> FormatExplanation {
    let request = ExplainRequest(
      tag: try LocaleTag.trace(parsing: "\(format.locale)"), format: format, words: "", alternatives: 3)
    return try FormatExplanation(request, ExplainedMoment(text, offset: nil, for: format))
  }
}

extension FormatExplanation {
  /// Every value of the tables that the explanation names.
  fileprivate var heldValues: [HeldValue] {
    var values = pieces.flatMap { [$0.name, $0.source.held] + $0.forms }.compactMap(\.self)
    values += customs.compactMap(\.held)
    values += patternParts.compactMap { source($0.source).held }
    for step in trace.request.skeleton?.steps ?? [] {
      let origins = [step.entry.origin] + step.alternatives.map(\.entry.origin)
      values += origins.compactMap { source($0).held }
      if case .append(let item) = step.kind {
        values += [item.place, item.namePlace].compactMap { $0.map { HeldValue($0, data, row: row) } }
      }
    }
    return values
  }
}
