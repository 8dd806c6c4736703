import Almanac
import AlmanacCommandLine
import AlmanacICU

/// `almanac-tables icus`: lists the ICUs that `--icu` can name by their versions.
enum IcusCommand {
  private static let command = "almanac-tables icus"

  private enum Option: Int {
    case json, help

    var declaration: OptionDeclaration {
      switch self {
      case .json: .flag("json")
      case .help: .help
      }
    }
  }

  static func run(_ arguments: [String]) throws {
    var writesJSON = false
    var reader = ArgumentReader(of: command, arguments) { Option(rawValue: $0)?.declaration }
    while let argument = try reader.next() {
      switch argument.option.flatMap(Option.init) {
      case nil: throw CommandFailure.usage("what is '\(argument.text)'?", of: command)
      case .json: writesJSON = true
      case .help: return try StandardStreams().write(help)
      }
    }
    let found = ICULibrary.all()
    let output = StandardStreams()
    if writesJSON {
      try output.write(json(found).span)
    } else {
      try output.write(table(found))
    }
    guard found.contains(where: { (try? $0.library.get()) != nil }) else {
      throw CommandFailure.badInput(
        "there is no ICU of 67 or later, neither for the dynamic linker (libicu72 on Debian 12) nor in "
          + "\(ICULibrary.cacheFolder ?? "a cache"); Tools/fetch-icu fetches one")
    }
  }

  /// One line an ICU, in columns.
  static func table(_ found: [ICULibrary.Found]) -> String {
    var rows: [[String]] = []
    var failures = ""
    for one in found {
      switch one.library {
      case .success(let icu):
        rows.append([
          icu.version, icu.cldrVersion, icu.unicodeVersion, icu.tzdataVersion, one.origin.rawValue, one.path,
        ])
      case .failure(let error): failures += "cannot be opened: \(error)\n"
      }
    }
    guard !rows.isEmpty else { return failures }
    rows.insert(["ICU", "CLDR", "Unicode", "tzdata", "found", "path"], at: 0)
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        column == row.count - 1 ? cell.0 : cell.0 + String(repeating: " ", count: cell.1 - cell.0.count)
      }.joined(separator: "  ")
    }
    return lines.joined(separator: "\n") + "\n" + failures
  }

  /// An array with an object for each ICU.
  static func json(_ found: [ICULibrary.Found]) -> [UInt8] {
    var json = JSONWriter()
    json.array { json in
      for one in found {
        json.object { json in
          json.key("path", one.path)
          json.key("found", one.origin.rawValue)
          switch one.library {
          case .success(let icu):
            json.key("icu", icu.version)
            json.key("cldr", icu.cldrVersion)
            json.key("unicode", icu.unicodeVersion)
            json.key("timeZones", icu.tzdataVersion)
          case .failure(let error): json.key("error", "\(error)")
          }
        }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  static let help = """
    almanac-tables icus - list the ICUs that can be named by their versions

    Usage: almanac-tables icus [--json]

    Prints a line for each ICU of version 67 or later that the dynamic linker finds by
    name (libicui18n.so.NN) or that lies in the cache, the newest first: the versions of
    ICU, of its CLDR, Unicode and time zones, where it was found (system or cache), and
    the path. An ICU that cannot be opened is listed with the reason.

    Wherever an ICU is asked for (--icu, both sides of diff), it is given as the path of
    a libicui18n, as a folder that holds one, or as a version: 78 is the newest 78 that
    this list has, 78.3 is that one and no other. Several are open side by side in one
    process.

    The cache is $XDG_CACHE_HOME/almanac/icu, or ~/.cache/almanac/icu, with a folder for
    each version. Tools/fetch-icu puts ICUs there.

    Options:
      --json        an array with an object for each ICU: "path", "found", "icu", "cldr",
                    "unicode", "timeZones"; or "path", "found", "error"
      -h, --help    print this page

    Exit status: 0 there is one that can be opened; 1 there is none; 64 the command line
    is wrong; 74 the output can't be written.

    Examples:
      $ Tools/fetch-icu 78.3 && almanac-tables icus
      $ almanac-tables verify --icu 78.3

    """
}
