import Almanac

/// All sixteen pairs of a date style and a time style, in the locale's own calendar where it is written.
struct DateTimeStyleFamily: VerifyFamily {
  static let name = "date-time-styles"

  let oracle: Oracle
  private let samples: [MomentSample]
  private let offset: UTCOffset
  /// In an order in which each fourth has every date style and every time style.
  private let pairs: [(date: DateStyle, time: TimeStyle)]

  init(_ oracle: Oracle) throws {
    self.oracle = oracle
    samples = try MomentSample.everyHour()
    offset = try UTCOffset("-03:00")
    pairs = DateStyle.allCases.enumerated().flatMap { index, date in
      TimeStyle.allCases.indices.map { (date, TimeStyle.allCases[(index + $0) % TimeStyle.allCases.count]) }
    }
  }

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    let locale = try ComparedLocale.inWrittenCalendar(id, oracle.data)
    for (date, time) in oracle.coverage.part(pairs, oneIn: 4, for: id) {
      try oracle.formats(locale, date, time, offset: offset).compare(samples, id, "\(date) \(time)", &tally)
    }
  }
}
