import Almanac
import AlmanacICU

/// Writing many dates with times: styles, patterns, other calendars, numbers by rules, offsets.
struct MomentRace {
  private let group: String
  private let locale: String
  private let format: DateTimeFormat
  private let open: (ICULibrary) throws -> ICUDateFormat

  /// `group/locale` of all of them.
  static let names = cases.map { "\($0.group)/\($0.locale)" }

  /// What is written in a case: styles, or a pattern.
  private struct Case: Sendable {
    var group: String
    var locale: String
    var date: DateStyle?
    var time: TimeStyle?
    var pattern: DatePattern?
  }

  private static let cases = [
    Case(group: "date-time", locale: "pt-BR", date: .short, time: .short),
    Case(group: "date-time", locale: "en-US", date: .long, time: .short),
    Case(group: "date-time", locale: "ja", date: .medium, time: .medium),
    Case(group: "date-time", locale: "zh-Hant", date: .full, time: .short),
    Case(group: "date-time", locale: "ar-EG", date: .short, time: .short),
    Case(group: "time", locale: "pt-BR", time: .short),
    Case(group: "time-offset", locale: "pt-BR", time: .full),
    Case(group: "calendar", locale: "th", date: .short, time: .short),
    Case(group: "calendar", locale: "ja-u-ca-japanese", date: .long),
    Case(group: "calendar", locale: "zh-Hant-TW-u-ca-roc", date: .long),
    Case(group: "numbers", locale: "ja-u-nu-jpan", date: .long),
    Case(group: "numbers", locale: "ar-EG-u-nu-arab", date: .short),
    Case(group: "pattern", locale: "de", pattern: "EEE, d.M.y HH:mm:ss,SSS XXX"),
    Case(group: "pattern-weeks", locale: "de", pattern: "Y-'W'ww-e D"),
  ]

  static func all(_ sample: DateSample, _ icus: [ICULibrary]) throws -> [Race] {
    try cases.map { try MomentRace($0).race(sample, icus) } + [try openingSkeletons(icus)]
  }

  private init(_ item: Case) throws {
    let tag = try LocaleTag(parsing: item.locale)
    let id = tag.icuIdentifier
    group = item.group
    locale = item.locale
    if let pattern = item.pattern {
      format = try DateTimeFormat(pattern: pattern, locale: tag)
      open = { try ICUDateFormat($0, locale: id, pattern: pattern.description, zone: "GMT-03:00") }
    } else {
      format =
        switch (item.date, item.time) {
        case (let date?, let time?): try DateTimeFormat(date: date, time: time, locale: tag)
        case (let date?, nil): try DateTimeFormat(date: date, locale: tag)
        default: try DateTimeFormat(time: item.time ?? .short, locale: tag)
        }
      open = {
        try ICUDateFormat(
          $0, locale: id, date: Self.icu(item.date?.rawValue), time: Self.icu(item.time?.rawValue), zone: "GMT-03:00")
      }
    }
  }

  private static func icu(_ style: String?) -> ICUStyle {
    switch style {
    case "full": .full
    case "long": .long
    case "medium": .medium
    case "short": .short
    default: .none
    }
  }

  private func race(_ sample: DateSample, _ icus: [ICULibrary]) throws -> Race {
    let offset = try UTCOffset("-03:00")
    // Every second of the day comes up, in no order.
    let moments = try sample.civil.enumerated().map { index, date in
      let second = index * 7919 % 86_400
      let time = try CivilTime(hour: second / 3600, minute: second / 60 % 60, second: second % 60)
      return CivilDateTime(date: date, time: time)
    }
    let instants = moments.map { Double($0.date.dayNumber) * 86_400_000 + Double($0.time.secondOfDay + 10_800) * 1000 }
    var texts: [UInt8] = []
    for moment in moments { format.write(moment, offset: offset, to: &texts) }
    let expected = texts.count
    let format = format
    let string = Benchmark(name("almanac-string"), rounds: .many) {
      Benchmark.Prepared(name("almanac-string"), count: moments.count, expected: expected) {
        var total = 0
        for moment in moments { total += format.string(from: moment, offset: offset).utf8.count }
        return total
      }
    }
    let room = format.maximumUTF8Count
    let span = Benchmark(name("almanac-mutable-span"), rounds: .many) {
      let buffer = OutputBuffer(count: expected + room)
      return Benchmark.Prepared(name("almanac-mutable-span"), count: moments.count, expected: expected) {
        buffer.withSpan { span in
          var end = 0
          for moment in moments { end = format.write(moment, offset: offset, into: &span, at: end) }
          return end
        }
      }
    }
    return Race(
      title: "\(group)/\(locale)", unit: "date and time",
      benchmarks: [string, span] + icus.map { benchmark($0, instants, texts) })
  }

  private func name(_ implementation: String) -> Benchmark.Name {
    Benchmark.Name(group: group, subject: locale, implementation: implementation)
  }

  private func benchmark(_ icu: ICULibrary, _ instants: [Double], _ texts: [UInt8]) -> Benchmark {
    let name = name("icu-\(icu.version)")
    return Benchmark(name, rounds: .few) {
      let theirs = try open(icu)
      let scratch = OutputBuffer(count: 1536)
      var bytes: [UInt8] = []
      for instant in instants {
        let count = try theirs.write(millis: instant, to: &scratch.bytes)
        bytes += scratch.bytes[..<count]
      }
      let isOurs = bytes == texts
      guard isOurs || icu.version != LocaleData.embedded.source.icu else {
        throw WrongResult("\(name): other texts than ours")
      }
      return Benchmark.Prepared(
        name, count: instants.count, expected: bytes.count, remark: isOurs ? nil : "\(name): other data"
      ) {
        var total = 0
        for instant in instants { total += try theirs.write(millis: instant, to: &scratch.bytes) }
        return total
      }
    }
  }

  /// Making a format of a skeleton, beside what ICU does before it can open one.
  private static func openingSkeletons(_ icus: [ICULibrary]) throws -> Race {
    func name(_ implementation: String) -> Benchmark.Name {
      Benchmark.Name(group: "open-skeleton", subject: "pt-BR", implementation: implementation)
    }
    let tag: LocaleTag = "pt-BR"
    let skeletons: [DateSkeleton] = ["yMMMEd", "MMMd", "jm", "yMMMMd"]
    let ours = Benchmark(name("almanac"), rounds: .many) {
      Benchmark.Prepared(name("almanac"), count: 4_000, expected: 4_000) {
        var made = 0
        for index in 0..<4_000 {
          made += try DateTimeFormat(skeleton: skeletons[index & 3], locale: tag).maximumUTF8Count > 0 ? 1 : 0
        }
        return made
      }
    }
    let theirs = icus.map { icu in
      Benchmark(name("icu-\(icu.version)"), rounds: .few) {
        Benchmark.Prepared(
          name("icu-\(icu.version)"), count: 40, expected: 40, remark: "udatpg_open and udatpg_getBestPattern"
        ) {
          var made = 0
          for index in 0..<40 {
            let generator = try ICUPatternGenerator(icu, locale: "pt_BR")
            made += try generator.bestPattern(skeletons[index & 3].description).isEmpty ? 0 : 1
          }
          return made
        }
      }
    }
    return Race(title: "open-skeleton/pt-BR", unit: "format", benchmarks: [ours] + theirs)
  }
}
