import Almanac

/// Patterns: every letter in every width, and random ones.
struct PatternFamily: VerifyFamily {
  static let name = "patterns"

  let oracle: Oracle
  private let samples: [MomentSample]
  private let patterns: [String]
  private let randomPatterns: [String]
  private let offsets: [UTCOffset]
  /// A time between two thousandths of a second.
  private let instant: MomentSample

  /// The seed of the random patterns.
  static let seed: UInt64 = 0x5EED_0000_DA7E_0003

  private static let letters = "GyYuUrQqMLwWdDFgEecabBhHkKmsSA"
  private static let widths = [1, 2, 3, 4, 5, 6, 12]

  private static let offsetForms = {
    ["Z", "ZZ", "ZZZ", "ZZZZ", "ZZZZZ", "ZZZZZZ", "O", "OOOO"]
      + (1...5).flatMap { [String(repeating: "X", count: $0), String(repeating: "x", count: $0)] }
  }()

  init(_ oracle: Oracle) throws {
    self.oracle = oracle
    let all = try MomentSample.everyHour() + MomentSample.everyYear()
    // Neighbours to a stride of five are of other hours, minutes, months and years.
    samples = stride(from: 0, to: all.count, by: 5).map { all[$0] }
    let isApart = if case .exhaustive = oracle.coverage { true } else { false }
    // All widths of a letter in one pattern: opening a format costs more than writing with it.
    patterns =
      Self.letters.flatMap { letter in
        let forms = Self.widths.map { String(repeating: letter, count: $0) }
        return [forms.joined(separator: "|")] + (isApart ? forms : [])
      } + [
        "yyyyMMdd", "h:mm b", "h b", "hh:mm:ss bbbb", "h:mm B", "h 'm' BBBBB", "BBBB h:mm:ss", "y'年'M", "d''M", "'x",
        "",
        "lll d l M", "EEEE'd'd", "(y) [M] {d} #&@ é 年 \u{202F}H",
      ]
    var random = SplitMix64(state: Self.seed)
    randomPatterns = (0..<48).map { _ in Self.randomPattern(&random) }
    offsets = try ["Z", "+05:45", "-03:00", "-00:25:21", "+00:00:30", "-00:00:30", "+14:00", "-11:30"].map {
      try UTCOffset($0)
    }
    instant = MomentSample(dateTime: try CivilDateTime("2026-11-30T06:05:07.123456789"))
  }

  private static func randomPattern(_ random: inout SplitMix64) -> String {
    let letters = Array(letters)
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
    let locale = ComparedLocale.gregorian(id)
    let samples = oracle.coverage.part(samples, oneIn: 3, for: id)
    for pattern in patterns {
      try oracle.formats(locale, pattern: pattern)
        .compare(samples, id, pattern.isEmpty ? "(empty)" : pattern, &tally)
    }
    for pattern in oracle.coverage.part(randomPatterns, oneIn: 8, for: id) {
      try oracle.formats(locale, pattern: pattern).compare(samples, id, pattern, &tally)
    }
    for offset in oracle.coverage.part(offsets, oneIn: 2, for: id) {
      try oracle.formats(locale, pattern: Self.offsetForms.joined(separator: "|"), offset: offset)
        .compare([samples[0]], id, "offsets", &tally)
    }
    try oracle.formats(locale, pattern: "SSSSSSSSS").compare([instant], id, "nanoseconds", &tally)
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
