import Almanac
import AlmanacICU

/// The pieces of texts: which letter of the pattern each byte was written for.
struct PartFamily: VerifyFamily {
  static let name = "parts"

  let oracle: Oracle
  private let samples: [MomentSample]
  private let offset: UTCOffset

  private static let patterns = ["GGGGy'y'Q q w W D F g e c b B K k S A", "EEEE d MMM u Y U r h:mm a XXX xx Z O"]

  init(_ oracle: Oracle) throws {
    self.oracle = oracle
    offset = try UTCOffset("-03:00")
    let all = try MomentSample.everyHour() + MomentSample.everyYear()
    samples = stride(from: 0, to: all.count, by: 29).map { all[$0] }
  }

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    let locale = ComparedLocale.gregorian(id)
    for (date, time) in zip(DateStyle.allCases, TimeStyle.allCases) {
      try compare(id, "\(date) \(time)", try oracle.formats(locale, date, time, offset: offset), &tally)
    }
    for pattern in Self.patterns {
      try compare(id, pattern, try oracle.formats(locale, pattern: pattern, offset: offset), &tally)
    }
  }

  private func compare(_ id: String, _ subject: String, _ formats: FormatPair, _ tally: inout VerifyTally) throws {
    for sample in samples {
      let parts = formats.ours.parts(from: sample.dateTime, offset: offset)
      let (text, fields) = try formats.theirs.fields(millis: sample.milliseconds(at: offset))
      let actual = parts.map { "\($0.letter.map { "\($0)" } ?? "")=\($0.text)" }
      let expected = FieldPieces.cut(text, fields).map { "\($0.letter)=\($0.text)" }
      tally.compare(
        actual.joined(separator: "|"), expected.joined(separator: "|"), locale: id, subject: subject,
        value: "\(sample.dateTime)")
    }
  }
}
