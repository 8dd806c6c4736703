import Almanac
import AlmanacICU

/// Number systems: all that the tables can write, and the locale's own of each kind.
struct DigitFamily: VerifyFamily {
  static let name = "digits"

  let icu: ICULibrary
  let data: LocaleData
  private let samples: [MomentSample]
  private let algorithmic: [String]
  private let decimal: [String]

  init(_ icu: ICULibrary, _ data: LocaleData) throws {
    self.icu = icu
    self.data = data
    samples = try MomentSample.everyYear()
    algorithmic = AlgorithmicNumbers.allCases.map(\.rawValue)
    let pairs = data.tables.supplemental(.decimalDigits)
    decimal = (0..<pairs.count / 2).map { data.tables.string(data.tables.value(pairs, 2 * $0)) }
  }

  /// The locales that are compared with every number system; the others with their own.
  static let thorough: Set<String> = ["en", "ja", "zh", "zh_Hant", "ar", "fa", "he", "pt", "tr", "haw", "sv"]

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    for name in ["native", "traditional", "finance", "default"] { try compareOwn(id, name, &tally) }
    guard Self.thorough.contains(id) else { return }
    for name in algorithmic + decimal {
      for pattern in ["y yy d MM HH:mm:ss", "u", "D A", "g", "S SS SSSSS", "e c w W F Q"] {
        try compare(id, name, pattern, samples, &tally)
      }
      for style in DateStyle.allCases { try compare(id, name, style, &tally) }
    }
    guard id == "en" else { return }
    for name in algorithmic { try compare(id, name, "y", try Self.everyNumber(), &tally) }
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
    let tag = try LocaleTag(parsing: locale)
    let theirs = try? ICUDateFormat(icu, locale: locale, pattern: "y d u")
    do {
      let ours = try DateTimeFormat(pattern: "y d u", locale: tag, data: data)
      guard let theirs else {
        return tally.compare("opened", "refused", locale: id, subject: name)
      }
      try TextComparison(locale: id, subject: name).compare(ours, theirs, samples, &tally)
    } catch let error as FormatError {
      tally.compare("\(error.code)", theirs == nil ? "\(error.code)" : "opened", locale: id, subject: name)
    }
  }

  private func compare(
    _ id: String, _ name: String, _ pattern: String, _ samples: [MomentSample], _ tally: inout VerifyTally
  ) throws {
    let locale = "\(id)@calendar=gregorian;numbers=\(name)"
    let theirs = try ICUDateFormat(icu, locale: locale, pattern: pattern)
    let ours = try DateTimeFormat(
      pattern: DatePattern(parsing: pattern), locale: try LocaleTag(parsing: locale), data: data)
    try TextComparison(locale: id, subject: "\(name) \(pattern)").compare(ours, theirs, samples, &tally)
  }

  private func compare(_ id: String, _ name: String, _ style: DateStyle, _ tally: inout VerifyTally) throws {
    let locale = "\(id)@calendar=gregorian;numbers=\(name)"
    let theirs = try ICUDateFormat(icu, locale: locale, date: style.icu)
    let ours = try DateTimeFormat(date: style, locale: try LocaleTag(parsing: locale), data: data)
    try TextComparison(locale: id, subject: "\(name) \(style)").compare(ours, theirs, samples, &tally)
  }
}
