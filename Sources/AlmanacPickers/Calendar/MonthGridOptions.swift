public import Almanac

/// What a month grid is made of.
public struct MonthGridOptions: Hashable, Sendable, Codable {
  /// The locale of the words, the digits and the first weekday.
  public var locale: LocaleTag
  /// The locale in whose language all of the grid is where there are no labels in that of `locale`; nil for none.
  public var fallback: LocaleTag?
  /// The day that weeks begin with; nil for the locale's.
  public var firstWeekday: Weekday?
  /// Which numbers weeks have.
  public var weekNumbers: WeekNumbers
  /// How many weeks there are.
  public var weekCount: WeekCount
  /// Whether days of other months are there.
  public var outsideDays: OutsideDays
  /// The day that is today; nil for none.
  public var today: CivilDate?
  /// The first day that can be chosen; nil for no bound.
  public var minimum: CivilDate?
  /// The last day that can be chosen; nil for no bound.
  public var maximum: CivilDate?
  /// Days that can't be chosen.
  public var unavailable: UnavailableDates

  /// Which numbers weeks have.
  public enum WeekNumbers: String, Hashable, Sendable, Codable, CaseIterable {
    /// None.
    case none
    /// Those of ISO 8601, of the Thursday in the week.
    case iso
    /// Those that are usual in the locale's region.
    case locale
  }

  /// How many weeks a grid has.
  public enum WeekCount: String, Hashable, Sendable, Codable, CaseIterable {
    /// As many as the month touches, 4 to 6.
    case needed
    /// Always 6, so that a grid never changes its height.
    case six
  }

  /// Whether days of other months are there.
  public enum OutsideDays: String, Hashable, Sendable, Codable, CaseIterable {
    /// They are, and say that they are outside.
    case shown
    /// Their places are empty.
    case hidden
  }

  /// Makes options.
  public init(locale: LocaleTag) {
    self.locale = locale
    weekNumbers = .none
    weekCount = .needed
    outsideDays = .shown
    unavailable = UnavailableDates()
  }
}
