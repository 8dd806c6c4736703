extension HelpPage {
  static let html = """
    almanac html - write a field of a form as HTML

    Usage: almanac html KIND --locale TAG --name NAME [OPTION ...]
           almanac html options TEXT ... --locale TAG --name NAME [OPTION ...]
           almanac html dependent TEXT/TEXT ... --locale TAG --name NAME [OPTION ...]

    Writes a fragment on one line, which works without a script and without a style
    sheet: labels, order, words and digits are the locale's, and values are numbers
    in ASCII digits. A field begins with nothing chosen unless a selection is given.

    Kinds: those of 'almanac picker', and
      calendar         a month as a table of buttons
      password, pin    the two fields of a new password or PIN

    Options:
      --name NAME      the name of the field; its parts are posted as NAME.year and so
                       on. 1 to 64 letters, digits, - and _, the first a letter
      --label TEXT     the name that people read; the picker's own if not given
      --prefix NAME    what ids begin with: form, if not given
      --as WHICH       group (the default), sheet: a button that opens a dialog, or
                       row: a line that opens
      --optional       the field may be left out
      --typed          numbers are typed, and not chosen from lists
      --locale, --fallback, --selection, --min, --max, --today, --minute-step,
      --precision, --units
                       as for 'almanac picker'; but a field without a selection has,
                       unless bounds are given, the years 1900 to 2099
      -h, --help       print this page
      --               what follows are texts, even if they begin with a hyphen

    Exit status: 0 all was done; 1 such a field can't be made; 64 the command line is
    wrong; 74 the output can't be written.

    Examples:
      $ almanac html date --locale ja --name birthday | grep -o 'name="[^"]*"'
      name="birthday.year"
      name="birthday.month"
      name="birthday.day"
      name="birthday.action"

    """
}
