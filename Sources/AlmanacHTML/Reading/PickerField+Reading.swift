import Almanac
import AlmanacPickers

extension PickerField {
  /// Reads what was posted for the field, and checks it by the picker's rules.
  ///
  /// Nothing is corrected and nothing is guessed. A row posts its number in one way, so `02`, `+2` or a number that was not
  /// offered were not chosen on the page and are refused. Typed numbers may have spaces around them, leading zeros, and the
  /// decimal digits of any one script. A Gregorian year is typed with four digits where all years that can be chosen have four.
  ///
  /// | posted | reading |
  /// |---|---|
  /// | no part, or every part empty | `absent`, or `missing` for a required field |
  /// | some parts, another one empty or not there | `missing` for that part |
  /// | February 31, month 13, hour 24 | `noSuchDate` for the day, the month, the hour |
  /// | a month that its era does not have | `noSuchDate` for the era |
  /// | a value outside the bounds | `beforeMinimum` or `afterMaximum` for the largest part that has to change |
  /// | a value between steps, a closed day, a time that the zone skips | `offStep`, `unavailable`, `skipped` |
  /// | a row that does not exist, or not below the chosen parent | `noSuchRow` for its column |
  /// | any other text, a part that the field does not have, a value under the bare name | `unreadable` |
  ///
  /// Afterwards the field shows the value, or keeps what was typed and knows what is wrong with it; write it again then.
  ///
  /// - Parameter post: The fields that were posted.
  /// - Returns: The value, nothing, or what is wrong.
  public mutating func read(_ post: borrowing FormPost) -> FieldReading {
    problems = []
    isOpen = false
    if calendar != nil { return readSelection(post) }
    let columns = columns
    take(post, columns.roles)
    let roles = columns.roles
    guard post.hasNothing(of: name, besides: ["action", "was"] + roles.map(\.description)) else {
      return refuse([problem(nil, .unreadable, columns)])
    }
    let texts = roles.map { typed?[$0.description] ?? "" }
    if texts.allSatisfy(\.isEmpty) {
      typed = [:]
      return requirement == .optional ? .absent : refuse([problem(nil, .missing, columns)])
    }
    var found: [FieldProblem] = []
    let fields: [ColumnRole: Int]
    if let dependent = columns as? DependentColumns {
      fields = path(texts, dependent, &found)
    } else {
      fields = numbers(roles, texts, columns, &found)
    }
    guard found.isEmpty else { return refuse(found) }
    return take(fields, columns)
  }

  private mutating func take(_ fields: [ColumnRole: Int], _ columns: some ColumnSource) -> FieldReading {
    switch picker.value(ofFields: fields) {
    case .refused(let role, let reason): return refuse([problem(role.map(shown), reason, columns)])
    case .value(let value):
      if let refusal = picker.refusal(of: value) {
        return refuse([problem(picker.partAtFault(in: value).map(shown), refusal.reason, columns)])
      }
      let change = picker.apply(.set(value))
      guard change.refusal == nil, picker.value == value else { return refuse([problem(nil, .unreadable, columns)]) }
      presence = .chosen
      typed = nil
      return .value(value)
    }
  }

  /// The column in which people see a part: a year whose rows have eras in them shows both.
  private func shown(_ role: ColumnRole) -> ColumnRole {
    role == .era && (picker as? DatePicker)?.yearCoding != .ofChosenEra ? .year : role
  }

  mutating func refuse(_ found: [FieldProblem]) -> FieldReading {
    problems = found
    isOpen = true
    return .refused(found)
  }

  /// Takes the texts of all parts as they were posted.
  mutating func take(_ post: borrowing FormPost, _ roles: [ColumnRole]) {
    var typed: [String: String] = [:]
    for role in roles {
      let part = role.description
      if let text = post[name.part(part)] { typed[part] = text }
    }
    self.typed = typed
    presence = .chosen
  }

  // MARK: Parts

  /// The numbers of the parts, and what is wrong with them one by one.
  private func numbers(
    _ roles: [ColumnRole], _ texts: [String], _ columns: some ColumnSource, _ found: inout [FieldProblem]
  ) -> [ColumnRole: Int] {
    var fields: [ColumnRole: Int] = [:]
    for (role, text) in zip(roles, texts) {
      guard !text.isEmpty else {
        found.append(problem(role, .missing, columns))
        continue
      }
      switch isTyped(role) ? typedNumber(text, role) : chosenNumbers(text, role, columns) {
      case .success(let numbers): fields.merge(numbers) { $1 }
      case .failure(let refused): found.append(problem(role, refused.reason, columns))
      }
    }
    return fields
  }

  private struct Refused: Error {
    let reason: RowRefusal.Reason
  }

  private func typedNumber(_ text: String, _ role: ColumnRole) -> Result<[ColumnRole: Int], Refused> {
    guard let (number, digitCount) = TypedNumber.read(text) else { return .failure(Refused(reason: .unreadable)) }
    guard let dates = picker as? DatePicker else { return .success([role: number]) }
    switch role {
    case .year where dates.yearCoding == .gregorian && dates.firstAndLastDay.first.year >= 1_000 && digitCount < 4:
      // 26 may be 2026 or 1926 or 26.
      return .failure(Refused(reason: .unreadable))
    case .year where dates.yearCoding == .ofOnlyEra: return .success([.era: 0, .year: number])
    case .hour:
      return dates.hour(shown: number).map { .success([.hour: $0]) } ?? .failure(Refused(reason: .noSuchDate))
    default: return .success([role: number])
    }
  }

  private func chosenNumbers(
    _ text: String, _ role: ColumnRole, _ columns: some ColumnSource
  ) -> Result<[ColumnRole: Int], Refused> {
    guard let code = FieldCode(text) else { return .failure(Refused(reason: .unreadable)) }
    if let dates = picker as? DatePicker, role == .year {
      switch (dates.yearCoding, code.numbers.count) {
      case (.eraAndYear, 2): return .success([.era: code.numbers[0], .year: code.numbers[1]])
      case (.ofOnlyEra, 1): return .success([.era: 0, .year: code.numbers[0]])
      case (.gregorian, 1), (.ofChosenEra, 1): return .success([.year: code.numbers[0]])
      default: return .failure(Refused(reason: .unreadable))
      }
    }
    guard let number = code.single else { return .failure(Refused(reason: .unreadable)) }
    if let index = columns.roles.firstIndex(of: role), let reason = columns.reason(against: number, at: index) {
      return .failure(Refused(reason: reason))
    }
    return .success([role: number])
  }

  /// The path of a dependent choice: each column has to name the parent that it was shown below.
  private func path(
    _ texts: [String], _ columns: DependentColumns, _ found: inout [FieldProblem]
  ) -> [ColumnRole: Int] {
    var fields: [ColumnRole: Int] = [:]
    var path: [Int] = []
    for (index, role) in columns.roles.enumerated() {
      let rows = DependentColumns.nodes(columns.picker, below: path)
      let text = texts[index]
      guard !text.isEmpty else {
        if !rows.isEmpty, found.isEmpty { found.append(problem(role, .missing, columns)) }
        break
      }
      guard let code = FieldCode(text) else {
        found.append(problem(role, .unreadable, columns))
        break
      }
      guard code.numbers.count == index + 1, code.numbers.dropLast().elementsEqual(path), let row = code.numbers.last,
        rows.indices.contains(row)
      else {
        found.append(problem(role, .noSuchRow, columns))
        break
      }
      guard rows[row].availability == .available else {
        found.append(problem(role, .unavailable, columns))
        break
      }
      path.append(row)
      fields[role] = row
    }
    // Something behind a column that was left out was not chosen on the page either.
    if found.isEmpty, let extra = columns.roles.indices.dropFirst(path.count).first(where: { !texts[$0].isEmpty }) {
      found.append(problem(columns.roles[extra], .noSuchRow, columns))
    }
    return fields
  }
}
