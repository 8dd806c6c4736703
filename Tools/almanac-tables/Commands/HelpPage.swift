/// What `--help` prints.
enum HelpPage {
  static let text = """
    almanac-tables - make the locale tables from an ICU, and prove them against it

    Usage: almanac-tables harvest [--icu ICU] [--resources DIR]
           almanac-tables pack    [--resources DIR]
           almanac-tables pack    --output FILE [--locales ID[,ID...]]
                                  [--sections NAME[,NAME...]] [--overlay FILE]...
                                  [--from ICU]
           almanac-tables check   [--icu ICU] [--resources DIR]
           almanac-tables check   --tables FILE [--overlay FILE]...
           almanac-tables verify  [--icu ICU] [--family NAME[,NAME...]]
                                  [--locale ID[,ID...]]
                                  [--days YEAR-YEAR | --exhaustive | --sample N]
           almanac-tables differences [--resources DIR]
           almanac-tables explain DATE --locale TAG ... (see explain --help)
           almanac-tables show    LOCALE [SECTION] [--overlay FILE]...
           almanac-tables show    --tables FILE
           almanac-tables export  [--locales ID[,ID...]] [--overlay FILE]...
                                  [--output FILE]
           almanac-tables icus    [--json]
           almanac-tables diff    OLD NEW [--locale ID[,ID...]]
                                  [--section NAME[,NAME...]]
                                  [--summary | --markdown | --json]

    harvest reads every locale and legacy alias that the ICU lists and writes stage 1,
    the text in DIR/Locales: one file a locale, one value a line, sorted, only what
    differs from the parent. Two runs write the same bytes.

    pack makes stage 2 from stage 1: DIR/Tables/almanac.tables, which is compiled into
    the package, fingerprints.csv and tables.lock. Before it writes, it reads its own
    output with the package's reader and compares every value. With --output it makes a
    packed file of your own: some locales, some sections, words of your choice.

    check writes nothing. It says where text, packed file, fingerprints, lock and, if
    one of the recorded version is at hand, ICU disagree, and what mends it.

    verify harvests and packs in memory, writes every family of texts with the package
    and with the ICU itself, and compares byte by byte, for every locale and alias.
    Locales take turns with the many combinations of patterns, skeletons and values,
    pt, ja, zh and tr have them all, and so have all locales with --exhaustive.
    DIR/divergences.tsv has the reviewed differences; one that it lacks, and a row
    that explains nothing, fail the run.

    differences writes the list of DIR/divergences.tsv into the article that tells
    users where Almanac and ICU differ.

    show prints a locale's values: key, value as JSON text, and the locale of the
    parent chain that the value comes from. SECTION is the beginning of a key, such
    as months or styles/date.

    explain writes a date, or reads a text, and says where every piece comes from:
    names, patterns, customs and rules; `almanac-tables explain --help` has the rest.

    icus lists the ICUs that can be named by their versions; Tools/fetch-icu fetches more.

    diff says what people would see change between two editions, text by text, and then
    which values differ. Each side is an ICU, a folder of stage 1, a packed file, or
    'embedded'.

    export writes names, styles, skeletons and picker labels as JSON for other programs.
    pack, check, show, explain, icus, diff and export have pages of their own:
    `almanac-tables pack --help`.

    Both writing commands put a whole new folder in the place of the old one in one
    step: killed at any moment, one of the two is there, whole.

    Options:
      --icu ICU         a libicui18n file, a folder that holds one, a version such as
                        72 or 78.3 that `almanac-tables icus` lists, or 'system' for
                        the newest that the system has; default: the one that the
                        text in DIR is from, or the system's where there is none
      --resources DIR   the folder of both stages; default: Resources
      --family NAME     what to verify, such as date-styles; default: everything
      --locale ID       locales to verify, as ICU or BCP 47 writes them; default: all
      --days YEAR-YEAR  verify every day of these years, from 1 to 9999
      --exhaustive      verify every combination in every locale, and all 146,097 days
                        of a Gregorian cycle (2000 to 2399); takes more than an hour
      --sample N        verify one locale of N, and pt, ja, zh and tr with all of theirs;
                        the date styles still in all locales
      -h, --help        print this page

    Exit status: 0 all is well; 1 something differs, is missing or can't be read; 2 (diff)
    a side can't be read; 64 the command line is wrong; 74 something can't be written.

    Examples:
      $ almanac-tables harvest --icu 78.3 && almanac-tables pack && swift build
      $ almanac-tables verify --locale tr --days 1900-2100
      $ almanac-tables show pt-AO styles/date

    """
}
