extension DiffReport {
  /// The most that a description of a pull request takes is 65,536 characters; the rest is for what people write.
  static let markdownLimit = 50_000

  /// The report for a pull request: a table of causes, those that look like mistakes first, as many as have room.
  var markdown: String {
    var text = "## \(title)\n\n"
    guard !result.isEmpty else { return text + "Nothing differs.\n" }
    for line in presence { text += "- \(line)\n" }
    text += "- \(extent)\n"
    if let keys = result.keys { text += "- \(Self.counted(keys.count, "change")) of values in the tables\n" }
    let doubtful = result.entries.filter { $0.cause.warning != nil }
    let others = result.entries.filter { $0.cause.warning == nil }
    var left = 0
    for (title, entries) in [("Looks like a mistake in the data", doubtful), ("What people see", others)]
    where !entries.isEmpty {
      text += "\n### \(title)\n\n| what | before | after | where | texts | locales |\n|---|---|---|---|---:|---|\n"
      for entry in entries {
        let row = Self.row(entry)
        if text.utf8.count + row.utf8.count <= Self.markdownLimit { text += row } else { left += 1 }
      }
    }
    if left > 0 { text += "\n\(left) more causes have no room here; `almanac-tables diff` prints them all.\n" }
    return text
  }

  private static func row(_ entry: DiffEntry) -> String {
    let text = entry.texts[0]
    let value = text.value.isEmpty ? "" : " \(text.value)"
    let warning = entry.cause.warning.map { " (\($0.text))" } ?? ""
    let cells = [
      heading(entry) + warning, code(text.before), code(text.after),
      "\(text.locales[0]) \(text.section.rawValue) \(text.subject)\(value)", "\(entry.count)",
      shortened(entry.locales, 8),
    ]
    return "| \(cells.map(cell).joined(separator: " | ")) |\n"
  }

  /// A text in the letters of code, with invisible characters as escapes; the quotes of the escaped form are taken off.
  private static func code(_ text: String?) -> String {
    guard let text else { return "nothing" }
    guard !text.isEmpty else { return "empty" }
    let escaped = Escaped.text(text).dropFirst().dropLast()
    return escaped.contains("`") ? "`` \(escaped) ``" : "`\(escaped)`"
  }

  private static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("\n", with: " ")
  }
}
