/// What a text that cannot be read must have meant.
extension DateParser {
  /// The ISO 8601 form of a text in another order or form than the format's, where it can be only one date.
  ///
  /// Three numbers are looked at, of which the first or the last has four digits and is the year; of the other two one has
  /// to be more than 12, or both equal, for only then their order does not matter.
  func suggestion(_ text: Span<UInt8>) -> String? {
    guard text.count <= 64, !plan.items.contains(where: { $0.field?.isTime == true }) else { return nil }
    let folding = LetterFolding(format.data.unicode, language: plan.language)
    let folded = FoldedText(text, folding)
    var numbers: [(value: Int, digits: Int)] = []
    var index = 0
    while index < folded.count {
      guard folded[index] &- 0x30 < 10 else {
        // Words would be names of something; what separates numbers has no letters.
        guard let scalar = Unicode.Scalar(folded[index]), !scalar.properties.isAlphabetic else { return nil }
        index += 1
        continue
      }
      var value = 0
      let start = index
      while index - start < 8, folded[index] &- 0x30 < 10 {
        value = value * 10 + Int(folded[index] - 0x30)
        index += 1
      }
      numbers.append((value, index - start))
      guard numbers.count <= 3 else { return nil }
    }
    guard numbers.count == 3 else { return nil }
    let isYearFirst = numbers[0].digits == 4
    guard isYearFirst != (numbers[2].digits == 4) else { return nil }
    let year = isYearFirst ? numbers[0].value : numbers[2].value
    let others = isYearFirst ? numbers[1...2] : numbers[0...1]
    guard let first = others.first, let second = others.last, first.digits <= 2, second.digits <= 2 else { return nil }
    let dates = Set(
      [(first.value, second.value), (second.value, first.value)].compactMap { month, day in
        try? CivilDate(year: year, month: month, day: day)
      })
    return dates.count == 1 ? dates.first.map { "\($0)" } : nil
  }
}
