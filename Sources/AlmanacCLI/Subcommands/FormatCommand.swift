import Almanac
import AlmanacCommandLine

/// `almanac format`: writes dates the way people of a locale read them.
enum FormatCommand {
  /// Reads the arguments, then formats the dates among them, or else the lines of standard input.
  static func run(_ arguments: [String]) throws(CommandFailure) {
    let request = try FormatRequest(arguments)
    var streams = StandardStreams()
    guard !request.wantsHelp else { return try streams.write(HelpPage.format) }
    let formats = try request.formats()
    if request.dates.isEmpty {
      var plan = FilterPlan(formats: formats, column: request.column.map { $0 - 1 })
      plan.hasHeader = request.hasHeader
      plan.onError = request.onError
      try DateFilter.run(plan, &streams)
    } else {
      try format(request.dates, formats, request.onError, &streams)
    }
  }

  /// Writes a line for each date and, within it, each format.
  ///
  /// An empty argument is no date here: on a command line it comes from a variable that was never set.
  static func format<Streams: FilterStreams>(
    _ dates: [String], _ formats: [DateTimeFormat], _ onError: FilterPlan.OnError, _ streams: inout Streams
  ) throws(CommandFailure) {
    var lines: [UInt8] = []
    var failure: CommandFailure?
    for text in dates {
      do throws(CivilError) {
        let date = try CivilDate(text)
        for format in formats {
          format.write(date, to: &lines)
          lines.append(Byte.newline)
        }
      } catch {
        let refusal = CommandFailure.badInput("\(error)")
        guard onError == .keep else {
          failure = refusal
          break
        }
        refusal.report(as: "almanac format")
        for _ in formats { lines += Array(text.utf8) + [Byte.newline] }
      }
    }
    try streams.write(lines.span)
    if let failure { throw failure }
  }
}
