/// The length of a date or a time in ICU's styles.
///
/// The numbers are ICU's (`UDateFormatStyle`).
public enum ICUStyle: Int32, CaseIterable, Sendable {
  /// With the weekday, or with the zone's long name.
  case full = 0
  /// With the month's wide name, or with the zone's short name.
  case long = 1
  /// With the month's short name, or with seconds.
  case medium = 2
  /// In numbers.
  case short = 3
  /// Left out.
  case none = -1
  /// Given by a pattern.
  case pattern = -2
}
