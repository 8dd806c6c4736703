/// Makes a trace of what a recorder heard.
struct SkeletonTracer {
  var generator: PatternGenerator
  let request: PatternGenerator.Request
  /// The most alternatives that are listed for a step.
  let limit: Int
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
}
