import Almanac
import AlmanacCommandLine

/// `almanac relative`: how far days are from another, in the words of a locale.
enum RelativeCommand {
  /// The subcommand as it is typed.
  static var name: String { "almanac relative" }

  /// Reads the arguments, then writes a line for each date among them and, within it, each locale; without dates it reads
  /// the lines of standard input.
  static func run() throws(CommandFailure) {
    let request = try RelativeRequest()
    var streams = StandardStreams()
    guard !request.wantsHelp else { return try streams.write(HelpPage.relative) }
    let format = try format(request)
    guard !request.dates.isEmpty else { return try LineFilter.run(format, &streams) }
    var lines = ""
    var failure: CommandFailure?
    for date in request.dates {
      do throws(LineRefusal) {
        for text in try format.texts(of: date.utf8.span) { lines += text + "\n" }
      } catch {
        failure = .badInput(error.reason)
        break
      }
    }
    try streams.write(lines)
    if let failure { throw failure }
  }

  private static func format(_ request: RelativeRequest) throws(CommandFailure) -> RelativeLine {
    do throws(FormatError) {
      return try RelativeLine(request)
    } catch {
      throw .usage("\(error)", of: name)
    }
  }
}
