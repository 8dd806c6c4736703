import Almanac

/// Everything that differs between two editions.
struct DiffResult: Sendable {
  let old: TableText.Source
  let new: TableText.Source
  /// What the sides were called.
  let names: (old: String, new: String)
  /// Locales that one side alone has, short tags first.
  let added: [String]
  let removed: [String]
  /// Those of them that the other side had no answer for but root.
  let newLanguages: [String]
  let goneLanguages: [String]
  /// The locales that were compared, short tags first.
  let compared: [String]
  /// How many texts were compared.
  let comparisons: Int
  /// What people see.
  let entries: [DiffEntry]
  /// What the tables hold; nil where it was not asked for.
  let keys: [KeyChange]?
  /// Areas that one side's form does not have, so that they were not compared.
  let areasLeftOut: [String]
  /// The overlays that were merged into the sides before they were packed.
  var overlays: (old: [LocaleData.Source.Overlay], new: [LocaleData.Source.Overlay]) = ([], [])

  /// Whether anything differs.
  var isEmpty: Bool { entries.isEmpty && keys?.isEmpty ?? true && added.isEmpty && removed.isEmpty }

  /// How many texts differ.
  var changedTexts: Int { entries.reduce(0) { $0 + $1.count } }
}

extension DiffResult {
  /// Compares two sides.
  ///
  /// - Parameters:
  ///   - old: the side that is there now.
  ///   - new: the side that may come.
  ///   - request: which locales and sections.
  /// - Returns: what differs.
  /// - Throws: `DiffRequestError` for a locale that neither side has.
  static func comparing(_ old: DiffSide, _ new: DiffSide, _ request: DiffRequest) async throws -> DiffResult {
    let (oldTags, newTags) = (Set(old.text.locales.keys), Set(new.text.locales.keys))
    let asked = try request.tags(among: oldTags.union(newTags), old.data, new.data)
    let wanted = Set(asked)
    var (newLanguages, goneLanguages): ([String], [String]) = ([], [])
    var tags: [LocaleTag] = []
    for name in asked {
      let tag = name == "und" ? LocaleTag.root : try LocaleTag(parsing: name)
      // A locale that one side does not have is answered for by another one there, unless its language is new.
      let (isOld, isNew) = (isAnswered(tag, old.data), isAnswered(tag, new.data))
      if isOld, isNew {
        tags.append(tag)
      } else if isNew {
        newLanguages.append(name)
      } else if isOld {
        goneLanguages.append(name)
      }
    }
    let areas = Set(old.text.supplemental.keys).intersection(new.text.supplemental.keys)
    // What belongs to no locale is compared where no locale was asked for.
    let comparedAreas = request.locales.isEmpty ? areas.sorted() : []
    // The raw keys are compared beside the texts.
    async let keys = request.comparesKeys ? KeyChange.all(old.text, new.text, areas: comparedAreas, of: wanted) : nil
    let plan = try ComparisonPlan(sections: request.sections, old.text, new.text)
    let parts =
      request.sections.isEmpty ? [] : try await run(plan, LocaleFamilies(tags, old, new).families, old.data, new.data)
    var grouping = DiffGrouping()
    for part in parts { grouping.add(part.changes, shortDates: part.shortDates) }
    return DiffResult(
      old: old.text.source, new: new.text.source, names: (old.name, new.name),
      added: DiffEntry.sorted(newTags.subtracting(oldTags).intersection(wanted)),
      removed: DiffEntry.sorted(oldTags.subtracting(newTags).intersection(wanted)),
      newLanguages: DiffEntry.sorted(newLanguages), goneLanguages: DiffEntry.sorted(goneLanguages),
      compared: DiffEntry.sorted(tags.map(LocaleFamilies.name)), comparisons: parts.reduce(0) { $0 + $1.comparisons },
      entries: grouping.entries, keys: await keys,
      areasLeftOut: Set(old.text.supplemental.keys).symmetricDifference(new.text.supplemental.keys).sorted(),
      overlays: (old.data.source.overlays, new.data.source.overlays))
  }

  private struct Part: Sendable {
    var locale: String
    var changes: [TextChange]
    var comparisons: Int
    var shortDates: TextChange.Forms?

    init(_ comparison: LocaleComparison) {
      locale = comparison.name
      changes = comparison.changes
      comparisons = comparison.comparisons
      shortDates = comparison.shortDates
    }
  }

  /// Compares locales on all cores; the results are in the order of the locales.
  private static func run(
    _ plan: ComparisonPlan, _ families: [LocaleFamilies.Family], _ old: LocaleData, _ new: LocaleData
  ) async throws -> [Part] {
    try await withThrowingTaskGroup(of: [Part].self) { group in
      // The largest ones first, so that no core is left with one of them when the others are done.
      for family in families.sorted(by: { $0.members.count > $1.members.count }) {
        group.addTask {
          var head = try LocaleComparison(plan, family.head, old, new)
          head.run()
          return [Part(head)]
            + (try family.members.map { tag in
              var member = try LocaleComparison(plan, tag, old, new)
              member.run(like: head)
              return Part(member)
            })
        }
      }
      var parts: [Part] = []
      for try await some in group { parts += some }
      return parts.sorted { $0.locale < $1.locale }
    }
  }

  /// Whether tables have an answer for a locale that is not root's.
  private static func isAnswered(_ tag: LocaleTag, _ data: LocaleData) -> Bool {
    guard let row = data.row(for: tag) else { return false }
    return row != data.rootRow || tag == .root
  }
}

extension LocaleComparison {
  /// The patterns of the short date on both sides.
  var shortDates: TextChange.Forms? {
    func pattern(_ side: Side) -> String? {
      try? DateTimeFormat(date: .short, locale: side.tag, data: side.data).pattern
    }
    guard let before = pattern(old), let after = pattern(new) else { return nil }
    return TextChange.Forms(before: before, after: after)
  }
}
