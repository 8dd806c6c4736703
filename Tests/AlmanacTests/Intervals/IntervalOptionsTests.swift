import Almanac
import AlmanacTestKit
import Testing

/// Plain spaces and capital letters in intervals.
@Suite struct IntervalOptionsTests {
  private static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { plain.append(scalar == "\u{202F}" || scalar == "\u{2009}" ? " " : scalar) }
    return String(plain)
  }

  /// What a format writes for a pair, the same by every path.
  private static func text(_ format: DateIntervalFormat, _ start: CivilDateTime, _ end: CivilDateTime) -> String {
    let text = format.string(from: start, to: end)
    var bytes: [UInt8] = []
    format.write(from: start, to: end, into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == text && bytes.count <= format.maximumUTF8Count)
    #expect(format.parts(from: start, to: end).map(\.part.text).joined() == text)
    return text
  }

  /// In every locale the text is that of the locale with these two spaces replaced, where the ends differ in whatever field.
  @Test func plainSpacesInEveryLocale() throws {
    let start = try CivilDateTime("2026-11-03T09:05")
    let ends = try ["2026-11-03T09:05", "2026-11-03T18:30", "2026-11-10T18:30", "2027-02-01T12:00"].map {
      try CivilDateTime($0)
    }
    let skeletons: [DateSkeleton] = ["yMMMd", "yMMMMEEEEd", "yMd", "jm", "MMMdjm", "Bhm"]
    var changed = 0
    var compared = 0
    for locale in LocaleData.embedded.locales {
      let tag = try LocaleTag(parsing: "\(locale.removingExtensions)-u-ca-gregory")
      for skeleton in skeletons {
        let format = try DateIntervalFormat(skeleton: skeleton, locale: tag)
        let plain = try format.with(.plainSpaces)
        for end in ends {
          let standard = format.string(from: start, to: end)
          let expected = Self.plain(standard)
          changed += expected == standard ? 0 : 1
          compared += 1
          #expect(Self.text(plain, start, end) == expected, "\(locale) \(skeleton)")
        }
      }
    }
    #expect(changed > 50 && compared > 1_000)
  }

  /// Texts of ICU 72 with `udtitvfmt_setContext`: the first field changes, and nothing in the end that is written second.
  @Test(arguments: [
    ("es", "EEEEjm", "2026-11-04T09:00", "Miércoles, 9:00"),
    ("es", "EEEEjm", "2026-11-04T16:00", "Miércoles, 9:00–16:00"),
    ("es", "EEEEjm", "2026-11-10T09:00", "Miércoles 4, 9:00 – martes 10, 9:00"),
    ("es", "EEEEjm", "2027-02-12T09:00", "Miércoles, 4/11/2026, 9:00 – viernes, 12/2/2027, 9:00"),
    ("fr", "MMMMd", "2026-12-14T09:00", "4 novembre – 14 décembre"),
  ]) func beginningOfSentence(tag: String, skeleton: String, end: String, text: String) throws {
    let options = FormatOptions(capitalization: .beginningOfSentence, spaces: .plain)
    let format = try DateIntervalFormat(
      skeleton: DateSkeleton(parsing: skeleton), locale: LocaleTag(parsing: tag)
    ).with(options)
    let (start, end) = (try CivilDateTime("2026-11-04T09:00"), try CivilDateTime(end))
    #expect(Self.text(format, start, end) == Self.plain(text))
  }

  @Test func optionsBelongToTheFormat() throws {
    let format = try DateIntervalFormat(skeleton: "yMMMd", locale: "tr")
    let plain = try format.with(.plainSpaces)
    #expect(format.options == .standard && plain.options == .plainSpaces && plain != format)
    #expect(try plain.with(.standard) == format && plain.with(.plainSpaces) == plain)
    #expect(Set([format, plain]).count == 2)
  }
}
