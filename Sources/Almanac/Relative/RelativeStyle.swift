/// The length of a relative phrase.
///
/// A language that has no shorter phrase for a unit uses the next longer one.
///
/// Source: ICU's `UDateRelativeDateTimeFormatterStyle`; the fields without suffix, `-short` and `-narrow` of UTS #35 part 4,
/// "Calendar Fields".
public enum RelativeStyle: String, CaseIterable, Hashable, Codable, Sendable {
  /// With the unit in full: "in 3 weeks".
  case long
  /// With the unit cut short, where the language has a short form: "in 3 wk."
  case short
  /// As short as can be.
  case narrow

  /// What follows the unit in a key of the tables.
  var suffix: String {
    switch self {
    case .long: ""
    case .short: "-short"
    case .narrow: "-narrow"
    }
  }

  /// The style that has the phrase where this one has none.
  var fallback: RelativeStyle? {
    switch self {
    case .long: nil
    case .short: .long
    case .narrow: .short
    }
  }
}

/// Whether a relative phrase may be a word in place of a number.
///
/// Source: ECMA-402's option `numeric`.
public enum RelativeNumbers: String, CaseIterable, Hashable, Codable, Sendable {
  /// A word where the language has one: "yesterday" (ICU's `ureldatefmt_format`).
  case auto
  /// A number always: "1 day ago" (ICU's `ureldatefmt_formatNumeric`).
  case always
}
