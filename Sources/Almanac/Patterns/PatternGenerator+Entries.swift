/// The entries that skeletons are matched with.
extension PatternGenerator {
  /// One entry: a skeleton and its pattern.
  struct Candidate {
    var types: InlineArray<16, Int16>
    var counts: InlineArray<16, UInt8>
    var fields: PatternFields
    var base: UInt64
    /// Entries are in the order of the first letters of their skeletons, and those of one letter as they were added.
    var firstLetter: UInt8
    /// Whether the skeleton is CLDR's and was not read off a pattern.
    var isSpecified: Bool
    var pattern: PatternSource
  }

  /// Where the pattern of an entry is.
  enum PatternSource {
    case table(UInt16)
    /// A field alone.
    case letter(UInt8)
    /// One of `madePatterns`.
    case made(Int)
    case empty
  }

  /// The skeleton of an entry, as far as the width of fields depends on it.
  struct Specified {
    var types: InlineArray<16, Int16>
    var counts: InlineArray<16, UInt8>
  }

  /// The standard styles in ICU's order, and the skeletons that the times among them are made of elsewhere.
  static let styleSlots: InlineArray<4, (date: StyleSlot, time: StyleSlot, skeleton: DateSkeleton)> = [
    (.dateFull, .timeFull, "jmmsszzzz"), (.dateLong, .timeLong, "jmmssz"), (.dateMedium, .timeMedium, "jmmss"),
    (.dateShort, .timeShort, "jmm"),
  ]

  /// Whether times are made of skeletons, because language or region is not that of the row that answers.
  ///
  /// So pt-US has `h:mm a` although Portuguese has `HH:mm`; ICU's `SimpleDateFormat` does it for its time styles.
  package static func makesTimes(_ data: LocaleData, for locale: LocaleTag, row: Int) -> Bool {
    guard locale.language != .und || !locale.packedRegion.isNone || !locale.packedScript.isNone else { return false }
    let answering = data.packedLocale(ofRow: row)
    return !locale.packedRegion.isNone && locale.packedRegion != answering.region
      || locale.language != answering.language
  }

  /// Collects all entries.
  mutating func collectCandidates() {
    for field in PatternField.allCases {
      var shape = SkeletonShape()
      shape.add(field.canonicalLetter, 1)
      shape.finish()
      addDerived(shape, .letter(field.canonicalLetter))
    }
    if entries == .all { addStyles() }
    var place = 0
    while let list = skeletons.list(place) {
      addSkeletons(list.pairs, isRoot: list.isRoot && !edition.countsRootSkeletons)
      place += 1
    }
  }

  private mutating func addStyles() {
    let styles = data.styles(styleCalendar, row: row)
    guard styles.count == StyleSlot.allCases.count else { return }
    var maker = timeMaker
    for index in 0..<Self.styleSlots.count {
      let slots = Self.styleSlots[index]
      let date = tables.value(styles, slots.date.rawValue)
      if date != TableLayout.none { addDerived(tables.withString(date) { SkeletonShape(pattern: $0) }, .table(date)) }
      if let time = maker?.bestPattern(for: slots.skeleton) {
        addMade(time)
        if slots.time == .timeShort { addMinutesAndSeconds(of: time.span) }
      } else if case let time = tables.value(styles, slots.time.rawValue), time != TableLayout.none {
        addDerived(tables.withString(time) { SkeletonShape(pattern: $0) }, .table(time))
        if slots.time == .timeShort { tables.withString(time) { addMinutesAndSeconds(of: $0) } }
      }
    }
  }

  /// What makes the time styles where they are not the tables'.
  private var timeMaker: PatternGenerator? {
    Self.makesTimes(data, for: locale, row: row) ? withoutStyles : nil
  }

  private mutating func addMade(_ pattern: [UInt8]) {
    madePatterns.append(pattern)
    addDerived(SkeletonShape(pattern: pattern.span), .made(madePatterns.count - 1))
  }

  /// Adds the part from minutes to seconds of a short time that has both.
  ///
  /// Of what stands between them, only the separators that ICU knows go with it; anything else ends the search.
  private mutating func addMinutesAndSeconds(of pattern: Span<UInt8>) {
    var part: [UInt8] = []
    var items = PatternItems()
    while let item = items.next(in: pattern) {
      switch item {
      case .field(let letter, let count):
        switch letter {
        case UInt8(ascii: "m"): part.append(contentsOf: repeatElement(letter, count: count))
        case UInt8(ascii: "s"):
          guard !part.isEmpty else { return }
          part.append(contentsOf: repeatElement(letter, count: count))
          return addMade(part)
        case UInt8(ascii: "z"), UInt8(ascii: "Z"), UInt8(ascii: "v"), UInt8(ascii: "V"): return
        default: if !part.isEmpty { return }
        }
      case .text(let range):
        guard !part.isEmpty else { continue }
        guard Self.isSeparator(pattern[range.lowerBound]) else { return }
        for index in range { part.append(pattern[index]) }
      }
    }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: " "), UInt8(ascii: ":"), UInt8(ascii: "\""),
      UInt8(ascii: ","), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Adds an entry whose skeleton was read off its pattern, unless there is one with the same fields.
  private mutating func addDerived(_ shape: SkeletonShape, _ pattern: PatternSource) {
    guard !shape.fields.isEmpty, candidates.first(of: shape.base) == nil else { return }
    candidates.append(Candidate(shape, isSpecified: false, pattern))
  }

  private mutating func addSkeletons(_ list: TablePairs, isRoot: Bool) {
    for index in 0..<list.count {
      let value = list.value(index)
      let (shape, slash, isCut) = list.withKey(index) { key in
        var end = 0
        let shape = SkeletonShape(key: key, &end)
        return (shape, end, end < key.count)
      }
      guard isCut else {
        addSpecified(shape, .table(value), isRoot: isRoot)
        continue
      }
      guard list.withKey(index, { isWanted($0, slash, list) }) else { continue }
      addSpecified(shape, weeks == .empty ? .empty : .table(value), isRoot: isRoot)
    }
  }

  /// Adds an entry of `availableFormats`.
  ///
  /// It takes the place of one that was read off a pattern and has the same skeleton; one that is there from a nearer
  /// locale stays; and those of root come in only where there is none with the same fields.
  private mutating func addSpecified(_ shape: SkeletonShape, _ pattern: PatternSource, isRoot: Bool) {
    var same: Int?
    var next = candidates.first(of: shape.base)
    while let index = next {
      if isRoot { return }
      if candidates[index].hasCounts(of: shape) {
        if candidates[index].isSpecified { return }
        same = index
        break
      }
      if same == nil, candidates[index].hasTypes(of: shape) { same = index }
      next = candidates.next(after: index)
    }
    if let same {
      candidates.specify(same, pattern)
    } else if !shape.fields.isEmpty {
      candidates.append(Candidate(shape, isSpecified: true, pattern))
    }
  }

  /// Whether a key such as `yw/one` has the wanted plural category, or `other` where its list does not have the wanted one.
  func isWanted(_ key: Span<UInt8>, _ slash: Int, _ list: TablePairs) -> Bool {
    let category = key.extracting((slash + 1)...)
    let isOther = TableReader.order(category, "other".utf8.span) == 0
    guard case .category(let wanted) = weeks, wanted != "other" else { return isOther }
    if TableReader.order(category, wanted.utf8.span) == 0 { return true }
    guard isOther else { return false }
    var asked: [UInt8] = []
    for index in 0...slash { asked.append(key[index]) }
    asked += wanted.utf8
    return list.value(of: asked.span) == nil
  }
}

extension PatternGenerator {
  /// Entries in their order, found by their skeletons without counts of letters.
  struct Candidates {
    private var all: [Candidate] = []
    /// For each bucket its first entry, and for each entry the next one of its bucket; counted from 1, 0 for none.
    private var firsts = InlineArray<64, UInt16>(repeating: 0)
    private var nexts: [UInt16] = []

    var isEmpty: Bool { all.isEmpty }
    var indices: Range<Int> { all.indices }

    subscript(index: Int) -> Candidate {
      @inline(__always)
      _read { yield all[index] }
    }

    /// The first entry of a base.
    func first(of base: UInt64) -> Int? { index(from: firsts[Self.bucket(base)], base) }

    /// The next entry of the same base.
    func next(after index: Int) -> Int? { self.index(from: nexts[index], all[index].base) }

    private func index(from start: UInt16, _ base: UInt64) -> Int? {
      var next = start
      while next != 0 {
        let index = Int(next) - 1
        if all[index].base == base { return index }
        next = nexts[index]
      }
      return nil
    }

    mutating func append(_ candidate: Candidate) {
      if all.isEmpty {
        all.reserveCapacity(160)
        nexts.reserveCapacity(160)
      }
      all.append(candidate)
      nexts.append(0)
      let bucket = Self.bucket(candidate.base)
      guard firsts[bucket] != 0 else {
        firsts[bucket] = UInt16(all.count)
        return
      }
      var last = Int(firsts[bucket]) - 1
      while nexts[last] != 0 { last = Int(nexts[last]) - 1 }
      nexts[last] = UInt16(all.count)
    }

    /// Makes an entry one of CLDR's with another pattern.
    mutating func specify(_ index: Int, _ pattern: PatternSource) {
      all[index].pattern = pattern
      all[index].isSpecified = true
    }

    /// One of 64, by the golden ratio.
    private static func bucket(_ base: UInt64) -> Int { Int(truncatingIfNeeded: (base &* 0x9E37_79B9_7F4A_7C15) >> 58) }
  }
}

extension PatternGenerator.Candidate {
  init(_ shape: SkeletonShape, isSpecified: Bool, _ pattern: PatternGenerator.PatternSource) {
    types = shape.types
    counts = shape.counts
    fields = shape.fields
    base = shape.base
    firstLetter = shape.firstLetter
    self.isSpecified = isSpecified
    self.pattern = pattern
  }

  /// What the width of fields depends on; nil for a skeleton that was read off a pattern.
  var specified: PatternGenerator.Specified? {
    isSpecified ? PatternGenerator.Specified(types: types, counts: counts) : nil
  }

  func hasCounts(of shape: SkeletonShape) -> Bool {
    counts.indices.allSatisfy { counts[$0] == shape.counts[$0] }
  }

  func hasTypes(of shape: SkeletonShape) -> Bool {
    types.indices.allSatisfy { types[$0] == shape.types[$0] }
  }
}
