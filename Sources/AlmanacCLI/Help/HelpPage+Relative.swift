extension HelpPage {
  static let relative = """
    almanac relative - say how far days are from another, in the words of a locale

    Usage: almanac relative DATE ... --today DATE --locale TAG[,TAG...] [OPTION ...]
           almanac relative --today DATE --locale TAG[,TAG...] [OPTION ...]  < lines

    Writes a line for each date and, within it, each locale: "tomorrow", "in 3 weeks".
    The unit is the one that people would take; no clock is read, so the day that is
    looked from has to be given. Without dates among the arguments, the lines of
    standard input are read, a date in each. An empty line and \\N pass; the first
    that can't be read ends the run.

    Options:
      --today DATE     the day that is looked from, YYYY-MM-DD. Needed.
      --locale TAG[,TAG...]
                       the locales to write for, as for almanac format. Needed.
      --style STYLE    long (the default), short or narrow
      --numbers WHEN   auto (the default): in words where the language has some,
                       "tomorrow"; or always: "in 1 day"
      --plain-spaces   write U+202F and U+2009 as plain spaces, as almanac format does
      -h, --help       print this page
      --               what follows is dates, even if it begins with a hyphen

    Exit status: 0 all was done; 1 a value can't be read as a date; 64 the command
    line is wrong; 74 the input can't be read, or the output can't be written.

    Examples:
      $ almanac relative 2026-12-01 2026-11-28 --today 2026-11-30 --locale pt-BR,tr
      amanhã
      yarın
      anteontem
      evvelsi gün
      $ almanac relative 2026-12-01 --today 2026-11-30 --numbers always --locale en
      in 1 day
      $ printf '2026-12-01\\n2026-12-21\\n' | almanac relative --today 2026-11-30 --locale ja
      明日
      3 週間後

    """
}
