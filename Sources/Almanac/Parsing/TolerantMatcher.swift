/// Compares a folded text with what people type for a date.
struct TolerantMatcher: ReadingMatcher {
  let plan: TolerantPlan
  let text: FoldedText
  let names: TolerantNames
  let strict: ReadingPlan

  var itemCount: Int { plan.items.count }
  var textEnd: Int { text.count }

  func isInsideWord(_ place: Int) -> Bool { text.isInsideWord(place) }

  /// Spaces may stand anywhere between items.
  func placeOfRest(_ place: Int) -> Int { text[place] == 0x20 ? place + 1 : place }

  func ways(_ item: Int, at start: Int, _ fields: ReadFields) -> [ReadingWay] {
    let place = placeOfRest(start)
    switch plan.items[item] {
    case .number(let field, let digits, let meetsNext):
      return numbers(field, digits, meetsNext, at: place, fields)
    case .namedNumber(let field, let range):
      return namedNumbers(field, range, at: place, fields)
        + numbers(field, 1...field.maximumDigits, false, at: place, fields)
    case .offset: return offsets(at: place, fields)
    case .names(let field): return names(field, at: place, fields)
    case .optionalNames(let field): return names(field, at: place, fields) + [ReadingWay(end: start, fields: fields)]
    case .word(let range):
      let skip = ReadingWay(end: start, fields: fields)
      guard let (end, missingMarks) = names.match(plan.words[range], in: text, at: place) else { return [skip] }
      return [ReadingWay(end: end, fields: fields, missingMarks: missingMarks), skip]
    case .bracket(let first, let second):
      let isThere = text[place] == first || text[place] == second
      return [ReadingWay(end: isThere ? place + 1 : start, fields: fields)]
    case .separator(let kind, let field, let isRequired):
      let skip = isRequired ? [] : [ReadingWay(end: start, fields: fields)]
      return separators(kind, after: field, at: place).map { ReadingWay(end: $0, fields: fields) } + skip
    case .boundary:
      let meet = start > 0 && isDigit(text[start - 1]) && isDigit(text[start])
      return meet ? [] : [ReadingWay(end: start, fields: fields)]
    }
  }

  private func isDigit(_ unit: UInt32) -> Bool {
    unit &- 0x30 < 10 || plan.isEastAsian && EastAsianDates.digit(unit) != nil
  }

  /// The ends of what can separate two numbers here.
  private func separators(
    _ kind: TolerantPlan.Separator, after field: ReadingField?, at place: Int
  ) -> [Int] {
    let unit = text[place]
    var ends: [Int] = []
    switch kind {
    case .time: if unit == 0x3A || unit == 0x2E { ends.append(place + 1) }
    case .date: if unit == 0x2D || unit == 0x2E || unit == 0x2F { ends.append(place + 1) }
    }
    guard plan.isEastAsian, kind == .date else { return ends }
    for marker in EastAsianDates.markers(after: field)
    where marker.indices.allSatisfy({ text[place + $0] == marker[$0] }) {
      ends.append(place + marker.count)
    }
    return ends
  }

  // MARK: Numbers

  private func numbers(
    _ field: ReadingField, _ digits: ClosedRange<Int>, _ meetsNext: Bool, at place: Int, _ fields: ReadFields
  ) -> [ReadingWay] {
    var ways: [ReadingWay] = []
    var value: Int64 = 0
    var count = 0
    while count < digits.upperBound, text[place + count] &- 0x30 < 10 {
      value = value * 10 + Int64(text[place + count] - 0x30)
      count += 1
      // A number ends where its digits end, unless the next one follows at once.
      if meetsNext || text[place + count] &- 0x30 >= 10, count >= digits.lowerBound {
        ways = way(field, value, count, at: place, to: place + count, fields) + ways
      }
    }
    guard count == 0, plan.isEastAsian, !meetsNext else { return ways }
    if field == .year, text[place] == 0x5143 { return way(field, 1, 1, at: place, to: place + 1, fields) }
    guard let number = EastAsianDates.number(in: text, at: place) else { return [] }
    return way(field, number.value, number.digits, at: place, to: number.end, fields)
  }

  private func way(
    _ field: ReadingField, _ value: Int64, _ digits: Int, at place: Int, to end: Int, _ fields: ReadFields
  ) -> [ReadingWay] {
    var fields = fields
    guard fields.set(field, field.value(value, digits: digits), at: place) else { return [] }
    if field == .year { fields.yearDigits = digits }
    return [ReadingWay(end: end, fields: fields)]
  }

  /// The numbers in words or signs that stand here.
  private func namedNumbers(
    _ field: ReadingField, _ range: Range<Int>, at place: Int, _ fields: ReadFields
  ) -> [ReadingWay] {
    strict.names[range].flatMap { name -> [ReadingWay] in
      let text = names.folded(strict.bytes[name.offset..<name.offset + name.count])
      guard let (end, _) = names.match(text, in: self.text, at: place) else { return [] }
      return way(field, Int64(name.value), 0, at: place, to: end, fields)
    }
  }

  /// An offset as people write it: `Z`, or a sign, hours and minutes, behind `GMT` or `UTC` or not.
  private func offsets(at start: Int, _ fields: ReadFields) -> [ReadingWay] {
    var place = start
    var hasPrefix = false
    for prefix in [[0x67, 0x6D, 0x74], [0x75, 0x74, 0x63], [0x7A]] as [[UInt32]]
    where prefix.indices.allSatisfy({ text[start + $0] == prefix[$0] }) {
      place += prefix.count
      hasPrefix = true
      break
    }
    let zero = hasPrefix ? way(.offset, 0, 0, at: start, to: place, fields) : []
    guard text[place] == 0x2B || text[place] == 0x2D else { return zero }
    let sign: Int64 = text[place] == 0x2D ? -1 : 1
    var numbers: [Int64] = []
    var digits = 0
    place += 1
    while digits < 4, text[place] &- 0x30 < 10 || numbers.count == 1 && text[place] == 0x3A {
      if text[place] == 0x3A {
        numbers.append(0)
      } else {
        if numbers.isEmpty { numbers.append(0) }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int64(text[place] - 0x30)
        digits += 1
      }
      place += 1
    }
    guard let first = numbers.first, numbers.count == 2 || digits != 3 else { return zero }
    let (hours, minutes) =
      numbers.count == 2 ? (first, numbers[1]) : digits == 4 ? (first / 100, first % 100) : (first, 0)
    guard minutes < 60, hours <= 18, hours * 3600 + minutes * 60 <= Int64(UTCOffset.largest) else { return zero }
    return way(.offset, sign * (hours * 3600 + minutes * 60), 0, at: start, to: place, fields) + zero
  }

  // MARK: Names

  /// The names that stand here, longest first.
  private func names(_ field: ReadingField, at place: Int, _ fields: ReadFields) -> [ReadingWay] {
    names.matches(field, in: text, at: place).compactMap { match in
      var fields = fields
      guard fields.set(field, match.value, at: place) else { return nil }
      return ReadingWay(end: match.end, fields: fields, missingMarks: match.missingMarks)
    }
  }
}
