import Almanac
import AlmanacCommandLine

/// What the arguments of `almanac parse` ask for.
struct ParseRequest {
  enum Option: Int, CaseIterable {
    case date, time, pattern, locale, strict, window, column, localeColumn, header, onError, help

    var declaration: OptionDeclaration {
      switch self {
      case .date: .value("date")
      case .time: .value("time")
      case .pattern: .value("pattern")
      case .locale: .value("locale")
      case .strict: .flag("strict")
      case .window: .value("window")
      case .column: .value("column")
      case .localeColumn: .value("locale-column")
      case .header: .flag("header")
      case .onError: .value("on-error")
      case .help: .help
      }
    }
  }

  /// Whether the help is asked for; then nothing else counts.
  private(set) var wantsHelp = false

  /// The texts that stand among the arguments.
  private(set) var texts = ShortList<String>()

  private(set) var date: DateStyle?
  private(set) var time: TimeStyle?
  private(set) var pattern: DatePattern?
  private(set) var locale: LocaleTag?
  private(set) var mode = DateParser.Mode.tolerant
  private(set) var twoDigitYears = DateParser.TwoDigitYears.refused

  /// The columns of the texts and of the locale.
  private(set) var columns = TableColumns()

  private(set) var hasHeader = false
  private(set) var onError = FilterPlan.OnError.stop

  /// Reads the arguments, and refuses what doesn't go together.
  init() throws(CommandFailure) {
    var reader = ArgumentReader(of: ParseCommand.name, fromWord: Subcommand.firstArgument) {
      Option(rawValue: $0)?.declaration
    }
    while let argument = try reader.next() {
      let text = argument.text
      switch argument.option.flatMap(Option.init) {
      case nil: texts.append(text)
      case .date: date = try Self.style(text, "date")
      case .time: time = try Self.style(text, "time")
      case .pattern: pattern = try Self.pattern(text)
      case .locale: locale = try Self.locale(text)
      case .strict: mode = .strict
      case .window: twoDigitYears = try Self.window(text)
      case .column: try columns.add(text, of: ParseCommand.name)
      case .localeColumn: try columns.setLocale(text, of: ParseCommand.name)
      case .header: hasHeader = true
      case .onError: onError = try Self.onError(text)
      case .help:
        wantsHelp = true
        return
      }
    }
    try columns.check(of: ParseCommand.name)
    guard locale != nil || columns.locale != nil else {
      let why = "there is no default language, and none is read from the environment"
      throw .usage("--locale is needed: \(why)", of: ParseCommand.name)
    }
    guard pattern == nil || date == nil && time == nil else {
      throw .usage("--pattern says all; leave --date and --time out", of: ParseCommand.name)
    }
    for (option, isThere) in [("--column", !columns.isEmpty), ("--header", hasHeader)] where isThere && !texts.isEmpty {
      throw .usage(
        "\(option) is for lines on standard input, and there are texts among the arguments", of: ParseCommand.name)
    }
  }

  /// Opens the parser of the locale.
  func reader() throws(CommandFailure) -> ValueReader { try reader(locale ?? .root) }

  /// Opens the parser of a locale that a line names; the text is empty where it names none.
  func reader(ofLine text: Span<UInt8>) throws(LineRefusal) -> ValueReader {
    do throws(CommandFailure) {
      guard !text.isEmpty else {
        guard let locale else { throw .badInput("the line names no locale, and there is no --locale") }
        return try reader(locale)
      }
      let tag: LocaleTag
      do throws(LocaleTagError) {
        tag = try LocaleTag(parsing: text)
      } catch {
        throw .badInput("\(error)")
      }
      return try reader(tag)
    } catch {
      throw LineRefusal(reason: error.message ?? "")
    }
  }

  private func reader(_ locale: LocaleTag) throws(CommandFailure) -> ValueReader {
    do throws(FormatError) {
      let format = try format(locale)
      let parser = try DateParser(format, mode: mode, twoDigitYears: twoDigitYears)
      return ValueReader(parser: parser, kind: kind)
    } catch {
      throw .usage("\(error)", of: ParseCommand.name)
    }
  }

  private func format(_ locale: LocaleTag) throws(FormatError) -> DateTimeFormat {
    if let pattern { return try DateTimeFormat(pattern: pattern, locale: locale) }
    switch (date, time) {
    case (let date?, let time?): return try DateTimeFormat(date: date, time: time, locale: locale)
    case (nil, let time?): return try DateTimeFormat(time: time, locale: locale)
    case (let date, nil): return try DateTimeFormat(date: date ?? .short, locale: locale)
    }
  }

  /// What is printed: whatever of date and time the format has.
  private var kind: ValueReader.Kind {
    if let pattern {
      let letters = Set(
        pattern.items.compactMap { item -> Character? in
          if case .field(let field) = item { field.letter } else { nil }
        })
      let hasTime = !letters.isDisjoint(with: "HhKkA")
      return !hasTime ? .date : letters.isDisjoint(with: "dDgwYuyEe") ? .time : .dateTime
    }
    return time == nil ? .date : date == nil ? .time : .dateTime
  }

  // MARK: Values of options

  private static func style<Style: RawRepresentable<String>>(
    _ value: String, _ option: String
  ) throws(CommandFailure) -> Style {
    guard let style = Style(rawValue: value) else {
      throw .usage("--\(option) is short, medium, long or full, not '\(value)'", of: ParseCommand.name)
    }
    return style
  }

  private static func pattern(_ value: String) throws(CommandFailure) -> DatePattern {
    do throws(DatePatternError) {
      return try DatePattern(parsing: value)
    } catch {
      throw .usage("--pattern: \(error)", of: ParseCommand.name)
    }
  }

  private static func locale(_ value: String) throws(CommandFailure) -> LocaleTag {
    do throws(LocaleTagError) {
      return try LocaleTag(parsing: value)
    } catch {
      throw .usage("--locale: \(error)", of: ParseCommand.name)
    }
  }

  private static func window(_ value: String) throws(CommandFailure) -> DateParser.TwoDigitYears {
    guard let year = number(value, in: 0...9900) else {
      throw .usage("--window is the first of a hundred years, such as 1950, not '\(value)'", of: ParseCommand.name)
    }
    return .window(from: year)
  }

  /// A number in digits alone: Int reads a sign too.
  private static func number(_ value: String, in range: ClosedRange<Int>) -> Int? {
    guard value.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(value), range.contains(number) else {
      return nil
    }
    return number
  }

  private static func onError(_ value: String) throws(CommandFailure) -> FilterPlan.OnError {
    guard let choice = FilterPlan.OnError(rawValue: value) else {
      throw .usage("--on-error is stop or keep, not '\(value)'", of: ParseCommand.name)
    }
    return choice
  }
}
