extension DiffReport {
  /// The whole report as text: what people see, then the raw keys.
  var text: String {
    guard !result.isEmpty else { return "\(title)\nnothing differs in \(result.comparisons) texts\(keysExtent)\n" }
    var lines = [title] + presence
    lines += ["", "What people see: \(extent)", ""]
    for (number, entry) in result.entries.enumerated() { lines += Self.lines(entry, number + 1) + [""] }
    if let keys = result.keys {
      lines += ["What the tables hold: \(Self.counted(keys.count, "change"))\(areasLeftOut)", ""]
      lines += keys.map(Self.line)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var keysExtent: String { result.keys == nil ? "" : ", and in no key\(areasLeftOut)" }

  private var areasLeftOut: String {
    result.areasLeftOut.isEmpty
      ? ""
      : " (not compared, for a packed file has no text of it: "
        + "\(result.areasLeftOut.joined(separator: ", ")))"
  }

  private static func lines(_ entry: DiffEntry, _ number: Int) -> [String] {
    let locales = entry.locales
    var lines = ["\(number). \(heading(entry))"]
    if let warning = entry.cause.warning { lines.append("   looks like a mistake in the data: \(warning.text)") }
    lines.append("   \(counted(entry.count, "text")) in \(counted(locales.count, "locale"))")
    for text in examples(entry) { lines.append("   \(example(text))") }
    lines.append("   in \(subjects(entry, limit: 8))")
    lines.append("   \(shortened(locales, 16))")
    return lines
  }

  /// One text of each section, at most three.
  static func examples(_ entry: DiffEntry) -> [DiffEntry.Text] {
    entry.sections.prefix(3).compactMap { section in entry.texts.first { $0.section == section } }
  }

  private static func line(_ change: KeyChange) -> String {
    let holders = change.locales.isEmpty ? "" : "\t\(shortened(change.locales, 8))"
    return "\(change.key)\t\(Escaped.text(change.before)) -> \(Escaped.text(change.after))\(holders)"
  }
}
