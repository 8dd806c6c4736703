import Almanac
import AlmanacCommandLine

/// What the arguments of `almanac relative` ask for.
struct RelativeRequest {
  enum Option: Int, CaseIterable {
    case locale, today, style, numbers, plainSpaces, help

    var declaration: OptionDeclaration {
      switch self {
      case .locale: .value("locale")
      case .today: .value("today")
      case .style: .value("style")
      case .numbers: .value("numbers")
      case .plainSpaces: .flag("plain-spaces")
      case .help: .help
      }
    }
  }

  /// Whether the help is asked for; then nothing else counts.
  private(set) var wantsHelp = false
  /// The dates that stand among the arguments.
  private(set) var dates: [String] = []
  private(set) var locales: [LocaleTag] = []
  /// The day that the phrases look from.
  private(set) var today = CivilDate(dayNumber: 0)
  private(set) var style = RelativeStyle.long
  private(set) var numbers = RelativeNumbers.auto
  private(set) var spaces = FormatOptions.Spaces.asInData

  /// Reads the arguments, and refuses what is missing.
  init() throws(CommandFailure) {
    var today: CivilDate?
    var reader = ArgumentReader(of: RelativeCommand.name, fromWord: Subcommand.firstArgument) {
      Option(rawValue: $0)?.declaration
    }
    while let argument = try reader.next() {
      let text = argument.text
      switch argument.option.flatMap(Option.init) {
      case nil: dates.append(text)
      case .locale:
        for tag in text.split(separator: ",", omittingEmptySubsequences: false) { locales.append(try Self.locale(tag)) }
      case .today: today = try Self.date(text)
      case .style:
        guard let style = RelativeStyle(rawValue: text) else {
          throw Self.failure("--style is long, short or narrow, not '\(text)'")
        }
        self.style = style
      case .numbers:
        guard let numbers = RelativeNumbers(rawValue: text) else {
          throw Self.failure("--numbers is auto or always, not '\(text)'")
        }
        self.numbers = numbers
      case .plainSpaces: spaces = .plain
      case .help:
        wantsHelp = true
        return
      }
    }
    guard !locales.isEmpty else {
      throw Self.failure("--locale is needed: there is no default language, and none is read from the environment")
    }
    guard let today else { throw Self.failure("--today is needed: no clock is read") }
    self.today = today
  }

  private static func failure(_ message: String) -> CommandFailure { .usage(message, of: RelativeCommand.name) }

  private static func locale(_ tag: Substring) throws(CommandFailure) -> LocaleTag {
    do throws(LocaleTagError) {
      return try LocaleTag(parsing: tag)
    } catch {
      throw failure("--locale: \(error)")
    }
  }

  private static func date(_ text: String) throws(CommandFailure) -> CivilDate {
    do throws(CivilError) {
      return try CivilDate(text)
    } catch {
      throw failure("--today: \(error)")
    }
  }
}
