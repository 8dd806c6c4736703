import Almanac
import FoundationEssentials
import Testing

@testable import almanac_tables

/// What `explain` and `diff` say of a value that an overlay changed.
@Suite struct OverlayReportTests {
  /// Tables of Turkish with an overlay, and the same without.
  private static let sides = Result {
    let text = try DiffFixture.text.get()
    let overlay = try Overlay(
      path: "house.json",
      Array(
        #"""
        {"name": "house", "edition": "\#(text.source.icu)",
         "locales": {"tr": {"styles/date/short": {"was": "d.MM.y", "value": "dd.MM.yy"}}}}
        """#.utf8))
    let input = PackInput(text, merging: [overlay], subset: nil)
    let data = try LocaleData(Packer.packed(input))
    return (
      old: try DiffFixture.side("old", text), new: DiffSide(name: "new", kind: .packed, text: input.text, data: data)
    )
  }

  private static func explanation(
    _ style: DateStyle, _ tag: LocaleTag, _ data: LocaleData
  ) throws -> FormatExplanation {
    let format = try DateTimeFormat(date: style, locale: tag, data: data)
    let request = ExplainRequest(
      tag: try LocaleTag.trace(parsing: "\(tag)"), format: format, words: "date \(style.rawValue)", alternatives: 0)
    return try FormatExplanation(request, ExplainedMoment("2026-11-03", offset: nil, for: format))
  }

  @Test(arguments: ["tr", "tr-CY"] as [LocaleTag]) func explainNamesTheOverlay(tag: LocaleTag) throws {
    let data = try Self.sides.get().new.data
    let changed = try Self.explanation(.short, tag, data)
    #expect(changed.text.contains("styles/date/short, held by tr, of the overlay \"house\""))
    #expect(String(decoding: changed.json, as: UTF8.self).contains(#""holder":"tr","overlay":"house""#))
    let other = try Self.explanation(.long, tag, data)
    #expect(other.text.contains("held by tr") && !other.text.contains("overlay"))
  }

  @Test func diffListsTheOverlaysOfEachSide() async throws {
    let (old, new) = try Self.sides.get()
    let request = DiffRequest(locales: ["tr"], sections: [.dates])
    let result = try await DiffResult.comparing(old, new, request)
    #expect(result.overlays.old.isEmpty && result.overlays.new.map(\.name) == ["house"])
    let report = DiffReport(result: result)
    let line = "new: the overlay \"house\" has 1 value: tr styles/date/short"
    #expect(report.text.contains("\n\(line)\n") && report.markdown.contains("- \(line)\n"))
    #expect(report.text.contains("2026-03-05: \"5.03.2026\" -> \"05.03.26\""))
    #expect(String(decoding: report.json, as: UTF8.self).contains(#""changes":["tr styles/date/short"]"#))
    // Without one there is nothing to say.
    let same = try await DiffResult.comparing(old, old, request)
    #expect(!DiffReport(result: same).text.contains("overlay"))
  }
}
