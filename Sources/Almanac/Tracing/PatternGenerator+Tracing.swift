/// Telling how the pattern of a skeleton is found.
extension PatternGenerator {
  /// Finds the pattern of a skeleton, and says how.
  ///
  /// The steps are those that ``bestPattern(for:matching:)`` took.
  ///
  /// - Parameters:
  ///   - skeleton: the skeleton.
  ///   - limit: the most alternatives that are listed for a step.
  /// - Returns: the steps, and the pattern.
  /// - Throws: `TraceError` if the steps do not make the pattern.
  mutating func trace(_ skeleton: DateSkeleton, alternatives limit: Int) throws(TraceError) -> SkeletonTrace {
    var recorder = PatternRecorder()
    let pattern = bestPattern(for: skeleton, matching: [], &recorder)
    // A skeleton that was looked up was measured against nothing; what it would have met is of interest all the same.
    if candidates.isEmpty { collectCandidates() }
    guard let request = recorder.request else { throw TraceError("the pattern", traced: [], used: pattern) }
    var tracer = SkeletonTracer(self, skeleton, request, alternatives: limit)
    for event in recorder.events { tracer.take(event) }
    let trace = tracer.finish()
    guard trace.pattern.bytes == pattern else {
      throw TraceError("the pattern of \(skeleton)", traced: trace.pattern.bytes, used: pattern)
    }
    return trace
  }

  /// How far an entry is from some of the fields of a skeleton, as ``nearest(_:_:)`` measures it.
  func measured(
    _ index: Int, _ shape: SkeletonShape, _ fields: PatternFields
  ) -> (distance: Int, missing: PatternFields, extra: PatternFields) {
    let wanted = shape.fields.intersection(fields)
    let present = candidates[index].fields
    let missing = wanted.subtracting(present)
    let extra = present.subtracting(wanted)
    let difference = Self.difference(shape.types, candidates[index].types, in: wanted.intersection(present))
    return (Self.distance(missing: missing, extra: extra) + difference, missing, extra)
  }
}

/// Makes a trace of what a recorder heard.
private struct SkeletonTracer {
  private var generator: PatternGenerator
  private let request: PatternGenerator.Request
  private let limit: Int
  private var trace: SkeletonTrace
  private var date = TracedPattern()
  private var time = TracedPattern()
  private var whole = TracedPattern()
  private var half = SkeletonTrace.Kind.matchWhole

  init(
    _ generator: PatternGenerator, _ skeleton: DateSkeleton, _ request: PatternGenerator.Request,
    alternatives limit: Int
  ) {
    self.generator = generator
    self.request = request
    self.limit = limit
    trace = SkeletonTrace(
      asked: skeleton.description, resolved: request.shape.text(.all), calendar: generator.calendar,
      entryCount: generator.candidates.indices.count)
  }

  /// The pattern of the half that is being put together.
  private var current: TracedPattern {
    get { half == .matchDate ? date : half == .matchTime ? time : whole }
    set {
      switch half {
      case .matchDate: date = newValue
      case .matchTime: time = newValue
      default: whole = newValue
      }
    }
  }

  mutating func take(_ event: PatternRecorder.Event) {
    switch event {
    case .lookUp(let value, let specified, let place):
      let entry = SkeletonTrace.Entry(
        skeleton: request.shape.text(.all), pattern: generator.tables.string(value),
        origin: origin(ofKeyWith: value, place: place))
      // The entry is at no distance from itself.
      add(.lookUp, .all, entry, 0, PatternFields(), specified, nil)
    case .match(let best, let fields):
      half = fields == .all ? .matchWhole : fields.isSubset(of: .date) ? .matchDate : .matchTime
      let distance = generator.measured(best.candidate, request.shape, fields).distance
      let specified = generator.candidates[best.candidate].specified
      add(half, fields, entry(best.candidate), distance, best.missing, specified, best.candidate)
    case .addFraction(let best): addFraction(best)
    case .append(let best, let wanted, let field): append(best, wanted, field)
    }
  }

  mutating func finish() -> SkeletonTrace {
    guard whole.isEmpty else {
      trace.finish(whole, nil)
      return trace
    }
    guard !date.isEmpty, !time.isEmpty else {
      trace.finish(date.isEmpty ? time : date, nil)
      return trace
    }
    let style = PatternGenerator.glueStyle(of: request.shape)
    let glue = generator.glue(style)
    let source = glue.map { PatternSource.glue($0.slot, $0.calendar) } ?? .noGlue
    let joined = TracedPattern.filling([date, time], into: source) { [generator] parts in
      generator.joined(parts[0], parts[1], style)
    }
    trace.finish(
      joined,
      SkeletonTrace.Glue(
        style: style, place: glue.map { .style($0.slot, $0.calendar) },
        text: glue.map { generator.tables.string($0.id) } ?? "{1} {0}"))
    return trace
  }

  // MARK: Steps

  /// Adds a step that begins a result.
  private mutating func add(
    _ kind: SkeletonTrace.Kind, _ fields: PatternFields, _ entry: SkeletonTrace.Entry, _ distance: Int,
    _ missing: PatternFields, _ specified: PatternGenerator.Specified?, _ candidate: Int?
  ) {
    var result: [UInt8] = []
    generator.adjust(entry.pattern.utf8Span.span, request, specified, .exact, &result)
    current = TracedPattern(result, from: .entry(step: trace.steps.count))
    add(kind, fields, entry, distance, missing, specified, candidate, result: current)
  }

  private mutating func add(
    _ kind: SkeletonTrace.Kind, _ fields: PatternFields, _ entry: SkeletonTrace.Entry, _ distance: Int,
    _ missing: PatternFields, _ specified: PatternGenerator.Specified?, _ candidate: Int?, result: TracedPattern
  ) {
    trace.add(
      SkeletonTrace.Step(
        kind: kind, wanted: request.shape.text(fields), entry: entry, distance: distance,
        // A fraction is put in without a look at the entries.
        missing: request.shape.text(missing),
        alternatives: kind == .addFraction ? [] : alternatives(to: entry, candidate, fields),
        adjustments: kind == .addFraction ? [] : adjustments(entry.pattern, specified), pattern: result.text))
  }

  private mutating func addFraction(_ best: PatternGenerator.Nearest) {
    let specified = generator.candidates[best.candidate].specified
    let before = current
    var adjusted: [UInt8] = []
    generator.adjust(before.bytes.span, request, specified, .addingFraction, &adjusted)
    let step = trace.steps.count
    // Field by field, as it was adjusted: what is new stands behind the seconds.
    var result = TracedPattern()
    var start = 0
    for field in PatternFieldRun.runs(of: before.bytes) {
      let source = field.start < before.sources.count ? before.sources[field.start] : .entry(step: step)
      guard let form = FieldForm(field.letter, field.count) else {
        result.append(before.bytes[field.start..<field.start + field.count], from: source)
        start = result.bytes.count
        continue
      }
      var count = field.count
      if !field.isText, form.field != .second, request.shape.fields.contains(PatternFields(form.field)) {
        count = generator.adjusted(form, field.letter, field.count, request, specified).count
      }
      result.append(adjusted[min(start, adjusted.count)..<min(start + count, adjusted.count)], from: source)
      start = result.bytes.count
      guard !field.isText, form.field == .second else { continue }
      let sign = generator.decimalSeparator
      result.append(sign, from: .decimalSeparator)
      let end = min(
        result.bytes.count + Int(request.shape.counts[PatternField.fraction.rawValue]), adjusted.count)
      result.append(adjusted[min(result.bytes.count, end)..<end], from: .entry(step: step))
      start = result.bytes.count
    }
    current = result
    add(.addFraction, .fraction, entry(best.candidate), 0, PatternFields(), specified, best.candidate, result: result)
  }

  private mutating func append(
    _ best: PatternGenerator.Nearest, _ wanted: PatternFields, _ field: PatternField
  ) {
    let step = trace.steps.count
    let specified = generator.candidates[best.candidate].specified
    var addition: [UInt8] = []
    generator.append(best.candidate, request, &addition)
    let name = generator.quotedName(of: field)
    var template: [UInt8] = []
    generator.withAppendItem(field) { bytes in for index in bytes.indices { template.append(bytes[index]) } }
    let parts = [
      current, TracedPattern(addition, from: .entry(step: step)), TracedPattern(name, from: .fieldName(step: step)),
    ]
    current = TracedPattern.filling(parts, into: .appendItem(step: step)) { parts in
      PatternTemplate.filled(template.span, parts[0], parts[1], parts[2])
    }
    let item = SkeletonTrace.AppendItem(
      field: field, place: field.appendKey.flatMap { place("\($0)") },
      template: String(decoding: template, as: UTF8.self),
      namePlace: field.cldrName.map { .fieldName("\($0)/dn") }.flatMap { hasValue($0) ? $0 : nil },
      name: String(decoding: name, as: UTF8.self))
    let distance = generator.measured(best.candidate, request.shape, wanted).distance
    add(
      .append(item), wanted, entry(best.candidate), distance, best.missing, specified, best.candidate, result: current)
  }

  /// Where the first list stands that has the form of a key; nil where none has it.
  private func place(_ key: String) -> TablePlace? {
    var lists = PatternLists(.appendItems, generator.calendar, row: generator.row, in: generator.tables)
    guard let (_, place) = lists.firstEntry(key.utf8Span.span), let list = lists.list(place) else { return nil }
    return .appendItem(key, list.calendar)
  }

  private func hasValue(_ place: TablePlace) -> Bool { generator.data.value(at: place, row: generator.row) != nil }

  // MARK: Entries

  private mutating func entry(_ index: Int) -> SkeletonTrace.Entry {
    let candidate = generator.candidates[index]
    let pattern: String =
      switch candidate.pattern {
      case .table(let id): generator.tables.string(id)
      case .made(let made): String(decoding: generator.madePatterns[made], as: UTF8.self)
      case .letter(let letter): String(Character(Unicode.Scalar(letter)))
      case .empty: ""
      }
    return SkeletonTrace.Entry(skeleton: candidate.skeleton, pattern: pattern, origin: origin(of: candidate))
  }

  private mutating func origin(of candidate: PatternGenerator.Candidate) -> SkeletonTrace.Origin {
    switch candidate.pattern {
    case .table(let id) where candidate.isSpecified: return available(candidate, id) ?? .field
    case .table(let id):
      let styles = generator.data.styles(generator.styleCalendar, row: generator.row)
      for slots in PatternGenerator.styleSlots.indices.map({ PatternGenerator.styleSlots[$0] }) {
        for slot in [slots.date, slots.time] where generator.tables.value(styles, slot.rawValue) == id {
          return .style(.style(slot, generator.styleCalendar))
        }
      }
      return .field
    case .made(let index):
      // Made styles come first, and behind them the part of the short one.
      guard generator.madePatterns.count > 1, index < PatternGenerator.styleSlots.count else {
        return .minutesAndSeconds
      }
      return .madeStyle(PatternGenerator.styleSlots[index].time)
    case .letter, .empty: return .field
    }
  }

  /// The key and the row of an entry of `availableFormats`.
  private mutating func available(
    _ candidate: PatternGenerator.Candidate, _ id: UInt16
  ) -> SkeletonTrace.Origin? {
    var place = 0
    while let list = generator.skeletons.list(place) {
      for index in 0..<list.pairs.count where list.pairs.value(index) == id {
        guard let shape = shape(list, index) else { continue }
        guard shape.base == candidate.base, candidate.hasCounts(of: shape) || candidate.hasTypes(of: shape) else {
          continue
        }
        return origin(list, index)
      }
      place += 1
    }
    return nil
  }

  /// The entry of the list at a place that has the pattern and the forms of the skeleton that was looked up.
  private mutating func origin(ofKeyWith value: UInt16, place: Int) -> SkeletonTrace.Origin {
    guard let list = generator.skeletons.list(place) else { return .field }
    for index in 0..<list.pairs.count where list.pairs.value(index) == value {
      if shape(list, index)?.base == request.shape.base { return origin(list, index) }
    }
    return .field
  }

  /// The skeleton of a key; nil for one of a plural category that is not the wanted one.
  private func shape(_ list: PatternLists.Entry, _ index: Int) -> SkeletonShape? {
    list.pairs.withKey(index) { key in
      var end = 0
      let shape = SkeletonShape(key: key, &end)
      return end == key.count || generator.isWanted(key, end, list.pairs) ? shape : nil
    }
  }

  private func origin(_ list: PatternLists.Entry, _ index: Int) -> SkeletonTrace.Origin {
    let key = generator.tables.string(list.pairs.key(index))
    return .available(.skeleton(key, list.calendar), row: list.row)
  }

  /// The nearest of the other entries.
  private mutating func alternatives(
    to entry: SkeletonTrace.Entry, _ candidate: Int?, _ fields: PatternFields
  ) -> [SkeletonTrace.Alternative] {
    guard limit > 0 else { return [] }
    let winner = candidate ?? generator.nearest(request.shape, .all).candidate
    let others = generator.candidates.indices.filter { $0 != winner }.map { index in
      (index, generator.measured(index, request.shape, fields))
    }
    let nearest = others.sorted { ($0.1.distance, $0.0) < ($1.1.distance, $1.0) }.prefix(limit)
    return nearest.map { index, measured in
      SkeletonTrace.Alternative(
        entry: self.entry(index), distance: measured.distance, missing: request.shape.text(measured.missing),
        extra: generator.candidates[index].text(measured.extra))
    }
  }

  /// What becomes of each field of an entry's pattern.
  private func adjustments(
    _ pattern: String, _ specified: PatternGenerator.Specified?
  ) -> [SkeletonTrace.Adjustment] {
    PatternFieldRun.runs(of: Array(pattern.utf8)).compactMap { run in
      guard !run.isText, let form = FieldForm(run.letter, run.count) else { return nil }
      let from = String(repeating: Character(Unicode.Scalar(run.letter)), count: run.count)
      guard request.shape.fields.contains(PatternFields(form.field)) else {
        return SkeletonTrace.Adjustment(from: from, to: from, rule: .notAsked)
      }
      let field = generator.adjusted(form, run.letter, run.count, request, specified)
      let to = String(repeating: Character(Unicode.Scalar(field.letter)), count: field.count)
      return SkeletonTrace.Adjustment(from: from, to: to, rule: field.rule)
    }
  }
}

/// A run of one letter in a pattern, or a piece of other text.
private struct PatternFieldRun {
  let letter: UInt8
  let start: Int
  let count: Int
  let isText: Bool

  /// The runs of a pattern, as the generator walks it.
  static func runs(of pattern: [UInt8]) -> [PatternFieldRun] {
    var runs: [PatternFieldRun] = []
    var items = PatternItems()
    var start = 0
    while let item = items.next(in: pattern.span) {
      switch item {
      case .field(let letter, let count):
        runs.append(PatternFieldRun(letter: letter, start: start, count: count, isText: false))
        start += count
      case .text(let range):
        runs.append(PatternFieldRun(letter: 0, start: range.lowerBound, count: range.count, isText: true))
        start = range.upperBound
      }
    }
    return runs
  }
}

extension SkeletonShape {
  /// Some of the fields, as a skeleton.
  func text(_ wanted: PatternFields) -> String {
    var text = ""
    for field in PatternField.allCases where fields.intersection(wanted).contains(PatternFields(field)) {
      let place = field.rawValue
      text += String(repeating: Character(Unicode.Scalar(letters[place])), count: Int(counts[place]))
    }
    return text
  }
}

extension PatternGenerator.Candidate {
  /// The entry's fields as a skeleton.
  var skeleton: String { text(.all) }

  /// Some of the entry's fields, as a skeleton.
  func text(_ wanted: PatternFields) -> String {
    var text = ""
    for field in PatternField.allCases where fields.intersection(wanted).contains(PatternFields(field)) {
      let count = Int(counts[field.rawValue])
      text += String(repeating: letter(of: field, count), count: count)
    }
    return text
  }

  /// The letter whose form a field has; an entry keeps the number of a form and not its letter.
  private func letter(of field: PatternField, _ count: Int) -> Character {
    for letter in UInt8(ascii: "A")...UInt8(ascii: "z") {
      guard let form = FieldForm(letter, count), form.field == field else { continue }
      var shape = SkeletonShape()
      shape.add(letter, count)
      if (shape.base ^ base) & SkeletonShape.baseMask(of: field) == 0 { return Character(Unicode.Scalar(letter)) }
    }
    return "?"
  }
}
