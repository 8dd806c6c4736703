import Almanac

/// Texts that are made by patterns: styles, skeletons, ranges, offsets.
extension LocaleComparison {
  /// Styles of dates and times, and what joins a date and a time.
  mutating func compareStyles() {
    let dates = DateStyle.allCases.map { style in
      both { try DateTimeFormat(date: style, locale: $0.tag, data: $0.data) }
    }
    let times = TimeStyle.allCases.map { style in
      both { try DateTimeFormat(time: style, locale: $0.tag, data: $0.data) }
    }
    for (style, formats) in zip(DateStyle.allCases, dates) where plan.sections.contains(.dates) {
      compare(.dates, style.rawValue, plan.samples.dates, formats)
    }
    for (style, formats) in zip(TimeStyle.allCases, times) where plan.sections.contains(.times) {
      compare(.times, style.rawValue, plan.samples.times, formats)
    }
    guard plan.sections.contains(.dateTimes) else { return }
    guard let short = TimeStyle.allCases.firstIndex(of: .short) else { return }
    for (style, date) in zip(DateStyle.allCases, dates) {
      for glue in DateTimeGlue.allCases {
        let subject = "\(style.rawValue) date, short time\(glue == .atTime ? "" : ", standard")"
        let whole = both { try DateTimeFormat(date: style, time: .short, glue: glue, locale: $0.tag, data: $0.data) }
        compareJoined(subject, whole, date, times[short])
      }
    }
    compareJoinedSkeletons()
  }

  private mutating func compareJoinedSkeletons() {
    var generators = [generator(old), generator(new)]
    func formats(_ skeleton: String) -> Both {
      both { side in
        let skeleton = try DateSkeleton(parsing: skeleton)
        // What a format of the skeleton does, with a generator that has looked through the locale's patterns before.
        guard let pattern = generators[side.edition.rawValue]?.bestPattern(for: skeleton) else {
          return try DateTimeFormat(skeleton: skeleton, locale: side.tag, data: side.data)
        }
        return try DateTimeFormat(
          pattern: DatePattern(parsing: String(decoding: pattern, as: UTF8.self)), locale: side.tag, data: side.data)
      }
    }
    var times: [String: Both] = [:]
    for (date, time) in ComparisonPlan.joinedSkeletons {
      let known = times[time] ?? formats(time)
      times[time] = known
      compareJoined(date + time, formats(date + time), formats(date), known)
    }
  }

  /// Compares a date with a time, of which only what joins them is news: both by themselves are compared elsewhere.
  private mutating func compareJoined(_ subject: String, _ whole: Both, _ date: Both, _ time: Both) {
    func glue(_ whole: DateTimeFormat?, _ date: DateTimeFormat?, _ time: DateTimeFormat?) -> String? {
      guard let whole, let date, let time else { return nil }
      return Self.glue(of: whole.pattern, date.pattern, time.pattern)
    }
    if let before = glue(whole.old, date.old, time.old), let after = glue(whole.new, date.new, time.new) {
      guard !before.isSame(as: after) else { return }
      compare(.dateTimes, subject, plan.samples.moments, forms: TextChange.Forms(before: before, after: after), whole)
    } else {
      compare(.dateTimes, subject, plan.samples.moments, whole)
    }
  }

  /// What is left of a pattern when places stand for the date and the time.
  static func glue(of whole: String, _ date: String, _ time: String) -> String {
    var glue = whole
    if let range = glue.firstRange(of: date) { glue.replaceSubrange(range, with: "{1}") }
    if let range = glue.firstRange(of: time) { glue.replaceSubrange(range, with: "{0}") }
    return glue
  }

  /// Every skeleton that either side has.
  mutating func compareSkeletons() {
    guard var first = generator(old), var second = generator(new) else { return }
    for skeleton in plan.skeletons {
      let forms = TextChange.Forms(
        before: String(decoding: first.bestPattern(for: skeleton), as: UTF8.self),
        after: String(decoding: second.bestPattern(for: skeleton), as: UTF8.self))
      let patterns = [forms.before, forms.after].map { try? DatePattern(parsing: Self.withoutZoneNames($0)) }
      let formats = both { side in
        guard let pattern = patterns[side.edition.rawValue] else { throw ComparisonError.noPattern }
        return try DateTimeFormat(pattern: pattern, locale: side.tag, data: side.data)
      }
      compare(.skeletons, "\(skeleton)", plan.samples.moments, forms: forms, formats)
    }
  }

  private func generator(_ side: Side) -> PatternGenerator? {
    try? PatternGenerator(side.data, locale: side.tag, row: side.row, calendar: "gregory")
  }

  /// The pattern with an offset in the place of each name of a time zone, which tables do not have.
  static func withoutZoneNames(_ pattern: String) -> String {
    guard pattern.utf8.contains(where: { "zvV".utf8.contains($0) }) else { return pattern }
    var result = ""
    var isQuoted = false
    var zone: (letter: Character, count: Int)?
    func offset(_ zone: (letter: Character, count: Int)?) -> String {
      zone.map { $0.count < 4 ? "O" : "OOOO" } ?? ""
    }
    for character in pattern {
      if !isQuoted, "zvV".contains(character) {
        zone = (character, zone?.letter == character ? (zone?.count ?? 0) + 1 : 1)
        continue
      }
      result += offset(zone)
      zone = nil
      if character == "'" { isQuoted.toggle() }
      result.append(character)
    }
    return result + offset(zone)
  }

  /// Every interval that either side has a pattern for.
  mutating func compareRanges() {
    var before = try? IntervalSeries(locale: old.tag, data: old.data)
    var after = try? IntervalSeries(locale: new.tag, data: new.data)
    for range in plan.ranges {
      let (first, second) = (try? before?.format(range.skeleton), try? after?.format(range.skeleton))
      for field in range.fields {
        for (from, to) in plan.samples.ranges[field] ?? [] {
          if let first, let second {
            if compare("\(range.skeleton)/\(field)", from, to, first, second) == .changed { break }
          } else {
            compare(
              .ranges, "\(range.skeleton)/\(field)", "\(from.name)/\(to.name)",
              first?.format.string(from: from.moment, to: to.moment),
              second?.format.string(from: from.moment, to: to.moment))
          }
        }
      }
    }
  }

  /// Offsets from UTC in words.
  mutating func compareOffsets() {
    guard let moment = plan.samples.times.first?.moment else { return }
    for text in ["O", "OOOO", "XXX"] {
      guard let pattern = try? DatePattern(parsing: text) else { continue }
      let (first, second) = (format(pattern, old), format(pattern, new))
      for offset in plan.samples.offsets {
        compare(
          .offsets, text, "\(offset)", first?.string(from: moment, offset: offset),
          second?.string(from: moment, offset: offset))
      }
    }
  }

  func format(_ pattern: DatePattern, _ side: Side) -> DateTimeFormat? {
    try? DateTimeFormat(pattern: pattern, locale: side.tag, data: side.data)
  }
}

/// Why one side cannot write a text.
enum ComparisonError: Error {
  case noPattern
}
