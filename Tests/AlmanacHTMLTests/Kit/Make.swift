import Almanac
import AlmanacHTML
import AlmanacPickers
import Testing

/// Pickers, fields, pages and posts for tests.
enum Make {
  static func picker(
    _ mode: DatePickerMode = .date, _ selection: PickerValue? = nil, _ minimum: PickerValue? = nil,
    _ maximum: PickerValue? = nil, locale: LocaleTag = "en", labels: PickerLabels? = nil,
    _ change: (inout DatePickerOptions) -> Void = { _ in }
  ) throws -> DatePicker {
    var options = DatePickerOptions(
      mode: mode, selection: try selection ?? .date(CivilDate("2026-11-30")),
      minimum: try minimum ?? .date(CivilDate("2020-01-01")), maximum: try maximum ?? .date(CivilDate("2030-12-31")),
      locale: locale)
    change(&options)
    return try DatePicker(options, labels: labels)
  }

  /// A picker of times of the day, all of them or those between two.
  static func time(
    _ selection: String = "09:30", locale: LocaleTag = "en-GB", _ change: (inout DatePickerOptions) -> Void = { _ in }
  ) throws -> DatePicker {
    var options = DatePickerOptions(mode: .time, selection: .time(try CivilTime(selection)), locale: locale)
    change(&options)
    return try DatePicker(options)
  }

  /// A field of days, 2020 to 2030, untouched.
  static func date(
    _ name: String = "on", locale: LocaleTag = "en", entry: FieldEntry = .rows,
    requirement: FieldRequirement = .required, presence: InlineField<DatePicker>.Presence = .empty,
    labels: PickerLabels? = nil, _ change: (inout DatePickerOptions) -> Void = { _ in }
  ) throws -> PickerField<DatePicker> {
    try PickerField(
      name, try picker(locale: locale, labels: labels, change), presence: presence, requirement: requirement,
      entry: entry)
  }

  static func form(_ prefix: String = "f", _ language: LocaleTag = "en") throws -> HTMLForm {
    var page = FormPage()
    return try page.form(prefix, labels: try FormLabels(for: language))
  }

  /// A field as a page, read back and checked.
  static func page<Picker>(_ field: PickerField<Picker>, _ language: LocaleTag = "en") throws -> Element {
    try page(language) { form, bytes in try form.write(field, to: &bytes) }
  }

  /// A page of one form, read back and checked.
  static func page(
    _ language: LocaleTag = "en", _ write: (inout HTMLForm, inout [UInt8]) throws -> Void
  ) throws -> Element {
    var form = try form("f", language)
    var bytes: [UInt8] = []
    try write(&form, &bytes)
    let page = try Element.read(bytes)
    try page.checkReferences()
    return page
  }

  /// Reads a body.
  static func post(_ body: String) throws -> FormPost { try FormReader().read(body.utf8Span.span) }

  /// What a field reads of a body, and the field afterwards.
  static func read<Picker>(
    _ field: PickerField<Picker>, _ body: String
  ) throws -> (reading: FieldReading, field: PickerField<Picker>) {
    var field = field
    let post = try post(body)
    let reading = field.read(post)
    return (reading, field)
  }

  /// What is wrong with a body: each part with its reason, `-` for the whole; empty where nothing is.
  static func faults<Picker>(_ field: PickerField<Picker>, _ body: String) throws -> [String] {
    switch try read(field, body).reading {
    case .refused(let problems): problems.map { "\($0.part ?? "-"): \($0.reason.map { "\($0)" } ?? "")" }
    case .value, .absent: []
    }
  }
}

extension FieldReading {
  /// The day that was read; nil for anything else.
  var date: CivilDate? {
    if case .value(.date(let date)) = self { date } else { nil }
  }
}
