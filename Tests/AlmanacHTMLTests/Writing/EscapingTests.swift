import Almanac
import AlmanacHTML
import AlmanacPickers
import Testing

/// Escaping: one place, and no way around it.
@Suite struct EscapingTests {
  static let hostile = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onfocus='alert(1)", "</option></select><b>",
    "&lt;", "&amp;amp;", "a & b", "<!--", "-->", "]]>", "javascript:alert(1)", "\u{0}\u{1}\u{7F}\u{9F}",
    String([0xFFFE, 0xFDD0, 0x1FFFF].compactMap(Unicode.Scalar.init).map(Character.init)),
    "\r\n\t", "\u{202E}\u{2066}", "</template>", "{{constructor}}", "\u{2028}", "%22%3E", "𝒳<𝒴", "é'é",
  ]

  private static func expected(_ text: String) -> String {
    var expected = ""
    for scalar in text.unicodeScalars {
      let value = scalar.value
      let isForbidden =
        value < 0x20 && ![0x9, 0xA, 0xD].contains(value) || (0x7F...0x9F).contains(value)
        || (0xFDD0...0xFDEF).contains(value) || value & 0xFFFE == 0xFFFE
      expected.unicodeScalars.append(isForbidden ? "\u{FFFD}" : scalar)
    }
    return expected
  }

  @Test(arguments: hostile) func textAndAttributeReadBack(_ text: String) throws {
    var bytes = Array("<p>before</p>".utf8)
    HTMLWriter.append(to: &bytes) { html in
      html.markup("<p")
      html.attribute(" title=\"", text)
      html.markup(">")
      html.text(text)
      html.markup("</p>")
    }
    let page = try Element.read(bytes)
    #expect(page.children.count == 2 && page.all.count == 3, "no element came out of the text")
    #expect(page.children[1].attributes == ["title": Self.expected(text)])
    #expect(page.children[1].text == Self.expected(text))
  }

  @Test func everyScalarReadsBack() throws {
    var text = ""
    for value in 0...0x10FFFF as ClosedRange<UInt32> where value < 0x3000 || value % 61 == 0 || value & 0xFFFE == 0xFFFE
    {
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    var bytes: [UInt8] = []
    HTMLWriter.append(to: &bytes) { html in
      html.markup("<p")
      html.attribute(" title=\"", text)
      html.markup("></p>")
    }
    #expect(try Element.read(bytes).children[0]["title"] == Self.expected(text))
  }

  @Test func aBodyThatThrowsLeavesThePageAsItWas() {
    struct Stop: Error {}
    var bytes = Array("kept".utf8)
    #expect(throws: Stop.self) {
      try HTMLWriter.append(to: &bytes) { (html: inout HTMLWriter) throws(Stop) in
        html.text("gone")
        throw Stop()
      }
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "kept")
  }

  /// Labels, rows, hints, titles and buttons: whatever a caller brings.
  @Test(arguments: hostile) func labelsAndRows(_ text: String) throws {
    var picker = try OptionPicker([PickerOption(text), PickerOption("b" + text)], name: text, locale: "en")
    picker.toolbar = PickerToolbar(
      title: text, cancelTitle: text, doneTitle: text,
      buttons: [PickerButton(name: text, title: text, action: .perform(text))])
    var field = try PickerField("size", picker, label: text, presence: .chosen)
    field.hint = text
    let dependent = try PickerField(
      "place", try DependentPicker([PickerNode(text, [PickerNode(text)])], names: [text, text], locale: "en"),
      label: text)
    let plain = try Make.page { form, bytes in
      try form.write(field, to: &bytes)
      try form.write(dependent, to: &bytes)
    }
    #expect(plain.elements("legend").map(\.text) == [Self.expected(text), Self.expected(text)])
    #expect(plain.labels("size.level.0") == [Self.expected(text), "b" + Self.expected(text)])
    let names = Set(plain.all.map(\.name))
    #expect(
      names.isSubset(of: ["", "fieldset", "legend", "p", "div", "label", "select", "option", "button", "template"]))
    let sheet = try Make.page { form, bytes in try form.writeSheet(field, to: &bytes) }
    #expect(sheet.elements("h2").map(\.text) == [Self.expected(text)])
    #expect(sheet.elements("button").contains { $0["value"] == Self.expected("button:" + text) })
    let row = try Make.page { form, bytes in try form.writeRow(field, to: &bytes) }
    #expect(row.elements("summary").first?.text.contains(Self.expected(text)) == true)
  }

  /// What was typed comes back as it was typed, and as nothing else.
  @Test(arguments: hostile) func whatWasTyped(_ text: String) throws {
    guard !text.contains("\u{0}") else { return }
    var encoded = ""
    for byte in text.utf8 { encoded += "%" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16) }
    for entry in [FieldEntry.rows, .typed] {
      let field = try Make.read(
        try Make.date(entry: entry), "on.year=\(encoded)&on.month=\(encoded)&on.day=\(encoded)"
      ).field
      #expect(field.problems.map(\.reason) == [.unreadable, .unreadable, .unreadable])
      let page = try Make.page(field)
      for part in ["year", "month", "day"] { #expect(page.posted("on.\(part)") == Self.expected(text)) }
    }
  }

  /// A tag is made of letters, digits and hyphens whatever is asked for, and is escaped all the same.
  @Test func localeTags() throws {
    for text in ["en\"><script>", "pt-BR' onload='x", "ja<b>", "en-x-\"", "tr&amp;"] {
      #expect(throws: LocaleTagError.self) { try LocaleTag(parsing: text) }
    }
    let tag = try LocaleTag(parsing: "ja-JP-u-ca-japanese-x-script")
    let page = try Make.page(try Make.date(locale: tag))
    #expect(page.elements("fieldset").first?["lang"] == "ja-JP-u-ca-japanese-x-script")
  }
}
