extension HelpPage {
  static let names = """
    almanac names - list the names of months, weekdays, eras and so on

    Usage: almanac names --locale TAG [--kind KIND] [OPTION ...]

    Prints one name a line, in order: January first, Sunday first, era 0 first. Parts
    of the day and fields, which have no order, come behind their key and a tab.

    Options:
      --locale TAG     the locale: a BCP 47 tag, or an older form (pt-BR, pt_BR).
                       Needed: no language is the default. Where another calendar is
                       usual (fa) the tag has to say which is meant:
                       fa-u-ca-gregory.
      --kind KIND      what is named:
                         months        the default
                         weekdays
                         quarters
                         eras          of the calendar that the tag names:
                                       ja-u-ca-japanese
                         day-periods   am, pm, and the parts that the language has
                         fields        the words for year, month, hour and so on
      --width WIDTH    wide (the default), abbreviated or narrow; weekdays also
                       short, which is shorter than abbreviated and still distinct
      --context CONTEXT
                       standalone (the default): the name by itself; or format: as
                       within a date, where many languages inflect
      --capitalization WHERE
                       where the names will stand, which in some languages makes the
                       first letter a capital: none (the default),
                       beginning-of-sentence, standalone, ui-list-or-menu
      --first DAY      the weekday that comes first: mon, tue, wed, thu, fri, sat,
                       sun (the default), or locale for the locale's own first day
      --json           print one JSON object instead, on one line: locale, resolved
                       (the locale whose data answer), calendar, kind, width,
                       context, first, and names: an array, or an object by key.
                       Characters that can't be seen are escaped.
      -h, --help       print this page

    Exit status: 0 all was done; 64 the command line is wrong; 74 the output can't be
    written.

    Examples:
      $ almanac names --locale pl | head -n 2
      styczeń
      luty
      $ almanac names --locale pl --context format | head -n 2
      stycznia
      lutego
      $ almanac names --locale tr --kind weekdays --width short --first locale | head -n 2
      Pt
      Sa
      $ almanac names --locale ja --kind day-periods | head -n 2
      am\t午前
      pm\t午後

    """
}
