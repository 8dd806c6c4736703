import Almanac
import AlmanacICU

/// One kind of text that `verify` compares with the live ICU, such as date styles or skeletons.
protocol VerifyFamily: Sendable {
  /// What `--family` and the divergence table call it.
  static var name: String { get }
  /// Compares everything of one locale, an ICU id or a legacy alias.
  func compare(_ id: String, _ tally: inout VerifyTally) throws
}

extension VerifyFamily {
  var name: String { Self.name }
}

/// One difference between our text and ICU's.
struct VerifyDifference: Hashable, Sendable {
  /// The ICU id of the locale.
  var locale: String
  /// What was written: a style, a skeleton or a pattern.
  var subject: String
  /// The value that was written, such as a day; empty where the subject says all.
  var value: String
  var ours: String
  var theirs: String
}

/// What was compared, and what differs.
struct VerifyTally: Sendable {
  private(set) var comparisons = 0
  private(set) var differences: [VerifyDifference] = []
  /// Differences beyond those that are kept for printing.
  private(set) var furtherDifferences = 0
  /// How often each row of the divergence table explained a difference.
  private(set) var explained: [Int: Int] = [:]
  let divergences: DivergenceTable

  /// The most differences that are kept.
  static let keptDifferences = 200

  init(_ divergences: DivergenceTable) {
    self.divergences = divergences
  }

  var differenceCount: Int { differences.count + furtherDifferences }

  /// Counts comparisons.
  mutating func addComparisons(_ count: Int) { comparisons += count }

  /// Compares two texts that are small enough to be Strings.
  mutating func compare(
    _ ours: String, _ theirs: String, locale: String, subject: String, value: String = ""
  ) {
    compare(ours, theirs.utf8, locale: locale, subject: subject, value: value)
  }

  /// Compares a text with one in UTF-8.
  mutating func compare(
    _ ours: String, _ theirs: some Collection<UInt8>, locale: String, subject: @autoclosure () -> String,
    value: @autoclosure () -> String
  ) {
    comparisons += 1
    guard !ours.utf8.elementsEqual(theirs) else { return }
    add(
      VerifyDifference(
        locale: locale, subject: subject(), value: value(), ours: ours, theirs: String(decoding: theirs, as: UTF8.self))
    )
  }

  /// Compares the beginnings of two buffers; their comparison is counted by `addComparisons`.
  mutating func note(
    _ ours: [UInt8], _ ourCount: Int, _ theirs: [UInt8], _ theirCount: Int, locale: String, subject: String,
    value: @autoclosure () -> String
  ) {
    guard ourCount != theirCount || !Self.agree(ours.span, theirs.span, ourCount) else { return }
    add(
      VerifyDifference(
        locale: locale, subject: subject, value: value(), ours: String(decoding: ours[..<ourCount], as: UTF8.self),
        theirs: String(decoding: theirs[..<theirCount], as: UTF8.self)))
  }

  private static func agree(_ left: Span<UInt8>, _ right: Span<UInt8>, _ count: Int) -> Bool {
    for index in 0..<count where left[index] != right[index] { return false }
    return true
  }

  /// Takes a difference in; its comparison is counted by `addComparisons` or `compare`.
  mutating func add(_ difference: VerifyDifference) {
    if let row = divergences.row(explaining: difference) {
      explained[row, default: 0] += 1
    } else if differences.count < Self.keptDifferences {
      differences.append(difference)
    } else {
      furtherDifferences += 1
    }
  }

  mutating func add(_ other: VerifyTally) {
    comparisons += other.comparisons
    furtherDifferences += other.furtherDifferences
    explained.merge(other.explained, uniquingKeysWith: +)
    for difference in other.differences {
      if differences.count < Self.keptDifferences {
        differences.append(difference)
      } else {
        furtherDifferences += 1
      }
    }
  }

  /// Counts all differences as explained by a row of the table.
  mutating func explainAll(by row: Int) {
    guard differenceCount > 0 else { return }
    explained[row, default: 0] += differenceCount
    differences = []
    furtherDifferences = 0
  }

  mutating func sort() {
    differences.sort { ($0.locale, $0.subject, $0.value) < ($1.locale, $1.subject, $1.value) }
  }
}
