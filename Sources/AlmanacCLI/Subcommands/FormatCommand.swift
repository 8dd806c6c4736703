import Almanac
import AlmanacCommandLine

/// `almanac format`: writes dates the way people of a locale read them.
enum FormatCommand {
  /// The subcommand as it is typed.
  static var name: String { "almanac format" }

  /// Reads the arguments, then formats the dates among them, or else the lines of standard input.
  static func run() throws(CommandFailure) {
    let request = try FormatRequest()
    var streams = StandardStreams()
    guard !request.wantsHelp else { return try streams.write(HelpPage.format) }
    guard request.columns.isEmpty || request.columns.isOne else { return try filter(request, &streams) }
    let formats = try request.formats()
    let needs = request.needs(formats)
    if request.dates.isEmpty {
      var plan = FilterPlan(formats: formats.array, column: request.columns.values.first)
      plan.hasHeader = request.hasHeader
      plan.needs = needs
      plan.onError = request.onError
      try DateFilter.run(plan, &streams)
    } else {
      try format(request.dates, formats, needs, request.onError, &streams)
    }
  }

  /// Writes several columns of the lines of standard input, or one in the locale that each line names.
  private static func filter<Streams: FilterStreams>(
    _ request: FormatRequest, _ streams: inout Streams
  ) throws(CommandFailure) {
    // What is wrong with the options is to be said before anything is read.
    _ = try request.formats()
    var plan = TablePlan(
      command: name, columns: request.columns.values, localeColumn: request.columns.locale
    ) { text throws(LineRefusal) in
      let format = try request.format(ofLine: text)
      return .formatting(format, request.needs(format))
    }
    plan.hasHeader = request.hasHeader
    plan.onError = request.onError
    try TableFilter.run(plan, &streams)
  }

  /// Writes a line for each date and, within it, each format.
  ///
  /// An empty argument is no date here: on a command line it comes from a variable that was never set.
  static func format<Streams: FilterStreams>(
    _ dates: ShortList<String>, _ formats: ShortList<DateTimeFormat>, _ needs: FormatNeeds,
    _ onError: FilterPlan.OnError, _ streams: inout Streams
  ) throws(CommandFailure) {
    var lines = ""
    var failure: CommandFailure?
    for index in 0..<dates.count {
      let text = dates[index]
      do throws(WrittenMoment.Refusal) {
        let moment = try WrittenMoment.reading(text.utf8.span, for: needs)
        for index in 0..<formats.count {
          lines += formats[index].string(from: moment.dateTime, offset: moment.offset)
          lines += "\n"
        }
      } catch {
        let refusal = CommandFailure.badInput(error.message(for: text))
        guard onError == .keep else {
          failure = refusal
          break
        }
        refusal.report(as: name)
        for _ in 0..<formats.count {
          lines += text
          lines += "\n"
        }
      }
    }
    try streams.write(lines.utf8.span)
    if let failure { throw failure }
  }
}
