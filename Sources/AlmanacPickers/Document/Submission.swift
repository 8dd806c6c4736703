import Almanac

/// What a client sends back: numbers by the roles of columns, a text of ISO 8601, the indexes of rows, or a value.
///
/// Coded as the client writes it: `{"fields":{"year":2026,"month":2,"day":28}}`, `{"text":"2026-02-28"}`,
/// `{"rows":[0,1,27]}`, `{"value":{"date":"2026-02-28"}}`; and `{"year":2026,"month":2,"day":28}` is a short form of
/// `fields`.
public enum Submission: Hashable, Sendable {
  /// Numbers by the roles of columns.
  case fields([ColumnRole: Int])
  /// A text: `2026-11-30`, `06:05`, `2026-11-30T06:05`, `2026-11`, `2026`, `--11-30`, `PT1H30M`, or the digits of an
  /// amount; for month grids `2026-11-30`, `2026-11-30,2026-12-04` or `2026-11-30/2026-12-04`, as the selection is.
  case text(String)
  /// The index of the row of each column, as the picker shows them now.
  case rows([Int])
  /// A value.
  case value(PickerValue)

  /// Fields of a form, as texts by the names of roles; nil where a role's text is no number.
  ///
  /// - Parameter form: The fields; those whose names are no roles are left out.
  public init?(form: [String: String]) {
    var fields: [ColumnRole: Int] = [:]
    for (name, text) in form {
      guard let role = ColumnRole(name) else { continue }
      guard let number = Int(text) else { return nil }
      fields[role] = number
    }
    self = .fields(fields)
  }
}

/// Why a submission was refused, in the words that the picker's rows have.
public struct SubmissionError: Error, Hashable, Sendable, Codable {
  /// What is wrong, and the sentence that people read.
  public let refusal: RowRefusal
  /// The column that is at fault; nil where it is the whole.
  public let role: ColumnRole?
}

extension PickerModel {
  /// Checks what a client sent by the rules that the picker has: bounds, steps, closed days, rows that can be chosen.
  ///
  /// Nothing is corrected: a value that the picker would not allow is refused, with the reason that its row has. The
  /// picker does not move; apply `.set` with the value for that.
  ///
  /// - Parameter submission: What the client sent.
  /// - Returns: The value.
  /// - Throws: A ``SubmissionError`` with the reason and the sentence for it, in the picker's language.
  public func checked(_ submission: Submission) throws(SubmissionError) -> PickerValue {
    let reading: FieldsReading =
      switch submission {
      case .fields(let fields): value(ofFields: fields)
      case .rows(let rows): value(ofRows: rows)
      case .value(let value): .value(value)
      case .text(let text): value(ofText: text)
      }
    switch reading {
    case .refused(let role, let reason):
      throw SubmissionError(
        refusal: RowRefusal(reason: reason, message: message(for: reason)), role: role)
    case .value(let value):
      if let refusal = refusal(of: value) { throw SubmissionError(refusal: refusal, role: nil) }
      return value
    }
  }
}

/// The texts that values have.
enum SubmittedText {
  /// The value of a text, for a kind of picker; nil where it is none.
  static func value(_ text: String, _ kind: PickerKind) -> PickerValue? {
    switch kind {
    case .date: (try? CivilDate(text)).map { .date($0) }
    case .time: (try? CivilTime(text)).map { .time($0) }
    case .dayAndTime, .dateAndTime: (try? CivilDateTime(text)).map { .dateTime($0) }
    case .yearMonth: YearMonth(text).map { .yearMonth($0) }
    case .year: text.utf8.count == 4 ? TypedDigits.number(text).map { .year($0) } : nil
    case .monthDay: MonthDay(text).map { .monthDay($0) }
    case .countdown: seconds(text).map { .seconds($0) }
    case .distance: TypedDigits.number(text).map { .amount($0) }
    case .options, .dependent, .calendar: nil
    }
  }

  /// Why a text is no value: it is a date that does not exist, or no date at all.
  static func fault(_ text: String, _ kind: PickerKind) -> RowRefusal.Reason {
    let error: CivilError? =
      switch kind {
      case .date, .calendar: failure { () throws(CivilError) in _ = try CivilDate(text) }
      case .time: failure { () throws(CivilError) in _ = try CivilTime(text) }
      case .dayAndTime, .dateAndTime: failure { () throws(CivilError) in _ = try CivilDateTime(text) }
      default: nil
      }
    switch error?.code {
    case .monthOutOfRange, .dayOutOfRange, .hourOutOfRange, .minuteOutOfRange, .secondOutOfRange: return .noSuchDate
    default: return text.isEmpty ? .missing : .unreadable
    }
  }

  private static func failure(_ body: () throws(CivilError) -> Void) -> CivilError? {
    do throws(CivilError) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  /// Seconds of a duration such as `PT1H30M` (ISO 8601), or of plain digits.
  static func seconds(_ text: String) -> Int? {
    guard text.hasPrefix("PT"), text.utf8.count > 2 else { return TypedDigits.number(text) }
    var seconds = 0
    var digits = ""
    var units: [(Character, Int)] = [("H", 3_600), ("M", 60), ("S", 1)]
    for character in text.dropFirst(2) {
      if character.isASCII, character.isNumber {
        digits.append(character)
        continue
      }
      guard let unit = units.firstIndex(where: { $0.0 == character }), let number = TypedDigits.number(digits) else {
        return nil
      }
      seconds += number * units[unit].1
      units.removeFirst(unit + 1)
      digits = ""
    }
    return digits.isEmpty ? seconds : nil
  }
}

extension Submission: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case fields, text, rows, value
  }

  private struct RoleKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Decodes what a client sent.
  ///
  /// - Throws: `DecodingError` for an object that is none of the forms.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RoleKey.self)
    let names = container.allKeys.map(\.stringValue)
    guard let kind = names.first.flatMap(Keys.init), names.count == 1 else {
      self = .fields(try Self.fields(container))
      return
    }
    let keyed = try decoder.container(keyedBy: Keys.self)
    switch kind {
    case .fields: self = .fields(try Self.fields(try keyed.nestedContainer(keyedBy: RoleKey.self, forKey: .fields)))
    case .text: self = .text(try keyed.decode(String.self, forKey: .text))
    case .rows: self = .rows(try keyed.decode([Int].self, forKey: .rows))
    case .value: self = .value(try keyed.decode(PickerValue.self, forKey: .value))
    }
  }

  private static func fields(_ container: KeyedDecodingContainer<RoleKey>) throws -> [ColumnRole: Int] {
    var fields: [ColumnRole: Int] = [:]
    for key in container.allKeys {
      guard let role = ColumnRole(key.stringValue) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "\"\(key.stringValue)\" is no role of a column")
      }
      fields[role] = try container.decode(Int.self, forKey: key)
    }
    return fields
  }

  /// Encodes the submission.
  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: Keys.self)
    switch self {
    case .fields(let fields):
      var container = keyed.nestedContainer(keyedBy: RoleKey.self, forKey: .fields)
      for (role, number) in fields { try container.encode(number, forKey: RoleKey(stringValue: role.description)) }
    case .text(let text): try keyed.encode(text, forKey: .text)
    case .rows(let rows): try keyed.encode(rows, forKey: .rows)
    case .value(let value): try keyed.encode(value, forKey: .value)
    }
  }
}
