import Almanac
import AlmanacCommandLine

/// What the arguments of `almanac-tables explain` ask for.
struct ExplainOptions {
  enum Option: Int, CaseIterable {
    case locale, date, time, glue, skeleton, pattern, offset, parse, reference, defaults, strict, alternatives, tables,
      json, help

    var declaration: OptionDeclaration {
      switch self {
      case .locale: .value("locale")
      case .date: .value("date")
      case .time: .value("time")
      case .glue: .value("glue")
      case .skeleton: .value("skeleton")
      case .pattern: .value("pattern")
      case .offset: .value("offset")
      case .parse: .value("parse")
      case .reference: .value("reference")
      case .defaults: .value("defaults")
      case .strict: .flag("strict")
      case .alternatives: .value("alternatives")
      case .tables: .value("tables")
      case .json: .flag("json")
      case .help: .help
      }
    }
  }

  static let command = "almanac-tables explain"

  /// What each option was given as; one without a value has the empty text.
  private var given: [Option: String] = [:]
  private(set) var operands: [String] = []

  var wantsHelp: Bool { given[.help] != nil }
  var wantsJSON: Bool { given[.json] != nil }

  /// The value of an option; nil where it was not given.
  subscript(option: Option) -> String? { given[option] }

  /// Reads the arguments, and refuses what does not go together.
  init(_ arguments: [String]) throws(CommandFailure) {
    var reader = ArgumentReader(of: Self.command, arguments) { Option(rawValue: $0)?.declaration }
    while let argument = try reader.next() {
      guard let option = argument.option.flatMap(Option.init) else {
        operands.append(argument.text)
        continue
      }
      try set(option, argument.text)
    }
    if !wantsHelp { try check() }
  }

  private mutating func set(_ option: Option, _ value: String) throws(CommandFailure) {
    if let before = given[option], before != value {
      throw .usage("\(option.declaration.written) is given twice, as '\(before)' and '\(value)'", of: Self.command)
    }
    // An empty value is most likely a variable that was never set; a pattern and a text to read may be empty.
    let mayBeEmpty: Set<Option> = [.pattern, .parse, .strict, .json, .help]
    guard !value.isEmpty || mayBeEmpty.contains(option) else {
      throw .usage("\(option.declaration.written) is empty", of: Self.command)
    }
    given[option] = value
  }

  private func check() throws(CommandFailure) {
    let isReading = given[.parse] != nil
    switch (isReading, operands.count) {
    case (false, 0):
      throw .usage("a date is needed, such as 2026-11-30, or --parse TEXT", of: Self.command)
    case (false, 1), (true, 0): break
    case (true, _):
      throw .usage("--parse reads its own text; what is '\(operands[0])'?", of: Self.command)
    default: throw .usage("one date is explained at a time; what is '\(operands[1])'?", of: Self.command)
    }
    guard given[.locale] != nil else {
      throw .usage(
        "--locale is needed, such as pt-AO or ja-u-ca-japanese: no language is the default", of: Self.command)
    }
    try checkStyles()
    for option in [Option.reference, .defaults, .strict] where !isReading && given[option] != nil {
      throw .usage("\(option.declaration.written) is for --parse", of: Self.command)
    }
    if isReading, given[.offset] != nil {
      throw .usage("--offset is for dates that are written; a text that is read says its own", of: Self.command)
    }
  }

  /// One way to say what is written, and no more.
  private func checkStyles() throws(CommandFailure) {
    let isStyled = given[.date] != nil || given[.time] != nil
    let ways = [isStyled ? given[.date] != nil ? Option.date : .time : nil, .skeleton, .pattern].compactMap { option in
      option.flatMap { given[$0] == nil ? nil : $0 }
    }
    guard let way = ways.first else {
      throw .usage(
        "say what is written: --date STYLE, --time STYLE or both, --skeleton SKELETON, or --pattern PATTERN",
        of: Self.command)
    }
    if ways.count > 1 {
      throw .usage(
        "\(way.declaration.written) and \(ways[1].declaration.written) exclude each other: give one", of: Self.command)
    }
    if given[.glue] != nil, given[.date] == nil || given[.time] == nil {
      throw .usage("--glue joins a date and a time: give both --date and --time", of: Self.command)
    }
  }
}
