import Almanac
import AlmanacICU

/// Intervals of skeletons of all kinds, between ends that differ in every field: text, pieces, and capitals.
struct IntervalFamily: VerifyFamily {
  static let name = "intervals"

  let oracle: Oracle
  /// What stands behind the locale, such as `calendar=roc`; empty for nothing.
  let keywords: [String]
  let skeletons: [String]
  private let ends: [(from: MomentSample, to: MomentSample)]

  /// The fields of dates, of times, and of both, in the widths that the data have and in others.
  static let skeletons = [
    "y", "G", "Gy", "M", "MMM", "MMMM", "MMMMM", "d", "E", "EEEE", "yM", "yMMM", "yMMMM", "yMMMMM", "Md", "MMdd",
    "MMMd", "MMMMd", "MMMEd", "MMMMEEEEd", "Ed", "yMd", "yMMMd", "yMMMMd", "yMEd", "yMMMEd", "yMMMMEEEEd", "GyM",
    "GyMMM", "GyMMMd", "yQQQ", "LLL", "yw", "j", "jm", "jms", "jjj", "J", "Jm", "C", "Hm", "HHmm", "Hms", "h", "hm",
    "hmaaaa", "Bhm", "hmb", "Km", "km", "m", "a", "Mdjm", "yMdjm", "yMMMdjm", "yMMMMEEEEdjm", "dHm", "yMMMdhm",
    "BhmyMMMd", "GyMMMdjm", "yMMMdjB", "yMMMEdjmB", "jBE", "jdB", "JKc", "Caaaaajjj", "jB", "Bj", "kB", "hhmBd",
    "yMMMdMMMMd",
    "djMd",
  ]

  private static let contexts: [CapitalizationContext] = [.beginningOfSentence, .standalone, .uiListOrMenu]

  init(_ oracle: Oracle, _ skeletons: [String], keywords: [String]) throws {
    self.oracle = oracle
    self.skeletons = skeletons
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
    ends = try texts.map { (try sample($0.0), try sample($0.1)) }
  }

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    let coverage = oracle.coverage
    for keyword in keywords {
      let asked = try ComparedLocale.inWrittenCalendar(ComparedLocale.id(id, with: keyword), oracle.data)
      let locale = try LocaleTag(parsing: asked)
      for skeleton in coverage.part(skeletons, oneIn: 8, for: id) {
        let theirs = try ICUIntervalFormat(oracle.icu, locale: asked, skeleton: skeleton)
        let ours = try DateIntervalFormat(skeleton: DateSkeleton(parsing: skeleton), locale: locale, data: oracle.data)
        for (from, to) in ends {
          tally.compare(
            ours.string(from: from.dateTime, to: to.dateTime),
            try theirs.string(from: from.milliseconds(), to: to.milliseconds()), locale: asked, subject: skeleton,
            value: "\(from.dateTime)/\(to.dateTime)")
        }
        for (from, to) in coverage.part(ends, oneIn: 6, for: id) {
          tally.compare(
            Self.text(ours.parts(from: from.dateTime, to: to.dateTime)),
            Self.text(try theirs.fields(from: from.milliseconds(), to: to.milliseconds())), locale: asked,
            subject: skeleton, value: "parts \(from.dateTime)/\(to.dateTime)")
        }
      }
      for skeleton in coverage.part(skeletons, oneIn: 10, for: id) {
        let plain = try DateIntervalFormat(skeleton: DateSkeleton(parsing: skeleton), locale: locale, data: oracle.data)
        for context in coverage.part(Self.contexts, oneIn: Self.contexts.count, for: id) {
          let ours = try plain.with(FormatOptions(capitalization: context))
          let theirs = try ICUIntervalFormat(
            oracle.icu, locale: asked, skeleton: skeleton, capitalization: context.icu)
          for (from, to) in ends.prefix(4) {
            tally.compare(
              ours.string(from: from.dateTime, to: to.dateTime),
              try theirs.string(from: from.milliseconds(), to: to.milliseconds()), locale: asked, subject: skeleton,
              value: "\(context) \(from.dateTime)/\(to.dateTime)")
          }
        }
      }
    }
  }

  /// Pieces as text: letter, piece, and the end that it comes from.
  private static func text(_ parts: [DateIntervalPart]) -> String {
    parts.map { "\($0.part.letter.map { "\($0)" } ?? "")=\($0.part.text) \($0.source)" }.joined(separator: "|")
  }

  private static func text(_ fields: ICUIntervalFormat.Fields) -> String {
    FieldPieces.cut(fields.text, fields.fields).map { piece in
      let source: DateIntervalPart.Source =
        fields.start?.contains(piece.start) == true
        ? .start : fields.end?.contains(piece.start) == true ? .end : .shared
      return "\(piece.letter)=\(piece.text) \(source)"
    }.joined(separator: "|")
  }
}
