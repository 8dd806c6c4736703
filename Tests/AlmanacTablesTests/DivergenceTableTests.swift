import Testing

@testable import almanac_tables

/// The table of reviewed differences.
@Suite struct DivergenceTableTests {
  private let text = """
    # a comment
    patterns\t72-73\tpt*\tyw\t*\tone title: one reason
    patterns\t74-\t*\tyw\t*\tanother title: another reason

    names\t-72\t*\t*\tpm\ta third title: a third reason
    """

  private func difference(_ locale: String, _ subject: String, _ value: String) -> VerifyDifference {
    VerifyDifference(locale: locale, subject: subject, value: value, ours: "a", theirs: "b")
  }

  @Test func rowsHoldForTheirFamilyAndVersions() throws {
    let table = try DivergenceTable(text)
    #expect(table.rows.count == 3)
    #expect(table.holding(for: "patterns", icu: 73).rows.map(\.explanation) == ["one reason"])
    #expect(table.holding(for: "patterns", icu: 78).rows.map(\.explanation) == ["another reason"])
    #expect(table.holding(for: "names", icu: 72).rows.map(\.line) == [5])
    #expect(table.holding(for: "names", icu: 73).rows.isEmpty)
  }

  @Test func aRowExplainsWhatItsColumnsMatchAndIsStaleOtherwise() throws {
    let table = try DivergenceTable(text).holding(for: "patterns", icu: 72)
    var tally = VerifyTally(table)
    tally.compare("a", "a", locale: "pt_AO", subject: "yw")
    #expect(tally.comparisons == 1 && table.stale(after: tally).map(\.line) == [2])
    tally.compare("a", "b", locale: "pt_AO", subject: "yw")
    #expect(tally.differenceCount == 0 && table.stale(after: tally).isEmpty)
    tally.compare("a", "b", locale: "ja", subject: "yw")
    tally.compare("a", "b", locale: "pt", subject: "ywE")
    #expect(tally.comparisons == 4 && tally.differences.map(\.locale) == ["ja", "pt"])
  }

  @Test func talliesAddUpAndKeepABoundedList() {
    var total = VerifyTally(.empty)
    for number in 0..<3 {
      var tally = VerifyTally(.empty)
      for value in 0..<90 { tally.compare("a", "b", locale: "x", subject: "\(number)", value: "\(value)") }
      total.add(tally)
    }
    #expect(total.comparisons == 270 && total.differenceCount == 270)
    #expect(total.differences.count == VerifyTally.keptDifferences)
  }

  @Test(arguments: [
    ("a\t72\tb\tc\td", "divergences.tsv line 1: it has 5 columns, not 6"),
    ("a\tnew\tb\tc\td\te", "divergences.tsv line 1: 'new' names no versions of ICU, such as 72, -73, 74- or *"),
    ("a\t74-73\tb\tc\td\te", "divergences.tsv line 1: '74-73' names no versions of ICU, such as 72, -73, 74- or *"),
    ("\na\t*\tb\t\td\te", "divergences.tsv line 2: a column is empty; '*' stands for anything"),
    ("names\t*\tb\tc\td\te", "divergences.tsv line 1: the reason needs a title, a colon and an explanation"),
    ("dates\t*\tb\tc\td\te: f", "divergences.tsv line 1: there is no family 'dates'"),
    ("names\t*\tb\tc\td\te: f\nnames\t*\tb\tc\td\tg: h", "divergences.tsv line 2: line 1 is about the same"),
  ])
  func badRowsSayWhatIsWrong(text: String, message: String) {
    #expect { try DivergenceTable(text) } throws: { "\($0)" == message }
  }
}
