import Almanac
import AlmanacPasswords

/// Checking a password and its confirmation, from the typed bytes to the answer.
enum PasswordRace {
  /// What is typed in both fields.
  private struct Case {
    let subject: String
    let text: String
    /// Whether the pair is to be accepted.
    let isAccepted: Bool
    let pairs: Int
  }

  private static let cases = [
    Case(subject: "16-ascii", text: "velvet-otter-903", isAccepted: true, pairs: 20_000),
    // Typed as macOS does: each letter and its mark apart, so that there is something to compose.
    Case(
      subject: "16-turkish", text: "s\u{327}ifre c\u{327}ok gu\u{308}c\u{327}lu\u{308}", isAccepted: true, pairs: 10_000
    ),
    Case(subject: "256-ascii", text: repeated("velvet-otter-903", 16), isAccepted: true, pairs: 5_000),
    Case(
      subject: "256-vietnamese", text: repeated("Vi\u{1EC7}t Nam \u{111}\u{1EB9}p l\u{1EAF}m", 16), isAccepted: true,
      pairs: 1_000),
    Case(subject: "1-megabyte-ascii", text: repeated("velvet-otter-903", 65_536), isAccepted: false, pairs: 100),
    Case(subject: "1-megabyte-marks", text: repeated("\u{301}\u{316}", 262_144), isAccepted: false, pairs: 100),
  ]

  static func all() -> [Race] {
    cases.map { item in
      let name = Benchmark.Name(group: "password", subject: item.subject, implementation: "almanac")
      let benchmark = Benchmark(name, rounds: .many) {
        let bytes = Array(item.text.utf8)
        let policy = PasswordPolicy.nist(.singleFactor)
        return Benchmark.Prepared(name, count: item.pairs, expected: item.isAccepted ? item.pairs : 0) {
          var accepted = 0
          for _ in 0..<item.pairs {
            let pair = PasswordPair(bytes, confirmedBy: bytes)
            if pair.checked(by: policy).violations.isEmpty { accepted += 1 }
          }
          return accepted
        }
      }
      return Race(title: "password/\(item.subject)", unit: "pair", benchmarks: [benchmark])
    }
  }

  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
}
