package import Almanac
import Foundation

/// The golden files of relative phrases, `relative-<locale>.tsv`: style, numbers, unit, count and text, one row a line.
///
/// They are written from a live ICU, and read by tests that need none.
package struct RelativeGolden: Sendable {
  /// One line.
  package struct Row: Hashable, Sendable {
    /// The length of the phrase.
    package var style: RelativeStyle
    /// Whether words may stand in place of numbers.
    package var numbers: RelativeNumbers
    /// What is counted.
    package var unit: RelativeUnit
    /// How many there are.
    package var count: Int
    /// The text that ICU writes.
    package var text: String

    /// Makes a row.
    package init(style: RelativeStyle, numbers: RelativeNumbers, unit: RelativeUnit, count: Int, text: String) {
      self.style = style
      self.numbers = numbers
      self.unit = unit
      self.count = count
      self.text = text
    }
  }

  /// The locales that have a file.
  package static let locales: [LocaleTag] = ["pt-BR", "pt-PT", "ja", "zh-Hans", "zh-Hant", "zh-Hant-HK", "tr"]
  /// The numbers in each file: those that may have words, and those that do not.
  package static let counts: [RelativeNumbers: [Int]] = [
    .auto: [-2, -1, 0, 1, 2], .always: [-1_234_567, -3, -1, 0, 1, 2, 10_000, 1_000_000],
  ]

  /// The tag in the file's name.
  package let locale: LocaleTag

  /// The golden file of a locale.
  package init(_ locale: LocaleTag) {
    self.locale = locale
  }

  private var url: URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../AlmanacTests/Golden/relative-\(locale).tsv").standardizedFileURL
  }

  /// The rows that a file has, with what `text` says of each.
  package static func rows(_ text: (RelativeStyle, RelativeNumbers, RelativeUnit, Int) throws -> String) rethrows
    -> [Row]
  {
    var rows: [Row] = []
    for style in RelativeStyle.allCases {
      for numbers in RelativeNumbers.allCases {
        for unit in RelativeUnit.allCases {
          for count in counts[numbers] ?? [] {
            rows.append(
              Row(style: style, numbers: numbers, unit: unit, count: count, text: try text(style, numbers, unit, count))
            )
          }
        }
      }
    }
    return rows
  }

  /// The rows of the file.
  ///
  /// - Throws: `RelativeGoldenError` for a line that is no row; Foundation's error where the file cannot be read.
  package func read() throws -> [Row] {
    var rows: [Row] = []
    for (number, line) in try String(contentsOf: url, encoding: .utf8).split(separator: "\n").enumerated() {
      if line.hasPrefix("#") { continue }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 5, let style = RelativeStyle(rawValue: cells[0]),
        let numbers = RelativeNumbers(rawValue: cells[1]), let unit = RelativeUnit(rawValue: cells[2]),
        let count = Int(cells[3]), let text = GoldenText.unescaped(cells[4])
      else { throw RelativeGoldenError(file: url.lastPathComponent, line: number + 1) }
      rows.append(Row(style: style, numbers: numbers, unit: unit, count: count, text: text))
    }
    return rows
  }

  /// Writes rows to the file, in place of what it held.
  package func write(_ rows: [Row], source: String) throws {
    var text = "# Relative phrases of \(locale) as \(source) writes them: style, numbers, unit, count, text.\n"
    for row in rows {
      text += "\(row.style)\t\(row.numbers)\t\(row.unit)\t\(row.count)\t\(GoldenText.escaped(row.text))\n"
    }
    try Data(text.utf8).write(to: url, options: .atomic)
  }
}

/// A line of a golden file that cannot be read.
package struct RelativeGoldenError: Error, CustomStringConvertible {
  /// The file's name.
  package let file: String
  /// The line, from 1.
  package let line: Int

  /// The file, the line and what a line should be.
  package var description: String {
    "\(file), line \(line): not a style, auto or always, a unit, a number and an escaped text with tabs between"
  }
}
