import Testing

@testable import almanac_tables

/// What one text has in the place of what another has.
@Suite struct TextEditTests {
  private func edits(_ before: String, _ after: String) -> [TextEdit] {
    TextEdit.edits(TextToken.text(before), TextToken.text(after))
  }

  @Test func aSpaceIsToldByItsNeighbours() {
    let edit = TextEdit(removed: " ", inserted: "\u{202F}", left: .number, right: .word)
    #expect(edits("3:05 PM", "3:05\u{202F}PM") == [edit])
    // Another text, and the same edit twice in it.
    #expect(edits("12 AM or 1 AM", "12\u{202F}AM or 1\u{202F}AM") == [edit])
    #expect(!edit.losesSpace)
  }

  @Test func aLostSpaceIsOneBetweenTwoThings() {
    #expect(edits("5日 木", "5日木") == [TextEdit(removed: " ", inserted: "", left: .word, right: .word)])
    #expect(edits("5日 木", "5日木").allSatisfy { $0.losesSpace })
    #expect(edits("5 ", "5").allSatisfy { !$0.losesSpace })
    #expect(edits("5 de 3", "5/3").allSatisfy { !$0.losesSpace })
  }

  @Test func wordsAreToldWhole() {
    #expect(edits("5 Mart 2026", "5 Mar 2026") == [TextEdit(removed: "Mart", inserted: "Mar", left: nil, right: nil)])
    #expect(edits("a", "a").isEmpty && edits("", "").isEmpty)
  }

  @Test func besideADashItDoesNotMatterWhatIsThere() {
    let numbers = edits("3 – 9", "3\u{2009}–\u{2009}9")
    let words = edits("mar – nov", "mar\u{2009}–\u{2009}nov")
    #expect(numbers == words && numbers.count == 1 && numbers[0].left == .dash)
  }

  /// Letters that are equal to Swift and not to a reader of bytes.
  @Test func canonicallyEqualTextsDiffer() {
    let (composed, decomposed) = ("\u{E9}t\u{E9}", "e\u{301}te\u{301}")
    #expect(composed == decomposed && !composed.isSame(as: decomposed))
    #expect(edits(composed, decomposed).count == 1)
  }

  @Test func glueHasPlaces() {
    let edits = TextEdit.edits(TextToken.glue("{1} {0}"), TextToken.glue("{1}{0}"))
    #expect(edits == [TextEdit(removed: " ", inserted: "", left: .place, right: .place)])
  }
}

/// What looks like a mistake in the data.
@Suite struct DiffWarningTests {
  @Test(arguments: [
    ("dd/MM/y", true), ("MM/dd/y", false), ("E, MM/dd/y G", false), ("d 'de' M", true), ("d 'M' MMM", nil),
    ("y-MM-dd", false), ("MMM d", nil), ("y", nil),
  ])
  func theOrderOfDayAndMonth(pattern: String, isDayFirst: Bool?) {
    #expect(DiffWarning.isDayFirst(pattern) == isDayFirst)
  }

  @Test func anOrderContradictsTheShortDate() {
    let shorts = TextChange.Forms(before: "dd/MM/y", after: "dd/MM/y")
    func isFlagged(_ before: String, _ after: String) -> Bool {
      DiffWarning.contradictsShortDate(TextChange.Forms(before: before, after: after), shorts)
    }
    #expect(isFlagged("E, dd/MM/y G", "E, MM/dd/y G"))
    #expect(isFlagged("E, d MMM y G", "E, MM/dd/y G"))
    #expect(!isFlagged("MM/dd/y", "MM-dd-y"), "it was so before")
    #expect(!isFlagged("d/M", "dd/MM") && !isFlagged("d MMM", "MMM d"))
  }
}
