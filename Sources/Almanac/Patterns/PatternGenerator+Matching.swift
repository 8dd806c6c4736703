/// Looking up and measuring.
extension PatternGenerator {
  /// The nearest entry, and in what it differs from what was asked for.
  struct Nearest {
    var candidate: Int
    /// Fields that were asked for and that the entry lacks.
    var missing: PatternFields
    /// Fields of the entry that were not asked for.
    var extra: PatternFields
  }

  /// An extra field weighs more than all missing ones, and a missing one more than all differences of width.
  private static let weightOfExtra = 0x10000
  private static let weightOfMissing = 0x1000

  /// The entry of the locale or its parents, but for root, that is a skeleton word for word: its pattern and widths, and
  /// the place of its list.
  ///
  /// No other entry can be nearer. Root's are left to the measuring where they do not count beside a style with the
  /// same fields.
  mutating func exactEntry(_ shape: SkeletonShape) -> (value: UInt16, specified: Specified, place: Int)? {
    var key = InlineArray<48, UInt8>(repeating: 0)
    var count = 0
    var specified = Specified(types: shape.types, counts: shape.counts)
    for field in PatternField.allCases where shape.fields.contains(PatternFields(field)) {
      let place = field.rawValue
      let letter = shape.letters[place]
      // CLDR writes text with the fewest letters of its width.
      if shape.types[place] < 0, let form = FieldForm(letter, Int(shape.counts[place])) {
        specified.counts[place] = form.minimumCount
      }
      // A 12-hour clock has `a` without saying so.
      let isImplied = field == .dayPeriod && shape.fields.contains(PatternFields(.hour))
      if isImplied, letter == UInt8(ascii: "a"), specified.counts[place] == 1 { continue }
      guard count + Int(specified.counts[place]) <= key.count else { return nil }
      for _ in 0..<specified.counts[place] {
        key[count] = letter
        count += 1
      }
    }
    guard count > 0 else { return nil }
    var place = 0
    while let list = skeletons.list(place) {
      if !list.isRoot || edition.countsRootSkeletons,
        let value = list.pairs.value(of: key.span.extracting(first: count))
      {
        return (value, specified, place)
      }
      place += 1
    }
    return nil
  }

  /// The nearest entry to some of the fields of a skeleton.
  ///
  /// Of two that are as near, it is the one that lacks the later fields; of two that lack the same, the first.
  ///
  /// - Precondition: the entries were collected.
  func nearest(_ shape: SkeletonShape, _ fields: PatternFields) -> Nearest {
    let wanted = shape.fields.intersection(fields)
    var best = Nearest(candidate: 0, missing: PatternFields(), extra: PatternFields())
    var bestDistance = Int.max
    for index in candidates.indices {
      let present = candidates[index].fields
      let missing = wanted.subtracting(present)
      let extra = present.subtracting(wanted)
      var distance = Self.distance(missing: missing, extra: extra)
      // Most entries are out already, so that their widths need no look.
      guard distance <= bestDistance else { continue }
      distance += Self.difference(shape.types, candidates[index].types, in: wanted.intersection(present))
      guard distance <= bestDistance else { continue }
      if distance == bestDistance {
        let isBefore = candidates[index].firstLetter < candidates[best.candidate].firstLetter
        guard missing.rawValue > best.missing.rawValue || missing == best.missing && isBefore else { continue }
      }
      bestDistance = distance
      best = Nearest(candidate: index, missing: missing, extra: extra)
    }
    return best
  }

  /// How far away an entry is by the fields that it lacks and by those that it has beside the wanted ones.
  @inline(__always)
  static func distance(missing: PatternFields, extra: PatternFields) -> Int {
    weightOfExtra * extra.rawValue.nonzeroBitCount + weightOfMissing * missing.rawValue.nonzeroBitCount
  }

  /// How far the forms of some fields are apart.
  @inline(__always)
  static func difference(
    _ left: InlineArray<16, Int16>, _ right: InlineArray<16, Int16>, in fields: PatternFields
  ) -> Int {
    var sum = 0
    var rest = fields.rawValue
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      sum += abs(Int(left[place]) - Int(right[place]))
      rest &= rest &- 1
    }
    return sum
  }
}
