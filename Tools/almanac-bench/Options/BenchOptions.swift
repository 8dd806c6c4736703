import CAlmanacCommand

/// What the command line asks for.
struct BenchOptions {
  /// Paths or versions of ICUs beside the system's.
  var icus: [String] = []
  /// The `almanac` whose start is measured; the one beside this program where none is named.
  var almanac: String?
  /// A part of the names that are wanted.
  var filter = ""
  var listsOnly = false
  var isQuick = false
  var writesJSON = false

  /// Arguments that say nothing sensible.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  private enum Name: String, CaseIterable {
    case icu, almanac, filter, list, quick, json, help

    var takesValue: Bool { self == .icu || self == .almanac || self == .filter }
  }

  /// Reads the arguments; nil where they ask for help.
  init?(_ arguments: [String]) throws(Refusal) {
    almanac_arguments_begin()
    for (index, name) in Name.allCases.enumerated() {
      let letter: CChar = name == .help ? 0x68 : 0
      guard almanac_arguments_declare(name.rawValue.utf8.span, letter, name.takesValue, Int32(index)) else {
        throw Refusal(description: "no memory for the arguments")
      }
    }
    for argument in arguments where !almanac_arguments_add(argument.utf8.span) {
      throw Refusal(description: "no memory for the arguments")
    }
    while true {
      let argument = almanac_arguments_next()
      if argument.kind == ALMANAC_ARGUMENT_END { return }
      var bytes = [UInt8](repeating: 0, count: argument.text_count)
      var span = bytes.mutableSpan
      _ = almanac_arguments_text(&span)
      let text = String(decoding: bytes, as: UTF8.self)
      guard argument.kind == ALMANAC_ARGUMENT_OPTION else {
        throw Refusal(description: "'\(text)' is no option, or its value is missing or too much; see --help")
      }
      switch Name.allCases[Int(argument.code)] {
      case .icu: icus.append(text)
      case .almanac: almanac = text
      case .filter: filter = text
      case .list: listsOnly = true
      case .quick: isQuick = true
      case .json: writesJSON = true
      case .help: return nil
      }
    }
  }

  static let help = """
    almanac-bench - measure Almanac beside hand-made C, ICU and Foundation

    Usage: almanac-bench [OPTION ...]

    Each benchmark has a name, group/case/implementation, and checks its result. The run
    fails when a result is wrong, and never because something is slow. The table is in
    nanoseconds, medians of many rounds in which all of a case take turns. Build with
    `swift build -c release --static-swift-stdlib`, so that the starts are those of
    programs that bring what they need.

    Options:
      --icu PATH       measure another ICU too: a version, a file libicui18n.so.NN or its
                       folder. May be given more than once. The system's is measured
                       where there is one.
      --almanac PATH   the command whose start and size are measured; the one beside this
                       program where none is named
      --filter TEXT    run what has the text in its name, and leave out starts and sizes
      --list           print the names and run nothing
      --quick          fewer rounds
      --json           write the results as JSON
      -h, --help       print this
    """
}
