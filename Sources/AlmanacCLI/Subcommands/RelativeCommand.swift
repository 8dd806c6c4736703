import Almanac
import AlmanacCommandLine

/// `almanac relative`: how far days are from another, in the words of a locale.
enum RelativeCommand {
  /// The subcommand as it is typed.
  static var name: String { "almanac relative" }

  /// Reads the arguments and prints a line for each date and, within it, each locale.
  static func run() throws(CommandFailure) {
    let request = try RelativeRequest()
    guard !request.wantsHelp else { return try StandardStreams().write(HelpPage.relative) }
    var formats: [RelativeDateFormat] = []
    for locale in request.locales { formats.append(try format(locale, request)) }
    var lines = ""
    var failure: CommandFailure?
    for text in request.dates {
      do throws(CivilError) {
        let day = try CivilDate(text)
        for format in formats { lines += format.string(from: day, relativeTo: request.today) + "\n" }
      } catch {
        failure = .badInput("\(error)")
        break
      }
    }
    try StandardStreams().write(lines)
    if let failure { throw failure }
  }

  private static func format(
    _ locale: LocaleTag, _ request: RelativeRequest
  ) throws(CommandFailure) -> RelativeDateFormat {
    do throws(FormatError) {
      return try RelativeDateFormat(style: request.style, numbers: request.numbers, locale: locale)
    } catch {
      throw .usage("\(error)", of: name)
    }
  }
}
