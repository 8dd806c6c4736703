public import Almanac

/// A duration to pick from columns of hours, minutes and seconds; a number of seconds, never a date.
///
/// ```swift
/// var picker = try CountdownPicker(CountdownOptions(seconds: 600, minuteStep: 10, locale: "pt-BR"))
/// picker.columns.map { $0.selection?.label }      // 0 hora, 10 minutos
/// picker.seconds                                  // 600
/// ```
public struct CountdownPicker: AmountWheels {
  /// What the picker was made of; its bounds are those that hold now.
  public internal(set) var options: CountdownOptions
  /// The title, the buttons, and what a tap outside means.
  public var toolbar: PickerToolbar
  /// What was not taken as it was asked for when the picker was made.
  public internal(set) var corrections: [PickerCorrection]
  /// The locale of the words.
  public let locale: LocaleTag
  /// The labels that the picker speaks with.
  public let labels: PickerLabels
  /// Which way the columns run.
  public let direction: PickerDirection

  let numbers: NumberWords
  var radix: MixedRadix
  var draft: Int
  var opening: Int

  /// Makes a picker.
  ///
  /// - Parameters:
  ///   - options: What the picker is made of.
  ///   - labels: Texts of the caller's own; nil for those that are compiled in for the locale.
  ///   - data: The tables that digits are from.
  /// - Throws: `minimumAboveMaximum`, `valueOutOfRange`, `nothingAvailable`, `invalidStep`, `tooManyRows`, `noLabels`,
  ///   `unsupportedLocale`.
  public init(
    _ options: CountdownOptions, labels: PickerLabels? = nil, data: LocaleData = .embedded
  ) throws(PickerError) {
    self.options = options
    (locale, self.labels) = try DateWords.language(options.locale, options.fallback, labels)
    numbers = try NumberWords(locale, data)
    direction = try LocaleTexts(of: locale, data).direction
    radix = try Self.radix(options)
    toolbar = PickerToolbar(self.labels, title: .titleCountdown)
    draft = 0
    opening = 0
    corrections = []
    corrections = try set(.seconds(options.seconds))
    opening = draft
  }

  /// The duration that is shown, in seconds.
  public var seconds: Int { draft }

  private static func radix(_ options: CountdownOptions) throws(PickerError) -> MixedRadix {
    func check(_ step: Int, _ unit: String) throws(PickerError) {
      guard 1...59 ~= step, 60 % step == 0 else {
        throw PickerError(.invalidStep, "\(step)", "a step of \(unit) is 1 or more, less than 60, and divides 60")
      }
    }
    try check(options.minuteStep, "minutes")
    try check(options.secondStep, "seconds")
    guard options.minimum >= 0 else {
      throw PickerError(.valueOutOfRange, "\(options.minimum)", "a duration is 0 or more")
    }
    guard options.minimum <= options.maximum else {
      throw PickerError(
        .minimumAboveMaximum, "\(options.minimum) to \(options.maximum)", "the minimum is above the maximum")
    }
    let hour = MixedRadix.Place(role: .hour, weight: 3_600, radix: nil, step: 1)
    let minute = MixedRadix.Place(role: .minute, weight: 60, radix: 60, step: options.minuteStep)
    let allMinutes = MixedRadix.Place(role: .minute, weight: 60, radix: nil, step: options.minuteStep)
    let second = MixedRadix.Place(role: .second, weight: 1, radix: 60, step: options.secondStep)
    let places: [MixedRadix.Place] =
      switch options.units {
      case .hoursAndMinutes: [hour, minute]
      case .hoursMinutesAndSeconds: [hour, minute, second]
      case .minutesAndSeconds: [allMinutes, second]
      }
    let radix = MixedRadix(places: places, low: options.minimum, high: options.maximum)
    try radix.check()
    return radix
  }

  mutating func setBounds(
    _ minimum: PickerValue?, _ maximum: PickerValue?
  ) throws(PickerError) -> [PickerCorrection] {
    var options = options
    options.minimum = try Self.seconds(minimum) ?? 0
    options.maximum = try Self.seconds(maximum) ?? CountdownOptions.usualMaximum
    radix = try Self.radix(options)
    self.options = options
    opening = radix.settled(opening)
    return try set(.seconds(draft))
  }

  private static func seconds(_ value: PickerValue?) throws(PickerError) -> Int? {
    guard let value else { return nil }
    guard case .seconds(let seconds) = value else {
      throw PickerError(.valueOutOfRange, "\(value)", "the bounds of a countdown are seconds")
    }
    return seconds
  }

  func amount(of value: PickerValue) -> Int? {
    guard case .seconds(let seconds) = value else { return nil }
    return seconds
  }

  func value(of amount: Int) -> PickerValue { .seconds(amount) }
}

/// What a countdown picker is made of.
public struct CountdownOptions: Hashable, Sendable, Codable {
  /// The duration at the beginning.
  public var seconds: Int
  /// The least duration in seconds, 0 or more; 1 forbids the empty one.
  public var minimum: Int
  /// The greatest duration in seconds; it may be more than a day.
  public var maximum: Int
  /// Which columns there are.
  public var units: Units
  /// Minutes from row to row; 60 is divisible by it.
  public var minuteStep: Int
  /// Seconds from row to row; 60 is divisible by it.
  public var secondStep: Int
  /// The locale of the words.
  public var locale: LocaleTag
  /// The locale in whose language all of the picker is where there are no labels in that of `locale`; nil for none.
  public var fallback: LocaleTag?
  /// Whether minutes and seconds turn round.
  public var ends: PickerColumn.Ends

  /// The columns of a duration.
  public enum Units: String, Hashable, Sendable, Codable, CaseIterable {
    /// Hours and minutes; seconds are dropped.
    case hoursAndMinutes
    /// Hours, minutes and seconds.
    case hoursMinutesAndSeconds
    /// Minutes, as many as the maximum has, and seconds.
    case minutesAndSeconds
  }

  /// The greatest duration where nothing is said: 23 hours, 59 minutes and 59 seconds, as in UIDatePicker.
  public static let usualMaximum = 86_399

  /// Makes options.
  public init(
    seconds: Int, minimum: Int = 0, maximum: Int = usualMaximum, units: Units = .hoursAndMinutes, minuteStep: Int = 1,
    secondStep: Int = 1, locale: LocaleTag, fallback: LocaleTag? = nil, ends: PickerColumn.Ends = .cyclic
  ) {
    self.seconds = seconds
    self.minimum = minimum
    self.maximum = maximum
    self.units = units
    self.minuteStep = minuteStep
    self.secondStep = secondStep
    self.locale = locale
    self.fallback = fallback
    self.ends = ends
  }
}
