import Almanac
import AlmanacCommandLine

/// `almanac range`: a span of days or times in the words of a locale, what both ends share written once.
enum RangeCommand {
  /// The subcommand as it is typed.
  static var name: String { "almanac range" }

  enum Option: Int, CaseIterable {
    case locale, skeleton, help

    var declaration: OptionDeclaration {
      switch self {
      case .locale: .value("locale")
      case .skeleton: .value("skeleton")
      case .help: .help
      }
    }
  }

  /// Reads the arguments and prints a line for each locale.
  static func run() throws(CommandFailure) {
    var locales: [LocaleTag] = []
    var skeleton: DateSkeleton?
    var ends: [String] = []
    var reader = ArgumentReader(of: name, fromWord: Subcommand.firstArgument) { Option(rawValue: $0)?.declaration }
    while let argument = try reader.next() {
      switch argument.option.flatMap(Option.init) {
      case nil: ends.append(argument.text)
      case .locale:
        for tag in argument.text.split(separator: ",", omittingEmptySubsequences: false) {
          locales.append(try locale(tag))
        }
      case .skeleton: skeleton = try fields(argument.text)
      case .help: return try StandardStreams().write(HelpPage.range)
      }
    }
    guard !locales.isEmpty else {
      throw failure("--locale is needed: there is no default language, and none is read from the environment")
    }
    guard ends.count == 2 else { throw failure("a range has two ends, FROM and TO, not \(ends.count)") }
    var formats: [DateIntervalFormat] = []
    for locale in locales { formats.append(try format(skeleton ?? "yMMMd", locale)) }
    let from = try moment(ends[0], formats)
    let to = try moment(ends[1], formats)
    guard from <= to else { throw .badInput("\(ends[0]) is after \(ends[1]): write the earlier end first") }
    var lines = ""
    for format in formats { lines += format.string(from: from, to: to) + "\n" }
    try StandardStreams().write(lines)
  }

  // MARK: Arguments

  private static func failure(_ message: String) -> CommandFailure { .usage(message, of: name) }

  private static func locale(_ tag: Substring) throws(CommandFailure) -> LocaleTag {
    do throws(LocaleTagError) {
      return try LocaleTag(parsing: tag)
    } catch {
      throw failure("--locale: \(error)")
    }
  }

  private static func fields(_ text: String) throws(CommandFailure) -> DateSkeleton {
    do throws(DateSkeletonError) {
      return try DateSkeleton(parsing: text)
    } catch {
      throw failure("--skeleton: \(error)")
    }
  }

  private static func format(
    _ skeleton: DateSkeleton, _ locale: LocaleTag
  ) throws(CommandFailure) -> DateIntervalFormat {
    do throws(FormatError) {
      return try DateIntervalFormat(skeleton: skeleton, locale: locale)
    } catch {
      throw failure("\(error)")
    }
  }

  /// An end: a date, and a time where the fields ask for one.
  private static func moment(_ text: String, _ formats: [DateIntervalFormat]) throws(CommandFailure) -> CivilDateTime {
    var needs = FormatNeeds()
    for format in formats { needs.look(at: format.skeleton.description) }
    do throws(WrittenMoment.Refusal) {
      return try WrittenMoment.reading(text.utf8.span, for: needs).dateTime
    } catch {
      throw .badInput(error.message(for: text))
    }
  }
}
