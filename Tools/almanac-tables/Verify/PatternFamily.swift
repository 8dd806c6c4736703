import Almanac
import AlmanacICU

/// Patterns: every letter in every width, and random ones.
struct PatternFamily: VerifyFamily {
  static let name = "patterns"

  let icu: ICULibrary
  let data: LocaleData
  private let samples: [MomentSample]
  private let patterns: [String]
  private let randomPatterns: [String]
  private let offsets: [UTCOffset]

  /// The seed of the random patterns.
  static let seed: UInt64 = 0x5EED_0000_DA7E_0003

  init(_ icu: ICULibrary, _ data: LocaleData) throws {
    self.icu = icu
    self.data = data
    let all = try MomentSample.everyHour() + MomentSample.everyYear()
    // Neighbours to a stride of five are of other hours, minutes, months and years.
    samples = stride(from: 0, to: all.count, by: 5).map { all[$0] }
    var patterns: [String] = []
    for letter in "GyYuUrQqMLwWdDFgEecabBhHkKmsSA" {
      for count in 1...6 { patterns.append(String(repeating: letter, count: count)) }
      patterns.append(String(repeating: letter, count: 12))
    }
    patterns += [
      "yyyyMMdd", "h:mm b", "h b", "hh:mm:ss bbbb", "h:mm B", "h 'm' BBBBB", "BBBB h:mm:ss", "y'年'M", "d''M", "'x", "",
    ]
    patterns += ["lll d l M", "EEEE'd'd", "(y) [M] {d} #&@ é 年 \u{202F}H"]
    self.patterns = patterns
    var random = SplitMix64(state: Self.seed)
    randomPatterns = (0..<30).map { _ in Self.randomPattern(&random) }
    offsets = try ["Z", "+05:45", "-03:00", "-00:25:21", "+00:00:30", "-00:00:30", "+14:00", "-11:30"].map {
      try UTCOffset($0)
    }
  }

  private static func randomPattern(_ random: inout SplitMix64) -> String {
    let letters = Array("GyYuUrQqMLwWdDFgEecabBhHkKmsSA")
    let texts = [
      "", " ", "-", "/", ", ", "'de'", " 'o''clock' ", "''", "\u{2009}–\u{2009}", "年", "'a very long piece of text'",
    ]
    var pattern = ""
    for _ in 0..<Int.random(in: 1...9, using: &random) {
      let letter = letters[Int.random(in: 0..<letters.count, using: &random)]
      pattern += String(repeating: letter, count: Int.random(in: 1...6, using: &random))
      pattern += texts[Int.random(in: 0..<texts.count, using: &random)]
    }
    return pattern
  }

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    for pattern in patterns { try compare(id, pattern, samples, &tally) }
    for pattern in randomPatterns { try compare(id, pattern, Array(samples.suffix(15)), &tally) }
    let zones = ["Z", "ZZ", "ZZZ", "ZZZZ", "ZZZZZ", "ZZZZZZ", "O", "OOOO"]
    for pattern in zones + (1...5).flatMap({ [String(repeating: "X", count: $0), String(repeating: "x", count: $0)] }) {
      for offset in offsets {
        let sample = MomentSample(dateTime: samples[0].dateTime, offset: offset)
        try compare(id, pattern, [sample], &tally)
      }
    }
  }

  private func compare(
    _ id: String, _ pattern: String, _ samples: [MomentSample], _ tally: inout VerifyTally
  ) throws {
    let zone = MomentSample.zone(samples[0].offset)
    let theirs = try ICUDateFormat(icu, locale: "\(id)@calendar=gregorian", pattern: pattern, zone: zone)
    let ours = try DateTimeFormat(
      pattern: DatePattern(parsing: pattern), locale: try LocaleTag(parsing: "\(id)@calendar=gregorian"), data: data)
    try TextComparison(locale: id, subject: pattern.isEmpty ? "(empty)" : pattern).compare(
      ours, theirs, samples, &tally)
  }
}

/// SplitMix64 of Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
