import Almanac
import AlmanacCommandLine

/// What the arguments of `almanac format` ask for.
struct FormatRequest {
  enum Option: String, CommandOption {
    case date, locale, column, header
    case onError = "on-error"
    case help

    static var command: String { "almanac format" }

    var takesValue: Bool {
      switch self {
      case .date, .locale, .column, .onError: true
      case .header, .help: false
      }
    }
  }

  /// Whether the help is asked for; then nothing else counts.
  private(set) var wantsHelp = false

  /// The dates that stand among the arguments.
  private(set) var dates: [String] = []

  private(set) var style = DateStyle.short
  private(set) var locales: [LocaleTag] = []

  /// The column of the date, from 1 on; nil for the whole line.
  private(set) var column: Int?

  private(set) var hasHeader = false
  private(set) var onError = FilterPlan.OnError.stop

  /// Reads the arguments, and refuses what doesn't go together.
  init(_ arguments: [String]) throws(CommandFailure) {
    var reader = ArgumentReader<Option>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .operand(let text): dates.append(text)
      case .option(.date, let value): style = try Self.style(value)
      case .option(.locale, let value): locales += try Self.locales(value)
      case .option(.column, let value): column = try Self.column(value)
      case .option(.header, _): hasHeader = true
      case .option(.onError, let value): onError = try Self.onError(value)
      case .option(.help, _):
        wantsHelp = true
        return
      }
    }
    guard !locales.isEmpty else {
      let why = "there is no default language, and none is read from the environment"
      throw .usage("--locale is needed: \(why)", of: Option.command)
    }
    guard column == nil || locales.count == 1 else {
      throw .usage("--column takes one locale, not \(locales.count)", of: Option.command)
    }
    guard dates.isEmpty || column == nil else {
      throw .usage(
        "--column is for lines on standard input, and there are dates among the arguments", of: Option.command)
    }
    guard dates.isEmpty || !hasHeader else {
      throw .usage(
        "--header is for lines on standard input, and there are dates among the arguments", of: Option.command)
    }
  }

  /// Opens a format for each locale.
  func formats() throws(CommandFailure) -> [DateTimeFormat] {
    var formats: [DateTimeFormat] = []
    for locale in locales {
      do throws(FormatError) {
        formats.append(try DateTimeFormat(date: style, locale: locale))
      } catch {
        throw .usage("\(error)", of: Option.command)
      }
    }
    return formats
  }

  // MARK: Values of options

  private static func style(_ value: String) throws(CommandFailure) -> DateStyle {
    switch value {
    case "short": .short
    case "medium": .medium
    case "long": .long
    case "full": .full
    default: throw .usage("--date is short, medium, long or full, not '\(value)'", of: Option.command)
    }
  }

  private static func locales(_ value: String) throws(CommandFailure) -> [LocaleTag] {
    var tags: [LocaleTag] = []
    for text in value.split(separator: ",", omittingEmptySubsequences: false) {
      guard !text.isEmpty else { throw .usage("--locale has an empty tag: '\(value)'", of: Option.command) }
      do throws(LocaleTagError) {
        tags.append(try LocaleTag(parsing: String(text)))
      } catch {
        throw .usage("--locale: \(error)", of: Option.command)
      }
    }
    return tags
  }

  private static func column(_ value: String) throws(CommandFailure) -> Int {
    // Int reads a sign too; a column has none.
    guard value.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let column = Int(value), column > 0 else {
      throw .usage("--column is the number of a column, from 1 on, not '\(value)'", of: Option.command)
    }
    return column
  }

  private static func onError(_ value: String) throws(CommandFailure) -> FilterPlan.OnError {
    guard let choice = FilterPlan.OnError(rawValue: value) else {
      throw .usage("--on-error is stop or keep, not '\(value)'", of: Option.command)
    }
    return choice
  }
}
