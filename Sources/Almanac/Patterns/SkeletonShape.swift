/// The fields of a skeleton or a pattern with their widths.
///
/// It is ICU's `PtnSkeleton`: places are those of ``PatternField``, and an absent field is zero everywhere.
struct SkeletonShape {
  /// How each field is measured: `FieldForm.type`.
  var types = InlineArray<16, Int16>(repeating: 0)
  /// The letter of each field.
  var letters = InlineArray<16, UInt8>(repeating: 0)
  /// How many letters each field has.
  var counts = InlineArray<16, UInt8>(repeating: 0)
  /// The rows of all forms in one word: the skeleton without counts of letters (ICU's "base skeleton").
  private(set) var base: UInt64 = 0

  /// Which fields are there.
  private(set) var fields = PatternFields()

  /// Where the row of a field's form begins in `base`; each field has as many bits as its rows need.
  private static let baseOffsets: InlineArray<16, UInt8> = [
    0, 2, 5, 9, 13, 14, 15, 19, 20, 21, 23, 27, 30, 31, 33, 34,
  ]
  private static let baseBits: InlineArray<16, UInt8> = [2, 3, 4, 4, 1, 1, 4, 1, 1, 2, 4, 3, 1, 2, 1, 5]

  /// The bits of `base` that say which form a field has.
  static func baseMask(of field: PatternField) -> UInt64 {
    (1 << UInt64(baseBits[field.rawValue]) - 1) << UInt64(baseOffsets[field.rawValue])
  }

  /// The first letter of the skeleton in the order of fields; 0 for an empty one.
  var firstLetter: UInt8 { fields.isEmpty ? 0 : letters[fields.rawValue.trailingZeroBitCount] }

  /// Takes a run of letters in; of two for the same field the later one counts, and letters of no field do not.
  @inline(__always)
  mutating func add(_ letter: UInt8, _ count: Int) {
    guard let form = FieldForm(letter, count) else { return }
    set(form, letter, count)
  }

  private mutating func set(_ form: FieldForm, _ letter: UInt8, _ count: Int) {
    let place = form.field.rawValue
    types[place] = form.type
    letters[place] = letter
    counts[place] = UInt8(clamping: count)
    let offset = UInt64(Self.baseOffsets[place])
    let mask: UInt64 = (1 << UInt64(Self.baseBits[place]) - 1) << offset
    base = base & ~mask | UInt64(form.row) << offset
    fields.formUnion(PatternFields(form.field))
  }

  /// Completes a shape of which all runs were added.
  ///
  /// Minutes with a fraction get seconds. An hour of a 12-hour clock without a day period gets `a`, and an hour of a
  /// 24-hour clock loses its day period.
  mutating func finish() {
    let parts: PatternFields = [PatternFields(.minute), .fraction]
    if fields.isSuperset(of: parts), !fields.contains(.second) { add(UInt8(ascii: "s"), 1) }
    guard fields.contains(PatternFields(.hour)) else { return }
    let hour = letters[PatternField.hour.rawValue]
    if hour == UInt8(ascii: "h") || hour == UInt8(ascii: "K") {
      if !fields.contains(PatternFields(.dayPeriod)) { add(UInt8(ascii: "a"), 1) }
    } else if fields.contains(PatternFields(.dayPeriod)) {
      removeDayPeriod()
    }
  }

  private mutating func removeDayPeriod() {
    let place = PatternField.dayPeriod.rawValue
    types[place] = 0
    letters[place] = 0
    counts[place] = 0
    base &= ~((1 << UInt64(Self.baseBits[place]) - 1) << UInt64(Self.baseOffsets[place]))
    fields.subtract(PatternFields(.dayPeriod))
  }
}

extension SkeletonShape {
  /// The shape of a pattern, or of a skeleton without letters for "the locale's hour".
  init(pattern: Span<UInt8>) {
    var items = PatternItems()
    while let item = items.next(in: pattern) {
      if case .field(let letter, let count) = item { add(letter, count) }
    }
    finish()
  }

  /// The shape of a key of the tables, up to its end or a `/`, where `end` is then.
  init(key: Span<UInt8>, _ end: inout Int) {
    var index = 0
    while index < key.count, key[index] != UInt8(ascii: "/") {
      let letter = key[index]
      let start = index
      repeat { index &+= 1 } while index < key.count && key[index] == letter
      add(letter, index &- start)
    }
    end = index
    finish()
  }
}

extension DateSkeleton {
  /// The skeleton with its fields in the order of ``PatternField``, each kind once: of two the later one.
  ///
  /// A day period stays only beside an hour of the 12-hour clock, and not beside `j`, `J` or `C`. So has ICU the
  /// skeletons under which it keeps patterns (`DateTimePatternGenerator::staticGetSkeleton`), which is where those of
  /// intervals are from.
  var inFieldOrder: DateSkeleton {
    var shape = SkeletonShape()
    let text = description.utf8.span
    var index = 0
    while index < text.count {
      let letter = text[index]
      let start = index
      repeat { index += 1 } while index < text.count && text[index] == letter
      shape.add(letter, index - start)
    }
    let hasDayPeriod = shape.fields.contains(PatternFields(.dayPeriod))
    shape.finish()
    var letters: [UInt8] = []
    for field in PatternField.allCases where field != .dayPeriod || hasDayPeriod {
      let place = field.rawValue
      letters.append(contentsOf: repeatElement(shape.letters[place], count: Int(shape.counts[place])))
    }
    return DateSkeleton(trusting: letters)
  }
}
