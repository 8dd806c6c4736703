import AlmanacCommandLine

/// What `--help` prints: all that there is to know, so that no other manual is needed.
///
/// The examples (a line with `$` and the lines below it) are run by a test, which compares what they print.
enum HelpPage {
  /// The page that `almanac help NAME` asks for.
  static func named(_ names: [String]) throws(CommandFailure) -> String {
    guard let name = names.first, name != "help", name != "--help", name != "-h" else { return command }
    guard names.count == 1 else { throw .usage("help takes one subcommand, not \(names.count)", of: "almanac") }
    guard let subcommand = Subcommand(named: name) else {
      throw .usage("there is no subcommand '\(name)'", of: "almanac")
    }
    return page(for: subcommand)
  }

  private static func page(for subcommand: Subcommand) -> String {
    switch subcommand {
    case .format: format
    case .range: range
    case .relative: relative
    case .names: names
    case .parse: parse
    case .table: table
    case .picker: picker
    case .calendar: calendar
    case .html: html
    case .locales: locales
    case .password: password
    case .version: version
    }
  }

  static let command = """
    almanac - dates in words, in every locale; and passwords

    Usage: almanac format [DATE ...] --locale TAG[,TAG...] [OPTION ...]
           almanac range [FROM TO] --locale TAG[,TAG...] [OPTION ...]
           almanac relative [DATE ...] --today DATE --locale TAG[,TAG...]
           almanac parse [TEXT ...] --locale TAG [OPTION ...]
           almanac table --from DATE --to DATE --locale TAG[,TAG...]
           almanac names --locale TAG [--kind KIND] [OPTION ...]
           almanac picker KIND --locale TAG [OPTION ...]
           almanac calendar YYYY-MM --locale TAG [OPTION ...]
           almanac html KIND --locale TAG --name NAME [OPTION ...]
           almanac locales [--json]
           almanac password check|enforce [OPTION ...]
           almanac version
           almanac help [SUBCOMMAND]

    Subcommands:
      format     write dates and times the way people of a locale read them
      range      write a span of days or times
      relative   say how far days are from another: "tomorrow"
      parse      read dates that people wrote, and print them as ISO 8601
      table      print all days from one to another with their texts
      names      list the names of months, weekdays, eras and so on
      picker     draw a picker of dates, times or other things, or print its JSON
      calendar   print a month, like cal
      html       write a field of a form as HTML
      locales    list the locales that the tables hold
      password   check a new password or PIN, or make the form that is hashed
      version    say which almanac this is, and which ICU, CLDR and Unicode its
                 tables are from
      help       print this page or a subcommand's

    Options:
      -h, --help    print this page; behind a subcommand, its own page
      --version     the same as: almanac version

    Nothing is read from the environment: no locale, no time zone, no variable.

    Exit status: 0 all was done; 1 a value can't be read as a date, or a password
    is refused; 64 the command line is wrong; 74 the input can't be read or the output
    can't be written.

    Examples:
      $ almanac format 2026-11-30 --locale pt-BR
      30/11/2026
      $ almanac format 2026-11-30 --date full --locale tr
      30 Kasım 2026 Pazartesi

    """

  static let locales = """
    almanac locales - list the locales that the tables hold

    Usage: almanac locales [--json]

    Prints one tag a line, sorted by bytes. Other tags are good too: a locale that
    is not listed takes its words from the nearest that is (de-XX from de), and a
    language that is not listed from root.

    Options:
      --json        print one JSON object instead, on one line:
                      source     the versions of icu, cldr, unicode and timeZones
                      locales    the tags, sorted
                      aliases    older names, each with the tag that answers for it
                    Characters that can't be seen are escaped.
      -h, --help    print this page

    Exit status: 0 all was done; 64 the command line is wrong; 74 the output can't be
    written.

    Example:
      $ almanac locales | grep '^ja'
      ja
      ja-JP

    """

  static let version = """
    almanac version - say which almanac this is, and where its tables are from

    Usage: almanac version

    Prints the package's version on one line, and on the next the versions of ICU,
    CLDR, Unicode and the time zones that its tables were harvested from.

    Options:
      -h, --help    print this page

    Exit status: 0 all was done; 64 the command line is wrong; 74 the output can't be
    written.

    """
}
