import Foundation
import Testing

@testable import Almanac

/// Each text of the golden file gives its canonical tag, and the tag reads back as itself.
@Suite struct LocaleTagGoldenTests {
  struct Row: CustomTestStringConvertible {
    var input: String
    var canonical: String
    var testDescription: String { input }
  }

  static func rows() throws -> [Row] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Golden/canonical-tags.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      let cells = $0.split(separator: "\t")
      try #require(cells.count == 2, "row \($0)")
      return Row(input: String(cells[0]), canonical: String(cells[1]))
    }
  }

  @Test func goldenFile() throws {
    let rows = try Self.rows()
    #expect(rows.count > 200)
    for row in rows {
      let tag = try LocaleTag(parsing: row.input)
      #expect(tag.description == row.canonical, "\(row.input)")
      #expect(try LocaleTag(parsing: row.canonical) == tag, "\(row.canonical)")
      #expect(try LocaleTag(parsing: tag.icuIdentifier) == tag, "\(tag.icuIdentifier)")
    }
  }

  @Test func everyKindOfTextReadsTheSame() throws {
    for row in try Self.rows() {
      let tag = try LocaleTag(parsing: row.input)
      #expect(try LocaleTag(parsing: "<\(row.input)>".dropFirst().dropLast()) == tag)
      #expect(try LocaleTag(parsing: Array(row.input.utf8).span) == tag)
    }
  }
}
