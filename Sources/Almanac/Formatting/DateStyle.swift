/// The length of a date in words: the four that CLDR has for every locale.
///
/// Source: UTS #35 part 4, "dateFormats" (`full`, `long`, `medium`, `short`); ICU's `UDAT_FULL` to `UDAT_SHORT`.
public enum DateStyle: String, CaseIterable, Hashable, Codable, Sendable {
  /// With the weekday: `segunda-feira, 30 de novembro de 2026`.
  case full
  /// With the month in words: `30 de novembro de 2026`.
  case long
  /// With the month's short name, where the language has one: `30 de nov. de 2026`.
  case medium
  /// In numbers: `30/11/2026`.
  case short

  /// The place of the style's pattern in a locale's styles.
  var slot: StyleSlot {
    switch self {
    case .full: .dateFull
    case .long: .dateLong
    case .medium: .dateMedium
    case .short: .dateShort
    }
  }

  /// The place of the number systems that the style's fields have for themselves.
  var numbersSlot: StyleSlot {
    switch self {
    case .full: .numbersFull
    case .long: .numbersLong
    case .medium: .numbersMedium
    case .short: .numbersShort
    }
  }
}
