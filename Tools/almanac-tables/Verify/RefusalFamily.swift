import Almanac
import AlmanacICU

/// What Almanac refuses and ICU answers in some way: each is a row of the table, and stays one.
///
/// What is compared is ICU's text with the reason of our refusal; the reason is the value as well, so that a row holds for that
/// refusal and for no other.
struct RefusalFamily: VerifyFamily {
  static let name = "refusals"

  let oracle: Oracle

  private static let patterns: [(subject: String, pattern: String)] = {
    let known = ICUDateFormat.fieldLetters + "l"
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "z")).map { Character(Unicode.Scalar($0)) }
      .filter { $0.isLetter && !known.contains($0) }
    return letters.map { ("letter \($0)", "y\($0)d") }
      + ["z", "zzzz", "v", "vvvv", "V", "VV", "VVV", "VVVV"].map { ("zone name \($0)", $0) }
      + ["OO", "OOO", "OOOOO", "XXXXXX", "xxxxxx"].map { ("offset width \($0)", "d\($0)") }
  }()

  /// ICU's calendars that are not written, and one that does not exist.
  private static let calendars = [
    "chinese", "coptic", "dangi", "ethiopic", "ethiopic-amete-alem", "hebrew", "indian", "islamic", "islamic-civil",
    "islamic-rgsa", "islamic-tbla", "islamic-umalqura", "persian", "bogus",
  ]

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    let locale = ComparedLocale.gregorian(id)
    for (subject, pattern) in oracle.coverage.part(Self.patterns, oneIn: 4, for: id) {
      let theirs = try ICUDateFormat(oracle.icu, locale: locale, pattern: pattern).string(millis: 0)
      compare(try Self.refusal { _ = try oracle.formats(locale, pattern: pattern) }, theirs, id, subject, &tally)
    }
    let generator = try ICUPatternGenerator(oracle.icu, locale: locale)
    for (subject, skeleton) in [("no skeleton", ""), ("skeleton letter N", "yNd")] {
      compare(
        try Self.refusal { _ = try DateSkeleton(parsing: skeleton) }, try generator.bestPattern(skeleton), id, subject,
        &tally)
    }
    for calendar in oracle.coverage.part(Self.calendars, oneIn: 4, for: id) {
      let locale = "\(id)@calendar=\(calendar)"
      let theirs = try ICUDateFormat(oracle.icu, locale: locale, date: .short).string(millis: 0)
      let refusal = try Self.refusal {
        _ = try DateTimeFormat(date: .short, locale: LocaleTag(parsing: locale), data: oracle.data)
      }
      compare(refusal, theirs, id, "calendar \(calendar)", &tally)
    }
  }

  private func compare(
    _ refusal: String?, _ theirs: String, _ id: String, _ subject: String, _ tally: inout VerifyTally
  ) {
    let ours = refusal ?? "no refusal"
    // The same words of ICU would be an accident that no row is needed for.
    tally.compare("refused: \(ours)", theirs, locale: id, subject: subject, value: ours)
  }

  /// Why something is refused; nil where it is not.
  private static func refusal(_ body: () throws -> Void) throws -> String? {
    do {
      try body()
      return nil
    } catch let error as DatePatternError {
      return error.code == .unknownField
        ? "unknown field" : error.code == .zoneName ? "zone name" : error.code == .unknownWidth ? "unknown width" : nil
    } catch let error as DateSkeletonError {
      return error.code == .empty ? "empty" : error.code == .unknownField ? "unknown field" : nil
    } catch let error as FormatError {
      return error.code == .unsupportedCalendar ? "unsupported calendar" : nil
    }
  }
}
