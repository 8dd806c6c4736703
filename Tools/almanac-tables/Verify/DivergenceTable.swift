import AlmanacICU

/// The reviewed differences between Almanac and ICU: what differs, where, and why.
///
/// One row a line in `divergences.tsv`, columns with a tab between: the family, the versions of ICU (`*`, `72`, `-73` for
/// all up to 73, `74-` for all from 74 on, `72-73`), the locale, the subject, the value, and the reason. Locale, subject and value may end
/// in `*`, which stands for any text; the locale `<alias>` stands for legacy aliases whose texts are all ICU's for the id that
/// they stand for. The reason is a short title, a colon, and an explanation for users. A row that explains nothing in a run
/// over all locales is stale, and fails it.
struct DivergenceTable: Sendable {
  struct Row: Hashable, Sendable {
    var family: String
    var versions: ClosedRange<Int>
    var locale: String
    var subject: String
    var value: String
    /// What users know the difference by.
    var title: String
    /// Why there is one.
    var explanation: String
    /// The line of the file, from 1 on.
    var line: Int

    /// The locale of a row that stands for legacy aliases.
    static let alias = "<alias>"

    /// Whether two rows are about the same.
    func isTwin(of other: Row) -> Bool {
      family == other.family && versions == other.versions && locale == other.locale && subject == other.subject
        && value == other.value
    }

    func explains(_ difference: VerifyDifference) -> Bool {
      Self.matches(locale, difference.locale) && Self.matches(subject, difference.subject)
        && Self.matches(value, difference.value)
    }

    private static func matches(_ pattern: String, _ text: String) -> Bool {
      pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
    }
  }

  private(set) var rows: [Row] = []

  static let empty = DivergenceTable()

  private init() {}

  /// Reads a table.
  init(_ text: String) throws(DivergenceError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 6 else {
        throw DivergenceError(line: index + 1, problem: "it has \(columns.count) columns, not 6")
      }
      guard let versions = Self.versions(columns[1]) else {
        throw DivergenceError(
          line: index + 1, problem: "'\(columns[1])' names no versions of ICU, such as 72, -73, 74- or *")
      }
      guard columns.allSatisfy({ !$0.isEmpty }) else {
        throw DivergenceError(line: index + 1, problem: "a column is empty; '*' stands for anything")
      }
      guard let colon = columns[5].firstRange(of: ": ") else {
        throw DivergenceError(line: index + 1, problem: "the reason needs a title, a colon and an explanation")
      }
      let row = Row(
        family: columns[0], versions: versions, locale: columns[2], subject: columns[3], value: columns[4],
        title: String(columns[5][..<colon.lowerBound]), explanation: String(columns[5][colon.upperBound...]),
        line: index + 1)
      guard VerifyPlan.familyNames.contains(row.family) else {
        throw DivergenceError(line: index + 1, problem: "there is no family '\(row.family)'")
      }
      if let twin = rows.first(where: { $0.isTwin(of: row) }) {
        throw DivergenceError(line: index + 1, problem: "line \(twin.line) is about the same")
      }
      rows.append(row)
    }
  }

  /// Reads the table of a folder.
  init(folder: String) throws {
    try self.init(String(decoding: try Folder.read("\(folder)/divergences.tsv"), as: UTF8.self))
  }

  /// The row of legacy aliases.
  var aliasRow: Int? { rows.firstIndex { $0.locale == Row.alias } }

  /// The rows that hold for a family and a version of ICU.
  func holding(for family: String, icu major: Int) -> DivergenceTable {
    var table = self
    table.rows = rows.filter { $0.family == family && $0.versions.contains(major) }
    return table
  }

  /// The first row that explains a difference.
  func row(explaining difference: VerifyDifference) -> Int? {
    rows.firstIndex { $0.explains(difference) }
  }

  /// The rows that explained nothing.
  func stale(after tally: VerifyTally) -> [Row] {
    rows.indices.filter { tally.explained[$0] == nil }.map { rows[$0] }
  }

  private static func versions(_ text: String) -> ClosedRange<Int>? {
    if text == "*" { return 0...Int.max }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let first = parts[0].isEmpty ? 0 : Int(parts[0])
    guard let last = parts.count == 1 ? first : parts[1].isEmpty ? Int.max : Int(parts[1]), let first, first <= last,
      parts.count <= 2, text != "-"
    else { return nil }
    return first...last
  }
}

/// Why a divergence table cannot be read.
struct DivergenceError: Error, Hashable, CustomStringConvertible {
  var line: Int
  var problem: String

  var description: String { "divergences.tsv line \(line): \(problem)" }
}
