extension DiffOptions {
  /// What `almanac-tables diff --help` prints.
  static let help = """
    almanac-tables diff - what people would see change between two editions of the tables

    Usage: almanac-tables diff OLD NEW [--locale ID[,ID...]] [--section NAME[,NAME...]]
                               [--summary | --markdown | --json]

    A side, OLD or NEW, is one of:
      78, 72.1, ICU-72      an ICU that almanac-tables icus lists; it is harvested, which
                            takes some seconds and writes nothing
      PATH                  a libicui18n, or a folder that holds one
      PATH                  a folder of stage 1, Resources/Locales or the one above it
      PATH                  a packed file, Resources/Tables/almanac.tables
      embedded              the tables that this tool was built with

    Both sides write the same dates, times, spans, phrases and names for every locale with
    the package's own formats, and every text is compared, byte by byte. What differs is
    printed as people would see it: what was written, the text before, the text after, with
    invisible characters as escapes (\\u202F). Texts that differ for one reason, as when a
    locale joins date and time in another way, are one entry, with their number, an
    example of each section, and the locales. A locale that only one side has is compared
    with the one that answers for it on the other, unless its language is new.

    Three kinds of change are marked as likely mistakes in the data, and come first: the day
    and a numeric month in another order than in the locale's own short date, where they
    were in the same order before; a space that goes and nothing comes for it; other digits.

    After that come the raw keys: key, value before and after as JSON text, and the locales
    whose own value it is. Keys of what belongs to no locale begin with the area, such as
    regions/weeks/IS; they are compared where no locale is named. A packed file does not
    hold everything as text: the area unicode is then left out, and said to be.

    Options:
      --locale ID      locales to compare, as pt-BR or pt_BR; default: all
      --section NAME   what to compare; default: everything. Sections are dates, times,
                       date-times (what joins a date and a time), skeletons, ranges,
                       relative, months, weekdays, quarters, eras, day-periods, fields,
                       digits, weeks, offsets, calendars; styles is the first three, names
                       those from months to fields, and keys the raw keys
      --summary        a line for each locale: how many texts differ, by section
      --markdown       for a pull request: a table of the entries, at most 50,000 bytes
      --json           everything, for programs: "old", "new", "locales", "texts", "causes"
                       with their "edits" and "texts", and "keys"
      -h, --help       print this page

    Exit status: 0 nothing differs; 1 something does; 2 a side can't be read, or has nothing
    to compare; 64 the command line is wrong; 74 the output can't be written.

    Examples:
      $ almanac-tables diff 72.1 78.3 --locale pt,ja,zh-Hant,tr
      $ almanac-tables diff embedded 78.3 --markdown > changes.md
      $ almanac-tables diff Resources/Locales /tmp/new/Locales --summary
      $ almanac-tables diff old.tables new.tables --section styles,names

    """
}
