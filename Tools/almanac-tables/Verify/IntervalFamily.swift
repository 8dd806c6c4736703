import Almanac
import AlmanacICU

/// Intervals of skeletons of all kinds, between ends that differ in every field.
struct IntervalFamily: VerifyFamily {
  static let name = "intervals"

  let icu: ICULibrary
  let data: LocaleData
  let pairs: [(from: MomentSample, to: MomentSample)]
  /// What stands behind the locale, such as `@calendar=roc`; empty for nothing.
  var keywords: [String]
  var skeletons = Self.skeletons

  /// The fields of dates, of times, and of both, in the widths that the data have and in others.
  static let skeletons = [
    "y", "G", "Gy", "M", "MMM", "MMMM", "MMMMM", "d", "E", "EEEE", "yM", "yMMM", "yMMMM", "yMMMMM", "Md", "MMdd",
    "MMMd",
    "MMMMd", "MMMEd", "MMMMEEEEd", "Ed", "yMd", "yMMMd", "yMMMMd", "yMEd", "yMMMEd", "yMMMMEEEEd", "GyM", "GyMMM",
    "GyMMMd",
    "yQQQ", "LLL", "yw", "j", "jm", "jms", "jjj", "J", "Jm", "C", "Hm", "HHmm", "Hms", "h", "hm", "hmaaaa", "Bhm",
    "hmb", "Km",
    "km", "m", "a", "Mdjm", "yMdjm", "yMMMdjm", "yMMMMEEEEdjm", "dHm", "yMMMdhm", "BhmyMMMd", "GyMMMdjm",
  ]

  init(_ icu: ICULibrary, _ data: LocaleData, keywords: [String]) throws {
    self.icu = icu
    self.data = data
    self.keywords = keywords
    let texts = [
      ("2026-11-30T00:00:00", "2026-11-30T00:00:00"), ("2026-11-03T09:05:07", "2026-11-10T18:30:00"),
      ("2026-01-09T23:59:59", "2026-11-30T00:00:00"), ("2025-12-31T12:00:00", "2026-01-01T12:00:00"),
      ("2026-03-29T06:05:00", "2026-03-29T18:05:00"), ("2026-03-29T13:05:00", "2026-03-29T16:45:30"),
      ("2026-03-29T00:05:00", "2026-03-29T05:05:00"), ("2026-03-29T08:05:00", "2026-03-29T08:45:00"),
      ("2026-03-29T08:05:10", "2026-03-29T08:05:40"), ("2026-03-29T08:05:10.25", "2026-03-29T08:05:10.75"),
      ("2026-07-20T10:00:00", "2026-07-04T08:00:00"), ("2019-04-30T10:00:00", "2019-05-01T10:00:00"),
    ]
    func sample(_ text: String) throws -> MomentSample { MomentSample(dateTime: try CivilDateTime(text)) }
    pairs = try texts.map { (try sample($0.0), try sample($0.1)) }
  }

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    for keyword in keywords {
      let asked = try Self.asked(id + keyword, data)
      let locale = try LocaleTag(parsing: asked)
      for skeleton in skeletons {
        let theirs = try ICUIntervalFormat(icu, locale: asked, skeleton: skeleton)
        let ours = try DateIntervalFormat(skeleton: DateSkeleton(parsing: skeleton), locale: locale, data: data)
        for (from, to) in pairs {
          let expected = try theirs.string(from: from.milliseconds, to: to.milliseconds)
          let actual = ours.string(from: from.dateTime, to: to.dateTime)
          tally.compare(
            actual, expected, locale: asked, subject: skeleton, value: "\(from.dateTime)/\(to.dateTime)")
        }
      }
    }
  }

  /// The locale, asked for the Gregorian calendar where its own is not written yet.
  private static func asked(_ id: String, _ data: LocaleData) throws -> String {
    let tag = try LocaleTag(parsing: id)
    let own = data.calendar(for: tag, row: data.answering(tag, nil).row)
    guard CalendarSystem(identifier: own) == nil else { return id }
    return id.contains("@") ? "\(id);calendar=gregorian" : "\(id)@calendar=gregorian"
  }
}
