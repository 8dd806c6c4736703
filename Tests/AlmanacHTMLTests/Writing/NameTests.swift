import Almanac
import AlmanacHTML
import AlmanacPasswords
import AlmanacPickers
import Testing

/// Names and ids: valid, and there once.
@Suite struct NameTests {
  @Test func whatANameIs() throws {
    for text in ["a", "birthday", "Birth-day_2", String(repeating: "x", count: 64)] {
      #expect(try FieldName(text).description == text)
    }
    let bad = [
      "", "1a", "-a", "_a", "a.b", "a b", "a[b]", "a\"", "é", "a:b", "a\u{0}", String(repeating: "x", count: 65),
    ]
    for text in bad {
      let error = try #require(throws: FormError.self) { try FieldName(text) }
      #expect(error.code == .invalidName)
      #expect(error.description.contains("begins with a letter"), "the error says what would be right")
      #expect(error.subject.unicodeScalars.count <= 80)
    }
  }

  @Test func aNameIsThereOnce() throws {
    var form = try Make.form()
    var bytes: [UInt8] = []
    try form.write(try Make.date("on"), to: &bytes)
    let written = bytes
    let error = try #require(throws: FormError.self) { try form.writeSheet(try Make.date("on"), to: &bytes) }
    #expect(error.code == .repeatedName && error.subject == "on")
    #expect(bytes == written, "nothing was written")
    let again = try #require(throws: FormError.self) {
      try form.write(PasswordFields("on", policy: .pin(4...6), locale: "en"), to: &bytes)
    }
    #expect(again.code == .repeatedName)
    #expect(bytes == written)
  }

  /// A form that is there several times has prefixes of its own, and all ids differ.
  @Test func formsOfOnePage() throws {
    var page = FormPage()
    let labels = try FormLabels(for: "en")
    var bytes: [UInt8] = []
    for prefix in ["home", "work", "home-2", "on"] {
      var form = try page.form(prefix, labels: labels)
      for name in ["on", "on-2", "home", "level"] {
        try form.writeSheet(try Make.read(try Make.date(name), "\(name).year=1").field, to: &bytes)
      }
      form.writeSummary(of: try Make.read(try Make.date("on"), "on.year=1").field.problems, to: &bytes)
      try form.write(try PasswordFields("pin", policy: .pin(4...6), locale: "en"), to: &bytes)
    }
    let read = try Element.read(bytes)
    let ids = read.all.compactMap { $0["id"] }
    #expect(ids.count >= 200)
    #expect(Set(ids).count == ids.count)
    let error = try #require(throws: FormError.self) { try page.form("home", labels: labels) }
    #expect(error.code == .repeatedName)
    #expect(throws: FormError.self) { try page.form("a.b", labels: labels) }
  }
}
