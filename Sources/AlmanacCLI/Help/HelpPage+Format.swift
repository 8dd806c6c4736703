extension HelpPage {
  static let format = """
    almanac format - write dates and times the way people of a locale read them

    Usage: almanac format DATE ... --locale TAG[,TAG...] [OPTION ...]
           almanac format --locale TAG[,TAG...] [OPTION ...]            < lines
           almanac format --column N[,N...] --locale TAG [OPTION ...]   < table
           almanac format --column N[,N...] --locale-column N [OPTION ...]

    A date is given as YYYY-MM-DD, as in ISO 8601, and is Gregorian in all years. A
    time may follow, THH:MM with or without :SS, and then an offset, Z or +HH:MM. With
    dates among the arguments, each is written on a line of its own, once for each
    locale. Without, the lines of standard input are read.

    Options:
      --locale TAG[,TAG...]
                       the locales to write for: BCP 47 tags, or the older forms that
                       systems use (pt-BR, pt_BR, zh-Hant-TW, pt_BR.UTF-8). Needed:
                       no language is the default. May be given more than once. A
                       language that the tables don't know is written in root's
                       neutral form; `almanac locales` lists those that they know.
                       Where another calendar is usual (fa, ar-SA) the tag has to say
                       which is meant: fa-u-ca-gregory.
      --date STYLE     short, medium, long or full; short if nothing else is given
      --time STYLE     the same for the time, alone or behind a date of --date
      --skeleton FIELDS
                       these fields in the order and with the signs of the locale:
                       yMMMd, MMMEd, jm (UTS #35 part 4)
      --pattern TEXT   the same pattern in every locale: "EEEE, d.M.y" (UTS #35)
                       Skeletons, patterns and styles exclude each other. What writes
                       a time needs values that have one.
      --calendar NAME  gregory, iso8601, japanese, roc or buddhist, in place of the
                       locale's own: the same as -u-ca-NAME in the tag
      --numbers NAME   digits such as latn, thai, arab, hanidec, or native: the same
                       as -u-nu-NAME in the tag
      --offset OFFSET  the clock that is written, as Z or +HH:MM. Values with an
                       offset are moved to it, those without are taken for that
                       clock's. Without it, each value is written as its own clock
                       shows it.
      --plain-spaces   write U+202F and U+2009 as plain spaces; other programs stumble
                       over them. Without it they stand as the locale has them.
      --column N[,N...]
                       the date is column N of lines whose columns are separated by
                       tabs; the first is 1. Several columns are written alike.
                       Takes one locale.
      --locale-column N
                       the locale of a line is in column N. A line that names none
                       has that of --locale, if there is one.
      --header         the first line has no date: it passes as it is
      --on-error WHAT  when a value can't be read as a date:
                         stop    end with status 1 (the default). The lines before
                                 are written, and nothing of the line itself, unless
                                 its value lies more than 64 KiB into it.
                         keep    write the value unchanged and go on; the status
                                 is 0 in the end
                       Either way standard error says the line, the column and why:
                       with keep that is one line for each value.
      -h, --help       print this page
      --               what follows is dates, even if it begins with a hyphen

    An option may be shortened as long as no other begins the same way, and its value
    may follow after a space or after =.

    Lines on standard input:
      One line in gives one line out; with several locales and no --column, one line
      for each of them, in their order, whatever the value is.
      Only the value changes. All other bytes pass as they are: bytes that are not
      UTF-8, NUL, carriage returns, a missing newline at the end.
      Without --column the whole line is the value. One carriage return behind a
      value is not part of it, so lines may end in CR LF.
      An empty value passes, and so does \\N, which is how databases write null.
      A line with fewer than N columns has a value that can't be read, and so has one
      whose locale is none. With several columns, or a column for the locale, all of
      them have to end within the first 64 KiB of a line.
      A value of more than 64 bytes is no date or time. Lines may have any length: the
      memory in use does not grow with them. Only with several locales, where it would
      have to be repeated, a value of more than 64 KiB ends the run even with keep.
      No input gives no output, and the status 0 always means that all was read.

    Exit status:
      0     all was done
      1     a value can't be read as a date
      64    the command line is wrong; nothing was read or written
      74    the input can't be read, or the output can't be written. When the reader
            of a pipe is gone, the end comes without a word: by the signal SIGPIPE,
            or with this status where the signal is ignored.

    Examples:
      $ almanac format 2026-11-30 --locale pt-BR,ja,zh-CN,tr
      30/11/2026
      2026/11/30
      2026/11/30
      30.11.2026
      $ almanac format 2026-11-30 1999-12-31 --date long --locale ja
      2026年11月30日
      1999年12月31日
      $ printf '1\\t2026-11-30\\n2\\t1999-12-31\\n' | almanac format --column 2 --locale ja --date long
      1\t2026年11月30日
      2\t1999年12月31日
      $ printf 'tr\\t2026-11-30\\nja\\t1999-12-31\\n' | almanac format --column 2 --locale-column 1
      tr\t30.11.2026
      ja\t1999/12/31
      $ almanac format 2026-11-30T06:05Z --date long --time short --offset +09:00 --locale ja
      2026年11月30日 15:05
      $ almanac format 2026-11-30 --skeleton yMMMEd --locale pt-BR,tr
      seg., 30 de nov. de 2026
      30 Kas 2026 Pzt
      $ printf 'day\\nsoon\\n2026-11-30\\n' | almanac format --header --on-error keep --locale pt 2>/dev/null
      day
      soon
      30/11/2026

    """
}
