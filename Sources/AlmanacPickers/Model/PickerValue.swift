public import Almanac

/// What a picker stands on, whatever its kind: never text in words, and never in the calendar of the display.
///
/// Coded as an object of one key: `{"date":"2026-11-30"}`, `{"time":"06:05:00"}`, `{"dateTime":"2026-11-30T06:05:00"}`,
/// `{"yearMonth":"2026-11"}`, `{"year":2026}`, `{"monthDay":"--11-30"}`, `{"seconds":5400}`, `{"rows":[0,2]}`,
/// `{"amount":12345}`, `{"selection":{"single":"2026-11-30"}}`.
public enum PickerValue: Hashable, Sendable {
  /// A day.
  case date(CivilDate)
  /// A time of day.
  case time(CivilTime)
  /// A day and a time of it.
  case dateTime(CivilDateTime)
  /// A month of a year.
  case yearMonth(YearMonth)
  /// A year.
  case year(Int)
  /// A day of every year.
  case monthDay(MonthDay)
  /// A duration in seconds.
  case seconds(Int)
  /// The index of the selected row of each column.
  case rows([Int])
  /// A distance, as a number of the smallest unit.
  case amount(Int)
  /// What is selected in month grids, nothing among it.
  case selection(GridSelection)

  /// What kind of value it is: the key that it is coded with.
  public var kind: Kind {
    switch self {
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    case .yearMonth: .yearMonth
    case .year: .year
    case .monthDay: .monthDay
    case .seconds: .seconds
    case .rows: .rows
    case .amount: .amount
    case .selection: .selection
    }
  }

  /// The kinds of values.
  public enum Kind: String, Hashable, Sendable, Codable, CodingKey, CaseIterable {
    case date, time, dateTime, yearMonth, year, monthDay, seconds, rows, amount, selection
  }
}

extension PickerValue: Codable {
  /// Decodes an object of one key.
  ///
  /// - Throws: `DecodingError` for an object with no key or several, and for a value that is none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    guard let kind = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription:
            "a value has one key, which is one of \(Kind.allCases.map(\.rawValue).joined(separator: ", "))"))
    }
    switch kind {
    case .date: self = .date(try container.decode(CivilDate.self, forKey: kind))
    case .time: self = .time(try container.decode(CivilTime.self, forKey: kind))
    case .dateTime: self = .dateTime(try container.decode(CivilDateTime.self, forKey: kind))
    case .yearMonth: self = .yearMonth(try container.decode(YearMonth.self, forKey: kind))
    case .year: self = .year(try container.decode(Int.self, forKey: kind))
    case .monthDay: self = .monthDay(try container.decode(MonthDay.self, forKey: kind))
    case .seconds: self = .seconds(try container.decode(Int.self, forKey: kind))
    case .rows: self = .rows(try container.decode([Int].self, forKey: kind))
    case .amount: self = .amount(try container.decode(Int.self, forKey: kind))
    case .selection: self = .selection(try container.decode(GridSelection.self, forKey: kind))
    }
  }

  /// Encodes an object of one key.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    switch self {
    case .date(let value): try container.encode(value, forKey: kind)
    case .time(let value): try container.encode(value, forKey: kind)
    case .dateTime(let value): try container.encode(value, forKey: kind)
    case .yearMonth(let value): try container.encode(value, forKey: kind)
    case .year(let value): try container.encode(value, forKey: kind)
    case .monthDay(let value): try container.encode(value, forKey: kind)
    case .seconds(let value): try container.encode(value, forKey: kind)
    case .rows(let value): try container.encode(value, forKey: kind)
    case .amount(let value): try container.encode(value, forKey: kind)
    case .selection(let value): try container.encode(value, forKey: kind)
    }
  }
}
