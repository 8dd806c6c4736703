import AlmanacCommandLine
import AlmanacPickers

/// `almanac picker`: a picker as a client would draw it, or as the document that a client gets.
enum PickerCommand {
  /// The subcommand as it is typed.
  static var name: String { "almanac picker" }

  /// Reads the arguments and writes the picker.
  static func run() throws(CommandFailure) {
    let request = try PickerRequest()
    let output = StandardStreams()
    guard !request.wantsHelp else { return try output.write(HelpPage.picker) }
    try write(try request.picker(), request, output)
  }

  private static func write(
    _ picker: some PickerModel, _ request: PickerRequest, _ output: StandardStreams
  ) throws(CommandFailure) {
    guard !request.asJSON else { return try output.write((PickerDocument(picker).json + [Byte.newline]).span) }
    let title = picker.toolbar.title.map { $0 + "\n" } ?? ""
    try output.write(title + PickerDrawing.lines(picker.columns, reach: request.reach) + picker.summary + "\n")
  }
}
