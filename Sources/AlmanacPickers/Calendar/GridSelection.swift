public import Almanac

/// What is selected in month grids.
///
/// Coded as an object of one key: `{"single":"2026-11-30"}` or `{"single":null}`, `{"multiple":["2026-11-03"]}` with the
/// days in their order, `{"range":["2026-11-30","2026-12-04"]}` with none, one or two days.
public enum GridSelection: Hashable, Sendable {
  /// One day or none.
  case single(CivilDate?)
  /// Any number of days.
  case multiple(Set<CivilDate>)
  /// The days from a first to a last one; with the last one missing, a range that has only begun.
  case range(first: CivilDate?, last: CivilDate?)

  /// What a day is in the selection.
  func role(of date: CivilDate) -> MonthGrid.Selection {
    switch self {
    case .single(let selected): return selected == date ? .selected : .none
    case .multiple(let selected): return selected.contains(date) ? .selected : .none
    case .range(let first?, let last?):
      if first == last { return date == first ? .selected : .none }
      if date == first { return .rangeStart }
      if date == last { return .rangeEnd }
      return first < date && date < last ? .inRange : .none
    case .range(let first, _): return date == first ? .selected : .none
    }
  }

  /// The first day of the selection.
  var first: CivilDate? {
    switch self {
    case .single(let date): date
    case .multiple(let dates): dates.min()
    case .range(let first, _): first
    }
  }

  /// The days that were chosen one by one.
  var ends: [CivilDate] {
    switch self {
    case .single(let date): [date].compactMap(\.self)
    case .multiple(let dates): dates.sorted()
    case .range(let first, let last): [first, last].compactMap(\.self)
    }
  }

  /// Nothing, of the same kind.
  var emptied: GridSelection {
    switch self {
    case .single: .single(nil)
    case .multiple: .multiple([])
    case .range: .range(first: nil, last: nil)
    }
  }

  /// Whether a range has a first day where it has a last one, and in this order.
  var isWellFormed: Bool {
    switch self {
    case .single, .multiple, .range(first: _, last: nil): true
    case .range(first: nil, last: _): false
    case .range(first: let first?, last: let last?): first <= last
    }
  }

  /// The same selection with other days in the place of its own.
  func replacing<Failure>(
    _ other: (CivilDate) throws(Failure) -> CivilDate
  ) throws(Failure) -> GridSelection {
    switch self {
    case .single(let date): return .single(try Self.replaced(date, other))
    case .multiple(let dates):
      var replaced: Set<CivilDate> = []
      for date in dates.sorted() { replaced.insert(try other(date)) }
      return .multiple(replaced)
    case .range(let first, let last):
      return .range(first: try Self.replaced(first, other), last: try Self.replaced(last, other))
    }
  }

  private static func replaced<Failure>(
    _ date: CivilDate?, _ other: (CivilDate) throws(Failure) -> CivilDate
  ) throws(Failure) -> CivilDate? {
    guard let date else { return nil }
    return try other(date)
  }
}

extension GridSelection: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case single, multiple, range
  }

  /// Decodes an object of one key.
  ///
  /// - Throws: `DecodingError` for an object with no key or several, for a day that is there twice, and for a range of
  ///   more than two days.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a selection has one key, which is single, multiple or range"))
    }
    switch key {
    case .single: self = .single(try container.decode(CivilDate?.self, forKey: key))
    case .multiple:
      let dates = try container.decode([CivilDate].self, forKey: key)
      guard Set(dates).count == dates.count else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "each day is selected once")
      }
      self = .multiple(Set(dates))
    case .range:
      let dates = try container.decode([CivilDate].self, forKey: key)
      guard dates.count <= 2 else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "a range has a first and a last day, not \(dates.count) days")
      }
      self = .range(first: dates.first, last: dates.count == 2 ? dates[1] : nil)
    }
  }

  /// Encodes an object of one key.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    switch self {
    case .single(let date): try container.encode(date, forKey: .single)
    case .multiple: try container.encode(ends, forKey: .multiple)
    case .range: try container.encode(ends, forKey: .range)
    }
  }
}
