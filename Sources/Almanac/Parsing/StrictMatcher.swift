/// Compares a text byte by byte with what a format writes, and finds all readings.
struct StrictMatcher: ReadingMatcher {
  let plan: ReadingPlan
  private let text: [UInt8]

  init(_ plan: ReadingPlan, _ text: Span<UInt8>) {
    self.plan = plan
    self.text = (0..<text.count).map { text[$0] }
  }

  var itemCount: Int { plan.items.count }
  var textEnd: Int { text.count }

  func placeOfRest(_ place: Int) -> Int { place }

  /// A place between two ASCII letters; in other scripts it is not worth a look here.
  func isInsideWord(_ place: Int) -> Bool {
    place > 0 && place < text.count && text[place - 1].isWordByte && text[place].isWordByte
  }

  func ways(_ item: Int, at place: Int, _ fields: ReadFields) -> [ReadingWay] {
    let text = text.span
    switch plan.items[item] {
    case .literal(let range):
      guard let end = plan.end(ofLiteral: range, in: text, at: place) else { return [] }
      return [ReadingWay(end: end, fields: fields)]
    case .names(let field, let range, _):
      let head = text.head(at: place)
      return plan.names[range].compactMap { name in
        plan.end(of: name, head: head, in: text, at: place).flatMap {
          way(field, name.value, at: place, to: $0, fields)
        }
      }
    case .number(let form):
      var ways: [ReadingWay] = []
      // Fewer digits are a reading too where more digits follow at once.
      var maximum = form.maximum
      while maximum >= form.minimum, let number = plan.number(form, maximum, in: text, at: place) {
        if var way = way(form.field, number.value, at: place, to: number.end, fields) {
          if form.field == .year { way.fields.yearDigits = number.digits }
          ways.append(way)
        }
        maximum = number.digits - 1
      }
      return ways
    case .ruledYear(let numbers):
      guard let (value, end) = numbers.read(text, at: place) else { return [] }
      return way(.year, Int32(clamping: value), at: place, to: end, fields).map { [$0] } ?? []
    case .offset(let form):
      return form.readings(of: text, at: place, plan.offsets).compactMap { reading in
        way(.offset, Int32(reading.seconds), at: place, to: reading.end, fields)
      }
    }
  }

  private func way(
    _ field: ReadingField, _ value: Int32, at place: Int, to end: Int, _ fields: ReadFields
  ) -> ReadingWay? {
    var fields = fields
    return fields.set(field, value, at: place) ? ReadingWay(end: end, fields: fields) : nil
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or of a scalar beyond ASCII.
  fileprivate var isWordByte: Bool { self >= 0x80 || (self | 0x20) &- 0x61 < 26 }
}
