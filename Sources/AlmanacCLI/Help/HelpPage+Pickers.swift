extension HelpPage {
  static let picker = """
    almanac picker - draw a picker, or print it as JSON

    Usage: almanac picker KIND --locale TAG [OPTION ...]
           almanac picker options TEXT ... --locale TAG [OPTION ...]
           almanac picker dependent TEXT/TEXT ... --locale TAG [OPTION ...]

    Draws the columns of a picker: order, words, digits and hours are the locale's.
    The selected rows stand between > and <; rows that can't be chosen are in
    parentheses. Below stands the value in words.

    Kinds, and how their values are written:
      date             2026-11-30
      time             06:05
      day-and-time     2026-11-30T06:05, with one column of whole days
      date-and-time    2026-11-30T06:05, with a column for each part
      year-month       2026-11
      year             2026
      month-day        --11-30
      countdown        1:30, hours and minutes, or 1:30:00
      distance         a number of the smallest unit
      options          the number of a row, from 0; the rows are the texts behind
      dependent        the number of a row of each column: 0,1; each slash in a text
                       behind leads to the next column

    Options:
      --locale TAG     the locale: en, pt-BR, pt-PT, ja, zh-Hans, zh-Hant or tr, or
                       one where one of them is read; -u-ca-japanese, -u-hc-h12 and
                       the like count. Needed: no language is the default.
      --fallback TAG   the locale to use instead where there are no labels in the
                       first one's language
      --selection VALUE
                       the value at the beginning. Needed for dates and times: no
                       clock is read
      --min VALUE      the least value
      --max VALUE      the greatest value; needed for distances. Dates without bounds
                       have whole years, five before the selection's and five behind
      --today DATE     the day whose row says "today", with day-and-time
      --minute-step N  minutes from row to row
      --precision UNIT hour, minute (the default) or second
      --units UNIT[,UNIT...]
                       of a distance: kilometer, meter, centimeter; or mile, yard,
                       foot, inch. The default is kilometer,meter
      --rows N         how many rows are drawn: an odd number, 5 if not given
      --json           print the whole picker instead: one JSON object, on one line
      -h, --help       print this page
      --               what follows are texts, even if they begin with a hyphen

    Exit status: 0 all was done; 1 such a picker can't be made; 64 the command line is
    wrong; 74 the output can't be written.

    Examples:
      $ almanac picker date --locale ja --selection 2026-11-30
      日付を選択
        2024年    9月   28日
        2025年   10月   29日
      > 2026年   11月   30日 <
        2027年   12月    1日
        2028年    1月    2日
      2026年11月30日月曜日
      $ almanac picker time --locale en-US --selection 15:05 --minute-step 5 --rows 3
      Select a time
        2   00   AM
      > 3   05   PM <
        4   10
      3:05\u{202F}PM

    """

  static let calendar = """
    almanac calendar - print a month, like cal

    Usage: almanac calendar YYYY-MM --locale TAG [OPTION ...]

    Prints the month with the names, the digits and the first weekday of the locale.

    Options:
      --locale TAG     the locale. Needed: no language is the default
      --today DATE     put this day in brackets; no clock is read
      --first DAY      the day that weeks begin with: mon, tue, wed, thu, fri, sat or
                       sun
      --weeks WHICH    number the weeks: iso, or locale for those of the region
      --months N       print so many months, 1 to 12
      --outside        print the days of other months that fill up the weeks
      --json           print the whole calendar instead: one JSON object, on one line
      -h, --help       print this page

    Exit status: 0 all was done; 1 the month can't be written in this locale; 64 the
    command line is wrong; 74 the output can't be written.

    Examples:
      $ almanac calendar 2026-11 --locale tr
           Kasım 2026
      Pt Sa Ça Pe Cu Ct Pa
                         1
       2  3  4  5  6  7  8
       9 10 11 12 13 14 15
      16 17 18 19 20 21 22
      23 24 25 26 27 28 29
      30

    """
}
