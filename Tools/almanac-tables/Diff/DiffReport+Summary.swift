extension DiffReport {
  /// One line for each locale: how many of its texts differ, section by section, and how many look like mistakes.
  var summary: String {
    var counts: [String: [DiffSection: Int]] = [:]
    var warnings: [String: Int] = [:]
    for entry in result.entries {
      for text in entry.texts {
        for locale in text.locales {
          counts[locale, default: [:]][text.section, default: 0] += 1
          if entry.cause.warning != nil { warnings[locale, default: 0] += 1 }
        }
      }
    }
    var lines = [title] + presence
    for locale in result.compared.sorted() {
      guard let sections = counts[locale] else {
        lines.append("\(locale)\t0")
        continue
      }
      let parts = sections.sorted { $0.key < $1.key }.map { "\($0.key.rawValue) \($0.value)" }
      let doubtful = warnings[locale].map { "; \($0) look like mistakes" } ?? ""
      lines.append("\(locale)\t\(sections.values.reduce(0, +))\t\(parts.joined(separator: ", "))\(doubtful)")
    }
    lines.append(result.isEmpty ? "nothing differs" : extent)
    return lines.joined(separator: "\n") + "\n"
  }
}
