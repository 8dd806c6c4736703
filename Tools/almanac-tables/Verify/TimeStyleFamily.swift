import Almanac

/// The time styles: every hour, sharp and not, at offsets to the east and to the west.
struct TimeStyleFamily: VerifyFamily {
  static let name = "time-styles"

  let oracle: Oracle
  private let samples: [MomentSample]
  private let offsets: [UTCOffset]

  init(_ oracle: Oracle) throws {
    self.oracle = oracle
    samples = try MomentSample.everyHour()
    offsets = try ["+05:45", "-03:00", "-00:25:21"].map { try UTCOffset($0) }
  }

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    let locale = ComparedLocale.gregorian(id)
    let keywords = id.drop { $0 != "@" }.dropFirst()
    for style in TimeStyle.allCases {
      // A style without a zone is the same at every offset. At zero ICU has a name for it.
      let isZoned = style == .full || style == .long
      for offset in isZoned ? oracle.coverage.part(offsets, oneIn: offsets.count, for: id) : [.utc] {
        try oracle.formats(locale, style, offset: offset)
          .compare(samples, id, keywords.isEmpty ? "\(style)" : "\(keywords) \(style)", &tally)
      }
    }
  }
}
