/// A ratio of two figures of one run, and what it ought to be.
struct Goal {
  let title: String
  let ratio: Double
  let limit: Double
  /// Whether the ratio is to be at most the limit, or at least.
  let isUpperLimit: Bool

  var isMet: Bool { isUpperLimit ? ratio <= limit : ratio >= limit }

  var verdict: String {
    let percent = abs(ratio / limit - 1) * 100
    return isMet ? "met" : "MISSED by \(percent.text(decimals: 0)) %"
  }

  /// The goals that the results have figures for.
  static func all(_ results: [BenchmarkResult], icu: String) -> [Goal] {
    var medians: [String: Double] = [:]
    for result in results { medians["\(result.name)"] = result.median }
    var goals: [Goal] = []
    func ratio(_ title: String, _ top: String, _ bottom: String, atMost most: Double? = nil, atLeast least: Double = 0)
    {
      guard let top = medians[top], let bottom = medians[bottom] else { return }
      goals.append(Goal(title: title, ratio: top / bottom, limit: most ?? least, isUpperLimit: most != nil))
    }
    for (style, icuTimes, styleTimes) in [("short", 45.0, 50.0), ("full", 15, 20)] {
      let dates = "date-\(style)/pt-BR/"
      ratio("\(style): bytes / C", dates + "almanac-mutable-span", dates + "c-bytes", atMost: 1.8)
      ratio("\(style): bytes / tuned C", dates + "almanac-mutable-span", dates + "c-bytes-tuned", atMost: 1.8)
      ratio("\(style): String / String alone", dates + "almanac-string", dates + "string-alone", atMost: 1.6)
      ratio("\(style): ICU \(icu) / String", dates + "icu-\(icu)", dates + "almanac-string", atLeast: icuTimes)
      ratio(
        "\(style): FormatStyle / String", dates + "foundation-formatstyle-kept", dates + "almanac-string",
        atLeast: styleTimes)
    }
    ratio(
      "date and time: ICU \(icu) / String", "date-time/pt-BR/icu-\(icu)", "date-time/pt-BR/almanac-string", atLeast: 30)
    for name in MomentRace.names {
      ratio("\(name): ICU \(icu) / String", "\(name)/icu-\(icu)", "\(name)/almanac-string", atLeast: 1)
    }
    ratio(
      "open a skeleton: ICU \(icu) / ours", "open-skeleton/pt-BR/icu-\(icu)", "open-skeleton/pt-BR/almanac", atLeast: 20
    )
    for (subject, least) in [("pattern/exact", 20.0), ("pattern/joined", 20), ("open-interval/pt-BR", 1.5)] {
      ratio("\(subject): ICU \(icu) / ours", "\(subject)/icu-\(icu)", "\(subject)/almanac", atLeast: least)
    }
    ratio(
      "interval/pt-BR: ICU \(icu) / String", "interval/pt-BR/icu-\(icu)", "interval/pt-BR/almanac-string", atLeast: 1)
    for group in ["read-short/pt-BR", "read-full/pt-BR", "read-full/ja", "read-full/tr"] {
      ratio("\(group): ICU \(icu) / ours", "\(group)/icu-\(icu)", "\(group)/almanac-tolerant", atLeast: 10)
    }
    for (subject, ours) in [
      ("open", "almanac-tag"), ("open-and-one-phrase", "almanac-string"), ("plurals-open", "almanac-tag"),
    ] {
      ratio(
        "relative/\(subject): ICU \(icu) / ours", "relative/\(subject)/icu-\(icu)", "relative/\(subject)/\(ours)",
        atLeast: 1)
    }
    let microsecond = "one microsecond"
    medians[microsecond] = 1_000
    for (title, name) in [
      ("open, of a tag / 1 µs", "open/pt-BR/almanac-tag"), ("open, of a literal / 1 µs", "open/pt-BR/almanac-literal"),
      ("open, of a text / 1 µs", "open/pt-BR/almanac-text"),
      ("open, full, every locale / 1 µs", "open/every-locale/almanac-tag-full"),
      ("open, the first / 1 µs", "open-first/pt-BR/almanac"),
    ] { ratio(title, name, microsecond, atMost: 1) }
    func limits(_ group: String, _ microseconds: [(subject: String, most: Double)]) {
      for (subject, most) in microseconds {
        let limit = "\(group) limit of \(subject)"
        medians[limit] = most * 1_000
        ratio("\(group), \(subject) / \(most.text(decimals: 0)) µs", "\(group)/\(subject)/almanac", limit, atMost: 1)
      }
    }
    limits(
      "password",
      [
        ("16-ascii", 3), ("16-turkish", 3), ("256-ascii", 30), ("256-vietnamese", 30), ("1-megabyte-ascii", 1_000),
        ("1-megabyte-marks", 1_000),
      ])
    limits(
      "picker",
      [("date-200-years-json", 100), ("event-month", 2), ("event-day", 2), ("event-time", 2), ("month-grid", 10)])
    limits(
      "form",
      [
        ("date-200-years-html", 30), ("sign-up-page", 150), ("sign-up-page-of-kept-fields", 150), ("sign-up-post", 30),
      ])
    for (style, factor) in [("short", 1.0), ("full", 2)] {
      for (order, nanoseconds) in [("shuffled", 6.0), ("sorted", 2), ("repeating", 2)] {
        let limit = "column limit of \(style), \(order)"
        medians[limit] = factor * nanoseconds
        let name = "column-\(style)/\(order)/almanac-column"
        ratio(
          "column, \(style), \(order) / \((factor * nanoseconds).text(decimals: 0)) ns", name, limit, atMost: 1)
      }
    }
    ratio("start / empty program", "start/one-date/almanac", "start/one-date/empty", atMost: 1.2)
    return goals
  }
}

extension Double {
  /// The number with so many decimals.
  func text(decimals: Int) -> String {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let rounded = Int((self * Double(scale)).rounded())
    guard decimals > 0 else { return "\(rounded)" }
    let fraction = "\(rounded % scale)"
    return "\(rounded / scale)." + String(repeating: "0", count: decimals - fraction.count) + fraction
  }
}
