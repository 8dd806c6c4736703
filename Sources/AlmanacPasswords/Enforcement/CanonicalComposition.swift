import Almanac

/// Normalization Form C (UAX #15) over the tables' own mappings, in memory that is overwritten afterwards.
///
/// Time grows with the number of scalars and, for long runs of marks, with its logarithm: there is no text on which it
/// becomes quadratic.
struct CanonicalComposition {
  let unicode: UnicodeTables

  /// How often a text may change before it counts as one that never settles; sound tables settle at once.
  private static let passLimit = 4

  /// Brings scalars into Normalization Form C, again until nothing changes any more.
  ///
  /// - Throws: `disallowedCharacter` where nothing settles, which only damaged tables bring about.
  func normalize(_ text: consuming SecretScalars) throws(EnforcementError) -> SecretScalars {
    for _ in 0..<Self.passLimit {
      if isPlainlyNormalized(text) { return text }
      let next = composed(text)
      if next.holdsSame(as: text) { return next }
      text = next
    }
    throw .disallowedCharacter
  }

  /// The quick check of UAX #15, section 9, where "maybe" counts as no.
  private func isPlainlyNormalized(_ text: borrowing SecretScalars) -> Bool {
    var last: UInt8 = 0
    for index in 0..<text.count {
      let scalar = text[index]
      // Below U+0300 every scalar is a starter that composes with nothing before it and is in NFC.
      if scalar < 0x300 {
        last = 0
        continue
      }
      let kind = unicode.kind(of: scalar)
      let own = kind.combiningClass
      if own != 0 && last > own { return false }
      if kind.isNeverComposed || kind.composesWithPrevious || Hangul.isTrailing(scalar) { return false }
      last = own
    }
    return true
  }

  /// One pass: decomposition, canonical order, composition.
  private func composed(_ text: borrowing SecretScalars) -> SecretScalars {
    var work = SecretScalars(capacity: text.count * (UnicodeLayout.mappingDepth + 1))
    for index in 0..<text.count { decompose(text[index], depth: 0, into: &work) }
    order(&work)
    compose(&work)
    return work
  }

  // MARK: Decomposition

  /// Appends what a scalar decomposes to, as words that also say how each takes part in what follows.
  private func decompose(_ scalar: UInt32, depth: Int, into work: inout SecretScalars) {
    if scalar < 0xC0 { return work.append(scalar) }
    if let parts = Hangul.parts(of: scalar) {
      work.append(parts.leading)
      work.append(parts.vowel)
      if parts.trailing != 0 { work.append(parts.trailing) }
      return
    }
    let kind = unicode.kind(of: scalar)
    guard kind.hasMapping, depth < UnicodeLayout.mappingDepth, let mapping = unicode.mapping(of: scalar) else {
      return work.append(Work.word(scalar, kind))
    }
    decompose(mapping.first, depth: depth + 1, into: &work)
    // The second of two has no mapping of its own; the tables were checked for that.
    if mapping.second != 0 { work.append(Work.word(mapping.second, unicode.kind(of: mapping.second))) }
  }

  // MARK: Order

  /// Sorts every run of marks by combining class, equal ones as they stand (D109).
  private func order(_ work: inout SecretScalars) {
    var start = 0
    while start < work.count {
      var end = start
      while end < work.count && Work.combiningClass(work[end]) != 0 { end += 1 }
      if end - start > 16 {
        mergeSort(&work, start, end)
      } else if end - start > 1 {
        insertionSort(&work, start, end)
      }
      start = end + 1
    }
  }

  private func insertionSort(_ work: inout SecretScalars, _ start: Int, _ end: Int) {
    for index in (start + 1)..<end {
      let word = work[index]
      var at = index
      while at > start && Work.combiningClass(work[at - 1]) > Work.combiningClass(word) {
        work[at] = work[at - 1]
        at -= 1
      }
      work[at] = word
    }
  }

  /// Runs of a width that doubles are merged by way of a copy.
  private func mergeSort(_ work: inout SecretScalars, _ start: Int, _ end: Int) {
    var copy = SecretScalars(capacity: end - start)
    for index in start..<end { copy.append(work[index]) }
    var width = 1
    while width < end - start {
      var low = 0
      while low < copy.count {
        let middle = min(low + width, copy.count)
        let high = min(low + 2 * width, copy.count)
        var (left, right) = (low, middle)
        for at in low..<high {
          let takesLeft =
            left < middle
            && (right == high || Work.combiningClass(copy[left]) <= Work.combiningClass(copy[right]))
          work[start + at] = copy[takesLeft ? left : right]
          if takesLeft { left += 1 } else { right += 1 }
        }
        low = high
      }
      for index in start..<end { copy[index - start] = work[index] }
      width *= 2
    }
  }

  // MARK: Composition

  /// Composes each scalar with the last starter where nothing blocks it (D115, D117), and leaves plain scalars.
  private func compose(_ work: inout SecretScalars) {
    var starter: Int?
    var end = 0
    for index in 0..<work.count {
      let word = work[index]
      let own = Work.combiningClass(word)
      if let starter, Work.composesWithPrevious(word) || Hangul.isTrailing(word) {
        let isAdjacent = end == starter + 1
        let isFree = isAdjacent || Work.combiningClass(work[end - 1]) < own
        if isFree, let composite = composite(Work.scalar(work[starter]), Work.scalar(word)) {
          work[starter] = composite
          continue
        }
      }
      work[end] = word
      if own == 0 { starter = end }
      end += 1
    }
    work.keepFirst(end)
    for index in 0..<end { work[index] = Work.scalar(work[index]) }
  }

  private func composite(_ first: UInt32, _ second: UInt32) -> UInt32? {
    Hangul.isTrailing(second) ? Hangul.composite(first, second) : unicode.composition(of: first, second)
  }
}

/// A scalar with its combining class in the highest eight bits, and in bit 21 whether it composes with one before it.
private enum Work {
  static func word(_ scalar: UInt32, _ kind: ScalarKind) -> UInt32 {
    UInt32(kind.combiningClass) << 24 | (kind.composesWithPrevious ? 1 << 21 : 0) | scalar
  }

  static func scalar(_ word: UInt32) -> UInt32 { word & 0x1F_FFFF }
  static func combiningClass(_ word: UInt32) -> UInt32 { word >> 24 }
  static func composesWithPrevious(_ word: UInt32) -> Bool { word >> 21 & 1 != 0 }
}
