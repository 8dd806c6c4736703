import Almanac
import AlmanacICU
import AlmanacTestKit
import Testing

@testable import AlmanacPasswords

/// Normalization Form C against a live ICU: every scalar, every pair that can do anything, and random texts.
@Suite(.enabled(if: LiveICU.isHere, "an ICU says what is right"))
struct CanonicalCompositionTests {
  private func compare(_ texts: [[UInt32]], atLeast count: Int, _ location: SourceLocation = #_sourceLocation) throws {
    var differences = Differences()
    for (text, expected) in zip(texts, try LiveICU.normalized(texts)) {
      differences.compare(Texts.composed(text), expected, Texts.name(text))
    }
    differences.expectNone(atLeast: count, location)
  }

  /// Scalars that map, as first and second parts or as wholes.
  private func parts() throws -> (wholes: [UInt32], firsts: [UInt32], seconds: [UInt32]) {
    let nfc = try ICUNormalizer(try LiveICU.require(), .nfc)
    var (wholes, firsts, seconds): ([UInt32], Set<UInt32>, Set<UInt32>) = ([], [], [])
    for scalar in Texts.allScalars where !(0xAC00...0xD7A3).contains(scalar) {
      guard let mapped = try nfc.decomposition(of: try #require(Unicode.Scalar(scalar))) else { continue }
      let values = mapped.unicodeScalars.map(\.value)
      wholes.append(scalar)
      firsts.insert(values[0])
      if values.count > 1 { seconds.insert(values[1]) }
    }
    return (wholes, firsts.sorted(), seconds.sorted())
  }

  /// One scalar of each combining class, and all scalars that have one.
  private func marks() throws -> (representatives: [UInt32], all: [UInt32]) {
    let characters = ICUCharacters(try LiveICU.require())
    let all = Texts.allScalars.filter { characters.value(of: .combiningClass, $0) != 0 }
    var classes = Set<Int>()
    return (all.filter { classes.insert(characters.value(of: .combiningClass, $0)).inserted }, all)
  }

  @Test func everyScalarAlone() throws {
    try compare(Texts.allScalars.map { [$0] }, atLeast: 1_112_063)
  }

  @Test func everyFirstWithEverySecond() throws {
    let (wholes, firsts, seconds) = try parts()
    try compare((firsts + wholes).flatMap { first in seconds.map { [first, $0] } }, atLeast: 100_000)
  }

  /// Wholes and firsts with a mark of each combining class before the second that would compose.
  @Test func everyClassStandsBetween() throws {
    let (wholes, firsts, seconds) = try parts()
    let marks = try marks().representatives
    #expect(marks.count > 50)
    try compare((firsts + wholes).flatMap { first in marks.map { [first, $0] } }, atLeast: 100_000)
    let starters: [UInt32] = [0x61, 0x4F, 0x3B1, 0x1F00, 0x627, 0x915, 0x9C7, 0x1100, 0xAC00, 0x304B]
    try compare(
      starters.flatMap { starter in marks.flatMap { mark in seconds.map { [starter, mark, $0] } } }, atLeast: 30_000)
  }

  @Test func everyMarkWithEveryClassInBothOrders() throws {
    let (representatives, all) = try marks()
    try compare(
      all.flatMap { mark in representatives.flatMap { [[0x61, mark, $0], [0x61, $0, mark]] } }, atLeast: 90_000)
  }

  @Test func hangul() throws {
    let leadings = UInt32(0x10FF)...0x1113
    let vowels = UInt32(0x1160)...0x1176
    let trailings = UInt32(0x11A6)...0x11C3
    try compare(leadings.flatMap { first in vowels.map { [first, $0] } }, atLeast: 480)
    // Every LV syllable, and the neighbour that has a trailing consonant already.
    let syllables = stride(from: UInt32(0xAC00), through: 0xD7A3, by: 28).flatMap { [$0, $0 + 1] }
    try compare(
      syllables.flatMap { first in (Array(trailings) + [0x1161, 0x301]).map { [first, $0] } }, atLeast: 25_000)
    try compare(
      leadings.flatMap { first in vowels.flatMap { second in trailings.map { [first, second, $0] } } }, atLeast: 14_000)
    try compare([[0x1100, 0x1161, 0x301, 0x11A8], [0x1100, 0x301, 0x1161], [0x1161, 0x11A8]], atLeast: 3)
  }

  @Test func randomTexts() throws {
    var random = SeededRandom(for: "NFC of random texts", seed: 0x8265)
    let (wholes, firsts, seconds) = try parts()
    let marks = try marks().all
    let kinds = [
      wholes, firsts, seconds, marks, [0x1100, 0x1161, 0x11A8, 0xAC00, 0xAC01], [0x61, 0x344, 0xF73, 0xF75, 0xF81],
    ]
    let texts = (0..<100_000).map { _ in
      (0..<(1 + random.next(below: 12))).map { _ in
        let kind = kinds[random.next(below: kinds.count)]
        return kind[random.next(below: kind.count)]
      }
    }
    try compare(texts, atLeast: 100_000)
  }

  /// Long runs of marks are ordered by another way than short ones.
  @Test func longRunsOfMarks() throws {
    var random = SeededRandom(for: "NFC of long runs", seed: 0x1557)
    let marks = try marks().all
    let texts = (0..<2000).map { _ in
      [0x61] + (0..<(10 + random.next(below: 120))).map { _ in marks[random.next(below: marks.count)] }
    }
    try compare(texts, atLeast: 2000)
  }
}
