/// Giving a pattern the widths that were asked for.
extension PatternGenerator {
  /// What a pattern is adjusted for.
  enum Adjustment {
    /// All of its fields.
    case exact
    /// The fraction is put behind its seconds.
    case addingFraction
  }

  /// Appends a pattern, its fields with the letters and widths of a skeleton.
  ///
  /// Month, weekday and year keep the letter that the pattern has, and the hour gets the locale's. Hour, minute and
  /// second keep the pattern's width unless the skeleton's was asked for; so do fields that CLDR's skeleton has as wide as
  /// the asked one, and those where one of skeleton and pattern is a number and the other is text.
  ///
  /// Source: UTS #35 part 4, "Matching Skeletons", on adjusting; `DateTimePatternGenerator::adjustFieldTypes`.
  func adjust(
    _ pattern: Span<UInt8>, _ request: Request, _ specified: Specified?, _ adjustment: Adjustment,
    _ result: inout [UInt8]
  ) {
    var items = PatternItems()
    while let item = items.next(in: pattern) {
      switch item {
      case .text(let range):
        for index in range { result.append(pattern[index]) }
      case .field(let letter, let count):
        guard let form = FieldForm(letter, count) else {
          Self.append(letter, count, to: &result)
          continue
        }
        if adjustment == .addingFraction, form.field == .second {
          Self.append(letter, count, to: &result)
          result.append(contentsOf: decimalSeparator)
          let place = PatternField.fraction.rawValue
          Self.append(request.shape.letters[place], Int(request.shape.counts[place]), to: &result)
        } else if request.shape.fields.contains(PatternFields(form.field)) {
          append(form, letter, count, request, specified, to: &result)
        } else {
          Self.append(letter, count, to: &result)
        }
      }
    }
  }

  private static func append(_ letter: UInt8, _ count: Int, to result: inout [UInt8]) {
    for _ in 0..<count { result.append(letter) }
  }

  private func append(
    _ form: FieldForm, _ letter: UInt8, _ count: Int, _ request: Request, _ specified: Specified?,
    to result: inout [UInt8]
  ) {
    let adjusted = adjusted(form, letter, count, request, specified)
    Self.append(adjusted.letter, adjusted.count, to: &result)
  }

  /// A field of a pattern as it is written for a skeleton, and what decided on its width.
  struct AdjustedField {
    var letter: UInt8
    var count: Int
    var rule: WidthRule
  }

  /// A field of a pattern with the letter and the width that a skeleton has.
  @inline(__always)
  func adjusted(
    _ form: FieldForm, _ letter: UInt8, _ count: Int, _ request: Request, _ specified: Specified?
  ) -> AdjustedField {
    let place = form.field.rawValue
    let asked = request.shape.letters[place]
    var askedCount = Int(request.shape.counts[place])
    // One to three E are the same.
    if asked == UInt8(ascii: "E"), askedCount < 3 { askedCount = 3 }
    var adjustedCount = askedCount
    var rule = WidthRule.asked
    if Self.keepsWidth(form.field, request.widths) {
      adjustedCount = count
      rule = .timeKeepsItsOwn
    } else if let specified, asked != UInt8(ascii: "c"), asked != UInt8(ascii: "e") {
      // A single c or e is a number, so that their counts mean more than a width.
      let isNumber = form.type > 0
      let isSpecifiedNumber = specified.types[place] > 0
      let isAskedNumber = request.shape.types[place] > 0
      // Where a number was asked for, words stay words and numbers get its width, whatever CLDR's skeleton has.
      let isKept = edition.keepsWordsForNumbers && isAskedNumber ? !isNumber : isNumber != isSpecifiedNumber
      if Int(specified.counts[place]) == askedCount {
        adjustedCount = count
        rule = .entryHasItFor
      } else if isKept {
        adjustedCount = count
        rule = .numberAndText
      }
    }
    var adjusted = asked
    switch form.field {
    case .hour: adjusted = adjustedHour(letter, asked, request)
    case .month, .weekday: adjusted = letter
    case .year: if asked != UInt8(ascii: "Y") { adjusted = letter }
    default: break
    }
    if adjusted == UInt8(ascii: "E"), adjustedCount < 3 { adjusted = UInt8(ascii: "e") }
    return AdjustedField(letter: adjusted, count: adjustedCount, rule: rule)
  }

  /// Whether a field keeps the width that the pattern has, because it is one of a time and its own was not asked for.
  private static func keepsWidth(_ field: PatternField, _ widths: MatchedWidths) -> Bool {
    switch field {
    case .hour, .minute, .second: !widths.contains(MatchedWidths(rawValue: field.bit))
    default: false
    }
  }

  /// The letter of an hour: that of the locale where it is the cycle's own or the other cycle of as many hours.
  private func adjustedHour(_ letter: UInt8, _ asked: UInt8, _ request: Request) -> UInt8 {
    if request.usesCapitalJ { return preferredHour.letter }
    guard let cycle = HourCycle(letter: asked) else { return letter }
    if cycle == preferredHour { return asked }
    return cycle.isTwelveHour == preferredHour.isTwelveHour ? preferredHour.letter : letter
  }
}
