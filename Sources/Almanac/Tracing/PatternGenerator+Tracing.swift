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
