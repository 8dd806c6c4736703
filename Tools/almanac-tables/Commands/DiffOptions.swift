import AlmanacCommandLine

/// The command line of `almanac-tables diff`.
struct DiffOptions {
  private static let command = "almanac-tables diff"

  /// How the result is written.
  enum Form {
    case text, summary, markdown, json
  }

  /// Both sides, as they were written.
  let old: String
  let new: String
  let request: DiffRequest
  let form: Form

  private enum Option: Int {
    case locale, section, json, summary, markdown, help

    var declaration: OptionDeclaration {
      switch self {
      case .locale: .value("locale")
      case .section: .value("section")
      case .json: .flag("json")
      case .summary: .flag("summary")
      case .markdown: .flag("markdown")
      case .help: .help
      }
    }
  }

  /// Reads the arguments; nil where they ask for help.
  init?(_ arguments: [String]) throws(CommandFailure) {
    var sides: [String] = []
    var request = DiffRequest()
    var sections: [String] = []
    var forms: [(option: Option, form: Form)] = []
    var reader = ArgumentReader(of: Self.command, arguments) { Option(rawValue: $0)?.declaration }
    while let argument = try reader.next() {
      let option = argument.option.flatMap(Option.init)
      switch option {
      case nil: sides.append(argument.text)
      case .locale?: request.locales += try Self.items(argument.text, of: .locale)
      case .section?: sections += try Self.items(argument.text, of: .section)
      case .json?: forms.append((.json, .json))
      case .summary?: forms.append((.summary, .summary))
      case .markdown?: forms.append((.markdown, .markdown))
      case .help?: return nil
      }
    }
    guard sides.count == 2, sides.allSatisfy({ !$0.isEmpty }) else {
      throw .usage(
        sides.count > 2 ? "what is '\(sides[2])'?" : "two sides are needed, such as: 72.1 78.3", of: Self.command)
    }
    if let first = forms.first, let other = forms.first(where: { $0.option != first.option }) {
      throw .usage(
        "\(first.option.declaration.written) and \(other.option.declaration.written) exclude each other",
        of: Self.command)
    }
    if !sections.isEmpty { try Self.set(sections, &request) }
    (old, new) = (sides[0], sides[1])
    self.request = request
    form = forms.first?.form ?? .text
  }

  private static func items(_ text: String, of option: Option) throws(CommandFailure) -> [String] {
    let items = text.split(separator: ",").map(String.init)
    // An empty value is most likely a variable that was never set.
    guard !items.isEmpty else { throw .usage("\(option.declaration.written) is empty", of: command) }
    return items
  }

  private static func set(_ names: [String], _ request: inout DiffRequest) throws(CommandFailure) {
    request.sections = []
    request.comparesKeys = false
    for name in names {
      if let section = DiffSection(rawValue: name) {
        request.sections.insert(section)
      } else if let group = DiffSection.groups[name] {
        request.sections.formUnion(group)
      } else if name == DiffSection.keysName {
        request.comparesKeys = true
      } else {
        throw .usage(
          "there is no section '\(name)'; there are \(DiffSection.allNames.joined(separator: ", "))", of: command)
      }
    }
  }
}
