import Almanac

/// The skeletons that a verification compares.
enum SkeletonSpread {
  /// The usual fields in all usual widths, crossed with each other, and odd ones.
  static func standard() -> [String] {
    var skeletons: [String] = []
    // Dates: all combinations of era, year, month, weekday and day.
    for era in ["", "G", "GGGGG"] {
      for year in ["", "y", "yy", "yyyy"] {
        for month in ["", "M", "MM", "MMM", "MMMM", "MMMMM", "LLLL"] {
          for weekday in ["", "E", "EEEE", "EEEEEE"] {
            for day in ["", "d", "dd"] { skeletons.append(era + year + month + weekday + day) }
          }
        }
      }
    }
    // Times: all combinations of hour, minute, second, fraction and zone.
    for hour in ["", "H", "HH", "h", "hh", "K", "k", "j", "jj", "jjj", "J", "C", "ah", "Bh", "bhh", "aH"] {
      for rest in ["", "m", "mm", "ms", "mmss", "msS", "mmssSSS", "mSSS"] {
        for zone in ["", "v", "zzzz"] { skeletons.append(hour + rest + zone) }
      }
    }
    // Both: a date beside a time takes the glue of its month's width.
    for date in ["d", "Ed", "Md", "yMd", "yMMMd", "yMMMEd", "MMMMd", "yMMMMEEEEd", "GyMMMd", "yQQQ", "yMMMMMd", "cccc"]
    {
      for time in [
        "j", "jm", "jms", "Hm", "hm", "HHmm", "Bhm", "Cm", "Jm", "jmsSSS", "Hmv", "jmz", "m", "s", "SSS", "vvvv",
      ] {
        skeletons.append(date + time)
      }
    }
    // Fields that few locales have entries for.
    for first in ["", "y", "Y", "u", "U", "r", "yMMM", "yMMMMd"] {
      for second in [
        "Q", "QQ", "QQQ", "QQQQ", "QQQQQ", "q", "qqq", "qqqq", "w", "ww", "W", "D", "DDD", "F", "g", "e", "ee", "eee",
        "eeee", "c", "ccc", "cccc", "L", "LLL", "l", "GGGG", "A",
      ] { skeletons.append(first + second) }
    }
    return distinct(skeletons + odd)
  }

  /// Every number of letters for the locale's hour, all forms of zones, order, doublets, letters that run together.
  private static let odd: [String] = {
    var skeletons: [String] = []
    for letter in ["j", "J", "C"] {
      for count in 1...8 {
        skeletons.append(String(repeating: letter, count: count))
        skeletons.append(String(repeating: letter, count: count) + "mm")
      }
    }
    for letter in ["v", "z", "Z", "O", "V", "X", "x"] {
      for count in 1...6 {
        let zone = String(repeating: letter, count: count)
        skeletons += [zone, "H" + zone, "jm" + zone, "yMd" + zone]
      }
    }
    for letter in ["a", "b", "B"] {
      for count in 1...6 {
        let period = String(repeating: letter, count: count)
        skeletons += [period, "h" + period, period + "hm", "yMd" + period, "Hm" + period]
      }
    }
    for letter in ["G", "y", "Y", "M", "L", "E", "c", "e", "d", "H", "s", "S"] {
      for count in [1, 2, 3, 4, 5, 6, 7, 12, 30] { skeletons.append(String(repeating: letter, count: count)) }
    }
    return skeletons
      + [
        "dMy", "dMMMy", "EdMMMMy", "mH", "smH", "aj", "jh", "hj", "Hj", "jH", "jJ", "JC", "aC", "yyMy", "ydyMd", "dd'",
        "hH", "Hh", "kK", "yw", "yyww", "Yw", "MMMMW", "MMMW", "yMMMMW", "MMMMWd", "ywE", "ywjm", "MMMMWHm", "S", "SSS",
        "sS", "HS",
        "yS", "HmsSSSSSSSSS", "yMMMMdHmsSSSv", "GyMMMMEEEEdjmssSSSzzzz", "yQw", "yDjm", "yFE", "MMMMFEEEE", "Ary", "yU",
        "rU",
        "rMMMd", "UMMMd", "rUMMMd", "GU", "yMMMMEEEEdjmmsszzzz", "jmmsszzzz", "jmmssz", "jmmss", "jmm",
      ].filter { !$0.contains("'") }
  }()

  /// A smaller set, for calendars besides a locale's own.
  static func short() -> [String] {
    var skeletons: [String] = []
    for era in ["", "G", "GGGG"] {
      for year in ["", "y", "yyyy"] {
        for rest in [
          "", "M", "MMM", "MMMM", "d", "Md", "MMMd", "MMMMd", "MEd", "MMMEd", "MMMMEEEEd", "QQQ", "MMMdjm", "MdHms",
          "MMMMEdjm", "D", "w",
        ] { skeletons.append(era + year + rest) }
      }
    }
    return distinct(skeletons + ["E", "Ed", "jm", "hm", "Bhm", "Hmv", "ms", "msSSS", "Gr", "U", "rMMM"])
  }

  private static func distinct(_ skeletons: [String]) -> [String] {
    var seen = Set<String>()
    return skeletons.filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
