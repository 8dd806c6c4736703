/// A calendar in which dates are written.
///
/// ```swift
/// CalendarSystem(identifier: "buddhist")                     // .buddhist
/// try DateTimeFormat(date: .long, locale: "th").calendar     // buddhist
/// ```
///
/// Dates go in as ``CivilDate``, days of the proleptic Gregorian calendar; a calendar says what its era, year, month and day
/// are called. Which calendar a format uses, the locale says: `-u-ca-`, else what is usual in its region.
///
/// Source: UTS #35 part 4, "Calendar Data"; the identifiers are those of BCP 47's `ca`.
public struct CalendarSystem: Hashable, Sendable, CustomStringConvertible {
  /// The systems, one file each.
  enum Kind: UInt8, CaseIterable, Sendable {
    case gregorian, iso8601, japanese, roc, buddhist
  }

  let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// The Gregorian calendar, proleptic: the rules of today hold for all years.
  ///
  /// Eras: 0 before year 1, 1 from it on.
  public static let gregorian = CalendarSystem(.gregorian)
  /// The Gregorian calendar with the weeks of ISO 8601, which begin on Monday and of which the first has four days or more.
  public static let iso8601 = CalendarSystem(.iso8601)
  /// The Japanese calendar: Gregorian days, years counted from the beginning of an era, which changes on a day of the year.
  public static let japanese = CalendarSystem(.japanese)
  /// The calendar of the Republic of China: year 1 is 1912.
  ///
  /// Eras: 0 before it, counted backwards, 1 from it on.
  public static let roc = CalendarSystem(.roc)
  /// The Thai solar calendar: Gregorian days, year 1 is 543 BC.
  ///
  /// One era; its year can be zero or negative.
  public static let buddhist = CalendarSystem(.buddhist)

  /// The calendars that this version writes.
  public static let all: [CalendarSystem] = Kind.allCases.map(CalendarSystem.init)

  /// The calendar of a BCP 47 `ca` value, such as `gregory` or `roc`; nil for one that this version does not write.
  public init?(identifier: some StringProtocol) {
    switch identifier {
    case "gregory": self = .gregorian
    case "iso8601": self = .iso8601
    case "japanese": self = .japanese
    case "roc": self = .roc
    case "buddhist": self = .buddhist
    default: return nil
    }
  }

  /// The BCP 47 `ca` value: `gregory`, `iso8601`, `japanese`, `roc`, `buddhist`.
  public var identifier: String {
    switch kind {
    case .gregorian: "gregory"
    case .iso8601: "iso8601"
    case .japanese: "japanese"
    case .roc: "roc"
    case .buddhist: "buddhist"
    }
  }

  /// The BCP 47 `ca` value.
  public var description: String { identifier }

  /// Where the tables have the calendar's own eras and styles; nil for those that share the Gregorian ones.
  package var tables: TableCalendar? {
    switch kind {
    case .gregorian, .iso8601: nil
    case .japanese: .japanese
    case .roc: .roc
    case .buddhist: .buddhist
    }
  }

  /// What is added to a Gregorian year for the year of the era, where that is all there is to it in every year that
  /// people live in.
  var yearShift: Int32? {
    switch kind {
    case .gregorian, .iso8601: 0
    case .roc: ROCCalendar.yearShift
    case .buddhist: BuddhistCalendar.yearShift
    case .japanese: nil
    }
  }

  /// Whether the year of an era can be below 1.
  var hasYearsBelowOne: Bool { kind == .japanese || kind == .buddhist }
}

extension CalendarSystem: Codable {
  /// Reads the calendar of a BCP 47 `ca` value.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for one that this version does not write.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let calendar = CalendarSystem(identifier: name) else {
      let names = Self.all.map(\.identifier).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "it is no calendar that this version writes: \(names)")
    }
    self = calendar
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
