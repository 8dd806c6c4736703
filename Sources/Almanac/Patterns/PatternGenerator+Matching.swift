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
  private static let weightOfExtra: Int32 = 0x10000
  private static let weightOfMissing: Int32 = 0x1000

  /// The entry of the locale or its parents, but for root, that is a skeleton word for word: its pattern and widths.
  ///
  /// No other entry can be nearer. Root's are left to the measuring, because they do not count beside a style with the same
  /// fields.
  func exactEntry(_ shape: SkeletonShape) -> (value: UInt16, specified: Specified)? {
    var key = InlineArray<48, UInt8>(repeating: 0)
    var count = 0
    var specified = Specified(types: shape.types, counts: shape.counts)
    for field in PatternField.allCases where shape.fields.contains(PatternFields(field)) {
      let lane = field.rawValue
      let letter = shape.letters[lane]
      // CLDR writes text with the fewest letters of its width.
      if shape.types[lane] < 0, let form = FieldForm(letter, Int(shape.counts[lane])) {
        specified.counts[lane] = form.minimumCount
      }
      // A 12-hour clock has `a` without saying so.
      let isImplied = field == .dayPeriod && shape.fields.contains(PatternFields(.hour))
      if isImplied, letter == UInt8(ascii: "a"), specified.counts[lane] == 1 { continue }
      guard count + Int(specified.counts[lane]) <= key.count else { return nil }
      for _ in 0..<specified.counts[lane] {
        key[count] = letter
        count += 1
      }
    }
    guard count > 0 else { return nil }
    var found: UInt16?
    _ = data.firstList(.skeletons, calendar, row: row) { list, isRoot in
      if !isRoot { found = list.value(of: key.span.extracting(first: count)) }
      return found != nil
    }
    return found.map { ($0, specified) }
  }

  /// The nearest entry to some of the fields of a skeleton.
  ///
  /// Of two that are as near, it is the one that lacks the later fields; of two that lack the same, the first.
  ///
  /// - Precondition: the entries were collected.
  func nearest(_ shape: SkeletonShape, _ fields: PatternFields) -> Nearest {
    let wanted = shape.types.replacing(with: 0, where: .!Self.lanes(fields))
    var best = Nearest(candidate: 0, missing: PatternFields(), extra: PatternFields())
    var bestDistance = Int32.max
    for index in candidates.indices {
      let other = candidates[index].types
      let isAbsent = wanted .== 0
      let isLacking = other .== 0
      let extra = Self.fields(isAbsent .& .!isLacking)
      let missing = Self.fields(isLacking .& .!isAbsent)
      let difference = wanted &- other
      let size = pointwiseMax(difference, 0 &- difference).replacing(with: 0, where: isAbsent .| isLacking)
      let distance =
        Self.weightOfExtra * Int32(extra.nonzeroBitCount) + Self.weightOfMissing * Int32(missing.nonzeroBitCount)
        + Int32(size.wrappedSum())
      guard distance <= bestDistance else { continue }
      if distance == bestDistance {
        let isBefore = candidates[index].firstLetter < candidates[best.candidate].firstLetter
        guard missing > best.missing.rawValue || missing == best.missing.rawValue && isBefore else { continue }
      }
      bestDistance = distance
      best = Nearest(
        candidate: index, missing: PatternFields(rawValue: missing), extra: PatternFields(rawValue: extra))
    }
    return best
  }

  private static let bits = SIMD16<UInt16>(
    1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768)

  private static func fields(_ lanes: SIMDMask<SIMD16<Int16>>) -> UInt16 {
    bits.replacing(with: 0, where: .!lanes).wrappedSum()
  }

  private static func lanes(_ fields: PatternFields) -> SIMDMask<SIMD16<Int16>> {
    SIMD16<Int16>(truncatingIfNeeded: SIMD16<UInt16>(repeating: fields.rawValue) & bits) .!= 0
  }
}
