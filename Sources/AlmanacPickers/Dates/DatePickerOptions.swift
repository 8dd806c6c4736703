public import Almanac

/// Everything that a date picker is made of but its texts; all of it can be coded and compared.
public struct DatePickerOptions: Hashable, Sendable, Codable {
  /// Which columns there are.
  public var mode: DatePickerMode
  /// The value at the beginning.
  public var selection: PickerValue
  /// The least value.
  ///
  /// Pickers with years need one. A time of day may have one that is after the maximum, and then goes over midnight.
  public var minimum: PickerValue?
  /// The greatest value.
  public var maximum: PickerValue?
  /// The locale: order, words, digits and hour cycle are its; `-u-ca-`, `-u-nu-`, `-u-hc-` and `-u-rg-` count.
  public var locale: LocaleTag
  /// The locale in whose language all of the picker is where there are no labels in that of `locale`; nil for none.
  public var fallback: LocaleTag?
  /// The finest column of the time.
  public var precision: TimePrecision
  /// The steps of the time.
  public var steps: TimeSteps
  /// Whether rows outside the bounds are there.
  public var rowsOutsideBounds: RowPresence
  /// Whether rows between steps are there.
  public var rowsOffStep: RowPresence
  /// Whether months, days, hours, minutes and seconds turn round; years, eras and halves of the day never do.
  public var ends: PickerColumn.Ends
  /// The order of the columns; nil for the locale's.
  public var order: [ColumnRole]?
  /// Where the era stands, in calendars that have one.
  public var eras: EraPlacement
  /// Dates that can't be chosen.
  public var unavailable: UnavailableDates
  /// Times that the zone skips.
  public var skippedTimes: [SkippedTimes]
  /// The day that is today, for the row that says so; nil for none.
  public var today: CivilDate?

  /// The most rows that a column has: 10,000.
  public static let mostRows = 10_000

  /// Makes options; what is left out is as UIDatePicker has it, but that there is no hidden window of years.
  public init(
    mode: DatePickerMode, selection: PickerValue, minimum: PickerValue? = nil, maximum: PickerValue? = nil,
    locale: LocaleTag
  ) {
    self.mode = mode
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.locale = locale
    fallback = nil
    precision = .minute
    steps = TimeSteps()
    rowsOutsideBounds = .disabled
    rowsOffStep = .hidden
    ends = .cyclic
    order = nil
    eras = .column
    unavailable = UnavailableDates()
    skippedTimes = []
    today = nil
  }
}
