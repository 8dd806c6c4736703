import AlmanacCommandLine
import AlmanacICU

/// The options of the tool, read for one subcommand.
struct ToolOptions {
  /// The library, folder or version that `--icu` names.
  var icu: String?
  /// The folder that `--resources` names.
  var resources = "Resources"
  /// The locales that `--locale` names.
  var locales: [String] = []
  /// The years that `--days` names.
  var days: ClosedRange<Int>?
  var isExhaustive = false
  var wantsHelp = false
  /// What is no option.
  var operands: [String] = []

  /// The folder of stage 1.
  var textFolder: String { "\(resources)/Locales" }
  /// The folder of stage 2.
  var tablesFolder: String { "\(resources)/Tables" }

  enum Option: String, CommandOption {
    case icu, resources, locale, days, exhaustive, help

    static var command: String { "almanac-tables" }
    var takesValue: Bool { self != .exhaustive && self != .help }
  }

  /// Reads the arguments of a subcommand that has the `allowed` options beside `--help`.
  init(_ arguments: [String], _ allowed: Set<Option>, operandCount: ClosedRange<Int> = 0...0) throws(CommandFailure) {
    var reader = ArgumentReader<Option>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .operand(let text): operands.append(text)
      case .option(.help, _): wantsHelp = true
      case .option(let option, let value):
        guard allowed.contains(option) else {
          throw .usage("\(option.written) is no option of this subcommand", of: Option.command)
        }
        try set(option, value)
      }
    }
    guard wantsHelp || operandCount.contains(operands.count) else {
      let problem =
        operands.count > operandCount.upperBound
        ? "what is '\(operands[operandCount.upperBound])'?" : "an operand is missing"
      throw .usage(problem, of: Option.command)
    }
  }

  private mutating func set(_ option: Option, _ value: String) throws(CommandFailure) {
    switch option {
    case .icu: icu = value
    case .resources: resources = value
    case .locale: locales += value.split(separator: ",").map(String.init)
    case .days: days = try Self.years(value)
    case .exhaustive: isExhaustive = true
    case .help: wantsHelp = true
    }
  }

  private static func years(_ text: String) throws(CommandFailure) -> ClosedRange<Int> {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let first = parts[0], let last = parts[1], first >= 1, last <= 9999, first <= last else {
      throw .usage(
        "--days takes two years from 1 to 9999 with a hyphen, such as 1900-2100, not '\(text)'", of: Option.command)
    }
    return first...last
  }

  /// The ICU that `--icu` names, or the system's.
  func library() throws -> ICULibrary {
    try icu.map(ICULibrary.find) ?? ICULibrary.system()
  }
}
