import Almanac

/// An overlay beside the text that it is to be merged into.
extension Overlay {
  /// What does not suit a text, each as a sentence of its own; none where all is as it was when the overlay was written.
  ///
  /// The text is the harvested one, without any overlay.
  func findings(in text: TableText) -> [OverlayError] {
    var findings: [OverlayError] = []
    var others = 0
    for entry in entries {
      guard let finding = finding(entry, in: text) else { continue }
      if finding.isOfBase { others += 1 }
      findings.append(finding.error)
    }
    guard edition != text.source.icu else { return findings }
    let error = OverlayError(
      path: path, place: ["edition"],
      problem: "it was written over ICU \(edition), and the text is of ICU \(text.source.icu)",
      remedy: others == 0
        ? "none of the values that it replaces has changed: write \"\(text.source.icu)\" here"
        : "look at the \(others) value\(others == 1 ? "" : "s") below, then write \"\(text.source.icu)\" here")
    return [error] + findings
  }

  private func finding(_ entry: Entry, in text: TableText) -> (error: OverlayError, isOfBase: Bool)? {
    let place = ["locales", entry.locale, entry.key]
    func error(_ place: [String], _ problem: String, _ remedy: String) -> OverlayError {
      OverlayError(path: path, place: place, problem: problem, remedy: remedy)
    }
    guard text.locales[entry.locale] != nil else {
      let language = Subset.language(entry.locale)
      let known = text.locales.keys.filter { Subset.language($0) == language }.sorted().joined(separator: ", ")
      return (
        error(
          ["locales", entry.locale], "ICU \(text.source.icu) has no such locale",
          known.isEmpty ? "`almanac locales` lists all" : "of this language there are \(known)"), false
      )
    }
    let base = text.value(entry.key, for: entry.locale)?.value
    // Skeletons and the like may be new; a field that nothing knows is misspelt.
    guard base != nil || !entry.key.hasPrefix("fields/") else {
      return (
        error(place, "ICU \(text.source.icu) has no value of this key", "`almanac-tables show` prints the keys"), false
      )
    }
    guard entry.value != base else {
      return (
        error(place, "it changes nothing any more: ICU \(text.source.icu) has this value itself", "take the entry out"),
        false
      )
    }
    guard entry.was != base else { return nil }
    let now = base == nil ? "null" : Escaped.text(base)
    let was = entry.was == nil ? "null" : Escaped.text(entry.was)
    return (
      error(
        place + ["was"], "ICU \(text.source.icu) has \(now) here, and the overlay was written over \(was)",
        "see whether the value is still wanted, then write \(now) as \"was\""), true
    )
  }

  /// The text with the overlay's values in place of its own.
  func applied(to text: TableText) -> TableText {
    var text = text
    for entry in entries { text.locales[entry.locale]?.values[entry.key] = entry.value }
    return text
  }

  /// Throws the findings of all overlays in a text, if there are any.
  static func check(_ overlays: [Overlay], in text: TableText) throws(OverlayFindings) {
    let findings = overlays.flatMap { $0.findings(in: text) }
    guard findings.isEmpty else { throw OverlayFindings(findings: findings) }
  }
}

/// Why overlays cannot be merged into a text.
struct OverlayFindings: Error, CustomStringConvertible {
  let findings: [OverlayError]

  var description: String { findings.map { "\($0)" }.joined(separator: "\n") }
}
