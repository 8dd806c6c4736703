/// Putting patterns together.
extension PatternGenerator {
  /// Appends the pattern of an entry with the widths that were asked for.
  func append(_ candidate: Int, _ request: Request, _ result: inout [UInt8]) {
    let entry = candidates[candidate]
    let specified = entry.specified
    switch entry.pattern {
    case .table(let id): tables.withString(id) { adjust($0, request, specified, .exact, &result) }
    case .made(let index):
      let made = madePatterns[index]
      adjust(made.span, request, specified, .exact, &result)
    case .letter(let letter):
      let alone: InlineArray<1, UInt8> = [letter]
      adjust(alone.span, request, specified, .exact, &result)
    case .empty: break
    }
  }

  /// The pattern of some of a skeleton's fields: the nearest entry's, with each field that it lacks appended.
  ///
  /// Source: UTS #35 part 4, "Missing Skeleton Fields"; `DateTimePatternGenerator::getBestAppending`.
  func bestAppending(
    _ request: Request, _ fields: PatternFields, _ observer: inout some PatternObserver
  ) -> [UInt8] {
    var result: [UInt8] = []
    guard !fields.isEmpty else { return result }
    var best = nearest(request.shape, fields)
    append(best.candidate, request, &result)
    observer.match(best, fields)
    var lastMissing = PatternFields()
    while !best.missing.isEmpty, best.missing != lastMissing {
      let secondAndFraction: PatternFields = [.second, .fraction]
      if best.missing.intersection(secondAndFraction) == .fraction, fields.isSuperset(of: secondAndFraction) {
        var withFraction: [UInt8] = []
        adjust(result.span, request, candidates[best.candidate].specified, .addingFraction, &withFraction)
        result = withFraction
        observer.addFraction(best)
        best.missing.subtract(.fraction)
        continue
      }
      let wanted = best.missing
      best = nearest(request.shape, wanted)
      var addition: [UInt8] = []
      append(best.candidate, request, &addition)
      let field = wanted.subtracting(best.missing).last
      withAppendItem(field) { template in
        result = PatternTemplate.filled(template, result, addition, quotedName(of: field))
      }
      observer.append(best, wanted, field)
      lastMissing = best.missing
    }
    return result
  }

  /// A date and a time with what the locale puts between them for a month as wide as the skeleton's.
  func joined(_ date: [UInt8], _ time: [UInt8], _ shape: SkeletonShape) -> [UInt8] {
    joined(date, time, Self.glueStyle(of: shape))
  }

  /// The date style whose glue a skeleton gets.
  static func glueStyle(of shape: SkeletonShape) -> DateStyle {
    let place = PatternField.month.rawValue
    let hasWeekday = shape.fields.contains(PatternFields(.weekday))
    return switch FieldForm(shape.letters[place], Int(shape.counts[place]))?.minimumCount {
    case 4: hasWeekday ? .full : .long
    case 3: .medium
    default: .short
    }
  }

  /// The glue of a date style: the one for "at a time" where CLDR has it, else the standard one.
  package func joined(_ date: [UInt8], _ time: [UInt8], _ style: DateStyle) -> [UInt8] {
    guard let glue = glue(style) else { return date + [UInt8(ascii: " ")] + time }
    return tables.withString(glue.id) { PatternTemplate.filled($0, time, date, []) }
  }

  /// The string that joins a date of a style and a time, with the calendar and the place among the styles that has it.
  func glue(_ style: DateStyle) -> (id: UInt16, slot: StyleSlot, calendar: TableCalendar?)? {
    let own = data.styles(styleCalendar, row: row)
    let gregorian = data.styles(nil, row: row)
    let offset = style.slot.rawValue - StyleSlot.dateFull.rawValue
    for (calendar, styles, first) in [
      (styleCalendar, own, StyleSlot.atTimeFull), (nil, gregorian, .atTimeFull), (styleCalendar, own, .glueFull),
      (nil, gregorian, .glueFull),
    ]
    where styles.count == StyleSlot.allCases.count {
      let glue = tables.value(styles, first.rawValue + offset)
      guard glue != TableLayout.none, let slot = StyleSlot(rawValue: first.rawValue + offset) else { continue }
      return (glue, slot, calendar)
    }
    return nil
  }

  func withAppendItem(_ field: PatternField, _ body: (Span<UInt8>) -> Void) {
    if let key = field.appendKey, let item = data.firstValue(key, .appendItems, calendar, row: row) {
      tables.withString(item, body)
    } else {
      // What ICU has for the fields for which CLDR has no form.
      body("{0} \u{251C}{2}: {1}\u{2524}".utf8.span)
    }
  }

  /// The name of a field in quotes, for the pattern that says what an appended number is.
  func quotedName(of field: PatternField) -> [UInt8] {
    var name = [UInt8(ascii: "'")]
    if let field = field.cldrName, let id = data.fieldName(field, .wide, row: row) {
      tables.withString(id) { bytes in for index in bytes.indices { name.append(bytes[index]) } }
    } else {
      // ICU's name of a field without a name.
      name.append(contentsOf: "F\(field.rawValue)".utf8)
    }
    name.append(UInt8(ascii: "'"))
    return name
  }

  /// The sign between seconds and their fraction.
  var decimalSeparator: [UInt8] {
    let system = data.numberSystemName(for: locale, row: row)
    return Array((data.numberSymbol("decimal", of: system, row: row) ?? ".").utf8)
  }
}
