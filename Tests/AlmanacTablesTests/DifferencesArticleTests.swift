import Testing

@testable import almanac_tables

/// The article that tells users of the reviewed differences.
@Suite struct DifferencesArticleTests {
  private func article(_ rows: String) throws -> DifferencesArticle {
    DifferencesArticle(table: try DivergenceTable(rows))
  }

  @Test func theArticleHasTheListOfTheTable() throws {
    let article = DifferencesArticle(table: try DivergenceTable(folder: Fixture.resources))
    let text = String(
      decoding: try Folder.read("\(Folder.parent(of: Fixture.resources))/\(DifferencesArticle.path)"), as: UTF8.self)
    #expect(article.updated(text) == text, "mend it with: almanac-tables differences")
    #expect(!article.table.rows.isEmpty)
    for row in article.table.rows { #expect(text.contains("### \(row.title)\n") && text.contains(row.explanation)) }
  }

  @Test func rowsThatHaveMuchInCommonAreOneEntry() throws {
    let list = try article(
      """
      names\t*\t<alias>\t*\t*\tOld ids: ICU takes them as written.
      week-rules\t*\t<alias>\t*\t*\tOld ids: ICU takes them as written.
      digits\t-73\tam*\ttraditional\t*\tNumbers: Not written.
      digits\t-73\tel*\ttraditional\t*\tNumbers: Not written.
      digits\t72\t*\tnative\t*\tNumbers: Not written either.
      skeletons\t72-73\t*\tyw\t*\tOld ids: Something else.
      """
    ).list
    let sections = list.split(separator: "\n### ").dropFirst()
    #expect(
      Array(sections) == [
        """
        Old ids

        ICU takes them as written.

        - Names, week rules; legacy aliases; every ICU

        Something else.

        - Skeletons; every locale; ICU 72 to 73: `yw`

        """,
        """
        Numbers

        Not written.

        - Digits; `am*`, `el*`; ICU up to 73: `traditional`

        Not written either.

        - Digits; every locale; ICU 72: `native`

        """,
      ])
  }

  @Test func whatIsWrittenByHandStays() throws {
    let article = try article("names\t74-\tpt\tx\t*\tTitle: Text.")
    let text = "# Heading\n\nBy hand.\n\n## The reviewed list\n"
    let once = try #require(article.updated(text))
    #expect(once.hasPrefix(text) && once.hasSuffix("\n### Title\n\nText.\n\n- Names; `pt`; ICU from 74 on: `x`\n"))
    #expect(article.updated(once) == once)
    #expect(article.updated("# Heading\n") == nil)
    #expect(article.updated(text + text) == nil)
  }
}
