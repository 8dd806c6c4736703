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
    let reader = ColumnReader(columns, entry, post, name)
    guard !reader.hasStrangers else { return refuse([problem(nil, .unreadable, columns)], reader) }
    guard !reader.isEmpty else {
      return requirement == .optional ? leaveOut() : refuse([problem(nil, .missing, columns)], reader)
    }
    switch reader.fields() {
    case .failure(let found): return refuse(found.faults.map { problem($0.role, $0.reason, columns) }, reader)
    case .success(let fields): return take(fields, columns, reader)
    }
  }

  /// Shows nothing, as it was posted.
  private mutating func leaveOut() -> FieldReading {
    typed = [:]
    presence = .chosen
    return .absent
  }

  private mutating func take(
    _ fields: [ColumnRole: Int], _ columns: any ColumnSource, _ reader: ColumnReader
  ) -> FieldReading {
    switch picker.value(ofFields: fields) {
    case .refused(let role, let reason): return refuse([problem(role.map(shown), reason, columns)], reader)
    case .value(let value):
      if let refusal = picker.refusal(of: value) {
        return refuse([problem(picker.partAtFault(in: value).map(shown), refusal.reason, columns)], reader)
      }
      guard (try? picker.set(value)) != nil, picker.value == value else {
        return refuse([problem(nil, .unreadable, columns)], reader)
      }
      presence = .chosen
      typed = nil
      return .value(value)
    }
  }

  /// The column in which people see a part: a year whose rows have eras in them shows both.
  private func shown(_ role: ColumnRole) -> ColumnRole {
    role == .era && dates?.yearCoding != .ofChosenEra ? .year : role
  }

  /// Keeps what was posted, and what is wrong with it.
  private mutating func refuse(_ found: [FieldProblem], _ reader: ColumnReader) -> FieldReading {
    take(reader)
    return refuse(found)
  }

  mutating func refuse(_ found: [FieldProblem]) -> FieldReading {
    problems = found
    isOpen = true
    return .refused(found)
  }

  /// Takes the texts of all parts as they were posted.
  mutating func take(_ reader: ColumnReader) {
    typed = reader.typed
    presence = .chosen
  }
}
