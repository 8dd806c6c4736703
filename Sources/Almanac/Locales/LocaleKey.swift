/// The name of a preference that a tag can carry in its extension `-u-`.
///
/// Source: UTS #35 part 1 section 3.6.1 "Key and Type Definitions".
public struct LocaleKey: Sendable, Hashable {
  /// The two characters of the key, small.
  public let subtag: Subtag

  init(trusting subtag: Subtag) {
    self.subtag = subtag
  }

  /// Makes a key of two characters, a letter or digit and then a letter; nil for other text.
  ///
  /// Letter case does not matter.
  public init?(_ text: String) {
    guard let subtag = Subtag(text.utf8), subtag.hasKeyForm else { return nil }
    self.subtag = subtag.lowercased
  }

  /// The calendar: `gregory`, `japanese`, `islamic-umalqura` and so on.
  public static let calendar = LocaleKey(trusting: .calendarKey)

  /// The digits: `latn`, `thai`, `native` and so on.
  public static let numbers = LocaleKey(trusting: .numbersKey)

  /// The clock: `h11`, `h12`, `h23`, `h24`, `c12`, `c24`.
  public static let hourCycle = LocaleKey(trusting: .hourCycleKey)

  /// The region whose customs count instead of the tag's own, as a subdivision: `gbzzzz`.
  public static let regionOverride = LocaleKey(trusting: "rg")

  /// The part of the tag's own region, as a subdivision: `gbsct`.
  public static let subdivision = LocaleKey(trusting: "sd")

  /// The first day of the week: `sun`, `mon` and so on.
  public static let firstWeekday = LocaleKey(trusting: .firstWeekdayKey)
}
