import Almanac
import AlmanacICU

/// Compares our date styles with those of a live ICU, byte by byte.
struct Verifier: Sendable {
  let icu: ICULibrary
  let data: LocaleData

  /// What to compare.
  struct Plan: Sendable {
    /// ICU ids of locales and legacy aliases.
    var locales: [String]
    var styles: [DateStyle] = DateStyle.allCases
    var days: [CivilDate]
  }

  /// One difference.
  struct Difference: Sendable {
    var locale: String
    var style: DateStyle
    var date: CivilDate
    var ours: String
    var theirs: String
  }

  /// What was compared and what differs.
  struct Result: Sendable {
    var comparisons = 0
    var differences: [Difference] = []
    /// Differences beyond those that are kept.
    var furtherDifferences = 0

    mutating func add(_ difference: Difference) {
      if differences.count < Verifier.keptDifferences {
        differences.append(difference)
      } else {
        furtherDifferences += 1
      }
    }

    mutating func add(_ other: Result) {
      comparisons += other.comparisons
      furtherDifferences += other.furtherDifferences
      for difference in other.differences { add(difference) }
    }
  }

  /// The most differences that are kept for printing.
  static let keptDifferences = 200

  /// Compares all locales of a plan, two at a time.
  func run(_ plan: Plan) async throws -> Result {
    try await withThrowingTaskGroup(of: Result.self) { group in
      var waiting = plan.locales[...]
      var total = Result()
      for _ in 0..<2 {
        if let id = waiting.popFirst() { group.addTask { try compare(id, plan) } }
      }
      while let result = try await group.next() {
        total.add(result)
        if let id = waiting.popFirst() { group.addTask { try compare(id, plan) } }
      }
      total.differences.sort { ($0.locale, $0.style.rawValue, $0.date) < ($1.locale, $1.style.rawValue, $1.date) }
      return total
    }
  }

  private func compare(_ id: String, _ plan: Plan) throws -> Result {
    var result = Result()
    var expected = [UInt8](repeating: 0, count: 512)
    var actual = [UInt8](repeating: 0, count: 512)
    for style in plan.styles {
      let theirs = try ICUDateFormat(icu, locale: "\(id)@calendar=gregorian", date: style.icu, time: .none)
      let ours = try ourFormat(id, style)
      if actual.count < ours.maximumUTF8Count { actual = [UInt8](repeating: 0, count: ours.maximumUTF8Count) }
      for date in plan.days {
        let count = try theirs.write(millis: Double(date.dayNumber) * 86_400_000, to: &expected)
        var span = actual.mutableSpan
        let end = ours.write(date, into: &span, at: 0)
        result.comparisons += 1
        guard end != count || !Self.agree(actual.span, expected.span, count) else { continue }
        result.add(
          Difference(
            locale: id, style: style, date: date, ours: String(decoding: actual[..<end], as: UTF8.self),
            theirs: String(decoding: expected[..<count], as: UTF8.self)))
      }
    }
    return result
  }

  private func ourFormat(_ id: String, _ style: DateStyle) throws -> DateTimeFormat {
    // The fallback is root, as the ICU's pinned default locale makes it.
    try DateTimeFormat(date: style, locale: try LocaleTag(parsing: "\(id)@calendar=gregorian"), data: data)
  }

  private static func agree(_ left: Span<UInt8>, _ right: Span<UInt8>, _ count: Int) -> Bool {
    for index in 0..<count where left[index] != right[index] { return false }
    return true
  }
}

extension DateStyle {
  /// ICU's number for the style.
  var icu: ICUStyle {
    switch self {
    case .full: .full
    case .long: .long
    case .medium: .medium
    case .short: .short
    }
  }
}
