extension HelpPage {
  static let range = """
    almanac range - write a span of days or times, what both ends share written once

    Usage: almanac range FROM TO --locale TAG[,TAG...] [OPTION ...]
           almanac range --locale TAG[,TAG...] [OPTION ...]             < lines

    Both ends are given as YYYY-MM-DD, with THH:MM behind where a time is asked for,
    and are clock readings of one place: an end with an offset is refused. Without
    ends among the arguments, the lines of standard input are read: each is a range
    as ISO 8601 writes it, FROM/TO with both ends whole, and gives one line for each
    locale. An empty line and \\N pass; the first that can't be read ends the run.

    Options:
      --locale TAG[,TAG...]
                       the locales to write for, as for almanac format. Needed.
      --skeleton FIELDS
                       which fields: yMMMd (the default), MMMEd, jm (UTS #35 part 4)
      --plain-spaces   write U+202F and U+2009 as plain spaces, as almanac format does
      -h, --help       print this page
      --               what follows is dates, even if it begins with a hyphen

    Exit status: 0 all was done; 1 an end can't be read, or is after the other; 64 the
    command line is wrong; 74 the input can't be read, or the output can't be written.

    Examples:
      $ almanac range 2026-11-30 2026-12-02 --skeleton MMMd --locale ja,tr
      11月30日～12月2日
      30 Kas\u{2009}–\u{2009}2 Ara
      $ printf '2026-11-30/2026-12-02\\n' | almanac range --plain-spaces --locale tr
      30 Kas – 2 Ara 2026

    """
}
