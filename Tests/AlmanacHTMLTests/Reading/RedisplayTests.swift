import Almanac
import AlmanacHTML
import AlmanacPickers
import Testing

/// After a bad post: what was typed is there, exactly the bad parts are marked, and a summary leads to them.
@Suite struct RedisplayTests {
  @Test(arguments: [FieldEntry.rows, .typed]) func exactlyTheBadParts(_ entry: FieldEntry) throws {
    let field = try Make.read(try Make.date(locale: "ja", entry: entry), "on.year=2023&on.month=2&on.day=31").field
    for arrangement in 0..<3 {
      let page = try Make.page("ja") { form, bytes in
        form.writeSummary(of: field.problems, to: &bytes)
        switch arrangement {
        case 0: try form.write(field, to: &bytes)
        case 1: try form.writeSheet(field, to: &bytes)
        default: try form.writeRow(field, to: &bytes)
        }
      }
      let bad = page.all.filter { $0["aria-invalid"] != nil }
      #expect(bad.map { $0["name"] } == ["on.day"] && bad[0]["aria-invalid"] == "true")
      let message = page.element(bad[0]["aria-describedby"] ?? "")?.text
      #expect(message == "エラー: 日付、日: この日付は存在しません。")
      #expect(page.posted("on.year") == "2023" && page.posted("on.month") == "2" && page.posted("on.day") == "31")
      let link = try #require(page.elements("a").first)
      #expect(link["href"] == "#" + (bad[0]["id"] ?? "") && link.text == "日付、日: この日付は存在しません。")
      let heading = page.elements("section")[0].elements("h2")[0]
      #expect(heading.text == "入力内容に問題があります")
      #expect(page.elements("section")[0]["lang"] == "ja")
    }
  }

  @Test func theWhole() throws {
    let field = try Make.read(try Make.date(), "").field
    let page = try Make.page { form, bytes in
      form.writeSummary(of: field.problems, to: &bytes)
      try form.write(field, to: &bytes)
    }
    #expect(page.all.count { $0["aria-invalid"] != nil } == 3)
    #expect(page.elements("a").map { $0["href"] } == ["#f.on.month"], "the first control of the field")
    #expect(page.elements("fieldset")[0]["aria-describedby"] == "f.on.problem")
  }

  /// Every part keeps what was typed, readable or not.
  @Test func nothingThatWasTypedIsLost() throws {
    for (entry, body, texts) in [
      (FieldEntry.typed, "on.year=23&on.month=Feb&on.day=%EF%BC%93", ["23", "Feb", "３"]),
      (.typed, "on.year=2023&on.month=02&on.day=+31+", ["2023", "02", " 31 "]),
      (.rows, "on.year=abc&on.month=02&on.day=99", ["abc", "02", "99"]),
      (.rows, "on.year=2023&on.month=&on.day=5", ["2023", "", "5"]),
    ] {
      let field = try Make.read(try Make.date(entry: entry), body).field
      #expect(!field.problems.isEmpty)
      let page = try Make.page(field)
      #expect(["year", "month", "day"].map { page.posted("on.\($0)") } == texts)
    }
  }

  /// A field that is right keeps its value beside one that is not.
  @Test func whatIsRightStays() throws {
    let right = try Make.read(try Make.date(), "on.year=2024&on.month=2&on.day=29").field
    let page = try Make.page(right)
    #expect(["year", "month", "day"].map { page.posted("on.\($0)") } == ["2024", "2", "29"])
    #expect(page.all.allSatisfy { $0["aria-invalid"] == nil && $0["aria-describedby"] == nil })
    #expect(page.elements(ofClass: "almanac-problem").isEmpty)
  }

  @Test func titleAndSummary() throws {
    let problems = try Make.read(try Make.date(), "").field.problems
    #expect(try Make.form().title("Sign up", problems) == "Error: Sign up")
    #expect(try Make.form().title("Sign up", []) == "Sign up")
    #expect(try Make.form("f", "zh-Hant").title("註冊", problems) == "錯誤：註冊")
    var bytes: [UInt8] = []
    try Make.form().writeSummary(of: [], to: &bytes)
    #expect(bytes.isEmpty)
  }

  /// A page that was served with what is wrong, and posted as it is, is wrong in the same way.
  @Test func aBadPageReadsAsTheSame() throws {
    for body in [
      "on.year=2023&on.month=2&on.day=31", "on.year=x&on.month=02&on.day=", "on.year=1999&on.month=1&on.day=1",
    ] {
      let first = try Make.read(try Make.date(), body)
      let page = try Make.page(first.field)
      let again = ["year", "month", "day"].map { "on.\($0)=\(page.posted("on.\($0)") ?? "")" }.joined(separator: "&")
      #expect(try Make.read(try Make.date(), again).reading == first.reading)
    }
  }
}
