import AlmanacICU
import AlmanacTestKit
import Testing

@testable import Almanac

/// Languages whose own calendar the tables lack, in regions where dates are Gregorian: times, skeletons and intervals are
/// Gregorian too.
@Suite(.needsICU) struct SkeletonCalendarTests {
  private static let data = ICUEdition.current?.data ?? .embedded

  /// The languages whose own calendar is the Persian one.
  private static let languages = ["fa", "fa-AF", "ps", "uz-Arab", "ckb-IR", "mzn", "lrc"]
  private static let regions = ["uszzzz", "gbzzzz", "dezzzz", "usca"]

  /// Each language with another region by name, and those that may stand in other regions there.
  private static let tags =
    languages.flatMap { language in regions.map { "\(language)-u-rg-\($0)" } }
    + ["fa-US", "ps-US", "uz-Arab-DE", "mzn-GB", "lrc-US"]

  private static let skeletons: [DateSkeleton] = [
    "j", "jm", "jms", "Hm", "hms", "Bhm", "y", "yM", "yMd", "yMMM", "yMMMd", "yMMMEd", "yMMMMEEEEd", "GyMMMd", "MEd",
    "yQQQ", "yMdjm", "yMMMdjm",
  ]

  @Test(arguments: tags) func theCalendarOfDatesIsThatOfEverything(text: String) throws {
    let tag = try LocaleTag(parsing: text)
    let gregorian = try LocaleTag(parsing: tag.adding("ca", "gregory"))
    let data = Self.data
    for style in DateStyle.allCases {
      let format = try DateTimeFormat(date: style, locale: tag, data: data)
      #expect(format.calendar == .gregorian)
      #expect(try format.pattern == DateTimeFormat(date: style, locale: gregorian, data: data).pattern)
    }
    for style in TimeStyle.allCases {
      #expect(
        try DateTimeFormat(time: style, locale: tag, data: data).pattern
          == DateTimeFormat(time: style, locale: gregorian, data: data).pattern)
    }
    let start = try CivilDateTime("2026-03-05T09:05:07")
    for skeleton in Self.skeletons {
      #expect(
        try DateTimeFormat(skeleton: skeleton, locale: tag, data: data).pattern
          == DateTimeFormat(skeleton: skeleton, locale: gregorian, data: data).pattern)
      let (own, asked) = try (
        DateIntervalFormat(skeleton: skeleton, locale: tag, data: data),
        DateIntervalFormat(skeleton: skeleton, locale: gregorian, data: data)
      )
      for end in try [CivilDateTime("2026-03-05T15:05:07"), CivilDateTime("2026-11-30T09:05:07")] {
        #expect(own.string(from: start, to: end) == asked.string(from: start, to: end))
      }
    }
  }

  /// Byte for byte what ICU writes where it is asked for the Gregorian calendar.
  @Test(arguments: ICUEdition.all) func itIsICUsGregorianCalendar(edition: ICUEdition) throws {
    // Before 74 ICU did not look at `rg` for the clock of its styles.
    guard edition.icu.major >= 74 else { return }
    var compared = 0
    for text in Self.tags {
      let tag = try LocaleTag(parsing: text)
      let id = try LocaleTag(parsing: tag.adding("ca", "gregory")).icuIdentifier
      for (ours, theirs) in [(TimeStyle.short, ICUStyle.short), (.medium, .medium)] {
        let format = try ICUDateFormat(edition.icu, locale: id, time: theirs)
        #expect(try DateTimeFormat(time: ours, locale: tag, data: edition.data).pattern == format.pattern, "\(text)")
      }
      let generator = try ICUPatternGenerator(edition.icu, locale: id)
      for skeleton in Self.skeletons {
        let pattern = try DateTimeFormat(skeleton: skeleton, locale: tag, data: edition.data).pattern
        #expect(try pattern == generator.bestPattern("\(skeleton)"), "\(text) \(skeleton)")
        compared += 1
      }
    }
    #expect(compared == Self.tags.count * Self.skeletons.count)
  }

  /// What ICU does for a tag that does not ask for a calendar: Persian patterns for Gregorian dates, which the tables lack.
  @Test(arguments: ICUEdition.all) func withoutAskingICUTakesPersianPatterns(edition: ICUEdition) throws {
    guard edition.icu.major == 78 else { return }
    let generator = try ICUPatternGenerator(edition.icu, locale: "fa@rg=uszzzz")
    for (skeleton, theirs, ours) in [
      ("yMMMM", "y MMMM", "MMMM y"), ("yMMMEd", "y MMM d, EEE", "EEE d MMM y"), ("jm", "h:mm a", "h:mm a"),
    ] {
      let format = try DateTimeFormat(
        skeleton: try DateSkeleton(parsing: skeleton), locale: "fa-u-rg-uszzzz", data: edition.data)
      #expect(try generator.bestPattern(skeleton) == theirs)
      #expect(format.pattern == ours)
    }
  }
}
