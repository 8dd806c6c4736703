import Almanac
import AlmanacTestKit
import Foundation
import Testing

@testable import almanac_tables

/// An export is what its schema says, and says what formats write.
@Suite struct ExportTests {
  private struct Document: Decodable {
    struct Source: Decodable { var icu: String, text: String }
    struct Locale: Decodable {
      struct Widths: Decodable { var abbreviated: [String], wide: [String], narrow: [String] }
      struct Contexts: Decodable { var format: Widths, standAlone: Widths }
      struct Names: Decodable { var months: Contexts, weekdays: Contexts }
      struct Labels: Decodable { var language: String, texts: [String: String] }
      var calendar: String, numbers: String, direction: String
      var names: Names
      var styles: [String: [String: String]]
      var skeletons: [String: String]
      var pickerLabels: Labels?
    }
    var format: Int
    var source: Source
    var locales: [String: Locale]
  }

  private static func violations(_ schema: JSONSchema, _ json: [UInt8]) throws -> [String] {
    schema.violations(of: try JSONSerialization.jsonObject(with: Data(json)))
  }

  private static let catalogue = "Sources/Almanac/Almanac.docc"

  private static func json(_ tags: [String]?) throws -> [UInt8] {
    let text = try Fixture.text.get()
    let labels = try PickerTexts.read("\(Fixture.resources)/Messages")
    return try LocaleExport(input: PackInput(text), data: .embedded, labels: labels).json(
      tags ?? Array(text.locales.keys))
  }

  @Test func itIsWhatTheSchemaSays() throws {
    let schema = try JSONSchema.load("\(Self.catalogue)/locale-export.schema.json")
    let json = try Self.json(["ar", "ja", "pt-BR", "tr", "und", "zh-Hant-HK"])
    #expect(try Self.violations(schema, json) == [])
    #expect(try Self.violations(schema, Array(#"{"format": 1, "source": {}, "locales": {"tr": {}}}"#.utf8)).count > 8)
  }

  /// Read back, its words are those that the package writes: every locale, and patterns through our own compiler.
  @Test func readBackItSaysWhatFormatsWrite() throws {
    let document = try JSONDecoder().decode(Document.self, from: Data(try Self.json(nil)))
    #expect(document.format == 1 && document.source.icu == LocaleData.embedded.source.icu)
    #expect(document.source.text == LocaleData.embedded.source.text)
    #expect(document.locales.count == LocaleData.embedded.locales.count)
    let moment = try CivilDateTime("2026-11-30T18:05:09")
    for (tag, locale) in document.locales {
      let asked = try LocaleTag(parsing: "\(LocaleTag(parsing: tag).icuIdentifier)@calendar=gregorian")
      let names = try DateNames(locale: asked)
      #expect(locale.names.months.format.wide == (try names.months(.wide, .format)), "\(tag)")
      #expect(locale.names.weekdays.standAlone.abbreviated == (try names.weekdays(.abbreviated, .standalone)), "\(tag)")
      for (length, style) in zip(["full", "long", "medium", "short"], DateStyle.allCases) {
        let format = try DateTimeFormat(date: style, locale: asked)
        #expect(locale.styles["date"]?[length] == format.pattern, "\(tag) \(length)")
      }
      let pattern = try DatePattern(parsing: try #require(locale.skeletons["yMMMd"]))
      #expect(
        try DateTimeFormat(pattern: pattern, locale: asked).string(from: moment.date)
          == DateTimeFormat(skeleton: "yMMMd", locale: asked).string(from: moment.date), "\(tag)")
      #expect((locale.direction == "rtl") == (asked.textDirection == .rightToLeft), "\(tag)")
    }
    #expect(document.locales["pt-AO"]?.pickerLabels?.language == "pt-PT")
    #expect(document.locales["tr"]?.pickerLabels?.texts["title.date"] == "Tarih seçin")
    #expect(document.locales["de"]?.pickerLabels == nil)
  }

  @Test func anOverlayIsSaidAndWritten() throws {
    let text = try Fixture.text.get()
    let json =
      #"{"name": "house", "edition": "\#(text.source.icu)", "locales": {"tr": {"styles/date/short": {"was": "d.MM.y", "value": "dd.MM.yy"}}}}"#
    let schema = try JSONSchema.load("\(Self.catalogue)/overlay.schema.json")
    #expect(try Self.violations(schema, Array(json.utf8)) == [])
    let overlay = try Overlay(path: "house.json", Array(json.utf8))
    let input = PackInput(text, merging: [overlay], subset: nil)
    let data = try LocaleData(
      try Packer.packed(PackInput(text, merging: [overlay], subset: try Subset(["tr"], sections: .pickers, of: text))))
    let export = LocaleExport(input: input, data: data, labels: [:])
    let written = String(decoding: try export.json(["tr-CY"]), as: UTF8.self)
    #expect(written.contains(#""changes":["tr styles/date/short"]"#) && written.contains(#""short":"dd.MM.yy""#))
  }

  /// The example of the article and the probe's own file are overlays, by the schema and by the reader.
  @Test func theSchemaOfOverlaysAndTheReaderAgree() throws {
    let schema = try JSONSchema.load("\(Self.catalogue)/overlay.schema.json")
    for (json, isRight) in [
      (
        #"{"name": "x", "edition": "72.1", "locales": {"tr": {"eras/wide/1": {"was": null, "value": "MS", "why": "y"}}}}"#,
        true
      ),
      (#"{"name": "x", "locales": {"tr": {"eras/wide/1": {"was": null, "value": "MS"}}}}"#, false),
      (#"{"name": "", "edition": "72.1", "locales": {"tr": {"eras/wide/1": {"was": null, "value": "MS"}}}}"#, false),
      (#"{"name": "x", "edition": "72.1", "locales": {"tr": {"eras/wide/1": {"value": "MS"}}}}"#, false),
      (#"{"name": "x", "edition": "72.1", "locales": {"tr": {"eras/wide/1": {"was": 1, "value": "MS"}}}}"#, false),
      (
        #"{"name": "x", "edition": "72.1", "locales": {"tr": {"eras/wide/1": {"was": null, "value": "MS", "a": 1}}}}"#,
        false
      ),
      (
        #"{"name": "x", "edition": "72.1", "locales": {"tr": {"zones/gmtFormat": {"was": null, "value": "MS"}}}}"#, true
      ),
    ] {
      #expect(try Self.violations(schema, Array(json.utf8)).isEmpty == isRight, "\(json)")
      // A schema does not know which keys there are; the reader does.
      let read = (try? Overlay(path: "x", Array(json.utf8))) != nil
      #expect(read == (isRight && !json.contains("zones/")), "\(json)")
    }
    let article = String(
      decoding: try Folder.read("\(Fixture.resources)/../\(Self.catalogue)/TablesOfYourOwn.md"), as: UTF8.self)
    let example = try #require(article.split(separator: "```json\n").last?.split(separator: "```").first)
    #expect(try Overlay(path: "house.json", Array(example.utf8)).findings(in: Fixture.text.get()).map { "\($0)" } == [])
    let probe = try Folder.read("\(Fixture.resources)/../Tests/SubsetProbe/house.json")
    #expect(try Self.violations(schema, probe) == [])
    #expect(try Overlay(path: "house.json", probe).findings(in: Fixture.text.get()).map { "\($0)" } == [])
  }
}
