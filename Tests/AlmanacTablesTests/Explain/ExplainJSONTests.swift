import Almanac
import Foundation
import Testing

@testable import almanac_tables

/// The JSON of explanations: what the help says of its shape, and that its pieces are the text.
@Suite struct ExplainJSONTests {
  private static let requests: [(locale: String, kind: FormatKind)] = [
    ("pt-AO", .styles(.full, .short)), ("he", .skeleton("yMMMdQ")), ("ar-EG", .skeleton("yMMMdjmsSSS")),
    ("pt-US", .styles(nil, .full)), ("ja-u-ca-japanese", .styles(.long, nil)), ("tlh", .styles(.short, nil)),
  ]

  enum FormatKind {
    case styles(DateStyle?, TimeStyle?)
    case skeleton(DateSkeleton)
  }

  private static func format(_ locale: String, _ kind: FormatKind) throws -> DateTimeFormat {
    let tag = try LocaleTag(parsing: locale)
    return switch kind {
    case .styles(let date?, let time?): try DateTimeFormat(date: date, time: time, locale: tag)
    case .styles(let date?, nil): try DateTimeFormat(date: date, locale: tag)
    case .styles(nil, let time): try DateTimeFormat(time: time ?? .short, locale: tag)
    case .skeleton(let skeleton): try DateTimeFormat(skeleton: skeleton, locale: tag)
    }
  }

  private static func object(_ json: [UInt8]) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
  }

  /// All keys of objects, wherever they stand.
  private static func keys(_ value: Any) -> Set<String> {
    if let array = value as? [Any] { return array.reduce(into: []) { $0.formUnion(keys($1)) } }
    guard let object = value as? [String: Any] else { return [] }
    return object.reduce(into: Set(object.keys)) { $0.formUnion(keys($1.value)) }
  }

  /// The keys that a section of the help names in quotes.
  private static func documented(_ from: String, _ to: String) -> Set<String> {
    guard let start = ExplainHelp.text.range(of: from),
      let end = ExplainHelp.text.range(of: to, range: start.upperBound..<ExplainHelp.text.endIndex)
    else { return [] }
    let words = ExplainHelp.text[start.upperBound..<end.lowerBound].split(
      separator: "\"", omittingEmptySubsequences: false)
    return Set(words.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) })
  }

  @Test func everyKeyIsInTheHelpAndEveryKeyOfTheHelpIsWritten() throws {
    var written = Set<String>()
    for (locale, kind) in Self.requests {
      let explanation = try ExplanationCoverageTests.explanation(of: try Self.format(locale, kind), "2026-11-30T18:05Z")
      written.formUnion(Self.keys(try Self.object(explanation.json)))
    }
    #expect(written == Self.documented("JSON of a date", "JSON of a text"))
  }

  @Test func everyKeyOfAReadingIsInTheHelp() throws {
    var written = Set<String>()
    for (pattern, text) in [("dd.MM.y", "30.11.2026"), ("dd.MM.y", "x"), ("d.M.y", "11/30/2026"), ("MMM", "may")] {
      let format = try DateTimeFormat(pattern: DatePattern(parsing: pattern), locale: "en")
      written.formUnion(Self.keys(try Self.object(try Self.reading(format, text).json)))
    }
    let ambiguous = try Self.reading(try DateTimeFormat(pattern: "yyyyMMdd", locale: "en"), "20261130")
    written.formUnion(Self.keys(try Self.object(ambiguous.json)))
    let documented = Self.documented("JSON of a text", "Exit status")
    // Those of "tables" and "locale" are with the other shape, and a text of several readings has its own test.
    let shared = Self.documented("JSON of a date", "JSON of a text")
    #expect(written.subtracting(shared).isSubset(of: documented) && documented.subtracting(written) == [])
  }

  @Test func piecesOfTheJSONAreTheText() throws {
    for (locale, kind) in Self.requests {
      let explanation = try ExplanationCoverageTests.explanation(of: try Self.format(locale, kind), "2026-11-30T18:05Z")
      let object = try Self.object(explanation.json)
      let pieces = try #require(object["pieces"] as? [[String: Any]])
      #expect(pieces.compactMap { $0["text"] as? String }.joined() == object["text"] as? String)
      let pattern = try #require(object["pattern"] as? [String: Any])
      let parts = try #require(pattern["parts"] as? [[String: Any]])
      #expect(parts.compactMap { $0["text"] as? String }.joined() == pattern["text"] as? String)
      var end = 0
      for piece in pieces {
        let bytes = try #require(piece["bytes"] as? [Int])
        #expect(bytes[0] == end && bytes[1] - bytes[0] == (piece["text"] as? String)?.utf8.count)
        end = bytes[1]
      }
    }
  }

  static func reading(
    _ format: DateTimeFormat, _ text: String, mode: DateParser.Mode = .tolerant
  ) throws -> ReadingExplanation {
    let request = ExplainRequest(
      tag: try LocaleTag.trace(parsing: "\(format.locale)"), format: format, words: "", alternatives: 0)
    return try ReadingExplanation(request, text, mode: mode)
  }
}
