public import Almanac

/// Columns of which each depends on the one before: any number of them, and of different depth for different choices.
///
/// ```swift
/// var picker = try DependentPicker(
///   [PickerNode("广东", ["广州", "深圳"]), PickerNode("北京", []), PickerNode("江苏", ["南京", "苏州"])], locale: "zh-Hans")
/// picker.apply(.select(.level(0), row: 2))
/// picker.selection?.map(\.text)                // 江苏, 南京
/// ```
///
/// There are as many columns as the deepest choice needs; below a choice that is complete they have no rows.
public struct DependentPicker: ColumnWheels {
  /// The rows of the first column.
  public let nodes: [PickerNode]
  /// What becomes of the choices below when another parent is chosen.
  public let choice: DependentChoice
  /// The names that a screen reader says for the columns, as many as there are; columns behind them are "Option".
  public let names: [String]
  /// The title, the buttons, and what a tap outside means.
  public var toolbar: PickerToolbar
  /// What was not taken as it was asked for when the picker was made.
  public internal(set) var corrections: [PickerCorrection]
  /// The locale of the words.
  public let locale: LocaleTag
  /// The labels that the picker speaks with.
  public let labels: PickerLabels
  /// Which way the columns run.
  public let direction: PickerDirection

  let roles: [ColumnRole]
  var draft: DependentDraft
  var opening: DependentDraft

  /// The most columns: 16.
  public static let mostColumns = 16

  /// Makes a picker.
  ///
  /// - Parameters:
  ///   - nodes: The choices of the first column.
  ///   - initialRows: The rows at the beginning, from the first column on; each is looked at in the rows that its parent
  ///     has. Missing ones are 0, and those that can't be chosen are moved to the nearest that can.
  ///   - choice: What becomes of the choices below when another parent is chosen.
  ///   - names: The names of the columns.
  ///   - locale: The locale of the labels.
  ///   - fallback: The locale whose labels to use where there are none for `locale`; nil for none.
  ///   - labels: Texts of the caller's own; nil for those that are compiled in.
  ///   - data: The tables that say which way the script runs.
  /// - Throws: `invalidColumns` for more than 16 levels, `tooManyRows`, `noLabels`.
  public init(
    _ nodes: [PickerNode], initialRows: [Int] = [], choice: DependentChoice = .keepValue, names: [String] = [],
    locale: LocaleTag, fallback: LocaleTag? = nil, labels: PickerLabels? = nil, data: LocaleData = .embedded
  ) throws(PickerError) {
    let depth = nodes.map { $0.depth(limit: Self.mostColumns + 1) }.max() ?? 1
    guard depth <= Self.mostColumns else {
      throw PickerError(.invalidColumns, "\(depth)", "a picker has at most \(Self.mostColumns) dependent columns")
    }
    guard initialRows.count <= depth, names.count <= depth else {
      throw PickerError(
        .invalidColumns, "\(max(initialRows.count, names.count))", "the deepest choice has \(depth) columns")
    }
    let longest = max(nodes.count, nodes.map(\.longestColumn).max() ?? 0)
    guard longest <= DatePickerOptions.mostRows else {
      throw PickerError(.tooManyRows, "\(longest)", "a column has at most \(DatePickerOptions.mostRows) rows")
    }
    self.nodes = nodes
    self.choice = choice
    self.names = names
    (self.locale, self.labels) = try DateWords.language(locale, fallback, labels)
    direction = try LocaleTexts(of: self.locale, data).direction
    toolbar = PickerToolbar(self.labels, title: .titleOption)
    roles = (0..<depth).map { .level($0) }
    draft = DependentDraft()
    opening = draft
    corrections = []
    draft.path = settledPath(initialRows)
    remember()
    opening = draft
  }

  /// The chosen nodes from the first column on; nil where the choice is not complete.
  public var selection: [PickerNode]? {
    var chosen: [PickerNode] = []
    var rows = nodes
    for row in draft.path {
      chosen.append(rows[row])
      rows = rows[row].children
    }
    return rows.isEmpty && !chosen.isEmpty ? chosen : nil
  }
}

/// The chosen rows, and those that were chosen below other parents.
struct DependentDraft: Hashable, Sendable {
  var path: [Int] = []
  /// The row that was chosen last below a parent, by the path to the parent.
  var remembered: [[Int]: Int] = [:]
}

extension DependentPicker {
  /// The rows of a column below a path.
  func rows(below path: ArraySlice<Int>) -> [PickerNode] {
    var rows = nodes
    for row in path {
      guard rows.indices.contains(row) else { return [] }
      rows = rows[row].children
    }
    return rows
  }

  /// The row nearest to one that can be chosen, the earlier of two that are as near; nil where none can.
  static func nearest(to row: Int, in rows: [PickerNode]) -> Int? {
    rows.indices.filter { rows[$0].availability == .available }.min { (abs($0 - row), $0) < (abs($1 - row), $1) }
  }

  /// The path of the rows that are asked for, each looked at in the rows that its parent has.
  private mutating func settledPath(_ asked: [Int]) -> [Int] {
    var path: [Int] = []
    var rows = nodes
    while !rows.isEmpty {
      let index = path.count
      let wanted = index < asked.count ? asked[index] : 0
      guard let given = Self.nearest(to: min(max(wanted, 0), rows.count), in: rows) else { break }
      if given != wanted {
        corrections.append(
          PickerCorrection(
            role: .level(index), asked: wanted, given: given,
            reason: rows.indices.contains(wanted) ? .unavailable : .noSuchRow))
      }
      path.append(given)
      rows = rows[given].children
    }
    for index in asked.indices where index >= path.count && asked[index] != 0 {
      corrections.append(PickerCorrection(role: .level(index), asked: asked[index], given: 0, reason: .noSuchRow))
    }
    return path
  }

  /// Remembers the path below each of its parents.
  private mutating func remember() {
    guard choice == .rememberParent else { return }
    for index in draft.path.indices { draft.remembered[Array(draft.path[..<index])] = draft.path[index] }
  }

  func wheel(at index: Int) -> Wheel {
    guard index <= draft.path.count else { return Wheel(rowCount: 0, selectedRow: nil, context: -1) }
    let parent = draft.path[..<index]
    return Wheel(
      rowCount: rows(below: parent).count, selectedRow: index < draft.path.count ? draft.path[index] : nil,
      context: parent.hashValueIndependentOfProcess)
  }

  func isEnabled(row: Int, at index: Int) -> Bool {
    let rows = index <= draft.path.count ? rows(below: draft.path[..<index]) : []
    return rows.indices.contains(row) && rows[row].availability == .available
  }

  func largeStep(at index: Int) -> Int { 5 }

  mutating func select(row: Int, at index: Int) -> [PickerCorrection] {
    let rows = rows(below: draft.path[..<min(index, draft.path.count)])
    guard index <= draft.path.count, let given = Self.nearest(to: row, in: rows) else { return [] }
    let former = formerNodes
    let old = draft.path
    draft.path = Array(draft.path[..<index]) + [given]
    var next = rows[given].children
    while !next.isEmpty, let row = choose(next, former, old) {
      draft.path.append(row)
      next = next[row].children
    }
    remember()
    return given == row
      ? [] : [PickerCorrection(role: .level(index), asked: row, given: given, reason: .unavailable)]
  }

  private var formerNodes: [PickerNode] {
    var chosen: [PickerNode] = []
    var rows = nodes
    for row in draft.path {
      chosen.append(rows[row])
      rows = rows[row].children
    }
    return chosen
  }

  /// The row of the next column, by the picker's rule.
  private func choose(_ rows: [PickerNode], _ former: [PickerNode], _ old: [Int]) -> Int? {
    let index = draft.path.count
    switch choice {
    case .first: return Self.nearest(to: 0, in: rows)
    case .keepRow: return Self.nearest(to: index < old.count ? min(old[index], rows.count - 1) : 0, in: rows)
    case .rememberParent: return Self.nearest(to: draft.remembered[draft.path] ?? 0, in: rows)
    case .keepValue:
      let kept = index < former.count ? rows.firstIndex { $0.value == former[index].value } : nil
      return kept.flatMap { rows[$0].availability == .available ? $0 : nil } ?? Self.nearest(to: 0, in: rows)
    }
  }

  mutating func move(at index: Int, by count: Int) -> [PickerCorrection] { moveOverRows(at: index, by: count) }

  func row(showing number: Int, at index: Int) -> Int? { nil }

  mutating func type(_ number: Int, at index: Int) -> [PickerCorrection]? { nil }

  mutating func setBounds(_ minimum: PickerValue?, _ maximum: PickerValue?) throws(PickerError) -> [PickerCorrection] {
    throw PickerError(.valueOutOfRange, "bounds", "a picker of options has none")
  }

  /// Sets a value as the event `set` does, without saying what is different now.
  public mutating func set(_ value: PickerValue) throws(PickerError) -> [PickerCorrection] {
    if let refusal = refusal(of: value) {
      throw PickerError(.valueOutOfRange, "\(value)", "the rows are \(refusal.reason.rawValue) in this picker")
    }
    if case .rows(let path) = value { draft.path = path }
    remember()
    return []
  }
}
