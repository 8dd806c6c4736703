import Almanac
import AlmanacCommandLine

/// `almanac range`: spans of days or times in the words of a locale, what both ends share written once.
enum RangeCommand {
  /// The subcommand as it is typed.
  static var name: String { "almanac range" }

  enum Option: Int, CaseIterable {
    case locale, skeleton, plainSpaces, help

    var declaration: OptionDeclaration {
      switch self {
      case .locale: .value("locale")
      case .skeleton: .value("skeleton")
      case .plainSpaces: .flag("plain-spaces")
      case .help: .help
      }
    }
  }

  /// Reads the arguments, then writes the range among them, or else those of the lines of standard input.
  static func run() throws(CommandFailure) {
    var locales: [LocaleTag] = []
    var skeleton: DateSkeleton = "yMMMd"
    var spaces = FormatOptions.Spaces.asInData
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
      case .plainSpaces: spaces = .plain
      case .help: return try StandardStreams().write(HelpPage.range)
      }
    }
    guard !locales.isEmpty else {
      throw failure("--locale is needed: there is no default language, and none is read from the environment")
    }
    var format = RangeLine(skeleton)
    guard !format.needs.offset else {
      throw failure("--skeleton: \(skeleton) writes an offset, and the ends of a range have none")
    }
    for locale in locales {
      do throws(FormatError) {
        try format.add(locale, FormatOptions(spaces: spaces))
      } catch {
        throw failure("\(error)")
      }
    }
    var streams = StandardStreams()
    guard !ends.isEmpty else { return try LineFilter.run(format, &streams) }
    guard ends.count == 2 else { throw failure("a range has two ends, FROM and TO, not \(ends.count)") }
    var lines = ""
    for text in try texts(ends, format) { lines += text + "\n" }
    try streams.write(lines)
  }

  // MARK: Arguments

  private static func texts(_ ends: [String], _ format: RangeLine) throws(CommandFailure) -> [String] {
    do throws(WrittenRange.Refusal) {
      return format.texts(of: try WrittenRange(ends[0].utf8.span, ends[1].utf8.span, for: format.needs))
    } catch {
      if case .offset = error { throw failure(error.message) }
      throw .badInput(error.message)
    }
  }

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
}
