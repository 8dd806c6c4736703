import Almanac
import FoundationEssentials
import Testing

@testable import almanac_tables

/// Overlays: what a file may say, what it does to the tables, and what is reported of one that has grown old.
@Suite struct OverlayTests {
  private func overlay(_ locales: String, edition: String? = nil, name: String = "house") throws -> Overlay {
    let edition = try edition ?? Fixture.text.get().source.icu
    return try Overlay(
      path: "house.json", Array(#"{"name": "\#(name)", "edition": "\#(edition)", "locales": \#(locales)}"#.utf8))
  }

  private static let short = #"{"tr": {"styles/date/short": {"was": "d.MM.y", "value": "dd.MM.yy"}}}"#

  @Test func aChoiceIsWhatFormatsWrite() throws {
    let text = try Fixture.text.get()
    let overlay = try overlay(
      #"""
      {"tr": {"styles/date/short": {"was": "d.MM.y", "value": "dd.MM.yy"},
              "months/format/wide/11": {"was": "Kasım", "value": "Son Teşrin", "why": "as in the old days"},
              "skeletons/yMMMd": {"was": "d MMM y", "value": "d MMM yy"}}}
      """#)
    #expect(overlay.findings(in: text).map { "\($0)" } == [])
    #expect(overlay.entry("styles/date/short", for: "tr")?.was == "d.MM.y")
    #expect(overlay.entry("styles/date/short", for: "tr-CY") == nil)
    let input = PackInput(text, merging: [overlay], subset: try Subset(["tr"], sections: .pickers, of: text))
    let packed = try Packer.packed(input)
    let data = try LocaleData(packed)
    #expect(try PackedComparison(input, data).run() > 1000)
    let day = try CivilDate("2026-11-03")
    for locale: LocaleTag in ["tr", "tr-CY"] {
      #expect(try DateTimeFormat(date: .short, locale: locale, data: data).string(from: day) == "03.11.26")
      #expect(try DateTimeFormat(date: .long, locale: locale, data: data).string(from: day) == "3 Son Teşrin 2026")
      #expect(try DateTimeFormat(skeleton: "yMMMd", locale: locale, data: data).string(from: day) == "3 Kas 26")
    }
    let source = try #require(data.source.overlays.first)
    #expect(source.name == "house" && source.hash == overlay.hash && source.hash.utf8.count == 16)
    #expect(source.changes == ["tr months/format/wide/11", "tr skeletons/yMMMd", "tr styles/date/short"])
    #expect(data.source.text == text.hash && LocaleData.embedded.source.overlays == [])
    #expect(PackedOrigin(of: data, "app.tables").text.contains("overlay house, hash \(overlay.hash)\n  tr months"))
  }

  @Test func whatNoLongerFitsIsReported() throws {
    let text = try Fixture.text.get()
    func findings(_ locales: String, edition: String? = nil) throws -> [String] {
      try overlay(locales, edition: edition).findings(in: text).map { "\($0)" }
    }
    let icu = text.source.icu
    #expect(
      try findings(#"{"tr": {"styles/date/short": {"was": "d.M.yy", "value": "dd.MM.yy"}}}"#) == [
        "house.json: locales > tr > styles/date/short > was: ICU \(icu) has \"d.MM.y\" here, and the overlay was written over "
          + "\"d.M.yy\"; see whether the value is still wanted, then write \"d.MM.y\" as \"was\""
      ])
    #expect(
      try findings(#"{"tr": {"styles/date/short": {"was": "d.M.yy", "value": "d.MM.y"}}}"#) == [
        "house.json: locales > tr > styles/date/short: it changes nothing any more: ICU \(icu) has this value itself; take the "
          + "entry out"
      ])
    #expect(
      try findings(Self.short, edition: "99.1") == [
        "house.json: edition: it was written over ICU 99.1, and the text is of ICU \(icu); none of the values that it replaces "
          + "has changed: write \"\(icu)\" here"
      ])
    let both = try findings(#"{"tr": {"months/format/wide/01": {"was": "x", "value": "y"}}}"#, edition: "99.1")
    #expect(both.count == 2 && both[0].contains("look at the 1 value below"))
    #expect(
      try findings(#"{"tr-TR": {"styles/date/short": {"was": "d.MM.y", "value": "dd.MM.yy"}}}"#) == [])
    #expect(
      try findings(#"{"tr-DE": {"styles/date/short": {"was": "d.MM.y", "value": "dd.MM.yy"}}}"#) == [
        "house.json: locales > tr-DE: ICU \(icu) has no such locale; of this language there are tr, tr-CY, tr-TR"
      ])
    #expect(
      try findings(#"{"tr": {"fields/dya/dn": {"was": null, "value": "Gün"}}}"#)[0].contains("has no value of this key")
    )
    #expect(throws: OverlayFindings.self) {
      try Overlay.check([overlay(Self.short, edition: "99.1")], in: text)
    }
  }

  @Test(arguments: [
    (#"[]"#, "house.json: locales: it is an array; an object is right here"),
    (#"{}"#, "house.json: locales: it has no entry; each locale has a key of the text, such as styles/date/short"),
    (
      #"{"tr_TR": {}}"#, "house.json: locales > tr_TR: the tag is not in its canonical form; write tr-TR"
    ),
    (
      #"{"tr": {"styles/date/short": "dd.MM.yy"}}"#,
      "house.json: locales > tr > styles/date/short: it is a string; an object is right here"
    ),
    (
      #"{"tr": {"styles/date/short": {"value": "y"}}}"#,
      "house.json: locales > tr > styles/date/short > was: it is missing; what the edition has, or null where it has nothing"
    ),
    (
      #"{"tr": {"styles/date/short": {"was": "y"}}}"#,
      "house.json: locales > tr > styles/date/short > value: it is missing; the text that is to stand there"
    ),
    (
      #"{"tr": {"styles/date/short": {"was": "y", "value": "d", "if": "x"}}}"#,
      "house.json: locales > tr > styles/date/short > if: nothing of this name belongs here; there are value, was, why"
    ),
    (
      #"{"tr": {"styles/date/short": {"was": "y", "value": "dd.MM.yy HH"}}}"#,
      "house.json: locales > tr > styles/date/short > value: the field \"HH\" does not belong here; a date style has fields of a "
        + "date alone"
    ),
    (
      #"{"tr": {"styles/time/short": {"was": "y", "value": "dd"}}}"#,
      "house.json: locales > tr > styles/time/short > value: the field \"dd\" does not belong here; a time style has fields of a "
        + "time alone"
    ),
    (
      #"{"tr": {"styles/date/short": {"was": "y", "value": "..."}}}"#,
      "house.json: locales > tr > styles/date/short > value: the pattern has no field; a date style has fields of a date alone, "
        + "such as y or HH"
    ),
    (
      #"{"tr": {"styles/glue/short": {"was": "y", "value": "{1}"}}}"#,
      "house.json: locales > tr > styles/glue/short > value: {0} is missing; the text has {0} and {1} once each"
    ),
    (
      #"{"tr": {"styles/glue/short": {"was": "y", "value": "{1} {0} {0}"}}}"#,
      "house.json: locales > tr > styles/glue/short > value: it has a brace of no place, or a place twice; places are {0}, {1}, at "
        + "most once each"
    ),
    (
      #"{"tr": {"skeletons/yMMMd": {"was": "y", "value": "MMM y"}}}"#,
      "house.json: locales > tr > skeletons/yMMMd > value: the pattern has other fields than the skeleton yMMMd; a pattern has "
        + "each field of its skeleton, and no other one"
    ),
    (
      #"{"tr": {"months/format/wide/13": {"was": null, "value": "x"}}}"#,
      "house.json: locales > tr > months/format/wide/13: an overlay cannot change a value of this key; it can change months, "
        + "weekdays, quarters, day-periods, eras, styles, skeletons, intervals, append and fields, by the keys that "
        + "`almanac-tables show` prints"
    ),
    (
      #"{"tr": {"months/format/wide/12": {"was": null, "value": ""}}}"#,
      "house.json: locales > tr > months/format/wide/12 > value: the name is empty; a name has a letter at least"
    ),
    (
      #"{"tr": {"months/format/wide/12": {"was": null, "value": "a\nb"}}}"#,
      "house.json: locales > tr > months/format/wide/12 > value: it is too long or has a control character; at most 512 bytes on "
        + "one line"
    ),
  ])
  func whatAFileMayNotSay(_ locales: String, _ message: String) {
    let error = #expect(throws: OverlayError.self) { try overlay(locales) }
    #expect(error.map { "\($0)" } == message)
  }

  /// A value that every checked kind of key takes, so that the grammar refuses no honest one.
  @Test func everyValueOfTheTextIsAllowed() throws {
    let text = try Fixture.text.get()
    var checked = 0
    for tag in ["pt", "ja", "zh", "tr", "ar", "und"] {
      for (key, value) in text.locales[tag]?.values ?? [:] where !value.isEmpty {
        guard let fault = OverlayGrammar.fault(in: value, of: key), fault != OverlayGrammar.unknownKey else {
          checked += 1
          continue
        }
        // Patterns that vary by the number of a week have keys that are no skeletons.
        #expect(fault.isOfKey, "\(tag) \(key) \(value): \(fault)")
      }
    }
    #expect(checked > 3000)
  }

  @Test func aFileThatIsNoOverlay() throws {
    func message(_ text: String) -> String? {
      let error = #expect(throws: OverlayError.self) { try Overlay(path: "house.json", Array(text.utf8)) }
      return error.map { "\($0)" }
    }
    #expect(message("{")?.hasPrefix("house.json:: line 1, column 2: a name in quotes is missing") == true)
    #expect(message("[]")?.contains("it is an array; an object is right here") == true)
    #expect(
      message(#"{"nmae": 1}"#)?.contains("nmae: nothing of this name belongs here; there are $schema, name") == true)
    #expect(message(#"{"name": 1}"#)?.contains("name: it is a number; a string is right here") == true)
    #expect(message(#"{"name": ""}"#)?.contains("name: it is empty") == true)
    #expect(message(#"{"name": "x"}"#)?.contains("edition: it is missing") == true)
    #expect(message(#"{"name": "x", "edition": "72.1"}"#)?.contains("locales: it is missing") == true)
  }

  @Test func twoFilesThatChooseForTheSameValue() throws {
    try Fixture.withFolder { folder in
      let text = try Fixture.text.get()
      for name in ["a", "b"] {
        let json = #"{"name": "\#(name)", "edition": "\#(text.source.icu)", "locales": \#(Self.short)}"#
        try Data(json.utf8).write(to: URL(filePath: "\(folder)/\(name).json"))
      }
      let error = #expect(throws: OverlayError.self) { try Overlay.read(["\(folder)/a.json", "\(folder)/b.json"]) }
      #expect(error?.problem == "\(folder)/a.json has a value for it too")
      #expect(throws: FileError.self) { try Overlay.read(["\(folder)/c.json"]) }
    }
  }
}
