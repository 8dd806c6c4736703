/// Which step a field becomes.
///
/// Source: UTS #35 part 4, "Date Field Symbol Table"; what a count of letters means as in ICU's `SimpleDateFormat`.
extension DateProgramBuilder {
  /// Adds a field.
  ///
  /// - Parameters:
  ///   - letter: the field's letter.
  ///   - count: how often it stands there.
  ///   - offset: where, for errors.
  ///   - isFirst: whether the field is the pattern's first; nil where all of them are added in order.
  /// - Throws: `unsupportedField`, `missingData`, `textTooLong`.
  mutating func append(_ letter: UInt8, _ count: Int, _ offset: Int, isFirst: Bool? = nil) throws(FormatError) {
    beginField(letter, count, isFirst: isFirst)
    switch Unicode.Scalar(letter) {
    case "G": try wait(forEra: count)
    case "y": waitForYear(letter, .yearOfEra, count)
    case "U": waitForYear(letter, .yearOfEra, count)
    case "Y": waitForYear(letter, .weekYear, count)
    case "u": wait(for: .extendedYear, letter, count)
    case "r": wait(for: .relatedYear, letter, count)
    case "M", "L": try wait(forMonth: letter, count)
    case "Q", "q": try wait(forQuarter: letter, count)
    case "E", "e", "c": try wait(forWeekday: letter, count)
    case "d": wait(for: .day, .day, letter, count)
    case "D": wait(for: .dayOfYear, letter, count)
    case "F": wait(for: .weekdayInMonth, letter, count)
    case "g": wait(for: .julianDay, letter, count)
    case "w": wait(for: .weekOfYear, letter, count)
    case "W": wait(for: .weekOfMonth, letter, count)
    case "a": try wait(forHalf: count)
    case "b": try wait(forNoon: count)
    case "B": try wait(forDayPeriod: count)
    case "H": wait(for: .hour23, .hour23, letter, count)
    case "h": wait(for: .hour12, .hour12, letter, count)
    case "K": wait(for: .hour11, .hour11, letter, count)
    case "k": wait(for: .hour24, .hour24, letter, count)
    case "m": wait(for: .minute, .minute, letter, count)
    case "s": wait(for: .second, .second, letter, count)
    case "A": wait(for: .millisecondOfDay, letter, count)
    case "S": waitForFraction(letter, count)
    case "Z", "O", "X", "x", "z": try wait(forOffset: letter, count, offset)
    case "l": break
    default: throw .unsupportedField(letter, count, offset, context.locale)
    }
  }

  // MARK: Numbers

  /// ICU writes at most ten digits of a number, leading zeros too.
  private static func minimumDigits(_ count: Int) -> UInt8 { UInt8(min(count, 10)) }

  /// A number below 100 that is one of the packed fields, or else a quantity.
  private mutating func wait(
    for field: DateProgram.Field, _ quantity: Quantity, _ letter: UInt8, _ count: Int
  ) {
    guard let digits = context.digits(letter) else { return wait(for: quantity, letter, count) }
    let minimum = Self.minimumDigits(count)
    wait(.number(digits.isASCII && count <= 2 ? .number : .digits, field, minimumDigits: minimum))
  }

  /// A number of any size.
  private mutating func wait(for quantity: Quantity, _ letter: UInt8, _ count: Int, maximumDigits: Int8 = 10) {
    needsRules = true
    var step = Step(.quantity, .nothing)
    step.detail = quantity.rawValue
    step.minimumDigits = Self.minimumDigits(count)
    step.base = maximumDigits
    step.chunks = context.numbersPlace(letter)
    wait(.step(step, takesLiteral: true))
  }

  /// A year, of which two letters ask for the last two digits.
  private mutating func waitForYear(_ letter: UInt8, _ quantity: Quantity, _ count: Int) {
    let maximum: Int8 = count == 2 ? 2 : 10
    guard quantity == .yearOfEra, let digits = context.digits(letter) else {
      return wait(for: quantity, letter, count, maximumDigits: maximum)
    }
    if count == 2 {
      // The digits alone would lack the sign.
      guard !context.calendar.hasYearsBelowOne else {
        return wait(for: quantity, letter, count, maximumDigits: maximum)
      }
      return wait(.number(digits.isASCII ? .number : .digits, .yearOfCentury, minimumDigits: 2))
    }
    let isPlain = digits.isASCII && count == 1
    wait(.number(isPlain ? .year : .yearInDigits, .nothing, minimumDigits: Self.minimumDigits(count)))
  }

  private mutating func waitForFraction(_ letter: UInt8, _ count: Int) {
    needsRules = true
    var step = Step(.fraction, .nothing)
    // Three digits and up to ten zeros are what ICU writes.
    step.minimumDigits = UInt8(min(count, 13))
    step.chunks = context.numbersPlace(letter)
    wait(.step(step, takesLiteral: true))
  }

  private mutating func wait(forOffset letter: UInt8, _ count: Int, _ position: Int) throws(FormatError) {
    var form = OffsetForm(letter, count)
    if letter == UInt8(ascii: "z"), context.zoneNames == .offsets {
      form = count < 4 ? [.localized, .short] : [.localized]
    }
    guard let form else { throw .unsupportedField(letter, count, position, context.locale) }
    if form.contains(.localized) {
      if offsets == nil { offsets = try OffsetForms(context) }
      needsRules = true
    }
    var step = Step(.offset, .nothing)
    step.detail = form.rawValue
    wait(.step(step, takesLiteral: true))
  }

  // MARK: Names

  private mutating func wait(forMonth letter: UInt8, _ count: Int) throws(FormatError) {
    let isFormat = letter == UInt8(ascii: "M")
    switch count {
    case 3: try wait(for: isFormat ? .monthsFormatAbbreviated : .monthsStandaloneAbbreviated, .month)
    case 4: try wait(for: isFormat ? .monthsFormatWide : .monthsStandaloneWide, .month)
    case 5: try wait(for: isFormat ? .monthsFormatNarrow : .monthsStandaloneNarrow, .month)
    default:
      if case .algorithmic(.romanlow) = context.numbers(letter) {
        return wait(.romanMonths, .month, longest: FieldWords.longestRomanMonth)
      }
      wait(for: .month, .month, letter, count)
    }
  }

  private mutating func wait(forQuarter letter: UInt8, _ count: Int) throws(FormatError) {
    let isFormat = letter == UInt8(ascii: "Q")
    switch count {
    case 1, 2: wait(for: .quarter, .quarter, letter, count)
    case 3: try wait(for: isFormat ? .quartersFormatAbbreviated : .quartersStandaloneAbbreviated, .quarter)
    case 4: try wait(for: isFormat ? .quartersFormatWide : .quartersStandaloneWide, .quarter)
    default: try wait(for: isFormat ? .quartersFormatNarrow : .quartersStandaloneNarrow, .quarter)
    }
  }

  private mutating func wait(forWeekday letter: UInt8, _ count: Int) throws(FormatError) {
    let isStandalone = letter == UInt8(ascii: "c")
    switch count {
    case 1, 2:
      guard letter == UInt8(ascii: "E") else {
        return wait(for: .localWeekday, letter, isStandalone ? 1 : count)
      }
      try wait(for: .weekdaysFormatAbbreviated, .weekday)
    case 4: try wait(for: isStandalone ? .weekdaysStandaloneWide : .weekdaysFormatWide, .weekday)
    case 5: try wait(for: isStandalone ? .weekdaysStandaloneNarrow : .weekdaysFormatNarrow, .weekday)
    case 6: try wait(for: isStandalone ? .weekdaysStandaloneShort : .weekdaysFormatShort, .weekday)
    default: try wait(for: isStandalone ? .weekdaysStandaloneAbbreviated : .weekdaysFormatAbbreviated, .weekday)
    }
  }

  private mutating func wait(for slot: NameSlot, _ field: DateProgram.Field) throws(FormatError) {
    self.slot = slot
    let words = FieldWords(try list(slot), context.tables)
    wait(words, field, longest: try check(words, "\(slot)"))
  }

  /// The list of a slot, whole.
  func list(_ slot: NameSlot) throws(FormatError) -> TableReader.List {
    let names = context.names
    guard slot.rawValue < names.count else { throw .missingData("names", context.locale, context.data) }
    let list = context.tables.list(context.tables.value(names, slot.rawValue))
    guard list.count == slot.count else { throw .missingData("\(slot)", context.locale, context.data) }
    return list
  }

  /// Refuses names that are longer than any locale's, and says how long the longest is.
  func check(_ words: FieldWords, _ name: @autoclosure () -> String) throws(FormatError) -> Int {
    let longest = words.longest(context.tables)
    guard longest <= DateProgram.longestText else { throw .textTooLong(name(), longest, context.locale) }
    return longest
  }

  /// The eras of another calendar than the Gregorian one in the width of so many letters.
  static func eraSlot(_ count: Int) -> CalendarSlot {
    count == 4 ? .erasWide : count == 5 ? .erasNarrow : .erasAbbreviated
  }

  private mutating func wait(forEra count: Int) throws(FormatError) {
    let slot: NameSlot = count == 4 ? .erasWide : count == 5 ? .erasNarrow : .erasAbbreviated
    guard let calendar = context.calendar.tables else { return try wait(for: slot, .era) }
    let own = Self.eraSlot(count)
    let id = context.tables.listID(context.row, calendar, own)
    let list = context.tables.list(id)
    // The calendar of the Republic of China has two eras, the others at least one.
    guard list.count >= (calendar == .roc ? 2 : 1) else {
      throw .missingData("\(calendar) \(own)", context.locale, context.data)
    }
    let words = FieldWords(list, context.tables)
    var longest = try check(words, "\(calendar) \(own)")
    // A few names are stored, those of 237 eras are not.
    guard list.count > 4 else { return wait(words, .era, longest: longest) }
    let written = written(words)
    if case .texts(let texts) = written {
      eraTexts = texts
      for text in texts { longest = max(longest, text.count) }
    }
    needsRules = true
    var step = Step(.tableText, .era)
    step.literal = UInt64(longest) << 48 | UInt64(id)
    wait(.step(step, takesLiteral: false))
  }
}
