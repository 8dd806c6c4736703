/// What `--help` of the subcommands prints that make and look at tables of somebody's own.
extension HelpPage {
  static let pack = """
    almanac-tables pack - make stage 2, the packed tables, from stage 1, the text

    Usage: almanac-tables pack [--resources DIR]
           almanac-tables pack --output FILE [--locales ID[,ID...]]
                               [--sections NAME[,NAME...]] [--overlay FILE]...
                               [--from ICU | --resources DIR]

    Without --output it makes DIR/Tables: almanac.tables, which is compiled into the
    package, fingerprints.csv and tables.lock. The whole folder is put in the place of
    the old one in one step: killed at any moment, one of the two is there, whole.

    With --output it makes one packed file of your own from the same text. A file that
    is there already is replaced in one step too. The file says itself what it holds:
    `almanac-tables show --tables FILE` and LocaleData.source.

    Before anything is written, the output is read with the package's reader, and every
    value is compared with the text.

    Options:
      --output FILE     the file to write
      --locales ID      the locales to keep; a language stands for all its locales, a
                        language with a script for those in that script. Parents are
                        kept too. Default: all
      --sections NAME   what to keep of them: dates, times, skeletons, intervals,
                        field-names, relative, calendars, unicode; pickers stands for
                        what pickers read. dates are always kept, and times, skeletons
                        and field-names come together. Default: all
      --overlay FILE    a JSON file of your own choices, merged over the text; may be
                        given several times. One that no longer suits the text is an
                        error, and all that does not suit is listed
      --from ICU        pack what an ICU has in place of the text: a version such as 72
                        or 78.3 that `almanac-tables icus` lists, 'system', a
                        libicui18n file, or a folder that holds one
      --resources DIR   the folder of both stages; default: Resources
      -h, --help        print this page

    Exit status: 0 all is well; 1 the text, a locale or an overlay is not right; 64 the
    command line is wrong; 74 something can't be written, and what was there is there.

    Examples:
      $ almanac-tables pack
      $ almanac-tables pack --locales pt,ja,zh,tr --sections dates,pickers --output app.tables
      $ almanac-tables pack --overlay house.json --output app.tables
      $ almanac-tables pack --from 72 --output icu72.tables

    The article "Tables of your own" says how a program embeds such a file, and what an
    overlay looks like.

    """

  static let show = """
    almanac-tables show - print the values of a locale, or where a packed file comes from

    Usage: almanac-tables show LOCALE [SECTION] [--overlay FILE]... [--resources DIR]
           almanac-tables show --tables FILE

    Prints the chain of the locale's parents, then a line for each value, with tabs
    between: its key, the value as JSON text with invisible characters escaped, and the
    locale of the chain that it comes from. A value of an overlay has a fourth field,
    which names the overlay and what the edition has. SECTION is the beginning of a
    key, such as months or styles/date.

    With --tables it prints what a packed file says of itself: layout and checksum,
    versions, the hashes of library and text, its subset, and its overlays with their
    changes. The file is checked whole first.

    Options:
      --tables FILE     a packed file
      --overlay FILE    an overlay to merge over the text; may be given several times
      --resources DIR   the folder of both stages; default: Resources
      -h, --help        print this page

    Exit status: 0 all is well; 1 there is no such locale or section, or a file is not
    right; 64 the command line is wrong.

    Examples:
      $ almanac-tables show pt-AO styles/date
      $ almanac-tables show tr styles/date --overlay house.json
      $ almanac-tables show --tables app.tables

    """

  static let check = """
    almanac-tables check - say whether the stages agree, with each other and with ICU

    Usage: almanac-tables check [--icu ICU] [--resources DIR]
           almanac-tables check --tables FILE [--overlay FILE]... [--resources DIR]

    It writes nothing, and each finding says what mends it. Without an ICU it says
    whether the text is in the form that harvest writes, whether packed file,
    fingerprints and lock are what the text gives, which lines of the lock are not,
    and whether this tool was built with these tables. Where an ICU of the recorded
    version is at hand, it harvests that in memory and compares every value.

    With --tables it packs the text again, with the locales, sections and overlays that
    the file names, and says whether the file is the same, byte for byte.

    Options:
      --icu ICU         a libicui18n file, a folder that holds one, or a version;
                        default: the newest that the system has
      --tables FILE     a packed file of your own
      --overlay FILE    an overlay that it was packed with; may be given several times
      --resources DIR   the folder of both stages; default: Resources
      -h, --help        print this page

    Exit status: 0 all agree; 1 something does not, or can't be read; 64 the command
    line is wrong.

    Examples:
      $ almanac-tables check
      $ almanac-tables check --tables app.tables --overlay house.json

    """

  static let export = """
    almanac-tables export - write names, styles, skeletons and labels for other programs

    Usage: almanac-tables export [--format json] [--locales ID[,ID...]]
                                 [--overlay FILE]... [--output FILE] [--resources DIR]

    Writes one JSON document with the words and patterns of locales, each value
    resolved through the parents, and with the texts of pickers where there are some in
    the language. locale-export.schema.json, in the documentation's catalogue, describes
    it. The same text gives the same bytes.

    Options:
      --format json     the form; json is the only one, and the default
      --locales ID      the locales, as for pack; default: all
      --overlay FILE    an overlay to merge over the text; may be given several times
      --output FILE     the file to write; default: standard output
      --resources DIR   the folder of both stages and of the messages; default: Resources
      -h, --help        print this page

    Exit status: 0 all is well; 1 a locale or a file is not right; 64 the command line
    is wrong; 74 something can't be written.

    Examples:
      $ almanac-tables export --locales pt,ja,zh,tr --output words.json
      $ almanac-tables export --locales tr | python3 -m json.tool

    """
}
