/// What `almanac-tables explain --help` prints.
enum ExplainHelp {
  static let text = """
    almanac-tables explain - say where every piece of a formatted date comes from

    Usage: almanac-tables explain DATE --locale TAG STYLES [OPTION ...]
           almanac-tables explain --parse TEXT --locale TAG STYLES [OPTION ...]
           STYLES: --date STYLE | --time STYLE | both [--glue GLUE]
                   | --skeleton SKELETON | --pattern PATTERN

    Writes DATE as a format does, and says of every piece of the text: its field,
    letters and value, the name in the tables and the locale of the parent chain
    that holds it, the part of the pattern that asks for it and who holds that,
    the number system, and the section of UTS #35 that says so. Before the pieces
    stand what they share: how the tag found its row, what decided on calendar,
    numbers, hours and weeks (an extension of the tag, the region, the locale),
    the pattern and its parts, and for a skeleton the steps of matching: the entry
    that won, those that lost with their distances, what became of the widths, the
    fields that were appended, and what joins date and time.

    The steps are heard from the code that formats, and the pieces are compared
    with the text that it writes: where they differ the explanation is an error.

    With --parse, TEXT is read as a parser reads it, first as the format writes it
    and then as people type it: what was expected where, what stood there, and
    where and why it stopped.

    DATE is 2026-11-30, or 2026-11-30T06:05 with or without seconds, with or without
    an offset (Z, +09:00) behind it.

    Options:
      --locale TAG      the locale, with its extensions: pt-AO, ja-u-ca-japanese.
                        Needed: no language is the default.
      --date STYLE      short, medium, long or full
      --time STYLE      short, medium, long or full
      --glue GLUE       what joins them: atTime (the default) or standard
      --skeleton S      a set of fields, such as yMMMd or jm
      --pattern P       a pattern of UTS #35, such as dd/MM/y
      --offset OFFSET   how far the clock is ahead of UTC, such as +09:00, where DATE
                        does not say it and the format writes it
      --parse TEXT      read TEXT and explain that
      --reference DATE  for --parse: the date near which a year of two digits lies
      --defaults DATE   for --parse: where the format has no year, month or day, they
                        are those of DATE
      --strict          for --parse: only what the format writes
      --alternatives N  how many entries that lost are listed for each step of a
                        skeleton, 0 to 1000; default: 3
      --tables FILE     a packed file that `almanac-tables pack` wrote; default: the
                        embedded tables
      --json            one JSON object on one line
      -h, --help        print this page

    JSON of a date (a "place" is {"path", "holder", "text"}, its key in the text of the
    tables, the locale that holds it and its value, without a holder for what belongs
    to no locale; a "source" is {"kind", "path", "holder"} or {"kind", "words"}; both
    have the name of the overlay that a value is of, under overlay; "bytes" are [first,
    behind the last]; keys in brackets are not always there):
      {"text", "value", "request", "tables": {"file", "icu", "cldr"},
       "locale": {"asked", "forms": [...], "tag", "steps": [{"key", "reason", "row"}],
                  "row", "chain": [...], "rule"},
       "customs": [{"name", "value", "decision", "place", "rule"}],
       "pattern": {"text", "parts": [{"text", "source", "rule"}],
                   ["glue": {"text", "asked", "dateStyle", "place"}], ["otherClock"]},
       ["skeleton": {"asked", "fields", "entries",
                     "steps": [{"step", "wanted", "entry", "entryPattern", "source",
                                "distance", "missing", "alternatives": [{"entry",
                                "entryPattern", "source", "distance", "missing",
                                "extra"}], "widths": [{"from", "to", "reason"}],
                                ["appendItem": {"field", "template", "place", "name",
                                "namePlace"}], "pattern", "rule"}],
                     ["glue": {"text", "dateStyle", "place"}]}],
       "pieces": [{"text", "bytes", "field", "letters", "patternBytes", ["value"],
                   ["unit"], ["name": place], ["forms": [place]], ["numbers"],
                   ["numbersReason"], "source", "rule"}]}

    JSON of a text that is read:
      {"parsed", "request", "kind", "value", "tables", "locale", "pattern",
       "attempts": [{"mode", "readings", "steps": [{"patternItem", "expected",
                     "bytes", "found", ["value"]}],
                     ["stop": {"expected", "position", "found"}]}],
       ["error": {"code", "position", "reason", "example", ["suggestion"],
                  ["readings"]}], "rule"}

    Exit status: 0 the explanation was printed, also that of a text that can't be
    read; 1 DATE, FILE or the format can't be read or made; 64 the command line is
    wrong; 74 the output can't be written.

    Examples:
      $ almanac-tables explain 2026-11-30 --locale pt-AO --date short
      $ almanac-tables explain 2026-11-30T18:05 --locale es-BO --skeleton MMMdjm
      $ almanac-tables explain --parse '31 de novembro' --locale pt-BR --skeleton MMMMd

    """
}
