extension ReadingPlan {
  /// Reads a text that the format wrote, taking the longest match at each item; nil where that leads nowhere.
  ///
  /// It allocates nothing. What it answers is the only reading where the plan is deterministic.
  func readExactly(_ text: Span<UInt8>) -> ReadFields? {
    var fields = ReadFields()
    var position = 0
    for item in items {
      switch item {
      case .literal(let range):
        guard let end = end(ofLiteral: range, in: text, at: position) else { return nil }
        position = end
      case .number(let form):
        guard let number = number(form, form.maximum, in: text, at: position),
          fields.set(form.field, number.value, at: position)
        else { return nil }
        if form.field == .year { fields.yearDigits = number.digits }
        position = number.end
      case .ruledYear, .offset: return nil
      case .names(let field, let range, _):
        let head = text.head(at: position)
        var found = false
        for index in range {
          guard let end = end(of: names[index], head: head, in: text, at: position) else { continue }
          guard fields.set(field, names[index].value, at: position) else { return nil }
          position = end
          found = true
          break
        }
        guard found else { return nil }
      }
    }
    return position == text.count ? fields : nil
  }

  /// A number that was read.
  struct ReadNumber {
    var value: Int32
    var digits: Int
    var end: Int
  }

  /// The longest number of at most so many digits that stands at an offset; nil where none does that the format would
  /// write: zeros stand in front only to fill a number up.
  @inline(__always)
  func number(_ form: Number, _ maximum: Int, in text: Span<UInt8>, at start: Int) -> ReadNumber? {
    var value: Int64 = 0
    var digits = 0
    var position = start
    var startsWithZero = false
    while digits < maximum, let digit = digit(form.digits, in: text, at: position) {
      if digits == 0 { startsWithZero = digit.value == 0 }
      value = value * 10 + Int64(digit.value)
      digits += 1
      position += digit.byteCount
    }
    guard digits >= form.minimum, digits == form.minimum || !startsWithZero else { return nil }
    return ReadNumber(value: form.field.value(value, digits: digits), digits: digits, end: position)
  }
}

extension ReadingField {
  /// A number as the field's value: a fraction of a second in nanoseconds, others as they are, within 32 bits.
  func value(_ number: Int64, digits: Int) -> Int32 {
    var number = number
    if self == .nanosecond {
      var digits = digits
      while digits > 9 {
        number /= 10
        digits -= 1
      }
      while digits < 9 {
        number *= 10
        digits += 1
      }
    }
    return Int32(clamping: number)
  }
}
