import Almanac
import AlmanacCommandLine

/// What a format wrote, with the keys and the locales that its parts come from: a trace in the words of the tables' text.
struct FormatExplanation {
  let request: ExplainRequest
  let moment: ExplainedMoment
  let trace: FormatTrace
  let row: Int

  var data: LocaleData { request.format.data }

  /// Formats the moment, and traces it.
  ///
  /// - Throws: `TraceError` if the pieces are not the text that the format writes.
  init(_ request: ExplainRequest, _ moment: ExplainedMoment) throws(TraceError) {
    self.request = request
    self.moment = moment
    trace = try request.format.trace(
      from: moment.dateTime, offset: moment.offset, alternatives: request.alternatives)
    row = trace.row.row
  }

  /// What the row has at a place of the tables, and who holds it.
  func held(_ place: TablePlace) -> HeldValue { HeldValue(place, data, row: row) }

  /// A custom of the locale, and what decided on it.
  struct Custom {
    let name: String
    let value: String
    /// What decided, in words.
    let decision: String
    /// Where in the tables it stands.
    let held: HeldValue?
    let rule: Rule
  }

  /// The customs that count here: the hour cycle where an hour is written, weeks where a number of theirs is, and the rules
  /// of parts of the day where one is.
  var customs: [Custom] {
    var customs = [
      custom("calendar", trace.calendar, "calendars", .calendarPreference),
      custom("numbers", trace.numbers, "", .numberingSystems),
    ]
    if let hour = trace.pieces.first(where: { $0.letter.map("hHkK".contains) == true }) { customs.append(cycle(hour)) }
    if trace.pieces.contains(where: { $0.letter.map("wWYec".contains) == true }) {
      customs.append(custom("weeks", trace.weeks, "weeks", .weekData))
    }
    if trace.pieces.contains(where: { $0.letter == "B" }) { customs.append(dayPeriods) }
    return customs
  }

  private func custom(_ name: String, _ trace: CustomTrace, _ area: String, _ rule: Rule) -> Custom {
    Custom(
      name: name, value: trace.value, decision: trace.words, held: place(trace.place, area),
      rule: Rule(trace.source, of: rule))
  }

  private func place(_ place: CustomTrace.Place?, _ area: String) -> HeldValue? {
    switch place {
    case .locale(let place): held(place)
    case .region(let key), .languageInRegion(let key): HeldValue(path: "regions/\(area)/\(key)")
    case nil: nil
    }
  }

  /// Whose rules say which part of the day an hour is in.
  private var dayPeriods: Custom {
    Custom(
      name: "day periods", value: trace.dayPeriods ?? "AM and PM",
      decision: trace.dayPeriods == nil ? "the language has no rules for parts of the day" : "the language of the tag",
      held: trace.dayPeriods.map { HeldValue(path: "day-periods/\($0)") }, rule: .dayPeriods)
  }

  /// What decided on the hour cycle: the clock of the region where a skeleton asks for it, else the pattern.
  private func cycle(_ hour: FormatTrace.Piece) -> Custom {
    let value = hour.letter?.asciiValue.flatMap { HourCycle(letter: $0) }?.rawValue ?? ""
    let source = source(hour.source)
    guard case .entry = hour.source, let skeleton = trace.request.skeleton else {
      return Custom(
        name: "hour cycle", value: value, decision: "the pattern", held: source.held, rule: Rule(hour.source))
    }
    guard skeleton.asked.contains(where: { "jJC".contains($0) }) else {
      return Custom(
        name: "hour cycle", value: value, decision: "the letter of the skeleton", held: source.held, rule: .matching)
    }
    return Custom(
      name: "hour cycle", value: value, decision: trace.hourCycle.words,
      held: place(trace.hourCycle.place, "hours"), rule: Rule(trace.hourCycle.source, of: .timeData))
  }

  // MARK: Sources of the pattern

  /// Where a part of the pattern comes from.
  struct Source: Equatable {
    /// `asked`, `style`, `glue`, `skeleton`, `field`, `appendItem`, `fieldName`, `decimalSeparator` or `default`.
    let kind: String
    let held: HeldValue?
    /// The place in words.
    let words: String

    init(_ kind: String, _ held: HeldValue) {
      (self.kind, self.held, words) = (kind, held, held.words)
    }

    init(_ kind: String, _ words: String) {
      (self.kind, held, self.words) = (kind, nil, words)
    }
  }

  func source(_ source: PatternSource) -> Source {
    switch source {
    case .asked: return Source("asked", "asked for")
    case .style(let slot, let calendar): return Source("style", held(.style(slot, calendar)))
    case .glue(let slot, let calendar): return Source("glue", held(.style(slot, calendar)))
    case .noGlue: return Source("default", "a space, for the tables have no glue")
    case .entry(let step):
      guard let step = self.step(step) else { return Source("default", "") }
      return self.source(step.entry.origin)
    case .appendItem(let step):
      guard case .append(let item)? = self.step(step)?.kind, let place = item.place else {
        return Source("default", "ICU's form for fields of which CLDR has none")
      }
      return Source("appendItem", held(place))
    case .fieldName(let step):
      guard case .append(let item)? = self.step(step)?.kind, let place = item.namePlace else {
        return Source("default", "ICU's name for a field without one")
      }
      return Source("fieldName", held(place))
    case .decimalSeparator:
      // A number system without signs of its own has those of latn.
      let sign = data.numberSymbol("decimal", of: trace.numbers.value, row: row)
      for system in [trace.numbers.value, "latn"] {
        let held = self.held(.numberSymbol("\(system)/decimal"))
        if held.text != nil, held.text == sign { return Source("decimalSeparator", held) }
      }
      return Source("default", "a full stop, for the tables have no decimal sign")
    }
  }

  /// Where an entry that skeletons are matched with is from.
  func source(_ origin: SkeletonTrace.Origin) -> Source {
    switch origin {
    case .field: return Source("field", "the field alone")
    case .style(let place): return Source("style", held(place))
    case .madeStyle(let slot): return Source("style", "\(TablePlace.style(slot, nil).path), made for this clock")
    case .minutesAndSeconds: return Source("style", "minutes and seconds of the short time")
    case .available(let place, let holder):
      var held = self.held(place)
      held.holder = "\(data.tag(holder))"
      return Source("skeleton", held)
    }
  }

  private func step(_ index: Int) -> SkeletonTrace.Step? {
    guard let steps = trace.request.skeleton?.steps, index < steps.count else { return nil }
    return steps[index]
  }

  /// The pattern in parts of one source each.
  var patternParts: [(text: String, source: PatternSource)] {
    let pattern = trace.request.pattern
    var parts: [(bytes: [UInt8], source: PatternSource)] = []
    for (byte, source) in zip(pattern.bytes, pattern.sources) {
      if parts.last?.source == source {
        parts[parts.count - 1].bytes.append(byte)
      } else {
        parts.append(([byte], source))
      }
    }
    return parts.map { (String(decoding: $0.bytes, as: UTF8.self), $0.source) }
  }
}

extension CustomTrace {
  /// What decided, in words; a region of which the tables say nothing has what most of the world has.
  var words: String {
    switch source {
    case .regionOverride, .region, .likelyRegion:
      place == nil ? "\(source.words), of which the tables say nothing: the default" : source.words
    case .keyword, .locale, .nothing: source.words
    }
  }
}

extension CustomTrace.Source {
  /// What decided, in words.
  var words: String {
    switch self {
    case .keyword(let key, let value): "-u-\(key)-\(value) of the tag"
    case .regionOverride(let region): "the region \(region) of -u-rg-"
    case .region(let region): "the region \(region)"
    case .likelyRegion(let region): "the region \(region), the likely one of the language"
    case .locale: "the locale"
    case .nothing: "nothing is known of the language: the default"
    }
  }
}
