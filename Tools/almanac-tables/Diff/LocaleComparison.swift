import Almanac

/// What people who read one locale see change between two editions.
///
/// Both sides write the same values with the package's own formats, and every text is compared byte by byte.
struct LocaleComparison {
  let plan: ComparisonPlan
  let name: String
  let old: Side
  let new: Side
  private(set) var changes: [TextChange] = []
  /// How many texts were compared.
  private(set) var comparisons = 0
  /// How many of them follow from values that a locale may have from its parent.
  private var inheritedComparisons = 0
  private var before: [UInt8] = []
  private var after: [UInt8] = []

  /// One side's tables and the tag that is asked for.
  struct Side {
    let edition: Edition
    let data: LocaleData
    /// The locale with the Gregorian calendar.
    let tag: LocaleTag
    /// The locale as it is.
    let plain: LocaleTag
    let row: Int

    /// The locale with another calendar.
    func tag(calendar: TableCalendar) -> LocaleTag? {
      try? LocaleTag(parsing: plain.adding("ca", calendar.rawValue))
    }
  }

  /// Which side it is.
  enum Edition: Int {
    case old, new
  }

  init(_ plan: ComparisonPlan, _ tag: LocaleTag, _ old: LocaleData, _ new: LocaleData) throws {
    self.plan = plan
    name = "\(tag)"
    let gregorian = try LocaleTag(parsing: tag.adding("ca", "gregory"))
    func side(_ edition: Edition, _ data: LocaleData) -> Side {
      Side(edition: edition, data: data, tag: gregorian, plain: tag, row: data.row(for: tag) ?? data.rootRow)
    }
    self.old = side(.old, old)
    self.new = side(.new, new)
  }

  /// The sections that depend on a locale's values and its language alone.
  ///
  /// A locale that has no value of its own says in them what its parent says.
  static let inheritedSections: Set<DiffSection> = [
    .skeletons, .ranges, .relative, .months, .weekdays, .quarters, .eras, .dayPeriods, .fields, .digits, .offsets,
  ]

  /// Compares everything that the plan asks for.
  ///
  /// - Parameter parent: the comparison of a locale that this one has all its values from on both sides; what follows from
  ///   them alone is not written again.
  mutating func run(like parent: LocaleComparison? = nil) {
    let inherited = plan.sections.intersection(Self.inheritedSections)
    if let parent {
      changes = parent.changes.filter { inherited.contains($0.section) }
      for index in changes.indices { changes[index].locale = name }
      comparisons = parent.inheritedComparisons
    } else {
      run(inherited)
    }
    inheritedComparisons = comparisons
    run(plan.sections.subtracting(inherited))
  }

  private mutating func run(_ sections: Set<DiffSection>) {
    if !sections.isDisjoint(with: [.dates, .times, .dateTimes]) { compareStyles() }
    if sections.contains(.skeletons) { compareSkeletons() }
    if sections.contains(.ranges) { compareRanges() }
    if sections.contains(.relative) { compareRelative() }
    if sections.contains(where: { DiffSection.groups["names"]?.contains($0) == true }) { compareNames() }
    if sections.contains(.digits) { compareDigits() }
    if sections.contains(.weeks) { compareWeeks() }
    if sections.contains(.offsets) { compareOffsets() }
    if sections.contains(.calendars) { compareCalendars() }
  }

  // MARK: Comparing one thing

  /// The formats of both sides; nil where one cannot write.
  typealias Both = (old: DateTimeFormat?, new: DateTimeFormat?)

  /// Makes the formats of both sides.
  func both(_ make: (Side) throws -> DateTimeFormat) -> Both { (try? make(old), try? make(new)) }

  /// Compares what two formats write; the first sample that shows a difference is the example.
  ///
  /// - Parameters:
  ///   - section: where the texts belong.
  ///   - subject: what is written.
  ///   - samples: the moments that are written.
  ///   - forms: the patterns; those of the formats if left out.
  ///   - formats: the formats.
  mutating func compare(
    _ section: DiffSection, _ subject: @autoclosure () -> String, _ samples: [Sample], forms: TextChange.Forms? = nil,
    _ formats: Both
  ) {
    guard let first = formats.old, let second = formats.new else {
      guard let one = formats.old ?? formats.new, let sample = samples.first else { return }
      let text = one.string(from: sample.moment, offset: plan.samples.offset)
      compare(section, subject(), sample.name, formats.old.map { _ in text }, formats.new.map { _ in text })
      return
    }
    for sample in samples {
      comparisons += 1
      before.removeAll(keepingCapacity: true)
      after.removeAll(keepingCapacity: true)
      first.write(sample.moment, offset: plan.samples.offset, to: &before)
      second.write(sample.moment, offset: plan.samples.offset, to: &after)
      guard before != after else { continue }
      let texts = [before, after].map { String(decoding: $0, as: UTF8.self) }
      let edits =
        section == .dateTimes && forms != nil
        ? forms.map { TextEdit.edits(TextToken.glue($0.before), TextToken.glue($0.after)) } ?? []
        : TextEdit.edits(tokens(first, sample), tokens(second, sample))
      note(
        section, subject(), sample.name, texts[0], texts[1],
        forms ?? TextChange.Forms(before: first.pattern, after: second.pattern), edits)
      return
    }
  }

  private func tokens(_ format: DateTimeFormat, _ sample: Sample) -> [TextToken] {
    TextToken.parts(format.parts(from: sample.moment, offset: plan.samples.offset))
  }

  /// Compares two texts that are there already; names are changed as a whole, other texts word by word.
  mutating func compare(
    _ section: DiffSection, _ subject: @autoclosure () -> String, _ value: @autoclosure () -> String,
    _ before: String?, _ after: String?
  ) {
    guard before != nil || after != nil else { return }
    comparisons += 1
    guard !before.isSame(as: after) else { return }
    var edits: [TextEdit] = []
    if let before, let after {
      edits =
        section.isNames
        ? [TextEdit(removed: before, inserted: after, left: nil, right: nil)]
        : TextEdit.edits(TextToken.text(before), TextToken.text(after))
    }
    note(section, subject(), value(), before, after, nil, edits)
  }

  /// Compares what two formats of ranges write; says whether it differs.
  ///
  /// - Returns: `changed` or `same`.
  mutating func compare(
    _ subject: @autoclosure () -> String, _ from: Sample, _ to: Sample, _ first: IntervalSeries.Item,
    _ second: IntervalSeries.Item
  ) -> Outcome {
    comparisons += 1
    before.removeAll(keepingCapacity: true)
    after.removeAll(keepingCapacity: true)
    first.format.write(from: from.moment, to: to.moment, into: &before)
    second.format.write(from: from.moment, to: to.moment, into: &after)
    guard before != after else { return .same }
    let texts = [before, after].map { String(decoding: $0, as: UTF8.self) }
    let described = [first, second].map { format in
      let (pattern, parts) = format.described(from: from.moment, to: to.moment)
      return (pattern: pattern, tokens: TextToken.parts(parts.map(\.part)))
    }
    note(
      .ranges, subject(), "\(from.name)/\(to.name)", texts[0], texts[1],
      TextChange.Forms(before: described[0].pattern, after: described[1].pattern),
      TextEdit.edits(described[0].tokens, described[1].tokens))
    return .changed
  }

  /// Whether a comparison found a difference.
  enum Outcome {
    case same, changed
  }

  /// Compares what two formats of one kind write.
  mutating func compare<Format>(
    _ section: DiffSection, _ subject: @autoclosure () -> String, _ value: @autoclosure () -> String, _ first: Format?,
    _ second: Format?, _ write: (Format, inout [UInt8]) -> Void
  ) {
    before.removeAll(keepingCapacity: true)
    after.removeAll(keepingCapacity: true)
    if let first { write(first, &before) }
    if let second { write(second, &after) }
    guard first == nil || second == nil || before != after else {
      comparisons += 1
      return
    }
    compare(
      section, subject(), value(), first.map { _ in String(decoding: before, as: UTF8.self) },
      second.map { _ in String(decoding: after, as: UTF8.self) })
  }

  /// A comparison of the same locale that has compared nothing.
  var alone: LocaleComparison {
    var alone = self
    alone.changes = []
    alone.comparisons = 0
    return alone
  }

  /// Takes in the changes of another locale, of texts that are this one's too.
  mutating func repeatChanges(_ known: [TextChange], comparisons count: Int, _ subject: String) {
    comparisons += count
    for var change in known {
      change.locale = name
      change.subject = subject
      changes.append(change)
    }
  }

  private mutating func note(
    _ section: DiffSection, _ subject: String, _ value: String, _ before: String?, _ after: String?,
    _ forms: TextChange.Forms?, _ edits: [TextEdit]
  ) {
    changes.append(
      TextChange(
        locale: name, section: section, subject: subject, value: value, before: before, after: after, forms: forms,
        edits: edits))
  }
}
