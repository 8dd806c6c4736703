import Almanac
import Testing

/// The room that a format asks for: enough for every date, and less than that is refused.
@Suite struct FormatRoomTests {
  /// Dates with the longest names and numbers that there are, and some of every month and weekday.
  static let extremes: [CivilDate] =
    [.earliest, .latest]
    + [-999_999, 0, 1, 999, 1000, 9999, 10_000, 99_999, 1_000_000, 5_000_000].flatMap { year in
      (1...12).compactMap { month in try? CivilDate(year: year, month: month, day: 20 + month % 7) }
    }

  @Test func everyLocale() throws {
    var compared = 0
    for locale in LocaleData.embedded.locales {
      let gregorian = try LocaleTag(parsing: "\(locale.icuIdentifier.split(separator: "@")[0])@calendar=gregorian")
      for style in DateStyle.allCases {
        let format = try DateTimeFormat(date: style, locale: gregorian)
        for date in Self.extremes.prefix(2) + Self.extremes.suffix(12) {
          let count = format.string(from: date).utf8.count
          if count > format.maximumUTF8Count || count == 0 {
            Issue.record("\(locale) \(style) \(date): \(count) bytes")
          }
          compared += 1
        }
      }
    }
    #expect(compared > 40_000)
  }

  /// Digits of four bytes, which take the most room.
  @Test func wideDigits() throws {
    for tag: LocaleTag in [
      "ff-Adlm-u-nu-adlm", "pt-u-nu-mathsanb", "zh-u-nu-hanidec", "haw-u-nu-adlm", "ar-u-nu-adlm", "und-u-nu-segment",
    ] {
      for style in DateStyle.allCases {
        let format = try DateTimeFormat(date: style, locale: tag)
        for date in Self.extremes { WrittenDate.check(format, date) }
      }
    }
  }

  @Test func noRoomInAnOutputSpan() async {
    await #expect(processExitsWith: .failure) {
      let format = try DateTimeFormat(date: .short, locale: "pt-BR")
      _ = [UInt8](capacity: format.maximumUTF8Count - 1) { format.write(CivilDate(dayNumber: 0), to: &$0) }
    }
    // The failure is that one: with one byte more it succeeds.
    await #expect(processExitsWith: .success) {
      let format = try DateTimeFormat(date: .short, locale: "pt-BR")
      _ = [UInt8](capacity: format.maximumUTF8Count) { format.write(CivilDate(dayNumber: 0), to: &$0) }
    }
  }

  @Test func noRoomInAMutableSpan() async {
    await #expect(processExitsWith: .failure) {
      let format = try DateTimeFormat(date: .full, locale: "tr")
      var bytes = [UInt8](repeating: 0, count: format.maximumUTF8Count)
      var span = bytes.mutableSpan
      _ = format.write(CivilDate(dayNumber: 0), into: &span, at: 1)
    }
    await #expect(processExitsWith: .failure) {
      let format = try DateTimeFormat(date: .full, locale: "tr")
      var bytes = [UInt8](repeating: 0, count: format.maximumUTF8Count + 8)
      var span = bytes.mutableSpan
      _ = format.write(CivilDate(dayNumber: 0), into: &span, at: -1)
    }
    await #expect(processExitsWith: .failure) {
      let format = try DateTimeFormat(date: .full, locale: "tr")
      var bytes = [UInt8](repeating: 0, count: format.maximumUTF8Count + 8)
      var span = bytes.mutableSpan
      _ = format.write(CivilDate(dayNumber: 0), into: &span, at: Int.max)
    }
    await #expect(processExitsWith: .failure) {
      let format = try DateTimeFormat(date: .full, locale: "tr")
      var bytes = [UInt8](repeating: 0, count: format.maximumUTF8Count + 8)
      var span = bytes.mutableSpan
      _ = format.write(CivilDate(dayNumber: 0), into: &span, at: Int.min)
    }
    await #expect(processExitsWith: .success) {
      let format = try DateTimeFormat(date: .full, locale: "tr")
      var bytes = [UInt8](repeating: 0, count: format.maximumUTF8Count + 1)
      var span = bytes.mutableSpan
      _ = format.write(CivilDate(dayNumber: 0), into: &span, at: 1)
    }
  }

  @Test func appendingKeepsWhatIsThere() throws {
    let format = try DateTimeFormat(date: .short, locale: "tr")
    var bytes: [UInt8] = []
    for number in 0..<50 {
      format.write(CivilDate(dayNumber: Int32(number)), to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 50 && lines.first == "1.01.1970" && lines.last == "19.02.1970")
  }
}
