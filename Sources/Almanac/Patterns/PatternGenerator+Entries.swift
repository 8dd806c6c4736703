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
    candidates.reserveCapacity(160)
    for field in PatternField.allCases {
      var shape = SkeletonShape()
      shape.add(field.canonicalLetter, 1)
      shape.finish()
      addDerived(shape, .letter(field.canonicalLetter))
    }
    if entries == .all { addStyles() }
    _ = data.firstList(.skeletons, calendar, row: row) { list, isRoot in
      addSkeletons(list, isRoot: isRoot && !edition.countsRootSkeletons)
      return false
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
    guard !shape.fields.isEmpty, !candidates.contains(where: { $0.base == shape.base }) else { return }
    candidates.append(Candidate(shape, isSpecified: false, pattern))
  }

  private mutating func addSkeletons(_ list: TablePairs, isRoot: Bool) {
    for index in 0..<list.count {
      let value = list.value(index)
      let (shape, slash) = list.withKey(index) { key in (SkeletonShape(key: key), Self.slash(in: key)) }
      guard let slash else {
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
    for index in candidates.indices where candidates[index].base == shape.base {
      if isRoot { return }
      if candidates[index].hasCounts(of: shape) {
        if candidates[index].isSpecified { return }
        same = index
        break
      }
    }
    same = same ?? candidates.firstIndex { $0.base == shape.base && $0.hasTypes(of: shape) }
    if let same {
      candidates[same].pattern = pattern
      candidates[same].isSpecified = true
    } else if !shape.fields.isEmpty {
      candidates.append(Candidate(shape, isSpecified: true, pattern))
    }
  }

  /// Where the plural category begins in a key such as `yw/one`; nil for most keys, which have none.
  private static func slash(in key: Span<UInt8>) -> Int? {
    var index = key.count
    while index > 0 {
      index -= 1
      if key[index] == UInt8(ascii: "/") { return index }
    }
    return nil
  }

  /// Whether a key has the wanted plural category, or `other` where its list does not have the wanted one.
  private func isWanted(_ key: Span<UInt8>, _ slash: Int, _ list: TablePairs) -> Bool {
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

  fileprivate func hasCounts(of shape: SkeletonShape) -> Bool {
    counts.indices.allSatisfy { counts[$0] == shape.counts[$0] }
  }

  fileprivate func hasTypes(of shape: SkeletonShape) -> Bool {
    types.indices.allSatisfy { types[$0] == shape.types[$0] }
  }
}
