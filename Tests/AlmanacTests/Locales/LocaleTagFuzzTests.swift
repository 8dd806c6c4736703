import Testing

@testable import Almanac

/// Changed tags either throw, or give a canonical form that reads back as itself.
@Suite struct LocaleTagFuzzTests {
  /// SplitMix64, so that a seed gives the same tags everywhere.
  struct SeededSource: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = state
      word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
      return word ^ (word >> 31)
    }
  }

  static let seed: UInt64 = 0x20260329
  static let alphabet = Array("abcxutnhkm019-_-_-_@.=;AZ".utf8)

  private static func mutate(_ tag: [UInt8], with other: [UInt8], _ source: inout SeededSource) -> [UInt8] {
    var tag = tag
    for _ in 0...Int.random(in: 0..<4, using: &source) {
      let place = Int.random(in: 0...tag.count, using: &source)
      switch Int.random(in: 0..<6, using: &source) {
      case 0: tag.insert(alphabet.randomElement(using: &source) ?? 0, at: place)
      case 1: tag.insert(UInt8.random(in: 0...255, using: &source), at: place)
      case 2: if place < tag.count { tag.remove(at: place) }
      case 3: if place < tag.count { tag[place] = alphabet.randomElement(using: &source) ?? 0 }
      case 4: tag.replaceSubrange(place..., with: other.suffix(Int.random(in: 0...other.count, using: &source)))
      default: tag += [0x2D] + other
      }
    }
    return tag
  }

  @Test func mutatedTags() throws {
    let tags = try LocaleTagGoldenTests.rows().map { Array($0.input.utf8) }
    var source = SeededSource(state: Self.seed)
    var read = 0
    var refused = 0
    for round in 0..<100_000 {
      let first = try #require(tags.randomElement(using: &source))
      let second = try #require(tags.randomElement(using: &source))
      let bytes = Self.mutate(first, with: second, &source)
      do {
        let tag = try LocaleTag(parsing: bytes.span)
        let text = tag.description
        let again = try? LocaleTag(parsing: text)
        let isStable = again == tag && again?.description == text && text.utf8.count <= LocaleTag.maximumLength
        if !isStable {
          Issue.record("seed \(Self.seed) round \(round): \(String(decoding: bytes, as: UTF8.self)) -> \(text)")
          return
        }
        _ = tag.icuIdentifier
        _ = tag.keyword(.calendar)
        read += 1
      } catch {
        if error.position > bytes.count || error.description.isEmpty {
          Issue.record("seed \(Self.seed) round \(round): position \(error.position) of \(bytes.count)")
          return
        }
        refused += 1
      }
    }
    // Both ways out must have been seen, or the test has tested nothing.
    #expect(read > 10_000 && refused > 10_000, "seed \(Self.seed): \(read) read, \(refused) refused")
  }

  /// Every text of up to three bytes over the characters that matter, and every single byte.
  @Test func shortTexts() {
    let bytes = Array("aCx1-_.@=;\u{0}".utf8) + [0xFF]
    for first in bytes {
      for second in bytes {
        for third in bytes {
          guard let tag = try? LocaleTag(parsing: [first, second, third].span) else { continue }
          #expect((try? LocaleTag(parsing: tag.description)) == tag)
        }
      }
    }
    for byte in UInt8.min...UInt8.max {
      let tag = try? LocaleTag(parsing: [byte].span)
      #expect((tag != nil) == (byte == 0x43 || byte == 0x63))
    }
  }
}
