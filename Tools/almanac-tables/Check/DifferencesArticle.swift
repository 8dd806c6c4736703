/// The list of reviewed differences as users read it: the last part of the article "Differences from ICU".
struct DifferencesArticle {
  /// The article, seen from the package's root.
  static let path = "Sources/Almanac/Almanac.docc/DifferencesFromICU.md"

  /// The heading that the list begins with; what stands before it is written by hand.
  static let heading = "## The reviewed list\n"

  let table: DivergenceTable

  /// An article with its list as the table gives it.
  ///
  /// - Parameter article: the article with any list, or with the heading alone.
  /// - Returns: the article, or nil where it has no such heading, or two.
  func updated(_ article: String) -> String? {
    let parts = article.components(separatedBy: "\n" + Self.heading)
    guard parts.count == 2 else { return nil }
    return parts[0] + "\n" + Self.heading + "\n" + list
  }

  /// A section for each title, a paragraph for each explanation, and what it holds for.
  var list: String {
    var text = """
      Beside what stands above, these are all the differences that comparing every locale with ICU finds. `almanac-tables verify`
      fails on one that is not in this list, and on an entry that it does not meet any more. An entry names what is written, the
      locales, the versions of ICU, and which texts; an asterisk stands for anything.

      """
    for title in Self.distinct(table.rows.map(\.title)) {
      text += "\n### \(title)\n"
      let section = table.rows.filter { $0.title == title }
      for explanation in Self.distinct(section.map(\.explanation)) {
        text += "\n\(explanation)\n\n"
        text += Self.entries(section.filter { $0.explanation == explanation }).map { "- \($0)\n" }.joined()
      }
    }
    return text
  }

  /// What rows of one explanation hold for; families that have the same in common, and locales that have, are one entry.
  private static func entries(_ rows: [DivergenceTable.Row]) -> [String] {
    struct Scope: Hashable {
      var families: [String]
      var locales: [String]
      var versions: ClosedRange<Int>
      var subject: String
    }
    let scopes = rows.map { row in
      let twins = rows.filter { $0.versions == row.versions && $0.subject == row.subject }
      let locales = distinct(twins.filter { $0.family == row.family }.map(\.locale))
      let families = distinct(twins.map(\.family)).filter { family in
        distinct(twins.filter { $0.family == family }.map(\.locale)) == locales
      }
      return Scope(families: families, locales: locales, versions: row.versions, subject: row.subject)
    }
    return distinct(scopes).map { scope in
      let families = scope.families.map { String($0.map { $0 == "-" ? " " : $0 }) }.joined(separator: ", ")
      let locales = scope.locales.map(name).joined(separator: ", ")
      let texts = scope.subject == "*" ? "" : ": `\(scope.subject)`"
      return
        "\(families.prefix(1).uppercased())\(families.dropFirst()); \(locales); \(versions(scope.versions))\(texts)"
    }
  }

  private static func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen = Set<Value>()
    return values.filter { seen.insert($0).inserted }
  }

  private static func name(_ locale: String) -> String {
    switch locale {
    case "*": "every locale"
    case DivergenceTable.Row.alias: "legacy aliases"
    default: "`\(locale)`"
    }
  }

  private static func versions(_ versions: ClosedRange<Int>) -> String {
    switch (versions.lowerBound, versions.upperBound) {
    case (0, .max): "every ICU"
    case (0, let last): "ICU up to \(last)"
    case (let first, .max): "ICU from \(first) on"
    case (let first, let last): first == last ? "ICU \(first)" : "ICU \(first) to \(last)"
    }
  }
}

extension String {
  /// The text between the places where a separator stands.
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
