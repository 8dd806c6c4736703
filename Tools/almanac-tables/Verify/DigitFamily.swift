import Almanac
import AlmanacICU

/// Number systems: all that the tables can write, and the locale's own of each kind.
struct DigitFamily: VerifyFamily {
  static let name = "digits"

  let oracle: Oracle
  private let samples: [MomentSample]
  private let algorithmic: [String]
  private let decimal: [String]

  init(_ oracle: Oracle) throws {
    self.oracle = oracle
    samples = try MomentSample.everyYear()
    algorithmic = AlgorithmicNumbers.allCases.map(\.rawValue)
    let tables = oracle.data.tables
    let pairs = tables.supplemental(.decimalDigits)
    decimal = (0..<pairs.count / 2).map { tables.string(tables.value(pairs, 2 * $0)) }
  }

  /// The locales that are compared with every number system; the others with their own.
  static let thorough: Set<String> = ["en", "ja", "zh", "zh_Hant", "ar", "fa", "he", "pt", "tr", "haw", "sv"]

  private static let patterns = ["y yy d MM HH:mm:ss", "u", "D A", "g", "S SS SSSSS", "e c w W F Q"]

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    for name in ["native", "traditional", "finance", "default"] { try compareOwn(id, name, &tally) }
    guard Self.thorough.contains(id) else { return }
    for name in algorithmic + decimal {
      let locale = "\(id)@calendar=gregorian;numbers=\(name)"
      for pattern in Self.patterns {
        try oracle.formats(locale, pattern: pattern).compare(samples, id, "\(name) \(pattern)", &tally)
      }
      for style in DateStyle.allCases {
        try oracle.formats(locale, style).compare(samples, id, "\(name) \(style)", &tally)
      }
    }
    guard id == "en" else { return }
    for name in algorithmic {
      try oracle.formats("\(id)@calendar=gregorian;numbers=\(name)", pattern: "y")
        .compare(try Self.everyNumber(), id, "\(name) y", &tally)
    }
  }

  /// A sample for every year from -100 to 3500, and some of more digits.
  private static func everyNumber() throws -> [MomentSample] {
    let years =
      Array(-100...3500) + Array(stride(from: 3501, through: 450_000, by: 997)) + [1_000_000, 1_000_001, 5_000_000]
    return try years.map { year in
      MomentSample(dateTime: CivilDateTime(date: try CivilDate(year: year, month: 1, day: 2)))
    }
  }

  private func compareOwn(_ id: String, _ name: String, _ tally: inout VerifyTally) throws {
    // Where ICU has no such system, opening fails, and so must ours.
    let locale = "\(id)@calendar=gregorian;numbers=\(name)"
    let theirs = try? ICUDateFormat(oracle.icu, locale: locale, pattern: "y d u")
    do {
      let ours = try DateTimeFormat(pattern: "y d u", locale: LocaleTag(parsing: locale), data: oracle.data)
      guard let theirs else { return tally.compare("opened", "refused", locale: id, subject: name) }
      try FormatPair(ours: ours, theirs: theirs).compare(samples, id, name, &tally)
    } catch let error as FormatError {
      let isRefused = error.code == .algorithmicNumberSystem || error.code == .unknownNumberSystem
      tally.compare(
        isRefused ? "refused" : "\(error)", theirs == nil ? "refused" : "opened", locale: id, subject: name)
    }
  }
}
