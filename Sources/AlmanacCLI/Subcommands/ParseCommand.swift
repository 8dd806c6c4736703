import Almanac
import AlmanacCommandLine

/// `almanac parse`: reads dates that people wrote.
enum ParseCommand {
  /// The subcommand as it is typed.
  static var name: String { "almanac parse" }

  /// Reads the arguments, then the texts among them, or else the lines of standard input.
  static func run() throws(CommandFailure) {
    let request = try ParseRequest()
    var streams = StandardStreams()
    guard !request.wantsHelp else { return try streams.write(HelpPage.parse) }
    let reader = try request.reader()
    guard request.columns.isEmpty || request.columns.isOne else {
      var plan = TablePlan(
        command: name, columns: request.columns.values, localeColumn: request.columns.locale
      ) { text throws(LineRefusal) in .parsing(try request.reader(ofLine: text)) }
      plan.hasHeader = request.hasHeader
      plan.onError = request.onError
      plan.limits.value = DateParser.maximumUTF8Count
      return try TableFilter.run(plan, &streams)
    }
    if request.texts.isEmpty {
      var plan = FilterPlan(formats: [reader.parser.format], column: request.columns.values.first)
      plan.direction = .parsing(reader)
      plan.hasHeader = request.hasHeader
      plan.onError = request.onError
      // A longer value is no date, but its reader is to say so.
      plan.limits.value = DateParser.maximumUTF8Count
      try DateFilter.run(plan, &streams)
    } else {
      try read(request.texts, reader, request.onError, &streams)
    }
  }

  /// Writes a line for each text.
  static func read<Streams: FilterStreams>(
    _ texts: ShortList<String>, _ reader: ValueReader, _ onError: FilterPlan.OnError, _ streams: inout Streams
  ) throws(CommandFailure) {
    var lines = ""
    var failure: CommandFailure?
    for index in 0..<texts.count {
      do throws(DateParsingError) {
        lines += try reader.read(texts[index].utf8.span)
        lines += "\n"
      } catch {
        let refusal = CommandFailure.badInput("\(texts[index]): \(error)")
        guard onError == .keep else {
          failure = refusal
          break
        }
        refusal.report(as: name)
        lines += texts[index]
        lines += "\n"
      }
    }
    try streams.write(lines.utf8.span)
    if let failure { throw failure }
  }
}
