package import Almanac
import Foundation

/// The golden files of names, `names-<locale>.tsv`: kind, context and width of a list, then its names, with tabs between.
///
/// They are written from a live ICU, and read by tests that need none.
package struct NamesGolden: Sendable {
  /// One line.
  package struct Row: Hashable, Sendable {
    /// Which list, such as `months standalone wide`.
    package var list: String
    /// Its names.
    package var names: [String]

    /// Makes a row.
    package init(_ list: String, _ names: [String]) {
      self.list = list
      self.names = names
    }
  }

  /// The tag in the file's name.
  package let locale: LocaleTag

  /// The golden file of a locale.
  package init(_ locale: LocaleTag) {
    self.locale = locale
  }

  /// The locales that have a file.
  package static let locales: [LocaleTag] = ["pt-BR", "pt-PT", "ja", "zh-Hans", "zh-Hant", "zh-Hant-HK", "tr"]

  /// The file's name.
  package var name: String { url.lastPathComponent }

  private var url: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../AlmanacTests/Golden/names-\(locale).tsv")
      .standardizedFileURL
  }

  /// The rows of the file.
  ///
  /// - Throws: `NamesGoldenError` for a line that is no row; Foundation's error where the file cannot be read.
  package func read() throws -> [Row] {
    var rows: [Row] = []
    for (number, line) in try String(contentsOf: url, encoding: .utf8).split(separator: "\n").enumerated() {
      if line.hasPrefix("#") { continue }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      let names = cells.dropFirst().compactMap { GoldenText.unescaped($0) }
      guard cells.count > 1, names.count == cells.count - 1 else {
        throw NamesGoldenError(file: name, line: number + 1)
      }
      rows.append(Row(String(cells[0]), names))
    }
    return rows
  }

  /// Writes rows to the file, in place of what it held.
  package func write(_ rows: [Row], source: String) throws {
    var text = "# Names of \(locale), Gregorian, as \(source) has them: list, names.\n"
    for row in rows { text += ([row.list] + row.names.map(GoldenText.escaped)).joined(separator: "\t") + "\n" }
    try Data(text.utf8).write(to: url, options: .atomic)
  }
}

/// A line of a golden file that cannot be read.
package struct NamesGoldenError: Error, CustomStringConvertible {
  /// The file's name.
  package let file: String
  /// The line, from 1.
  package let line: Int

  /// The file, the line and what a line should be.
  package var description: String { "\(file), line \(line): not a list and its escaped names with tabs between" }
}
