import Almanac
import CFuzzInput

/// One input: three bytes choose locale, format and mode, the rest is what was typed.
@_cdecl("almanac_fuzz_dates")
func fuzzDates() {
  var input = [UInt8](repeating: 0, count: fuzz_input_count())
  guard input.count >= 3 else { return }
  var span = input.mutableSpan
  fuzz_input_copy(&span)
  let locale = locales[Int(input[0]) % locales.count]
  let pattern = patterns[Int(input[1]) % patterns.count]
  let mode: DateParser.Mode = input[2] & 1 == 0 ? .tolerant : .strict
  let years: [DateParser.TwoDigitYears] = [.refused, .asWritten, .window(from: 1950), .window(from: -40)]
  let raw = input.span.extracting(droppingFirst: 3)

  guard let format = try? format(locale, pattern) else { fatalError("no format for \(locale), \(pattern)") }
  let parser: DateParser
  do throws(FormatError) {
    parser = try DateParser(format, mode: mode, twoDigitYears: years[Int(input[2] >> 1) % 4])
  } catch {
    // Years of weeks and extended years that are written by rules are not read.
    require(error.code == .unreadableField, "\(error)")
    return
  }
  let reference = CivilDate(dayNumber: 20_787)
  do throws(DateParsingError) {
    let date = try parser.date(utf8: raw, reference: reference, defaults: reference)
    // What a strict parser reads is what the format writes, up to its kinds of spaces.
    if mode == .strict, years[Int(input[2] >> 1) % 4] == .asWritten {
      let text = format.string(from: date)
      guard let again = try? parser.date(from: text, defaults: reference) else { return }
      require(again == date, "\(text) reads as \(again) and not \(date)")
    }
  } catch {
    require(error.position >= 0 && error.position <= raw.count, "the place lies outside")
    require(error.characterPosition <= error.position, "there are more characters than bytes")
    require(!error.reason.isEmpty && !error.description.isEmpty, "nothing is said")
    require(error.code == .ambiguous || error.readings.isEmpty, "readings of a text that is not ambiguous")
    require(error.code != .ambiguous || error.readings.count > 1, "one reading is not ambiguous")
    let isText = (try? UTF8Span(validating: raw)) != nil
    require(error.code != .notUTF8 || !isText, "UTF-8 was not seen as such")
    require((error.code == .textTooLong) == (raw.count > DateParser.maximumUTF8Count), "the bound does not hold")
    require(isText || error.code == .notUTF8 || error.code == .textTooLong, "what is no UTF-8 was looked at")
  }
  _ = try? parser.dateTime(utf8: raw, reference: reference)
}

private let locales: [LocaleTag] = [
  "pt-BR", "pt-PT", "ja", "zh-Hans", "zh-Hant", "tr", "az", "en", "de", "vi", "ko", "ar-EG", "th", "he", "hi", "el",
  "ja-u-ca-japanese", "zh-Hant-TW-u-ca-roc", "zh-u-nu-hanidec", "ja-u-nu-jpan", "haw", "lt", "hr", "bg",
]

/// Styles by their names, and patterns.
private let patterns = [
  "short", "medium", "long", "full", "full full", "d MMMMM y", "EEEEE d MMM y G", "yyyyMMdd", "dMy", "yDDD",
  "Y-'W'ww-e",
  "h:mm a", "Bh:mm:ss.SSS", "d MMMM y H:mm XXX", "GGGGGyyMMdd", "QQQ y M d", "g", "k:mm:ssS O", "d/M/yy",
  "cccc d LLLL y",
]

private func format(_ locale: LocaleTag, _ pattern: String) throws -> DateTimeFormat {
  if pattern == "full full" { return try DateTimeFormat(date: .full, time: .full, locale: locale) }
  if let style = DateStyle(rawValue: pattern) { return try DateTimeFormat(date: style, locale: locale) }
  return try DateTimeFormat(pattern: DatePattern(parsing: pattern), locale: locale)
}

/// Stops with the message, also in an optimized build.
private func require(_ condition: Bool, _ message: String) {
  if !condition { fatalError(message) }
}
