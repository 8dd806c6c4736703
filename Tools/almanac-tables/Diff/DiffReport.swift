import Almanac

/// A comparison in words.
struct DiffReport {
  let result: DiffResult

  /// The first line: which editions.
  var title: String { "\(Self.edition(result.old)) -> \(Self.edition(result.new))" }

  private static func edition(_ source: TableText.Source) -> String {
    "ICU \(source.icu) (CLDR \(source.cldr), Unicode \(source.unicode), time zones \(source.timeZones))"
  }

  /// What was compared, and how much of it differs.
  var extent: String {
    let locales = Set(result.entries.flatMap(\.locales)).count
    return "\(result.changedTexts) of \(result.comparisons) texts differ, in \(locales) of \(result.compared.count) "
      + "locales; \(result.entries.count) causes"
  }

  /// Lines on overlays, and on locales that one side alone has.
  var presence: [String] {
    var lines: [String] = []
    for (side, overlays) in [("old", result.overlays.old), ("new", result.overlays.new)] {
      for overlay in overlays {
        lines.append(
          "\(side): the overlay \(Escaped.text(overlay.name)) has \(Self.counted(overlay.changes.count, "value")): "
            + Self.shortened(overlay.changes, 8, separator: ", "))
      }
    }
    func add(_ title: String, _ tags: [String]) {
      if !tags.isEmpty { lines.append("\(title) (\(tags.count)): \(tags.joined(separator: " "))") }
    }
    add("new locales", result.added)
    add("of new languages, not compared", result.newLanguages)
    add("gone locales", result.removed)
    add("of gone languages, not compared", result.goneLanguages)
    return lines
  }

  /// What an entry is about: the edits, in words.
  static func heading(_ entry: DiffEntry) -> String {
    let edits = entry.cause.edits.map(edit).joined(separator: "; ")
    switch entry.cause.place {
    case .dates: return edits
    case .words(let section): return "\(section.rawValue): \(edits)"
    }
  }

  private static func edit(_ edit: TextEdit) -> String {
    var text: String
    if edit.removed.isEmpty {
      text = "\(Escaped.text(edit.inserted)) comes in"
    } else if edit.inserted.isEmpty {
      text = "\(Escaped.text(edit.removed)) goes"
    } else {
      text = "\(Escaped.text(edit.removed)) becomes \(Escaped.text(edit.inserted))"
    }
    switch (edit.left, edit.right) {
    case (nil, _), (_, nil): break
    case (.edge?, .edge?): break
    case (.dash?, _): text += " beside a dash"
    case (.edge?, let right?): text += " before \(right.rawValue)"
    case (let left?, .edge?): text += " behind \(left.rawValue)"
    case (let left?, let right?): text += " between \(left.rawValue) and \(right.rawValue)"
    }
    return text
  }

  /// A text before and after, with what was written.
  static func example(_ text: DiffEntry.Text) -> String {
    let value = text.value.isEmpty ? "" : " \(text.value)"
    return "\(text.locales[0]) \(text.section.rawValue) \(text.subject)\(value): \(written(text))"
  }

  /// Both texts, invisible characters as escapes.
  static func written(_ text: DiffEntry.Text) -> String {
    "\(Escaped.text(text.before)) -> \(Escaped.text(text.after))"
  }

  /// What an entry is about, section by section: how many texts, and which subjects.
  static func subjects(_ entry: DiffEntry, limit: Int) -> String {
    entry.sections.map { section in
      let subjects = Set(entry.texts.filter { $0.section == section }.map(\.subject)).sorted()
      return "\(section.rawValue) \(shortened(subjects, limit, separator: ", "))"
    }.joined(separator: "; ")
  }

  /// The first of a list, and how many more there are.
  static func shortened(_ items: [String], _ limit: Int, separator: String = " ") -> String {
    guard items.count > limit + 1 else { return items.joined(separator: separator) }
    return items.prefix(limit).joined(separator: separator) + " and \(items.count - limit) more"
  }

  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
