public import Almanac

/// What a distance picker is made of.
public struct DistanceOptions: Hashable, Sendable, Codable {
  /// The distance at the beginning, in smallest units.
  public var amount: Int
  /// The least distance, in smallest units, 0 or more.
  public var minimum: Int
  /// The greatest distance, in smallest units.
  public var maximum: Int
  /// The units from the largest to the smallest, all metric or all imperial.
  public var units: [DistanceUnit]
  /// How many decimals the smallest unit has, 0...6.
  ///
  /// Amounts are then numbers of a tenth of it, a hundredth and so on.
  public var decimals: Int
  /// Whether a unit is one column, or each of its digits is one.
  public var layout: Layout
  /// The locale of the words.
  public var locale: LocaleTag
  /// The locale in whose language all of the picker is where there are no labels in that of `locale`; nil for none.
  public var fallback: LocaleTag?
  /// Whether columns but the first turn round.
  public var ends: PickerColumn.Ends

  /// How units become columns.
  public enum Layout: String, Hashable, Sendable, Codable, CaseIterable {
    /// One column a unit, and one for the decimals.
    case units
    /// One column a decimal digit.
    case digits
  }

  /// Makes options.
  public init(
    amount: Int, minimum: Int = 0, maximum: Int, units: [DistanceUnit], decimals: Int = 0, layout: Layout = .units,
    locale: LocaleTag, fallback: LocaleTag? = nil, ends: PickerColumn.Ends = .cyclic
  ) {
    self.amount = amount
    self.minimum = minimum
    self.maximum = maximum
    self.units = units
    self.decimals = decimals
    self.layout = layout
    self.locale = locale
    self.fallback = fallback
    self.ends = ends
  }
}

extension DistanceOptions {
  /// The columns of the units, the largest first.
  func radix() throws(PickerError) -> MixedRadix {
    guard let smallest = units.last, Set(units.map(\.isMetric)).count == 1,
      zip(units, units.dropFirst()).allSatisfy({ $0.length > $1.length })
    else {
      throw PickerError(
        .invalidColumns, units.map(\.rawValue).joined(separator: ", "),
        "the units are one or more, all metric or all imperial, from the largest to the smallest")
    }
    guard 0...6 ~= decimals else { throw PickerError(.invalidColumns, "\(decimals)", "there are 0 to 6 decimals") }
    guard minimum >= 0 else { throw PickerError(.valueOutOfRange, "\(minimum)", "a distance is 0 or more") }
    guard minimum <= maximum else {
      throw PickerError(.minimumAboveMaximum, "\(minimum) to \(maximum)", "the minimum is above the maximum")
    }
    guard maximum <= 1_000_000_000_000 else {
      throw PickerError(.valueOutOfRange, "\(maximum)", "a distance is at most 1,000,000,000,000 smallest units")
    }
    var fraction = 1
    for _ in 0..<decimals { fraction *= 10 }
    var places: [MixedRadix.Place] = []
    for (index, unit) in units.enumerated() {
      let weight = unit.length / smallest.length * fraction
      let larger = index == 0 ? nil : units[index - 1].length / unit.length
      let isLast = unit == smallest
      if layout == .units {
        places.append(.init(role: .unit(unit), weight: weight, radix: larger, step: 1))
        if isLast, decimals > 0 {
          places.append(.init(role: .digit(unit, place: 0), weight: 1, radix: fraction, step: 1))
        }
      } else {
        places += digits(of: unit, weight, larger, decimals: isLast ? decimals : 0)
      }
    }
    let radix = MixedRadix(places: places, low: minimum, high: maximum)
    try radix.check()
    return radix
  }

  /// One column for each digit that a unit can have.
  private func digits(of unit: DistanceUnit, _ weight: Int, _ larger: Int?, decimals: Int) -> [MixedRadix.Place] {
    let most = larger.map { $0 - 1 } ?? maximum / weight
    var count = 1
    var power = 10
    while power <= most {
      count += 1
      power *= 10
    }
    var scale = weight
    for _ in 1..<max(count, 1) { scale *= 10 }
    var places: [MixedRadix.Place] = []
    for place in (0..<count + decimals).reversed() {
      // The first digit ends where the unit does; the bounds end the others.
      let radix = place == count + decimals - 1 ? most / (scale / weight) + 1 : 10
      places.append(.init(role: .digit(unit, place: place), weight: scale, radix: radix, step: 1))
      scale /= 10
    }
    return places
  }
}

extension DistanceUnit {
  /// Whether it is a unit of the metric system.
  var isMetric: Bool { self == .kilometer || self == .meter || self == .centimeter }

  /// Its length in the smallest unit of its system, centimeter or inch.
  var length: Int {
    switch self {
    case .kilometer: 100_000
    case .meter: 100
    case .centimeter: 1
    case .mile: 63_360
    case .yard: 36
    case .foot: 12
    case .inch: 1
    }
  }

  var nameKey: LabelKey {
    switch self {
    case .kilometer: .columnKilometer
    case .meter: .columnMeter
    case .centimeter: .columnCentimeter
    case .mile: .columnMile
    case .yard: .columnYard
    case .foot: .columnFoot
    case .inch: .columnInch
    }
  }

  var countKey: LabelKey {
    switch self {
    case .kilometer: .countKilometer
    case .meter: .countMeter
    case .centimeter: .countCentimeter
    case .mile: .countMile
    case .yard: .countYard
    case .foot: .countFoot
    case .inch: .countInch
    }
  }

  var symbolKey: LabelKey {
    switch self {
    case .kilometer: .symbolKilometer
    case .meter: .symbolMeter
    case .centimeter: .symbolCentimeter
    case .mile: .symbolMile
    case .yard: .symbolYard
    case .foot: .symbolFoot
    case .inch: .symbolInch
    }
  }
}
