import Almanac
import AlmanacPickers

/// The columns of a field as they were posted, on their way to numbers.
struct ColumnReader {
  private let columns: any ColumnSource
  /// The picker of a field with dates.
  private let dates: DatePicker?
  private let entry: FieldEntry
  private let roles: [ColumnRole]
  /// What was posted for each column; nil where its part was not there.
  private let texts: [String?]
  /// Whether something else was posted under the field's name than its columns, an action, and what cancel goes back to.
  let hasStrangers: Bool

  init(_ columns: any ColumnSource, _ entry: FieldEntry, _ post: borrowing FormPost, _ name: FieldName) {
    self.columns = columns
    dates = columns.dates
    self.entry = entry
    roles = columns.roles
    let parts = post.parts(of: name)
    var texts: [String?] = []
    texts.reserveCapacity(roles.count)
    var count = 0
    for role in roles {
      let text = post.value(of: role.description, in: parts)
      if text != nil { count += 1 }
      texts.append(text)
    }
    self.texts = texts
    hasStrangers =
      parts.hasBareValue
      || parts.count > count && !post.hasNothing(in: parts, besides: ["action", "was"] + roles.map(\.description))
  }

  /// Whether nothing is chosen and nothing typed.
  var isEmpty: Bool { texts.allSatisfy { $0?.isEmpty ?? true } }

  /// What was posted, by the names of parts.
  var typed: [String: String] {
    var typed: [String: String] = [:]
    for (role, text) in zip(roles, texts) { typed[role.description] = text }
    return typed
  }

  /// One part, or the whole, and what is wrong with it.
  struct Fault: Error {
    let role: ColumnRole?
    let reason: RowRefusal.Reason
  }

  /// All that is wrong; one fault at least.
  struct Refused: Error {
    let faults: [Fault]
  }

  /// The numbers of the columns, or what is wrong with them one by one.
  func fields() -> Result<[ColumnRole: Int], Refused> {
    if let dependent = columns.dependent { return path(dependent) }
    var fields: [ColumnRole: Int] = Dictionary(minimumCapacity: roles.count + 1)
    var faults: [Fault] = []
    for (index, role) in roles.enumerated() {
      guard let text = texts[index], !text.isEmpty else {
        faults.append(Fault(role: role, reason: .missing))
        continue
      }
      do throws(Fault) {
        if entry.isTyped(role, dates) {
          try takeTyped(text, role, &fields)
        } else {
          try takeChosen(text, index, &fields)
        }
      } catch {
        faults.append(error)
      }
    }
    return faults.isEmpty ? .success(fields) : .failure(Refused(faults: faults))
  }

  private func takeTyped(
    _ text: String, _ role: ColumnRole, _ fields: inout [ColumnRole: Int]
  ) throws(Fault) {
    guard let (number, digitCount) = TypedNumber.read(text) else { throw Fault(role: role, reason: .unreadable) }
    fields[role] = number
    guard let dates else { return }
    switch role {
    case .year where dates.yearCoding == .gregorian && dates.firstAndLastDay.first.year >= 1_000 && digitCount < 4:
      // 26 may be 2026 or 1926 or 26.
      throw Fault(role: role, reason: .unreadable)
    case .year where dates.yearCoding == .ofOnlyEra: fields[.era] = 0
    case .hour:
      guard let hour = dates.hour(shown: number) else { throw Fault(role: role, reason: .noSuchDate) }
      fields[role] = hour
    default: break
    }
  }

  private func takeChosen(
    _ text: String, _ index: Int, _ fields: inout [ColumnRole: Int]
  ) throws(Fault) {
    let role = roles[index]
    guard let code = FieldCode(text) else { throw Fault(role: role, reason: .unreadable) }
    if let dates, role == .year {
      switch (dates.yearCoding, code.numbers.count) {
      case (.eraAndYear, 2): (fields[.era], fields[.year]) = (code.numbers[0], code.numbers[1])
      case (.ofOnlyEra, 1): (fields[.era], fields[.year]) = (0, code.numbers[0])
      case (.gregorian, 1), (.ofChosenEra, 1): fields[.year] = code.numbers[0]
      default: throw Fault(role: role, reason: .unreadable)
      }
      return
    }
    guard let number = code.single else { throw Fault(role: role, reason: .unreadable) }
    if let reason = columns.reason(against: number, at: index) { throw Fault(role: role, reason: reason) }
    fields[role] = number
  }

  /// The path of a dependent choice: each column has to name the parent that it was shown below.
  private func path(_ columns: DependentColumns) -> Result<[ColumnRole: Int], Refused> {
    func refused(_ role: ColumnRole, _ reason: RowRefusal.Reason) -> Result<[ColumnRole: Int], Refused> {
      .failure(Refused(faults: [Fault(role: role, reason: reason)]))
    }
    var fields: [ColumnRole: Int] = [:]
    var path: [Int] = []
    for (index, role) in roles.enumerated() {
      let rows = DependentColumns.nodes(columns.picker, below: path)
      guard let text = texts[index], !text.isEmpty else {
        if !rows.isEmpty { return refused(role, .missing) }
        break
      }
      guard let code = FieldCode(text) else { return refused(role, .unreadable) }
      guard code.numbers.count == index + 1, code.numbers.dropLast().elementsEqual(path), let row = code.numbers.last,
        rows.indices.contains(row)
      else { return refused(role, .noSuchRow) }
      guard rows[row].availability == .available else { return refused(role, .unavailable) }
      path.append(row)
      fields[role] = row
    }
    // Something behind a column that was left out was not chosen on the page either.
    let extra = roles.indices.dropFirst(path.count).first { texts[$0]?.isEmpty == false }
    return extra.map { refused(roles[$0], .noSuchRow) } ?? .success(fields)
  }
}

extension FieldEntry {
  /// Whether the number of a column is typed, and not chosen from rows.
  func isTyped(_ role: ColumnRole, _ dates: DatePicker?) -> Bool {
    guard self == .typed else { return false }
    switch role {
    // A year that needs its era told is chosen.
    case .year: return dates?.yearCoding != .eraAndYear
    case .month, .day, .hour, .minute, .second, .unit, .digit: return true
    case .era, .date, .dayPeriod, .level: return false
    }
  }
}
