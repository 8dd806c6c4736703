/// What the tables know of the intervals of a locale: ICU's `DateIntervalInfo`.
struct IntervalInfo {
  let data: LocaleData
  let row: Int
  private var lists: PatternLists

  init(_ data: LocaleData, row: Int, _ calendar: TableCalendar?) {
    self.data = data
    self.row = row
    lists = PatternLists(.intervals, calendar, row: row, in: data.tables)
  }

  /// How a skeleton of the tables differs from the one that was asked for.
  enum Match {
    case same
    /// It has the same fields in other widths.
    case otherWidths
    /// It has other letters for the same: `v` for `z`, `h` for `K`, none for `a`.
    case otherLetters
    case otherFields
  }

  /// How both ends are joined where there is no pattern for them, such as `{0} – {1}`.
  mutating func fallback() -> [UInt8]? { lists.firstValue("fallback".utf8Span.span).map(bytes) }

  /// The pattern of a skeleton for ends that differ in a field; empty where there is none.
  mutating func pattern(_ skeleton: [UInt8], _ field: IntervalField) -> [UInt8] {
    var key = skeleton + [UInt8(ascii: "/"), 0]
    let last = key.count - 1
    let letters = field.keys
    var place = 0
    while let list = lists.list(place) {
      for index in 0..<letters.count where index == 0 || letters[index] != letters[0] {
        key[last] = letters[index]
        if let value = list.pairs.value(of: key.span) { return bytes(value) }
      }
      place += 1
    }
    return []
  }

  /// The skeleton of the tables that is nearest to one that was asked for, the first of several; nil without tables.
  ///
  /// Source: UTS #35 part 4, "intervalFormats"; `DateIntervalInfo::getBestSkeleton`.
  mutating func bestSkeleton(_ asked: [UInt8]) -> (skeleton: [UInt8], match: Match)? {
    let widths = LetterCounts(asked.map(Self.counterpart))
    let hasOtherLetters = asked.contains { Self.counterpart($0) != $0 }
    var best: UInt16?
    var bestDistance = Int.max
    var bestMatch = Match.otherFields
    var place = 0
    while bestDistance > 0, let list = lists.list(place)?.pairs {
      var last = 0
      for index in 0..<list.count {
        let (distance, hash, hasSameFields) = list.withKey(index) { widths.distance(toKey: $0) }
        // The patterns of one skeleton stand side by side.
        guard hash != last else { continue }
        last = hash
        guard distance < bestDistance else { continue }
        best = list.key(index)
        bestDistance = distance
        bestMatch = distance == 0 ? .same : hasSameFields ? .otherWidths : .otherFields
      }
      place += 1
    }
    guard let best else { return nil }
    if hasOtherLetters, bestMatch != .otherFields { bestMatch = .otherLetters }
    return (data.tables.withString(best) { key in Self.skeleton(ofKey: key) }, bestMatch)
  }

  /// The letter that stands for another one in the tables' skeletons; 0 for those that stand for nothing.
  private static func counterpart(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "z"), UInt8(ascii: "O"): UInt8(ascii: "v")
    case UInt8(ascii: "k"): UInt8(ascii: "H")
    case UInt8(ascii: "K"): UInt8(ascii: "h")
    case UInt8(ascii: "a"), UInt8(ascii: "b"): 0
    default: letter
    }
  }

  private static func skeleton(ofKey key: Span<UInt8>) -> [UInt8] {
    var skeleton: [UInt8] = []
    for index in 0..<key.count where key[index] != UInt8(ascii: "/") && index < key.count - 2 {
      skeleton.append(key[index])
    }
    return skeleton
  }

  private func bytes(_ id: UInt16) -> [UInt8] {
    data.tables.withString(id) { text in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(text.count)
      for index in text.indices { bytes.append(text[index]) }
      return bytes
    }
  }
}

/// How often each ASCII letter is in a text.
struct LetterCounts {
  private var counts = InlineArray<64, UInt8>(repeating: 0)
  /// The letters that are there, one bit each.
  private var letters: UInt64 = 0

  /// Counts letters; other bytes do not count.
  init(_ text: [UInt8]) {
    for byte in text where (byte | 0x20) &- 0x61 < 26 { self[byte] += 1 }
  }

  /// The count of a letter.
  subscript(letter: UInt8) -> UInt8 {
    get { counts[Int(letter &- 0x41)] }
    set {
      counts[Int(letter &- 0x41)] = newValue
      letters |= 1 << UInt64(letter &- 0x41)
    }
  }

  /// How far a skeleton of the tables, up to the `/` of its key, is away.
  ///
  /// A field that one has and the other lacks weighs 0x1000, a month that is a number in one and text in the other 0x100,
  /// and else each letter 1. Each letter of the tables' skeletons is in one run.
  ///
  /// - Returns: the distance, a number that tells the skeleton apart from its neighbours, and whether the fields are the same.
  func distance(toKey key: Span<UInt8>) -> (distance: Int, hash: Int, hasSameFields: Bool) {
    var distance = 0
    var found: UInt64 = 0
    var hash = 5381
    var index = 0
    while index < key.count, key[index] != UInt8(ascii: "/") {
      let letter = key[index]
      let start = index
      repeat { index += 1 } while index < key.count && key[index] == letter
      let count = index - start
      hash = hash &* 33 &+ Int(letter) &* 64 &+ count
      let place = letter &- 0x41
      guard place < 64 else { continue }
      found |= 1 << UInt64(place)
      let own = Int(counts[Int(place)])
      if own == 0 || own == count { continue }
      let isOtherMonth = letter == UInt8(ascii: "M") && (own <= 2) != (count <= 2)
      distance += isOtherMonth ? 0x100 : abs(own - count)
    }
    // A key without a slash is no skeleton.
    guard index < key.count else { return (.max, hash, false) }
    let others = (found ^ letters).nonzeroBitCount
    return (distance + 0x1000 * others, hash, others == 0)
  }
}
