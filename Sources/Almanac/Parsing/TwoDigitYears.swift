extension DateParser {
  /// How strictly a text is read.
  public enum Mode: String, CaseIterable, Hashable, Codable, Sendable {
    /// Only what the format writes, where U+0020, U+2009 and U+202F stand for each other.
    case strict
    /// What people type too; see ``DateParser``.
    case tolerant
  }

  /// What a year of two digits means.
  ///
  /// Where an era stands beside the year there is no question: 平成10年 is 1998.
  public enum TwoDigitYears: Hashable, Codable, Sendable {
    /// Nothing, unless a call passes a reference date to a tolerant parser.
    ///
    /// A field `yy` is refused. A field `y` writes the year 26 in two digits, so a strict parser reads it as that;
    /// a tolerant one, whose texts people typed, refuses it as well.
    case refused
    /// The number itself: 26 is the year 26.
    case asWritten
    /// The year with these last digits in the hundred years from `from` on.
    ///
    /// From 1950 on, 49 is 2049 and 50 is 1950. It holds for both `yy` and `y` where the text has exactly two digits,
    /// as in ICU's `set2DigitYearStart`; ICU's window moves with the clock unless it is set, and this one never moves.
    case window(from: Int)
  }
}
