import Almanac
import AlmanacPickers

/// Pickers that many tests begin with.
enum Make {
  static func date(
    _ selection: String, _ minimum: String = "1900-01-01", _ maximum: String = "2100-12-31", _ locale: LocaleTag = "en",
    _ change: (inout DatePickerOptions) -> Void = { _ in }
  ) throws -> DatePicker {
    var options = DatePickerOptions(
      mode: .date, selection: .date(try CivilDate(selection)), minimum: .date(try CivilDate(minimum)),
      maximum: .date(try CivilDate(maximum)), locale: locale)
    change(&options)
    return try DatePicker(options)
  }

  static func time(
    _ selection: String, _ locale: LocaleTag = "en-GB", _ change: (inout DatePickerOptions) throws -> Void = { _ in }
  ) throws -> DatePicker {
    var options = DatePickerOptions(mode: .time, selection: .time(try CivilTime(selection)), locale: locale)
    try change(&options)
    return try DatePicker(options)
  }

  static func dateTime(
    _ selection: String, _ minimum: String, _ maximum: String, _ locale: LocaleTag = "en-GB",
    mode: DatePickerMode = .dateAndTime, _ change: (inout DatePickerOptions) throws -> Void = { _ in }
  ) throws -> DatePicker {
    var options = DatePickerOptions(
      mode: mode, selection: .dateTime(try CivilDateTime(selection)), minimum: .dateTime(try CivilDateTime(minimum)),
      maximum: .dateTime(try CivilDateTime(maximum)), locale: locale)
    try change(&options)
    return try DatePicker(options)
  }
}

extension PickerModel {
  /// The label of the selected row of each column.
  var shown: [String] { columns.map { $0.selection?.label ?? "-" } }

  func column(of role: ColumnRole) -> PickerColumn? { columns.first { $0.role == role } }

  /// The values of the rows of a column that can be chosen.
  func open(_ role: ColumnRole) -> [Int] { column(of: role)?.rows.filter(\.isEnabled).map(\.value) ?? [] }

  /// Chooses the row that has a value.
  mutating func choose(_ role: ColumnRole, _ value: Int) -> PickerChange {
    guard let row = column(of: role)?.rows.firstIndex(where: { $0.value == value }) else { return PickerChange() }
    return apply(.select(role, row: row))
  }
}

extension PickerValue {
  static func date(_ text: String) throws -> PickerValue { .date(try CivilDate(text)) }
  static func time(_ text: String) throws -> PickerValue { .time(try CivilTime(text)) }
  static func dateTime(_ text: String) throws -> PickerValue { .dateTime(try CivilDateTime(text)) }
}
