import Almanac

/// What two editions are compared in: sections, skeletons, and the moments that are written as examples.
struct ComparisonPlan: Sendable {
  let sections: Set<DiffSection>
  /// Every skeleton that a locale of one side has, and the locale's own hour.
  let skeletons: [DateSkeleton]
  /// Every skeleton of intervals, with the fields that the ends of its examples differ in.
  let ranges: [Range]
  let samples: Samples
  /// The eras that have been compared.
  let eraLists = ComparedLists()

  struct Range: Sendable {
    let skeleton: DateSkeleton
    let fields: [Character]
  }

  /// Skeletons of a date and a time: what joins the two is the length of the month's.
  static let joinedSkeletons = [("yMd", "jm"), ("yMMMd", "jm"), ("yMMMMEEEEd", "jm")]

  init(sections: Set<DiffSection>, _ old: TableText, _ new: TableText) throws {
    self.sections = sections
    samples = try Samples()
    var skeletons: Set<String> = ["j", "jm", "jms"]
    var ranges: [String: Set<Character>] = [:]
    for locale in Array(old.locales.values) + Array(new.locales.values) {
      for key in locale.values.keys {
        if key.hasPrefix("skeletons/") {
          skeletons.insert(String(key.split(separator: "/")[1]))
        } else if key.hasPrefix("intervals/") {
          let parts = key.split(separator: "/")
          if parts.count == 3, let field = parts[2].first { ranges[String(parts[1]), default: []].insert(field) }
        }
      }
    }
    self.skeletons = skeletons.sorted().compactMap { try? DateSkeleton(parsing: $0) }
    self.ranges = ranges.sorted { $0.key < $1.key }.compactMap { name, fields in
      (try? DateSkeleton(parsing: name)).map { Range(skeleton: $0, fields: fields.sorted()) }
    }
  }
}

/// A moment that is written as an example.
struct Sample: Sendable {
  let moment: CivilDateTime
  /// What the reports say of it: the date, the time or both.
  let name: String

  static func date(_ text: String) throws -> Sample {
    Sample(moment: CivilDateTime(date: try CivilDate(text)), name: text)
  }

  static func time(_ text: String) throws -> Sample {
    Sample(moment: CivilDateTime(date: try CivilDate("2026-03-05"), time: try CivilTime(text)), name: text)
  }

  static func moment(_ text: String) throws -> Sample { Sample(moment: try CivilDateTime(text), name: text) }
}

/// The moments that are written as examples.
///
/// Where the first shows no difference the next may: numbers of one digit show whether a zero is put before them, the
/// afternoon shows the clock, midnight and noon show their names and which hours a clock counts from.
struct Samples: Sendable {
  let offset: UTCOffset
  let offsets: [UTCOffset]
  let dates: [Sample]
  let times: [Sample]
  let moments: [Sample]
  let hours: [Sample]
  /// By the largest field in which the ends differ.
  let ranges: [Character: [(from: Sample, to: Sample)]]

  init() throws {
    offset = try UTCOffset("-03:00")
    offsets = try [UTCOffset("-03:00"), UTCOffset("+05:30"), .utc]
    dates = try [.date("2026-03-05"), .date("2026-11-30"), .date("-0043-03-15")]
    times = try [.time("15:05:09"), .time("09:05:07"), .time("00:05:07"), .time("12:00:00")]
    moments = try [.moment("2026-03-05T15:05:09"), .moment("2026-11-30T09:45:17"), .moment("2026-03-05T00:00:00")]
    hours = try (0..<24).map { try .time("\($0 < 10 ? "0" : "")\($0):30:00") }
    func range(_ from: String, _ to: String) throws -> (from: Sample, to: Sample) {
      (try .moment(from), try .moment(to))
    }
    ranges = try [
      "G": [range("-0043-03-05T09:05:07", "2026-03-05T09:05:07")],
      "y": [range("2025-11-30T09:05:07", "2026-03-05T09:05:07")],
      "M": [range("2026-03-05T09:05:07", "2026-11-30T09:05:07")],
      "d": [range("2026-03-05T09:05:07", "2026-03-09T09:05:07"), range("2026-11-10T09:05:07", "2026-11-30T09:05:07")],
      "a": [range("2026-03-05T09:05:07", "2026-03-05T15:05:07")],
      "B": [range("2026-03-05T09:05:07", "2026-03-05T15:05:07")],
      "h": [range("2026-03-05T15:05:07", "2026-03-05T17:05:07"), range("2026-03-05T08:05:07", "2026-03-05T09:05:07")],
      "H": [range("2026-03-05T15:05:07", "2026-03-05T17:05:07"), range("2026-03-05T08:05:07", "2026-03-05T09:05:07")],
      "m": [range("2026-03-05T15:05:07", "2026-03-05T15:45:07")],
    ]
  }
}
