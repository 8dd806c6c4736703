import Almanac
import AlmanacCommandLine

/// What the arguments of `almanac table` ask for.
struct TableRequest {
  enum Option: Int, CaseIterable {
    case from, to, locale, date, skeleton, pattern, calendar, numbers, plainSpaces, header, help

    var declaration: OptionDeclaration {
      switch self {
      case .from: .value("from")
      case .to: .value("to")
      case .locale: .value("locale")
      case .date: .value("date")
      case .skeleton: .value("skeleton")
      case .pattern: .value("pattern")
      case .calendar: .value("calendar")
      case .numbers: .value("numbers")
      case .plainSpaces: .flag("plain-spaces")
      case .header: .flag("header")
      case .help: .help
      }
    }
  }

  /// Whether the help is asked for; then nothing else counts.
  private(set) var wantsHelp = false
  /// Whether the first line names the columns.
  private(set) var hasHeader = false

  private var from: CivilDate?
  private var to: CivilDate?
  private var kind = FormatKind(of: TableCommand.name)
  private(set) var locales = ShortList<LocaleTag>()
  private var keywords = LocaleKeywords(of: TableCommand.name)
  private var hasPlainSpaces = false

  /// Reads the arguments, and refuses what doesn't go together.
  init() throws(CommandFailure) {
    var reader = ArgumentReader(of: TableCommand.name, fromWord: Subcommand.firstArgument) {
      Option(rawValue: $0)?.declaration
    }
    while let argument = try reader.next() {
      let text = argument.text
      switch argument.option.flatMap(Option.init) {
      case nil: throw .usage("nothing but options belongs behind table: '\(text)'", of: TableCommand.name)
      case .from: from = try Self.day(text, "from")
      case .to: to = try Self.day(text, "to")
      case .locale: try locales.add(text, of: TableCommand.name)
      case .date: try kind.setDate(text)
      case .skeleton: try kind.setSkeleton(text)
      case .pattern: try kind.setPattern(text)
      case .calendar: try keywords.setCalendar(text)
      case .numbers: try keywords.setNumbers(text)
      case .plainSpaces: hasPlainSpaces = true
      case .header: hasHeader = true
      case .help:
        wantsHelp = true
        return
      }
    }
    try kind.checkConflicts()
    guard !locales.isEmpty else {
      let why = "there is no default language, and none is read from the environment"
      throw .usage("--locale is needed: \(why)", of: TableCommand.name)
    }
    _ = try days()
  }

  /// The first day and the last.
  func days() throws(CommandFailure) -> ClosedRange<Int32> {
    guard let from, let to else {
      throw .usage("--from and --to are needed: the first day and the last", of: TableCommand.name)
    }
    guard from <= to else { throw .usage("\(from) is after \(to): --from is the earlier day", of: TableCommand.name) }
    return from.dayNumber...to.dayNumber
  }

  /// Opens a format for each locale.
  func formats() throws(CommandFailure) -> [DateTimeFormat] {
    var formats: [DateTimeFormat] = []
    for index in 0..<locales.count {
      let tag = try keywords.added(to: locales[index])
      do throws(FormatError) {
        let format = try kind.format(tag)
        formats.append(hasPlainSpaces ? try format.with(.plainSpaces) : format)
      } catch {
        throw .usage("\(error)", of: TableCommand.name)
      }
    }
    for format in formats where format.pattern.utf8.contains(where: { $0 < 0x20 }) {
      throw .usage("--pattern has a control character, which would tear the table's lines", of: TableCommand.name)
    }
    return formats
  }

  private static func day(_ value: String, _ option: String) throws(CommandFailure) -> CivilDate {
    do throws(CivilError) {
      return try CivilDate(value)
    } catch {
      throw .usage("--\(option): \(error)", of: TableCommand.name)
    }
  }
}
