import Almanac
import AlmanacCommandLine

/// What the arguments of `almanac format` ask for.
struct FormatRequest {
  enum Option: Int, CaseIterable {
    case date, locale, column, header, onError, help

    var declaration: OptionDeclaration {
      switch self {
      case .date: .value("date")
      case .locale: .value("locale")
      case .column: .value("column")
      case .header: .flag("header")
      case .onError: .value("on-error")
      case .help: .help
      }
    }
  }

  /// Whether the help is asked for; then nothing else counts.
  private(set) var wantsHelp = false

  /// The dates that stand among the arguments.
  private(set) var dates = ShortList<String>()

  private(set) var style = DateStyle.short
  private(set) var locales = ShortList<LocaleTag>()

  /// The column of the date, from 1 on; nil for the whole line.
  private(set) var column: Int?

  private(set) var hasHeader = false
  private(set) var onError = FilterPlan.OnError.stop

  /// Reads the arguments, and refuses what doesn't go together.
  init() throws(CommandFailure) {
    var reader = ArgumentReader(of: FormatCommand.name, fromWord: Subcommand.firstArgument) {
      Option(rawValue: $0)?.declaration
    }
    while let argument = try reader.next() {
      let text = argument.text
      switch argument.option.flatMap(Option.init) {
      case nil: dates.append(text)
      case .date: style = try Self.style(text)
      case .locale: try addLocales(text)
      case .column: column = try Self.column(text)
      case .header: hasHeader = true
      case .onError: onError = try Self.onError(text)
      case .help:
        wantsHelp = true
        return
      }
    }
    guard !locales.isEmpty else {
      let why = "there is no default language, and none is read from the environment"
      throw .usage("--locale is needed: \(why)", of: FormatCommand.name)
    }
    guard column == nil || locales.count == 1 else {
      throw .usage("--column takes one locale, not \(locales.count)", of: FormatCommand.name)
    }
    guard dates.isEmpty || column == nil else {
      throw .usage(
        "--column is for lines on standard input, and there are dates among the arguments", of: FormatCommand.name)
    }
    guard dates.isEmpty || !hasHeader else {
      throw .usage(
        "--header is for lines on standard input, and there are dates among the arguments", of: FormatCommand.name)
    }
  }

  /// Opens a format for each locale.
  func formats() throws(CommandFailure) -> ShortList<DateTimeFormat> {
    var formats = ShortList<DateTimeFormat>()
    for index in 0..<locales.count {
      do throws(FormatError) {
        formats.append(try DateTimeFormat(date: style, locale: locales[index]))
      } catch {
        throw .usage("\(error)", of: FormatCommand.name)
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
    default: throw .usage("--date is short, medium, long or full, not '\(value)'", of: FormatCommand.name)
    }
  }

  /// Adds the locales of a list with commas.
  private mutating func addLocales(_ value: String) throws(CommandFailure) {
    let bytes = value.utf8.span
    var start = 0
    for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: ",") {
      guard start < end else { throw .usage("--locale has an empty tag: '\(value)'", of: FormatCommand.name) }
      do throws(LocaleTagError) {
        locales.append(try LocaleTag(parsing: bytes.extracting(start..<end)))
      } catch {
        throw .usage("--locale: \(error)", of: FormatCommand.name)
      }
      start = end + 1
    }
  }

  private static func column(_ value: String) throws(CommandFailure) -> Int {
    // Int reads a sign too; a column has none.
    guard value.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let column = Int(value), column > 0 else {
      throw .usage("--column is the number of a column, from 1 on, not '\(value)'", of: FormatCommand.name)
    }
    return column
  }

  private static func onError(_ value: String) throws(CommandFailure) -> FilterPlan.OnError {
    guard let choice = FilterPlan.OnError(rawValue: value) else {
      throw .usage("--on-error is stop or keep, not '\(value)'", of: FormatCommand.name)
    }
    return choice
  }
}
