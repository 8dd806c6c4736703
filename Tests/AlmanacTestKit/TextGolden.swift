package import Almanac
import Foundation

/// Golden files of texts of a locale, `<topic>-<locale>.tsv`: cells with tabs between, the last one a text, one row a line.
///
/// They are written from a live ICU, and read by tests that need none.
package struct TextGolden: Sendable {
  /// What the file's name begins with, such as `skeletons`.
  package let topic: String
  /// The tag in the file's name.
  package let locale: LocaleTag

  /// The golden file of a topic and a locale.
  package init(_ topic: String, _ locale: LocaleTag) {
    self.topic = topic
    self.locale = locale
  }

  /// The locales that have files of every topic.
  package static let locales: [LocaleTag] = ["pt-BR", "pt-PT", "ja", "zh-Hans", "zh-Hant", "zh-Hant-HK", "tr"]

  /// The file's name.
  package var name: String { url.lastPathComponent }

  private var url: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../AlmanacTests/Golden/\(topic)-\(locale).tsv"
    )
    .standardizedFileURL
  }

  /// The rows of the file, invisible characters put back.
  ///
  /// - Throws: `TextGoldenError` for a line with an invisible character or an escape that is none; Foundation's error
  ///   where the file cannot be read.
  package func read() throws -> [[String]] {
    var rows: [[String]] = []
    for (number, line) in try String(contentsOf: url, encoding: .utf8).split(separator: "\n").enumerated() {
      if line.hasPrefix("#") { continue }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(GoldenText.unescaped)
      guard cells.allSatisfy({ $0 != nil }) else { throw TextGoldenError(file: name, line: number + 1) }
      rows.append(cells.compactMap { $0 })
    }
    return rows
  }

  /// Writes rows to the file, in place of what it held.
  ///
  /// - Parameters:
  ///   - rows: the cells.
  ///   - title: what the file's first line says of them.
  /// - Throws: Foundation's error where the file cannot be written.
  package func write(_ rows: [[String]], title: String) throws {
    var text = "# \(title)\n"
    for row in rows { text += row.map(GoldenText.escaped).joined(separator: "\t") + "\n" }
    try Data(text.utf8).write(to: url, options: .atomic)
  }
}

/// A line of a golden file that cannot be read.
package struct TextGoldenError: Error, CustomStringConvertible {
  /// The file's name.
  package let file: String
  /// The line, from 1.
  package let line: Int

  /// The file, the line and what is wrong.
  package var description: String { "\(file), line \(line): an invisible character, or an escape that is none" }
}
