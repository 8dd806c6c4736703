extension HelpPage {
  static let relative = """
    almanac relative - say how far days are from another, in the words of a locale

    Usage: almanac relative DATE ... --today DATE --locale TAG[,TAG...] [OPTION ...]

    Writes a line for each date and, within it, each locale: "tomorrow", "in 3 weeks".
    The unit is the one that people would take; no clock is read, so the day that is
    looked from has to be given.

    Options:
      --today DATE     the day that is looked from, YYYY-MM-DD. Needed.
      --locale TAG[,TAG...]
                       the locales to write for, as for almanac format. Needed.
      --style STYLE    long (the default), short or narrow
      --numbers WHEN   auto (the default): in words where the language has some,
                       "tomorrow"; or always: "in 1 day"
      -h, --help       print this page
      --               what follows is dates, even if it begins with a hyphen

    Exit status: 0 all was done; 1 a value can't be read as a date; 64 the command
    line is wrong; 74 the output can't be written.

    Examples:
      $ almanac relative 2026-12-01 2026-11-28 --today 2026-11-30 --locale pt-BR,tr
      amanhã
      yarın
      anteontem
      evvelsi gün
      $ almanac relative 2026-12-01 --today 2026-11-30 --numbers always --locale en
      in 1 day

    """
}
