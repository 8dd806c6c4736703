/// A locale's relative phrases of one style, read from the tables unit by unit when they are first needed.
///
/// A phrase is looked for in the locale and then in its parents; only when none has it, in the next longer style. A plural
/// form that no style has is replaced by `other` (ICU's `RelativeDateTimeCacheData`).
final class RelativePhrases: Sendable {
  private let data: LocaleData
  private let style: RelativeStyle
  /// What is done to the phrases; nil where they are as in the data.
  private let rules: TextRules?
  /// The locale and those of its parents that have phrases of their own, the locale first.
  private let rows: InlineArray<8, UInt16>
  private let rowCount: Int
  /// The phrases of each unit.
  private let units = OnceCells<RelativeUnitPhrases>(count: RelativeUnit.allCases.count)

  init(_ data: LocaleData, row: Int, _ style: RelativeStyle, _ rules: TextRules?) {
    var rows = InlineArray<8, UInt16>(repeating: 0)
    var rowCount = 0
    var row = UInt16(row)
    // No locale has more than four ancestors; the count ends a circle in damaged data.
    while row != TableLayout.none, rowCount < rows.count {
      if data.tables.hasFields(Int(row)) {
        rows[rowCount] = row
        rowCount += 1
      }
      row = data.tables.locale(Int(row), .parent)
    }
    self.data = data
    self.style = style
    self.rules = rules
    self.rows = rows
    self.rowCount = rowCount
  }

  /// The phrases of a unit.
  func phrases(of unit: RelativeUnit) -> RelativeUnitPhrases {
    units.value(unit.fields.rawValue) { read(unit) }
  }

  /// Whether neither the locale nor a parent has any phrase.
  var isEmpty: Bool { rowCount == 0 }

  /// Whether the phrases that every language has in root are there, so that writing always finds one.
  var isComplete: Bool { RelativeUnit.allCases.allSatisfy { phrases(of: $0).isComplete } }

  // MARK: Reading

  private func read(_ unit: RelativeUnit) -> RelativeUnitPhrases {
    let lists = (0..<rowCount).map { data.tables.fields(Int(rows[$0]), unit.fields) }
    let phrases = RelativeUnitPhrases.Builder()
    var style: RelativeStyle? = style
    while let current = style {
      var prefix = TableKeyText(current.suffix)
      prefix.append(UInt8(ascii: "/"))
      var known: [UInt16] = []
      for pairs in lists { add(pairs, prefix, &known, to: phrases) }
      style = current.fallback
    }
    return phrases.finish(rules)
  }

  /// Adds what a list has for a unit and style, where nothing is there yet, and its keys to those that are `known`.
  private func add(
    _ pairs: TablePairs, _ prefix: TableKeyText, _ known: inout [UInt16], to phrases: RelativeUnitPhrases.Builder
  ) {
    var low = 0
    var high = pairs.count
    while low < high {
      let middle = (low + high) >> 1
      let order = pairs.withKey(middle, upTo: prefix.count) { prefix.order(of: $0) }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    while low < pairs.count {
      let key = pairs.key(low)
      // A nearer list had it.
      if known.contains(key) {
        low += 1
        continue
      }
      let slot = pairs.withKey(low) { key in
        prefix.isPrefix(of: key) ? RelativeSlot(key.extracting(prefix.count..<key.count)) ?? .unknown : nil
      }
      guard let slot else { return }
      if phrases.lacks(slot) { pairs.withValue(low) { phrases.add($0, slot) } }
      if !phrases.lacks(slot) { known.append(key) }
      low += 1
    }
  }
}

extension RelativeUnit {
  /// Where the tables have the phrases of the unit.
  var fields: FieldGroup {
    switch self {
    case .year: .year
    case .quarter: .quarter
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    case .sunday: .sunday
    case .monday: .monday
    case .tuesday: .tuesday
    case .wednesday: .wednesday
    case .thursday: .thursday
    case .friday: .friday
    case .saturday: .saturday
    }
  }
}
