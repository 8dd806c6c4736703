public import Almanac

/// A distance to pick from columns: one whole number of the smallest unit inside, of which the columns are a view.
///
/// ```swift
/// var picker = try DistancePicker(
///   DistanceOptions(amount: 1_250, maximum: 99_999, units: [.kilometer, .meter], locale: "zh-Hans"))
/// picker.columns.map { $0.selection?.label }             // 1 公里, 250 米
/// picker.apply(.step(.unit(.meter), by: 750)).value      // amount(2000): meters carry
/// ```
public struct DistancePicker: AmountWheels {
  /// What the picker was made of; its bounds are those that hold now.
  public internal(set) var options: DistanceOptions
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
  let decimalSeparator: String
  var radix: MixedRadix
  var draft: Int
  var opening: Int

  /// Makes a picker.
  ///
  /// - Parameters:
  ///   - options: What the picker is made of.
  ///   - labels: Texts of the caller's own; nil for those that are compiled in for the locale.
  ///   - data: The tables that digits and the decimal separator are from.
  /// - Throws: `invalidColumns`, `minimumAboveMaximum`, `valueOutOfRange`, `nothingAvailable`, `tooManyRows`, `noLabels`,
  ///   `unsupportedLocale`.
  public init(
    _ options: DistanceOptions, labels: PickerLabels? = nil, data: LocaleData = .embedded
  ) throws(PickerError) {
    self.options = options
    (locale, self.labels) = try DateWords.language(options.locale, options.fallback, labels)
    numbers = try NumberWords(locale, data)
    decimalSeparator = try NumberWords.decimalSeparator(locale, data)
    direction = try LocaleTexts(of: locale, data).direction
    radix = try options.radix()
    toolbar = PickerToolbar(self.labels, title: .titleDistance)
    draft = 0
    opening = 0
    corrections = []
    corrections = try set(.amount(options.amount))
    opening = draft
  }

  /// The distance that is shown, as a number of the smallest unit, or of its smallest decimal.
  public var amount: Int { draft }

  mutating func setBounds(
    _ minimum: PickerValue?, _ maximum: PickerValue?
  ) throws(PickerError) -> [PickerCorrection] {
    var options = options
    guard let maximum else {
      throw PickerError(.boundsMissing, "maximum", "a distance picker has a maximum, which its first column ends at")
    }
    options.minimum = try Self.amount(minimum ?? .amount(0))
    options.maximum = try Self.amount(maximum)
    radix = try options.radix()
    self.options = options
    opening = radix.settled(opening)
    return try set(.amount(draft))
  }

  private static func amount(_ value: PickerValue) throws(PickerError) -> Int {
    guard case .amount(let amount) = value else {
      throw PickerError(.valueOutOfRange, "\(value)", "the bounds of a distance are amounts of its smallest unit")
    }
    return amount
  }

  func amount(of value: PickerValue) -> Int? {
    guard case .amount(let amount) = value else { return nil }
    return amount
  }

  func value(of amount: Int) -> PickerValue { .amount(amount) }
}

extension DistancePicker: Codable {
  /// Decodes a picker that was encoded whole; digits are from the embedded tables.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with a ``PickerError`` beneath it.
  public init(from decoder: any Decoder) throws {
    let (picker, corrections) = try PickerCoding.decode(from: decoder) {
      (options: DistanceOptions, labels) throws(PickerError) in try DistancePicker(options, labels: labels)
    }
    self = picker
    self.corrections = corrections
  }

  /// Encodes what the picker is made of and where it stands; no words.
  public func encode(to encoder: any Encoder) throws {
    try PickerCoding.encode(self, options, to: encoder)
  }
}
