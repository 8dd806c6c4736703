extension HelpPage {
  static let table = """
    almanac table - all days from one to another, with their texts

    Usage: almanac table --from DATE --to DATE --locale TAG[,TAG...] [OPTION ...]

    Prints a line for each day: the number of days since 1970-01-01, the day as
    YYYY-MM-DD, and its text, once for each locale, with tabs between. An engine that
    joins a table of days to this one needs no code of Almanac's: two centuries are
    73,414 lines. Times of day and zones can't be had this way.

    Options:
      --from DATE      the first day, YYYY-MM-DD
      --to DATE        the last day; it is in the table too
      --locale TAG[,TAG...]
                       the locales, as for almanac format. Needed: no language is the
                       default. Each has a column of its own.
      --date STYLE     short, medium, long or full; short if nothing else is given
      --skeleton FIELDS
                       these fields in the order of the locale: yMMMd (UTS #35 part 4)
      --pattern TEXT   the same pattern in every locale: "EEEE, d.M.y" (UTS #35)
      --calendar NAME  gregory, iso8601, japanese, roc or buddhist, in place of the
                       locale's own
      --numbers NAME   digits such as latn, thai, arab, hanidec, or native
      --plain-spaces   write U+202F and U+2009 as plain spaces
      --header         the first line names the columns: day, date, and the tags
      -h, --help       print this page

    Exit status: 0 all was done; 64 the command line is wrong; 74 the output can't be
    written.

    Examples:
      $ almanac table --from 2026-11-30 --to 2026-12-01 --locale ja --date long
      20787\t2026-11-30\t2026年11月30日
      20788\t2026-12-01\t2026年12月1日
      $ almanac table --from 1900-01-01 --to 2100-12-31 --locale tr | wc -l
      73414

    """
}
