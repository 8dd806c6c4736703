/// A locale's relative phrases of one style, each read from the tables when it is first needed.
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
  /// The phrases of each unit by their slots.
  ///
  /// Most formats write one or two units, so each unit has cells of its own.
  private let units = OnceCells<OnceCells<RelativeText>>(count: RelativeUnit.allCases.count)
  /// The pairs that phrases are read from, by unit and row; nil where too few are read for a list to be worth its memory.
  private let pairs: OnceCells<Pairs>?

  private final class Pairs: Sendable {
    let pairs: TablePairs

    init(_ pairs: TablePairs) {
      self.pairs = pairs
    }
  }

  /// Finds the rows that have phrases.
  ///
  /// - Parameters:
  ///   - data: the tables.
  ///   - row: the locale's row.
  ///   - style: the style.
  ///   - rules: what is done to the phrases; nil where they stay as they are.
  ///   - readsAll: whether phrases of every unit will be read, and not of one or two.
  init(_ data: LocaleData, row: Int, _ style: RelativeStyle, _ rules: TextRules?, readsAll: Bool) {
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
    pairs = readsAll ? OnceCells(count: RelativeUnit.allCases.count * rows.count) : nil
  }

  /// The word for a number from -2 to 2, or nil where the language has none.
  func word(_ unit: RelativeUnit, for number: Int) -> RelativeText? {
    let text = text(unit, .word(number))
    return text.isPresent ? text : nil
  }

  /// The pattern for a number.
  func pattern(_ unit: RelativeUnit, isPast: Bool, _ category: PluralCategory) -> RelativeText {
    text(unit, .pattern(isPast: isPast, category))
  }

  /// Whether neither the locale nor a parent has any phrase.
  var isEmpty: Bool { rowCount == 0 }

  /// Whether the phrases that every language has in root are there, so that writing always finds one.
  var isComplete: Bool {
    RelativeUnit.allCases.allSatisfy { unit in
      pattern(unit, isPast: true, .other).isPresent && pattern(unit, isPast: false, .other).isPresent
    }
  }

  // MARK: Reading

  private func text(_ unit: RelativeUnit, _ slot: RelativeSlot) -> RelativeText {
    units.value(unit.fields.rawValue) { OnceCells(count: RelativeSlot.count) }.value(slot.index) {
      let text = read(unit, slot) ?? slot.substitute.flatMap { read(unit, $0) } ?? .absent
      return rules.map { text.applying($0) } ?? text
    }
  }

  private func pairs(_ unit: RelativeUnit, _ index: Int) -> TablePairs {
    guard let pairs else { return data.tables.fields(Int(rows[index]), unit.fields) }
    return pairs.value(unit.fields.rawValue * rows.count + index) {
      Pairs(data.tables.fields(Int(rows[index]), unit.fields))
    }.pairs
  }

  private func read(_ unit: RelativeUnit, _ slot: RelativeSlot) -> RelativeText? {
    var style: RelativeStyle? = style
    while let current = style {
      let key = slot.key(current)
      for index in 0..<rowCount {
        let pairs = pairs(unit, index)
        guard let place = pairs.index(of: key) else { continue }
        let text = pairs.withValue(place) { text -> RelativeText? in
          // An empty text counts as none, as it does in ICU; a longer one than this no language has.
          guard text.count > 0, text.count <= DateProgram.longestText else { return nil }
          return RelativeText(text, isPattern: slot.isPattern)
        }
        if let text { return text }
      }
      style = current.fallback
    }
    return nil
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
