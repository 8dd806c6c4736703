import Almanac
import AlmanacICU

/// The pieces of texts: which letter of the pattern each byte was written for.
struct PartFamily: VerifyFamily {
  static let name = "parts"

  let icu: ICULibrary
  let data: LocaleData
  private let samples: [MomentSample]

  init(_ icu: ICULibrary, _ data: LocaleData) throws {
    self.icu = icu
    self.data = data
    let offset = try UTCOffset("-03:00")
    let all = try MomentSample.everyHour() + MomentSample.everyYear()
    samples = stride(from: 0, to: all.count, by: 29).map { MomentSample(dateTime: all[$0].dateTime, offset: offset) }
  }

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    let locale = "\(id)@calendar=gregorian"
    let tag = try LocaleTag(parsing: locale)
    for (date, time) in [(DateStyle.full, TimeStyle.full), (.long, .long), (.medium, .medium), (.short, .short)] {
      let theirs = try ICUDateFormat(icu, locale: locale, date: date.icu, time: time.icu, zone: "GMT-03:00")
      let ours = try DateTimeFormat(date: date, time: time, locale: tag, data: data)
      try compare(id, "\(date) \(time)", ours, theirs, &tally)
    }
    for pattern in ["GGGGy'y'Q q w W D F g e c b B K k S A", "EEEE d MMM u Y U r h:mm a XXX xx Z O"] {
      let theirs = try ICUDateFormat(icu, locale: locale, pattern: pattern, zone: "GMT-03:00")
      let ours = try DateTimeFormat(pattern: DatePattern(parsing: pattern), locale: tag, data: data)
      try compare(id, pattern, ours, theirs, &tally)
    }
  }

  private func compare(
    _ id: String, _ subject: String, _ ours: DateTimeFormat, _ theirs: ICUDateFormat, _ tally: inout VerifyTally
  ) throws {
    let letters = Array(ICUDateFormat.fieldLetters)
    for sample in samples {
      let parts = ours.parts(from: sample.dateTime, offset: sample.offset)
      let written = parts.map { $0.letter.map { "\($0)" } ?? "" }
      let (text, fields) = try theirs.fields(millis: sample.milliseconds)
      var expected: [String] = []
      let units = Array(text.utf16)
      var end = 0
      func add(_ name: String, to limit: Int) {
        if limit > end { expected.append("\(name)=\(String(decoding: units[end..<limit], as: UTF16.self))") }
        end = max(end, limit)
      }
      for field in fields where !field.utf16Range.isEmpty {
        add("", to: field.utf16Range.lowerBound)
        add("\(letters[field.field])", to: field.utf16Range.upperBound)
      }
      add("", to: units.count)
      let actual = zip(written, parts).map { "\($0)=\($1.text)" }
      tally.compare(
        actual.joined(separator: "|"), expected.joined(separator: "|"), locale: id, subject: subject,
        value: "\(sample.dateTime)")
    }
  }
}
