/// One cause, and every text that it changed.
struct DiffEntry: Sendable {
  let cause: DiffCause
  /// The texts, those of most locales first.
  let texts: [Text]

  /// A text that is the same in several locales, before and after.
  struct Text: Sendable {
    let section: DiffSection
    let subject: String
    let value: String
    let before: String?
    let after: String?
    let forms: TextChange.Forms?
    /// Sorted, short tags first: those that others inherit from.
    let locales: [String]
  }

  /// How many texts changed: each in each locale is one.
  var count: Int { texts.reduce(0) { $0 + $1.locales.count } }
  /// All its locales.
  var locales: [String] { Self.sorted(Set(texts.flatMap(\.locales))) }
  /// All its sections, in order.
  var sections: [DiffSection] { Set(texts.map(\.section)).sorted() }

  /// Tags, short ones first.
  static func sorted(_ tags: some Sequence<String>) -> [String] {
    tags.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }
}

/// Puts changes of one cause together.
struct DiffGrouping {
  private struct TextKey: Hashable {
    var section: DiffSection
    var subject: String
    var before: [UInt8]?
    var after: [UInt8]?
  }

  private struct Group {
    var example: TextChange
    var locales: [String]
  }

  private var groups: [DiffCause: [TextKey: Group]] = [:]

  /// Takes in the changes of one locale.
  ///
  /// - Parameters:
  ///   - changes: the changes.
  ///   - shortDates: the patterns of the locale's short date on both sides, where both have one.
  mutating func add(_ changes: [TextChange], shortDates: TextChange.Forms?) {
    // A name that changed is the cause of each text that has it.
    var names: [TextChange.Forms: DiffCause] = [:]
    for change in changes where change.section.isNames {
      guard let before = change.before, let after = change.after else { continue }
      names[TextChange.Forms(before: before, after: after)] = Self.cause(of: change, [:], shortDates)
    }
    for change in changes {
      let cause = Self.cause(of: change, names, shortDates)
      let key = TextKey(
        section: change.section, subject: change.subject, before: change.before.map { Array($0.utf8) },
        after: change.after.map { Array($0.utf8) })
      groups[cause, default: [:]][key, default: Group(example: change, locales: [])].locales.append(change.locale)
    }
  }

  /// The entries: first what looks like a mistake, then what changed most texts.
  var entries: [DiffEntry] {
    let entries = groups.map { cause, texts in
      let sorted = texts.values.map { group in
        DiffEntry.Text(
          section: group.example.section, subject: group.example.subject, value: group.example.value,
          before: group.example.before, after: group.example.after, forms: group.example.forms,
          locales: DiffEntry.sorted(Set(group.locales)))
      }
      return DiffEntry(
        cause: cause,
        texts: sorted.map { ($0, Self.order($0)) }.sorted { left, right in
          left.0.locales.count == right.0.locales.count
            ? left.1 < right.1 : left.0.locales.count > right.0.locales.count
        }.map(\.0))
    }
    return entries.map { ($0, $0.count, Self.order($0)) }.sorted { left, right in
      let warnings = (left.0.cause.warning?.place ?? .max, right.0.cause.warning?.place ?? .max)
      if warnings.0 != warnings.1 { return warnings.0 < warnings.1 }
      return left.1 == right.1 ? left.2 < right.2 : left.1 > right.1
    }.map(\.0)
  }

  /// What orders texts of as many locales: no two have the same, so that the report is the same each time.
  private static func order(_ text: DiffEntry.Text) -> String {
    let place = text.section.place
    return "\(place < 10 ? "0" : "")\(place) \(text.subject)\t\(text.locales[0])\t\(text.value)\t\(text.before ?? "")"
      + "\t\(text.after ?? "")"
  }

  /// What orders entries of as many texts.
  private static func order(_ entry: DiffEntry) -> String {
    "\(entry.sections.first?.rawValue ?? "") \(entry.cause.place) "
      + entry.cause.edits.map {
        "\($0.removed)>\($0.inserted) \($0.left?.rawValue ?? "")/\($0.right?.rawValue ?? "")"
      }.joined(separator: ";")
  }

  // MARK: Causes

  private static func cause(
    of change: TextChange, _ names: [TextChange.Forms: DiffCause], _ shortDates: TextChange.Forms?
  ) -> DiffCause {
    guard let before = change.before, let after = change.after else {
      let edit = TextEdit(removed: change.before ?? "", inserted: change.after ?? "", left: nil, right: nil)
      return DiffCause(place: .words(change.section), edits: [edit], warning: nil)
    }
    if change.section.isNames {
      let warning: DiffWarning? = change.section == .digits && change.subject == "digits" ? .numberSystem : nil
      return DiffCause(place: .words(change.section), edits: change.edits, warning: warning)
    }
    if change.edits.count == 1,
      let cause = names[TextChange.Forms(before: change.edits[0].removed, after: change.edits[0].inserted)]
    {
      return cause
    }
    if let digits = names.values.first(where: { $0.warning == .numberSystem }), differInDigits(before, after) {
      return digits
    }
    var warning: DiffWarning?
    if let forms = change.forms, let shortDates, DiffWarning.contradictsShortDate(forms, shortDates) {
      warning = .fieldOrder
    } else if change.edits.contains(where: \.losesSpace) {
      warning = .lostSpace
    }
    let place: DiffCause.Place = change.section == .relative ? .words(.relative) : .dates
    return DiffCause(place: place, edits: change.edits, warning: warning)
  }

  /// Whether two texts are the same but for the digits that are written.
  private static func differInDigits(_ before: String, _ after: String) -> Bool {
    func plain(_ text: String) -> [Character] {
      text.map { character in character.wholeNumberValue.map { Character("\($0 % 10)") } ?? character }
    }
    return plain(before) == plain(after)
  }
}
