/// What a tolerant parser expects, item by item.
///
/// It is made anew for each text that is not just what the format writes, so that opening a parser costs nothing for it.
struct TolerantPlan {
  /// One item.
  enum Item {
    /// A number of so many digits; where it meets the next one it may leave digits to it.
    case number(ReadingField, digits: ClosedRange<Int>, meetsNext: Bool)
    /// A number that the format writes in words or signs: one of the plan's names, or digits.
    case namedNumber(ReadingField, Range<Int>)
    /// An offset from UTC.
    case offset
    /// A name of any width.
    case names(ReadingField)
    /// A name of any width, or none.
    case optionalNames(ReadingField)
    /// What separates numbers: of a kind, after a field, or nothing where it need not be.
    case separator(Separator, after: ReadingField?, isRequired: Bool)
    /// A word or a punctuation mark of the pattern, which may be missing: a range of ``TolerantPlan/words``.
    case word(Range<Int>)
    /// One of two punctuation marks, which may be missing.
    case bracket(UInt32, UInt32)
    /// The end of a number before the beginning of the next.
    case boundary
  }

  /// What separates two numbers.
  enum Separator {
    /// `-`, `.` or `/`, and in East Asia the words for year, month and day.
    case date
    /// `:` or `.`.
    case time
  }

  private(set) var items: [Item] = []
  private(set) var words: [UInt32] = []
  /// For each item, the number of the plan's item that it comes from.
  private(set) var sources: [Int] = []
  let folding: LetterFolding
  /// Whether numbers may be written in Chinese ones, and dates with the words for year, month and day.
  let isEastAsian: Bool

  init(_ plan: ReadingPlan, _ folding: LetterFolding) {
    self.folding = folding
    isEastAsian = EastAsianDates.languages.contains(plan.language)
    let hasDay = plan.has(.day)
    let hasWeekday = plan.has(.weekday)
    let hasHour = plan.has(.hour) || plan.has(.hourFrom1To12) || plan.has(.hourFrom1To24) || plan.has(.hourFrom0To11)
    let hasPeriod = plan.has(.dayPeriod)
    if hasDay && !hasWeekday { appendWeekday(source: 0) }
    if hasHour && !hasDay && !hasPeriod { append(.optionalNames(.dayPeriod), 0) }
    var last: ReadingField?
    var lastIsNumber = false
    var gap = false
    for (index, item) in plan.items.enumerated() {
      switch item {
      case .literal(let range):
        let next = index + 1 < plan.items.count ? plan.items[index + 1] : nil
        let isBetweenNumbers = lastIsNumber && next?.isNumber == true
        let isTime = last?.isTime == true && next?.field?.isTime == true
        appendLiteral(
          plan, range, after: last, isRequired: isBetweenNumbers, isTime: isTime && isBetweenNumbers, source: index)
        gap = true
      case .number(let number):
        if lastIsNumber && gap { append(.boundary, index) }
        let isFollowed = index + 1 < plan.items.count && plan.items[index + 1].isNumber
        let meets = isFollowed || lastIsNumber && !gap
        append(
          .number(
            number.field, digits: (meets ? number.minimum : 1)...number.tolerantMaximum(meets), meetsNext: isFollowed),
          index)
        appendMarker(after: number.field, isFollowed, index)
        (last, lastIsNumber, gap) = (number.field, true, false)
      case .ruledYear:
        append(.number(.year, digits: 1...ReadingField.year.maximumDigits, meetsNext: false), index)
        appendMarker(after: .year, false, index)
        (last, lastIsNumber, gap) = (.year, true, false)
      case .names(let field, let range, let isNumber):
        if isNumber {
          append(.namedNumber(field, range), index)
          appendMarker(after: field, false, index)
        } else {
          append(isOptional(field, plan) ? .optionalNames(field) : .names(field), index)
        }
        (last, lastIsNumber, gap) = (field, isNumber, false)
      case .offset:
        append(.offset, index)
        (last, lastIsNumber, gap) = (.offset, false, false)
      }
    }
    if hasDay && !hasWeekday { appendWeekday(source: plan.items.count) }
    if hasHour && !hasPeriod { append(.optionalNames(.dayPeriod), plan.items.count) }
  }

  /// Whether people may leave a name out: the rest of the text says what it says, or what it would say is usual.
  private func isOptional(_ field: ReadingField, _ plan: ReadingPlan) -> Bool {
    switch field {
    case .weekday, .dayPeriod: true
    case .era: plan.context.calendar != .japanese
    default: false
    }
  }

  /// Adds what may stand behind a number of a date in East Asia.
  private mutating func appendMarker(after field: ReadingField, _ isFollowed: Bool, _ source: Int) {
    if isEastAsian, field.isDatePart, !isFollowed { append(.separator(.date, after: field, isRequired: false), source) }
  }

  private mutating func append(_ item: Item, _ source: Int) {
    items.append(item)
    sources.append(source)
  }

  private mutating func appendWeekday(source: Int) {
    append(.bracket(0x2C, 0x28), source)
    append(.optionalNames(.weekday), source)
    append(.bracket(0x2C, 0x29), source)
  }

  /// Adds the words and marks of literal text.
  private mutating func appendLiteral(
    _ plan: ReadingPlan, _ range: Range<Int>, after field: ReadingField?, isRequired: Bool, isTime: Bool, source: Int
  ) {
    var hasSeparator = false
    var start = words.count
    func isWord(_ unit: UInt32) -> Bool { !(unit <= 0x40) || unit == 0x27 || unit &- 0x30 < 10 }
    var offset = range.lowerBound
    let pool = plan.bytes
    let bytes = pool.span
    while offset < range.upperBound {
      let units = folding.units(of: bytes.scalar(at: &offset))
      for index in 0..<units.count {
        let unit = units.scalars[index]
        let isMarker = isEastAsian && EastAsianDates.isMarker(unit)
        let isSeparator = unit == 0x2D || unit == 0x2E || unit == 0x2F || unit == 0x3A || isMarker
        if isSeparator || !isWord(unit) {
          appendWord(from: start, source)
          start = words.count
        }
        if isSeparator {
          // One separator is enough for the numbers on both sides; a second one may be missing.
          append(
            .separator(isTime || unit == 0x3A ? .time : .date, after: field, isRequired: isRequired && !hasSeparator),
            source)
          hasSeparator = true
        } else if unit != 0x20 {
          words.append(unit)
          if !isWord(unit) {
            appendWord(from: start, source)
            start = words.count
          }
        }
      }
    }
    appendWord(from: start, source)
    if isTime && !hasSeparator { append(.separator(.time, after: field, isRequired: false), source) }
  }

  private mutating func appendWord(from start: Int, _ source: Int) {
    if start < words.count { append(.word(start..<words.count), source) }
  }
}

extension ReadingPlan.Number {
  /// The most digits that people write for the number.
  fileprivate func tolerantMaximum(_ meetsAnother: Bool) -> Int {
    if meetsAnother { return maximum }
    // A fraction has as many digits as it has, and a year of two letters may be written whole.
    return field == .nanosecond ? 9 : max(maximum, field.maximumDigits, minimum)
  }
}
