import AlmanacCommandLine

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

  private enum Option: String, CommandOption {
    case icu, almanac, filter, list, quick, json, help

    static var command: String { "almanac-bench" }
    var takesValue: Bool { self == .icu || self == .almanac || self == .filter }
  }

  /// Reads the arguments; nil where they ask for help.
  init?(_ arguments: [String]) throws(CommandFailure) {
    var reader = ArgumentReader<Option>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .operand(let text): throw .usage("what is '\(text)'?", of: Option.command)
      case .option(.icu, let value): icus.append(value)
      case .option(.almanac, let value): almanac = value
      case .option(.filter, let value): filter = value
      case .option(.list, _): listsOnly = true
      case .option(.quick, _): isQuick = true
      case .option(.json, _): writesJSON = true
      case .option(.help, _): return nil
      }
    }
  }

  static let help = """
    almanac-bench - measure Almanac beside hand-made C, ICU and Foundation

    Usage: almanac-bench [OPTION ...]

    Each benchmark has a name, group/case/implementation, and checks its result. The run
    fails when a result is wrong, and never because something is slow. The table is in
    nanoseconds of processor time (of starts and first openings: of the clock on the
    wall), medians of many rounds in which all of a case take turns. Build with
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
