extension RelativeDateFormat {
  /// The phrase for so many units from now, negative for the past: "in 3 weeks" for 3 and `.week`.
  public func string(for count: Int, _ unit: RelativeUnit) -> String { string(for: count, unit, numbers) }

  /// The phrase for a number of units that may have decimals.
  ///
  /// Decimals are rounded half to even to as many as the locale's number pattern has, mostly three, and zeros at their end
  /// are left out. A minus sign before zero says that it is the past: "0 days ago". A word stands for a number that is less
  /// than 0.005 away from its own, as in ICU.
  public func string(for count: DecimalNumber, _ unit: RelativeUnit) -> String {
    string(of: phrase(for: count, unit, numbers))
  }

  /// Appends the phrase for so many units, as UTF-8, to an array.
  public func write(_ count: Int, _ unit: RelativeUnit, to bytes: inout [UInt8]) {
    write(count, unit, numbers, to: &bytes)
  }

  /// The same where words may stand in place of numbers, or may not, whatever the format was made for.
  package func write(_ count: Int, _ unit: RelativeUnit, _ numbers: RelativeNumbers, to bytes: inout [UInt8]) {
    let phrase = phrase(for: count, unit, numbers)
    bytes.append(addingCapacity: phrase.capacity) { span in
      let start = span.count
      span.append(repeating: 0, count: phrase.capacity)
      var bytes = span.mutableSpan
      let end = phrase.write(into: &bytes, at: start)
      span.removeLast(span.count - end)
    }
  }

  /// Puts a phrase and a time together, such as "tomorrow" and "6:05", as the locale does with a date of medium length
  /// (`ureldatefmt_combineDateAndTime`).
  ///
  /// ICU writes the quotes that CLDR puts around words of such a pattern, as in Finnish `huomenna 'klo' 6.05`, and so does
  /// this. Tables that hold no patterns for times put a space between the two. Plain spaces come to what joins the two; a
  /// phrase that is capitalized stays so even where the time goes first.
  public func combining(_ phrase: String, time: String) -> String {
    guard let glue = data.relativeGlue(row: row) else { return phrase + " " + time }
    var pattern: [UInt8] = []
    data.tables.withString(glue) { bytes in
      for index in bytes.indices { pattern.append(bytes[index]) }
    }
    if options.spaces == .plain { pattern = PlainSpaces.applied(to: pattern) }
    var text: [UInt8] = []
    var scanner = SimplePattern()
    while let item = scanner.next(in: pattern.span) {
      switch item {
      case .literal(let byte): text.append(byte)
      case .argument(0): text.append(contentsOf: time.utf8)
      case .argument: text.append(contentsOf: phrase.utf8)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  func string(for count: Int, _ unit: RelativeUnit, _ numbers: RelativeNumbers) -> String {
    string(of: phrase(for: count, unit, numbers))
  }

  /// Every String of a format is made here, by way of the stack where it fits in there.
  private func string(of phrase: RelativePhrase) -> String {
    if phrase.capacity <= 96 {
      var bytes = InlineArray<96, UInt8>(repeating: 0)
      var span = bytes.mutableSpan
      let end = phrase.write(into: &span, at: 0)
      return String(trusting: bytes.span.extracting(first: end))
    }
    if phrase.capacity <= 256 {
      var bytes = InlineArray<256, UInt8>(repeating: 0)
      var span = bytes.mutableSpan
      let end = phrase.write(into: &span, at: 0)
      return String(trusting: bytes.span.extracting(first: end))
    }
    var bytes = [UInt8](repeating: 0, count: phrase.capacity)
    var span = bytes.mutableSpan
    let end = phrase.write(into: &span, at: 0)
    return String(trusting: bytes.span.extracting(first: end))
  }

  // MARK: Choosing

  func phrase(for count: Int, _ unit: RelativeUnit, _ numbers: RelativeNumbers) -> RelativePhrase {
    let phrases = phrases
    if numbers == .auto, count.magnitude <= 2, let word = phrases.word(unit, for: count) {
      return RelativePhrase(word, DecimalNumber(count), nil)
    }
    let magnitude = UInt64(count.magnitude)
    let counting = counting(for: magnitude)
    let category = counting.plurals.category(PluralOperands(magnitude))
    return RelativePhrase(
      phrases.pattern(unit, isPast: count < 0, category), DecimalNumber(count), counting.numberStyle)
  }

  func phrase(for count: DecimalNumber, _ unit: RelativeUnit, _ numbers: RelativeNumbers) -> RelativePhrase {
    let phrases = phrases
    if numbers == .auto, let number = (0...2).first(where: { count.isAlmost(UInt64($0)) }),
      let word = phrases.word(unit, for: count.isNegative ? -number : number)
    {
      return RelativePhrase(word, count, nil)
    }
    let counting = counting
    let rounded = count.rounded(toFractionDigits: counting.numberStyle.mostFractionDigits)
    let category = counting.plurals.category(PluralOperands(rounded))
    return RelativePhrase(
      phrases.pattern(unit, isPast: count.isNegative, category), rounded, counting.numberStyle)
  }
}

/// A phrase and the number that goes into it, if one does.
struct RelativePhrase {
  let text: RelativeText
  /// The number, whose sign the phrase says in words.
  let number: DecimalNumber
  /// How it is written; nil for a word, which has none.
  let numberStyle: NumberStyle?
  /// The most bytes that the phrase takes.
  let capacity: Int

  init(_ text: RelativeText, _ number: DecimalNumber, _ numberStyle: NumberStyle?) {
    self.text = text
    self.number = number
    self.numberStyle = text.hasNumber ? numberStyle : nil
    capacity = text.count + (self.numberStyle?.capacity ?? 0)
  }

  /// Writes the phrase from `offset` on.
  ///
  /// - Returns: the offset behind the last byte.
  func write(into bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
    text.write(number, numberStyle, into: &bytes, at: offset)
  }
}
