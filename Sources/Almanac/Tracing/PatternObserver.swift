/// Hears how the pattern of a skeleton is found, step by step.
///
/// Formats use ``NoPatternObserver``, which the optimizer leaves nothing of; ``PatternRecorder`` keeps what it hears, so that
/// an explanation tells of the very steps that made the pattern.
protocol PatternObserver {
  /// A skeleton is looked for.
  mutating func ask(_ request: PatternGenerator.Request)
  /// It is an entry word for word, in the list at a place.
  mutating func lookUp(_ value: UInt16, _ specified: PatternGenerator.Specified, _ place: Int)
  /// An entry is the nearest to some of its fields, and its pattern begins a result.
  mutating func match(_ best: PatternGenerator.Nearest, _ fields: PatternFields)
  /// The fraction is put behind the seconds of the result; what remains missing is still with `best`.
  mutating func addFraction(_ best: PatternGenerator.Nearest)
  /// The nearest entry to what was missing is appended for a field.
  mutating func append(_ best: PatternGenerator.Nearest, _ wanted: PatternFields, _ field: PatternField)
}

/// What hears nothing.
struct NoPatternObserver: PatternObserver {
  @inline(__always)
  mutating func ask(_ request: PatternGenerator.Request) {}
  @inline(__always)
  mutating func lookUp(_ value: UInt16, _ specified: PatternGenerator.Specified, _ place: Int) {}
  @inline(__always)
  mutating func match(_ best: PatternGenerator.Nearest, _ fields: PatternFields) {}
  @inline(__always)
  mutating func addFraction(_ best: PatternGenerator.Nearest) {}
  @inline(__always)
  mutating func append(_ best: PatternGenerator.Nearest, _ wanted: PatternFields, _ field: PatternField) {}
}

/// Keeps what it hears.
struct PatternRecorder: PatternObserver {
  enum Event {
    case lookUp(UInt16, PatternGenerator.Specified, place: Int)
    case match(PatternGenerator.Nearest, PatternFields)
    case addFraction(PatternGenerator.Nearest)
    case append(PatternGenerator.Nearest, wanted: PatternFields, PatternField)
  }

  private(set) var request: PatternGenerator.Request?
  private(set) var events: [Event] = []

  mutating func ask(_ request: PatternGenerator.Request) { self.request = request }

  mutating func lookUp(_ value: UInt16, _ specified: PatternGenerator.Specified, _ place: Int) {
    events.append(.lookUp(value, specified, place: place))
  }

  mutating func match(_ best: PatternGenerator.Nearest, _ fields: PatternFields) { events.append(.match(best, fields)) }

  mutating func addFraction(_ best: PatternGenerator.Nearest) { events.append(.addFraction(best)) }

  mutating func append(_ best: PatternGenerator.Nearest, _ wanted: PatternFields, _ field: PatternField) {
    events.append(.append(best, wanted: wanted, field))
  }
}
