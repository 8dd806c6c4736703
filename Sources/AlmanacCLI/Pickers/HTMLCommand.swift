import Almanac
import AlmanacCommandLine
import AlmanacHTML
import AlmanacPasswords
import AlmanacPickers

/// `almanac html`: a field of a form as HTML, as a server would write it.
enum HTMLCommand {
  /// The subcommand as it is typed.
  static var name: String { "almanac html" }

  /// Reads the arguments and writes the field.
  static func run() throws(CommandFailure) {
    let request = try PickerRequest(of: name)
    guard !request.wantsHelp else { return try StandardStreams().write(HelpPage.html) }
    guard let field = request.values[.name] else { throw request.usage("--name is needed: parts are posted under it") }
    let arrangement = request.values[.arrangement] ?? "group"
    guard ["group", "sheet", "row"].contains(arrangement) else {
      throw request.usage("--as is group, sheet or row, not '\(arrangement)'")
    }
    let picker = try picker(request)
    var bytes: [UInt8] = []
    do throws(FormError) {
      var page = FormPage()
      var form = try page.form(request.values[.prefix] ?? "form", labels: try labels(request))
      if let picker {
        try write(picker, field, arrangement, request, &form, &bytes)
      } else {
        try form.write(try passwords(field, request), to: &bytes)
      }
    } catch {
      if error.code == .invalidName { throw request.usage("\(error)") }
      throw .badInput("\(error)")
    }
    bytes.append(Byte.newline)
    try print(bytes)
  }

  private static func print(_ bytes: [UInt8]) throws(CommandFailure) {
    try StandardStreams().write(bytes.span)
  }

  private static func labels(_ request: PickerRequest) throws(FormError) -> FormLabels {
    let isRead = MessageLanguage(readBy: request.locale) != nil
    return try FormLabels(for: isRead ? request.locale : request.fallback ?? request.locale)
  }

  /// The picker that is asked for; nil for a password.
  private static func picker(_ request: PickerRequest) throws(CommandFailure) -> (any PickerModel)? {
    guard request.kind != "password", request.kind != "pin" else { return nil }
    let picker = request.kind == "calendar" ? try request.calendar() : try request.picker()
    // A value that was asked for by name is not replaced by another one.
    if request.values[.selection] != nil, let correction = picker.corrections.first {
      throw .badInput("--selection: \(picker.message(for: correction.reason))")
    }
    return picker
  }

  private static func passwords(_ name: String, _ request: PickerRequest) throws(FormError) -> PasswordFields {
    var fields = try PasswordFields(
      name, policy: request.kind == "pin" ? .pin(4...12) : .nist(.singleFactor), locale: request.locale,
      fallback: request.fallback.flatMap { MessageLanguage(readBy: $0) } ?? .english)
    if let label = request.values[.label] { fields.label = label }
    return fields
  }

  private static func write(
    _ picker: some PickerModel, _ name: String, _ arrangement: String, _ request: PickerRequest,
    _ form: inout HTMLForm, _ bytes: inout [UInt8]
  ) throws(FormError) {
    let field = try PickerField(
      name, picker, label: request.values[.label], presence: request.values[.selection] == nil ? .empty : .chosen,
      requirement: request.flags.contains(.isOptional) ? .optional : .required,
      entry: request.flags.contains(.isTyped) ? .typed : .rows)
    switch arrangement {
    case "sheet": try form.writeSheet(field, to: &bytes)
    case "row": try form.writeRow(field, to: &bytes)
    default: try form.write(field, to: &bytes)
    }
  }
}
