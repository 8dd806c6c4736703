/// Which entries a skeleton was measured against: where they come from, and what becomes of their fields.
extension SkeletonTracer {
  mutating func entry(_ index: Int) -> SkeletonTrace.Entry {
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
  mutating func origin(ofKeyWith value: UInt16, place: Int) -> SkeletonTrace.Origin {
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
  mutating func alternatives(
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
  func adjustments(
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
