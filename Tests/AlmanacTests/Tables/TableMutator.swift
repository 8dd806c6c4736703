import Almanac
import AlmanacTestKit

/// Changes the bytes of a packed file at random, as disks, networks and attackers do.
struct TableMutator {
  /// The kinds of change, so that a test can see that all happened.
  enum Change: Int, CaseIterable {
    case bitFlip, byte, halfWord, word, halfWordStep, swap, directory, truncation, insertion, copy
  }

  private var random: SeededRandom
  private(set) var changes: [Change: Int] = [:]

  /// Numbers that sit at the edges of what a field can say.
  private static let halfWords: [UInt64] = [0, 1, 2, 0x7F, 0xFF, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF]
  private static let words: [UInt64] = [0, 1, 7, 8, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFF8, 0xFFFF_FFFE, 0xFFFF_FFFF]

  init(for name: String, seed: UInt64) {
    random = SeededRandom(for: name, seed: seed)
  }

  /// Changes the bytes once, or up to four times.
  mutating func mutate(_ bytes: inout [UInt8]) {
    for _ in 0...(random.next(below: 3) == 0 ? random.next(below: 4) : 0) {
      let change = Change.allCases[random.next(below: Change.allCases.count)]
      changes[change, default: 0] += 1
      apply(change, to: &bytes)
    }
  }

  /// A number below a bound, for what else a test wants to choose.
  mutating func next(below bound: Int) -> Int { random.next(below: bound) }

  private mutating func apply(_ change: Change, to bytes: inout [UInt8]) {
    // What the directory needs, and some bytes behind it.
    let directory = TableLayout.headerByteCount + TableLayout.directoryEntryByteCount * TableSection.allCases.count
    guard bytes.count > directory + 64 else { return }
    let place = random.next(below: bytes.count - 8)
    let even = place & ~1
    let aligned = place & ~3
    switch change {
    case .bitFlip: bytes[place] ^= 1 << UInt8(random.next(below: 8))
    case .byte: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case .halfWord: bytes.put(Self.halfWords[random.next(below: Self.halfWords.count)], at: even, 2)
    case .word: bytes.put(Self.words[random.next(below: Self.words.count)], at: aligned, 4)
    case .halfWordStep:
      let step = random.next(below: 7) - 3
      bytes.put(UInt64(truncatingIfNeeded: Int(bytes.number(at: even, 2)) + step), at: even, 2)
    case .swap:
      let other = random.next(below: bytes.count - 8) & ~3
      let (one, two) = (bytes.number(at: aligned, 4), bytes.number(at: other, 4))
      bytes.put(two, at: aligned, 4)
      bytes.put(one, at: other, 4)
    case .directory:
      let field = TableLayout.headerByteCount + 4 * random.next(below: 4 * TableSection.allCases.count)
      let value = bytes.number(at: field, 4)
      let steps: [UInt64] = [value &+ 8, value &- 8, value &+ 1, value &- 1, value ^ 0x8000_0000, value &* 2]
      bytes.put(steps[random.next(below: steps.count)], at: field, 4)
    case .truncation: bytes.removeLast(1 + random.next(below: random.next(below: 4) == 0 ? bytes.count - 1 : 64))
    case .insertion:
      let count = 1 + random.next(below: 16)
      bytes.insert(contentsOf: (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }, at: place)
    case .copy:
      let count = 1 + random.next(below: 64)
      let from = random.next(below: bytes.count - count)
      let to = random.next(below: bytes.count - count)
      bytes.replaceSubrange(to..<to + count, with: Array(bytes[from..<from + count]))
    }
  }
}
