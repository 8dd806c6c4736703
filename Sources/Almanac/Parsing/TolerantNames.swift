/// The names of a locale as people type them: in any width and context, letter case, with or without accents and dots.
struct TolerantNames {
  /// A name that stands somewhere in a text.
  struct Match: Hashable {
    var value: Int32
    var end: Int
    var missingMarks: Int
  }

  let context: DateProgram.Context
  let folding: LetterFolding
  let isEastAsian: Bool

  /// All names of a field that stand at an index, longest first.
  func matches(_ field: ReadingField, in text: FoldedText, at start: Int) -> [Match] {
    var matches: [Match] = []
    guard start < text.count else { return matches }
    // Only these are needed for each name; the rest is too much to hand on so often.
    let (tables, folding, unit) = (context.tables, folding, text[start])
    for (list, firstValue) in lists(of: field) {
      for index in 0..<list.count {
        let id = tables.value(list, index)
        guard id != TableLayout.none else { continue }
        let name = tables.withString(id) { Self.mayBegin($0, unit, folding) ? Self.folded($0, folding) : nil }
        guard let name, let (end, missing) = match(name, in: text, at: start) else { continue }
        add(Match(value: Int32(index + firstValue), end: end, missingMarks: missing), at: start, text, to: &matches)
      }
    }
    if field == .month { addNumberedMonths(text, start, to: &matches) }
    if field == .dayPeriod { addLatinPeriods(text, start, to: &matches) }
    return matches.sorted { $0.end > $1.end }
  }

  /// All lists of a field's names, with the value of each list's first name.
  private func lists(of field: ReadingField) -> [(list: TableReader.List, firstValue: Int)] {
    if field == .era, let calendar = context.calendar.tables {
      return [CalendarSlot.erasAbbreviated, .erasWide, .erasNarrow].map {
        (context.data.list($0, of: calendar, row: context.row), 0)
      }
    }
    return NameSlot.allCases.filter { $0.field == field && $0.rawValue < context.names.count }.map {
      (context.tables.list(context.tables.value(context.names, $0.rawValue)), $0.firstValue)
    }
  }

  /// Adds a match, and the same with a dot behind it: an abbreviation may have one that the locale leaves away.
  ///
  /// A name can be a number, as of weekdays in Azerbaijani (2) and Chinese (二); then no digit follows, for 2 is not the
  /// beginning of 24.
  private func add(_ match: Match, at start: Int, _ text: FoldedText, to matches: inout [Match]) {
    guard match.end > start else { return }
    // One letter is a name only where it stands alone: Sun is not Su and N, and Tues is not Tue and S.
    if text.isOneLetter(start..<match.end), text.isInsideWord(start) || text.isInsideWord(match.end) { return }
    if isNumeral(text[match.end]), (start..<match.end).allSatisfy({ isNumeral(text[$0]) }) { return }
    if !matches.contains(match) { matches.append(match) }
    guard text[match.end] == 0x2E, text[match.end - 1] != 0x2E else { return }
    var dotted = match
    dotted.end += 1
    if !matches.contains(dotted) { matches.append(dotted) }
  }

  private func isNumeral(_ unit: UInt32) -> Bool {
    unit &- 0x30 < 10 || isEastAsian && EastAsianDates.isNumeral(unit)
  }

  /// 十一月 and 11月, also where the locale's names have the other of the two.
  private func addNumberedMonths(_ text: FoldedText, _ start: Int, to matches: inout [Match]) {
    guard isEastAsian else { return }
    var end = start
    var value: Int64 = 0
    if let number = EastAsianDates.number(in: text, at: start) {
      (value, end) = (number.value, number.end)
    } else {
      while end - start < 2, text[end] &- 0x30 < 10 {
        value = value * 10 + Int64(text[end] - 0x30)
        end += 1
      }
    }
    guard 1...12 ~= value, end > start, text[end] == 0x6708 else { return }
    add(Match(value: Int32(value), end: end + 1, missingMarks: 0), at: start, text, to: &matches)
  }

  /// AM and PM, which keyboards and devices write in every language.
  private func addLatinPeriods(_ text: FoldedText, _ start: Int, to matches: inout [Match]) {
    for (value, name) in [[0x61, 0x2E, 0x6D, 0x2E], [0x70, 0x2E, 0x6D, 0x2E]].enumerated() {
      guard let (end, _) = match(name[...].map(UInt32.init)[...], in: text, at: start) else { continue }
      add(Match(value: Int32(value), end: end, missingMarks: 0), at: start, text, to: &matches)
    }
  }

  /// Whether a name can begin with a unit of a text: a quick look that spares folding most names.
  private static func mayBegin(_ name: Span<UInt8>, _ unit: UInt32, _ folding: LetterFolding) -> Bool {
    guard name.count > 0 else { return false }
    var offset = 0
    let first = folding.units(of: name.scalar(at: &offset))
    // What is left out, and what may be missing in the text, says nothing.
    guard first.count > 0 else { return true }
    let scalar = first.scalars[0]
    return scalar == unit || scalar == 0x20 || scalar == 0x2D || scalar == 0x2E || folding.isOmissibleMark(scalar)
  }

  /// The units of text.
  func folded(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt32> { Self.folded(text.span, folding) }

  private static func folded(_ bytes: Span<UInt8>, _ folding: LetterFolding) -> ArraySlice<UInt32> {
    var folded: [UInt32] = []
    folded.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      let units = folding.units(of: bytes.scalar(at: &offset))
      for index in 0..<units.count { folded.append(units.scalars[index]) }
    }
    return folded[...]
  }

  /// The end of folded text that stands at an index, and how many accents it lacks; nil where other text does.
  ///
  /// Spaces and dots of the name may be missing, and so may all of a letter's accents, but others may not be there in
  /// their place.
  func match(_ name: ArraySlice<UInt32>, in text: FoldedText, at start: Int) -> (end: Int, missingMarks: Int)? {
    var place = start
    var missingMarks = 0
    var index = name.startIndex
    while index < name.endIndex {
      let unit = name[index]
      if folding.isOmissibleMark(unit) {
        guard let count = marks(of: name, at: index, in: text, at: place, &missingMarks) else { return nil }
        index += count.name
        place += count.text
        continue
      }
      // A letter without marks does not stand for one with them.
      if place > start, folding.isOmissibleMark(text[place]) { return nil }
      if text[place] == unit {
        place += 1
      } else if unit == 0x2D, text[place] == 0x20 {
        place += 1
      } else if unit != 0x20, unit != 0x2E, unit != 0x2D {
        return nil
      }
      index += 1
    }
    guard place > start, !folding.isOmissibleMark(text[place]) else { return nil }
    return (place, missingMarks)
  }

  /// How many marks of a letter the name and the text have, where these are the same or the text has none.
  private func marks(
    of name: ArraySlice<UInt32>, at index: Int, in text: FoldedText, at place: Int, _ missingMarks: inout Int
  ) -> (name: Int, text: Int)? {
    var count = 0
    while index + count < name.endIndex, folding.isOmissibleMark(name[index + count]) { count += 1 }
    guard folding.isOmissibleMark(text[place]) else {
      missingMarks += count
      return (count, 0)
    }
    for offset in 0..<count where text[place + offset] != name[index + offset] { return nil }
    return folding.isOmissibleMark(text[place + count]) ? nil : (count, count)
  }
}
