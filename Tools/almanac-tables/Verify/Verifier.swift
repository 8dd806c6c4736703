import Almanac
import AlmanacICU

/// Compares our date styles with those of a live ICU, byte by byte.
struct Verifier {
  let icu: ICULibrary
  let data: LocaleData

  /// What to compare.
  struct Plan {
    /// ICU ids of locales and legacy aliases.
    var locales: [String]
    var styles: [DateStyle] = DateStyle.allCases
    var days: [CivilDate]
  }

  /// One difference.
  struct Difference {
    var locale: String
    var style: DateStyle
    var date: CivilDate?
    var ours: String
    var theirs: String
  }

  struct Result {
    var comparisons = 0
    var differences: [Difference] = []
    /// Differences beyond those that are kept.
    var furtherDifferences = 0
  }

  /// The most differences that are kept for printing.
  static let keptDifferences = 200

  func run(_ plan: Plan) throws -> Result {
    var result = Result()
    var expected = [UInt8](repeating: 0, count: 512)
    var actual = [UInt8](repeating: 0, count: 512)
    for id in plan.locales {
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
          guard result.differences.count < Self.keptDifferences else {
            result.furtherDifferences += 1
            continue
          }
          result.differences.append(
            Difference(
              locale: id, style: style, date: date, ours: String(decoding: actual[..<end], as: UTF8.self),
              theirs: String(decoding: expected[..<count], as: UTF8.self)))
        }
      }
    }
    return result
  }

  private func ourFormat(_ id: String, _ style: DateStyle) throws -> DateTimeFormat {
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
