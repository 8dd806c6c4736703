import AlmanacCommandLine

/// The options of the tool, read for one subcommand.
struct ToolOptions {
  /// The library, folder or version that `--icu` names.
  var icu: String?
  /// The folder that `--resources` names.
  var resources = Self.packageResources

  /// The folder that is compiled into the package, seen from its root.
  static let packageResources = "Resources"
  /// The families that `--family` names.
  var families: [String] = []
  /// The locales that `--locale` names.
  var locales: [String] = []
  /// The years that `--days` names.
  var days: ClosedRange<Int>?
  var isExhaustive = false
  /// One locale of so many is verified in all families but the date styles, as `--sample` says; 1 for all.
  var sample = 1
  /// The locales that `--locales` names, to be kept in a subset or exported.
  var keptLocales: [String] = []
  /// The sections that `--sections` names.
  var sections: PackSections?
  /// The overlays that `--overlay` names.
  var overlays: [String] = []
  /// The ICU that `--from` names, to be packed in place of the text.
  var from: String?
  /// The file that `--output` names.
  var output: String?
  /// The packed file that `--tables` names.
  var tables: String?
  var wantsHelp = false
  /// What is no option.
  var operands: [String] = []

  /// The folder of stage 1.
  var textFolder: String { "\(resources)/Locales" }
  /// The folder of stage 2.
  var tablesFolder: String { "\(resources)/Tables" }

  private static let command = "almanac-tables"

  enum Option: Int, CaseIterable {
    case icu, resources, family, locale, days, exhaustive, sample, locales, sections, overlay, from, output, tables,
      format, help

    var declaration: OptionDeclaration {
      switch self {
      case .icu: .value("icu")
      case .resources: .value("resources")
      case .family: .value("family")
      case .locale: .value("locale")
      case .days: .value("days")
      case .exhaustive: .flag("exhaustive")
      case .sample: .value("sample")
      case .locales: .value("locales")
      case .sections: .value("sections")
      case .overlay: .value("overlay")
      case .from: .value("from")
      case .output: .value("output")
      case .tables: .value("tables")
      case .format: .value("format")
      case .help: .help
      }
    }
  }

  /// Reads the arguments of a subcommand that has the `allowed` options beside `--help`.
  init(_ arguments: [String], _ allowed: Set<Option>, operandCount: ClosedRange<Int> = 0...0) throws(CommandFailure) {
    var reader = ArgumentReader(of: Self.command, arguments) { Option(rawValue: $0)?.declaration }
    while let argument = try reader.next() {
      switch argument.option.flatMap(Option.init) {
      case nil: operands.append(argument.text)
      case .help: wantsHelp = true
      case let option?:
        guard allowed.contains(option) else {
          throw .usage("\(option.declaration.written) is no option of this subcommand", of: Self.command)
        }
        try set(option, argument.text)
      }
    }
    guard wantsHelp || operandCount.contains(operands.count) else {
      let problem =
        operands.count > operandCount.upperBound
        ? "what is '\(operands[operandCount.upperBound])'?" : "an operand is missing"
      throw .usage(problem, of: Self.command)
    }
  }

  private mutating func set(_ option: Option, _ value: String) throws(CommandFailure) {
    // An empty value is most likely a variable that was never set.
    guard value.contains(where: { $0 != "," }) || option == .exhaustive else {
      throw .usage("\(option.declaration.written) is empty", of: Self.command)
    }
    switch option {
    case .icu: icu = value
    case .resources: resources = value
    case .family: families += try Self.families(value)
    case .locale: locales += value.split(separator: ",").map(String.init)
    case .days: days = try Self.years(value)
    case .exhaustive: isExhaustive = true
    case .sample: sample = try Self.sample(value)
    case .locales: keptLocales += value.split(separator: ",").map(String.init)
    case .sections: sections = try Self.sections(value).union(sections ?? [])
    case .overlay: overlays.append(value)
    case .from: from = value
    case .output: output = value
    case .tables: tables = value
    case .format:
      guard value == "json" else { throw .usage("there is no format '\(value)'; there is json", of: Self.command) }
    case .help: wantsHelp = true
    }
  }

  private static func sections(_ text: String) throws(CommandFailure) -> PackSections {
    var sections: PackSections = []
    for name in text.split(separator: ",").map(String.init) {
      guard let section = PackSections(named: name) else {
        throw .usage(
          "there is no section '\(name)'; there are \(PackSections.knownNames.joined(separator: ", "))", of: command)
      }
      sections.formUnion(section)
    }
    return sections
  }

  private static func families(_ text: String) throws(CommandFailure) -> [String] {
    let names = text.split(separator: ",").map(String.init)
    if let unknown = names.first(where: { !VerifyPlan.familyNames.contains($0) }) {
      throw .usage(
        "there is no family '\(unknown)'; there are \(VerifyPlan.familyNames.joined(separator: ", "))", of: command)
    }
    return names
  }

  private static func years(_ text: String) throws(CommandFailure) -> ClosedRange<Int> {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let first = parts[0], let last = parts[1], first >= 1, last <= 9999, first <= last else {
      throw .usage(
        "--days takes two years from 1 to 9999 with a hyphen, such as 1900-2100, not '\(text)'", of: Self.command)
    }
    return first...last
  }

  private static func sample(_ text: String) throws(CommandFailure) -> Int {
    guard let count = Int(text), (1...100).contains(count) else {
      throw .usage("--sample takes a number from 1 to 100, not '\(text)'", of: command)
    }
    return count
  }
}
