extension HelpPage {
  static let parse = """
    almanac parse - read dates that people wrote, and print them as ISO 8601

    Usage: almanac parse [TEXT ...] --locale TAG [OPTION ...]

    Prints a line for each TEXT. Without TEXTs it copies standard input and reads
    one value of each line, the whole line or a column; all else passes as it is.
    What almanac format writes, almanac parse reads back. An offset in the text is
    read and left out: what is printed is the time on the clock of the place.

    Options:
      --locale TAG      the locale: a BCP 47 tag, or an older form (pt-BR, pt_BR).
                        Needed: no language is the default.
      --date STYLE      short (the default), medium, long or full: the order and
                        the words of the date
      --time STYLE      short, medium, long or full: a time, alone or behind a date
      --pattern PATTERN a pattern of UTS #35 in place of styles: dd/MM/y
      --strict          only what almanac format writes. Without it: any letter
                        case, missing accents, words, spaces and weekdays, names of
                        any width, - . / for each other, digits of any script.
                        In Turkish and Azerbaijani i and \u{131} are two letters.
      --window YEAR     a year of two digits lies in the hundred years from YEAR on;
                        without it such years are refused, and with --strict 26 is
                        the year 26
      --column N[,N...] the value is the Nth of columns with tabs between, from 1 on;
                        several are read alike
      --locale-column N the locale of a line is in column N; a line that names none
                        has that of --locale, if there is one
      --header          the first line passes as it is
      --on-error WHAT   what a value that can't be read does: stop (the default)
                        ends the run; keep passes it, and says so on standard error
      -h, --help        print this page

    Nothing is ever rolled over: 31 April is refused, and so are a wrong weekday and
    a text with two readings. Of standard input, an empty value and \\N pass.

    Exit status: 0 all was done; 1 a value can't be read; 64 the command line is
    wrong; 74 the input can't be read or the output can't be written.

    Examples:
      $ almanac parse 30/11/2026 --locale pt-BR
      2026-11-30
      $ almanac parse '30 KASIM 2026 Pazartesi' --date full --locale tr
      2026-11-30
      $ almanac parse 30/11/26 --locale pt-BR --window 1950
      2026-11-30
      $ printf 'tr\\t30.11.2026\\n' | almanac parse --column 2 --locale-column 1
      tr\t2026-11-30
      $ almanac format 2026-11-30 --date full --locale ja | almanac parse --date full --locale ja
      2026-11-30

    """
}
