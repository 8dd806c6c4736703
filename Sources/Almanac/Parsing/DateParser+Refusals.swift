/// The errors of a parser.
extension DateParser {
  func tooLong(_ text: Span<UInt8>) -> DateParsingError {
    DateParsingError(
      .textTooLong, TextPlace(text.extracting(first: Self.maximumUTF8Count), at: Self.maximumUTF8Count),
      example: example, reason: "the text has \(text.count) bytes, and \(Self.maximumUTF8Count) are the most")
  }

  func notUTF8(_ text: Span<UInt8>) -> DateParsingError {
    var position = 0
    do {
      _ = try UTF8Span(validating: text)
    } catch {
      position = error.byteOffsets.lowerBound
    }
    return DateParsingError(
      .notUTF8, TextPlace(text, at: position), expected: "UTF-8", example: example,
      reason: "byte \(position + 1) is not UTF-8")
  }

  /// Something else than an item of the plan, or than the end, stands at an offset.
  func unexpected(_ text: Span<UInt8>, item: Int, at offset: Int, _ tolerated: String?) -> DateParsingError {
    let place = TextPlace(text, at: offset)
    let expected = expectation(item)
    let found = place.found.isEmpty ? "but the text ends" : "found \"\(DateParsingError.shown(place.found))\""
    return DateParsingError(
      .unexpectedText, place, expected: expected, example: example, suggestion: tolerated ?? suggestion(text),
      reason: "expected \(expected), \(found)")
  }

  func ambiguous(_ text: Span<UInt8>, _ readings: [String]) -> DateParsingError {
    let shown = readings.prefix(8).joined(separator: " or ")
    return DateParsingError(
      .ambiguous, TextPlace(text, at: 0), example: "", readings: readings, reason: "the text can mean \(shown)")
  }

  func refusal(_ error: ResolutionError, of text: Span<UInt8>, _ place: Place) -> DateParsingError {
    let offset = place.offset(error.field) ?? text.count
    let isMissing = error.code == .missingField
    return DateParsingError(
      error.code, TextPlace(text, at: offset), expected: isMissing ? error.field.name : "", example: example,
      suggestion: suggestion(text), reason: error.reason)
  }

  // MARK: Expectations

  /// The day of the examples; 30 can be nothing but a day.
  private static let exampleDate = CivilDate(trustingYear: 2026, month: 11, day: 30)

  /// The example's date and time as the format writes it.
  var example: String {
    let time = CivilTime(trustingHour: 18, minute: 5, second: 9, nanosecond: 0)
    return format.string(from: CivilDateTime(date: Self.exampleDate, time: time))
  }

  /// What an item of the plan is, with an example.
  func expectation(_ item: Int) -> String {
    guard item < plan.items.count else { return "the end of the text" }
    switch plan.items[item] {
    case .literal(let range):
      return "\"\(DateParsingError.shown(plan.text(range)))\""
    case .number(let number): return "\(number.field.name), such as \"\(exampleText(number))\""
    case .ruledYear, .offset: return plan.items[item].field?.name ?? ""
    case .names(let field, let range, _):
      let value =
        switch field {
        case .month: 11
        case .weekday, .era: 1
        case .quarter: 4
        default: 0
        }
      guard let name = plan.names[range].first(where: { $0.value == value }) ?? plan.names[range].first else {
        return field.name
      }
      let text = plan.text(name.offset..<name.offset + name.count)
      return "\(field.name), such as \"\(DateParsingError.shown(text))\""
    }
  }

  private func exampleText(_ number: ReadingPlan.Number) -> String {
    let value =
      switch number.field {
      case .year where number.maximum == 2: 26
      case .year, .extendedYear, .weekYear: 2026
      case .month: 11
      case .day: 30
      case .dayOfYear: 334
      case .quarter, .weekOfMonth: 4
      case .julianDay: 2_461_375
      case .weekOfYear: 49
      case .hour, .hourFrom1To24: 18
      case .hourFrom1To12, .hourFrom0To11: 6
      case .second: 9
      default: 5
      }
    let digits = String(value)
    let zeros = String(repeating: "0", count: max(0, number.minimum - digits.utf8.count))
    guard let place = number.digits else { return zeros + digits }
    var bytes: [UInt8] = []
    for digit in (zeros + digits).utf8 {
      let value = Int(digit) - 0x30
      for index in 0..<plan.digits[place].count(value) {
        bytes.append(UInt8(truncatingIfNeeded: plan.digits[place].bytes(value) >> UInt32(8 * index)))
      }
    }
    return String(trusting: bytes.span)
  }
}
