import Almanac
import AlmanacCommandLine

/// `almanac-tables explain`: says where every piece of a formatted date comes from, or how a text is read.
enum ExplainCommand {
  static func run(_ arguments: [String]) throws {
    let output = StandardStreams()
    let options = try ExplainOptions(arguments)
    guard !options.wantsHelp else { return try output.write(ExplainHelp.text) }
    let bytes = try Self.output(options)
    try output.write(bytes.span)
  }

  /// What is printed.
  static func output(_ options: ExplainOptions) throws -> [UInt8] {
    let request = try ExplainRequest(options)
    if let text = options[.parse] {
      let reference = try date(options, .reference)
      let defaults = try date(options, .defaults)
      let mode: DateParser.Mode = options[.strict] == nil ? .tolerant : .strict
      let explanation = try ReadingExplanation(request, text, mode: mode, reference, defaults)
      return options.wantsJSON ? explanation.json + [0x0A] : Array(explanation.page.utf8)
    }
    let moment = try ExplainedMoment(options.operands[0], offset: options[.offset], for: request.format)
    let explanation = try FormatExplanation(request, moment)
    return options.wantsJSON ? explanation.json + [0x0A] : Array(explanation.text.utf8)
  }

  private static func date(
    _ options: ExplainOptions, _ option: ExplainOptions.Option
  ) throws(CommandFailure) -> CivilDate? {
    guard let text = options[option] else { return nil }
    do throws(CivilError) {
      return try CivilDate(text)
    } catch {
      throw .usage("\(option.declaration.written): \(error)", of: ExplainOptions.command)
    }
  }
}
