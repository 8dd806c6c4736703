import AlmanacCommandLine
import AlmanacPickers

/// `almanac picker`: a picker as a client would draw it, or as the document that a client gets.
enum PickerCommand {
  /// The subcommand as it is typed.
  static var name: String { "almanac picker" }

  /// Reads the arguments and writes the picker.
  static func run() throws(CommandFailure) {
    let request = try PickerRequest(of: name)
    let output = StandardStreams()
    guard !request.wantsHelp else { return try output.write(HelpPage.picker) }
    try write(try request.picker(), request, output)
  }

  private static func write(
    _ picker: some PickerModel, _ request: PickerRequest, _ output: StandardStreams
  ) throws(CommandFailure) {
    // A value that was asked for by name is not replaced by another one.
    if request.values[.selection] != nil, let correction = picker.corrections.first {
      throw .badInput(
        "--selection: \(correction.asked) can't be chosen as \(correction.role): \(picker.message(for: correction.reason)) "
          + "The nearest is \(correction.given).")
    }
    guard !request.asJSON else { return try output.write((PickerDocument(picker).json + [Byte.newline]).span) }
    let title = picker.toolbar.title.map { $0 + "\n" } ?? ""
    try output.write(title + PickerDrawing.lines(picker.columns, reach: request.reach) + picker.summary + "\n")
  }
}
