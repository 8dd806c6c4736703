/// A unit of distance.
public enum DistanceUnit: String, Hashable, Sendable, Codable, CaseIterable {
  /// 1,000 meters.
  case kilometer
  /// The meter.
  case meter
  /// A hundredth of a meter.
  case centimeter
  /// The international mile, 1,760 yards.
  case mile
  /// 3 feet.
  case yard
  /// 12 inches.
  case foot
  /// 2.54 centimeters.
  case inch
}
