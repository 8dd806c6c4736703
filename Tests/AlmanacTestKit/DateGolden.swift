package import Almanac
import Foundation

/// The golden files of date styles, `dates-<locale>.tsv`: style, ISO 8601 date and text, one row a line.
///
/// They are written from a live ICU, and read by tests that need none.
package struct DateGolden: Sendable {
  /// One line.
  package struct Row: Sendable {
    /// The length of the date.
    package var style: DateStyle
    /// The day.
    package var date: CivilDate
    /// The text that ICU writes.
    package var text: String

    /// Makes a row.
    package init(style: DateStyle, date: CivilDate, text: String) {
      self.style = style
      self.date = date
      self.text = text
    }
  }

  /// The tag in the file's name.
  package let locale: LocaleTag

  /// The golden file of a locale.
  package init(_ locale: LocaleTag) {
    self.locale = locale
  }

  /// The locales that have a file: those of Portuguese, Japanese, Chinese and Turkish.
  package static let locales: [LocaleTag] = [
    "pt", "pt-BR", "pt-PT", "pt-AO", "ja", "zh-Hans", "zh-Hans-CN", "zh-Hant", "zh-Hant-TW", "zh-Hant-HK", "tr",
    "tr-CY",
  ]

  /// The days in each file.
  package static let dates: [CivilDate] = {
    let days = [
      "-0043-03-15", "0000-12-31", "0001-01-01", "0001-12-31", "0009-09-09", "0099-12-31", "0100-01-01", "0999-12-31",
      "1000-01-01", "1899-12-31", "1900-02-28", "1900-03-01", "1969-12-31", "1970-01-01", "1999-12-31", "2000-01-01",
      "2000-02-29", "2023-02-28", "2024-02-28", "2024-02-29", "2024-03-01", "2100-02-28", "2100-03-01", "9999-12-31",
    ]
    let octoberOf1582 = (4...15).map { "1582-10-\($0 < 10 ? "0" : "")\($0)" }
    let months = (1...12).flatMap { month in
      let length = Month(rawValue: UInt8(month)).map { CivilDate.daysInMonth($0, year: 2026) } ?? 0
      let name = "2026-\(month < 10 ? "0" : "")\(month)"
      return ["\(name)-01", "\(name)-\(length)"]
    }
    return (days + octoberOf1582 + months).compactMap { try? CivilDate($0) }.sorted()
  }()

  /// The file's name.
  package var name: String { url.lastPathComponent }

  private var url: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../AlmanacTests/Golden/dates-\(locale).tsv")
      .standardizedFileURL
  }

  /// The rows of the file.
  ///
  /// - Throws: `DateGoldenError` for a line that is no row; Foundation's error where the file cannot be read.
  package func read() throws -> [Row] {
    var rows: [Row] = []
    for (number, line) in try String(contentsOf: url, encoding: .utf8).split(separator: "\n").enumerated() {
      if line.hasPrefix("#") { continue }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count == 3, let style = DateStyle(rawValue: String(cells[0])),
        let date = try? CivilDate(String(cells[1])),
        let text = GoldenText.unescaped(cells[2])
      else { throw DateGoldenError(file: url.lastPathComponent, line: number + 1) }
      rows.append(Row(style: style, date: date, text: text))
    }
    return rows
  }

  /// Writes rows to the file, in place of what it held.
  package func write(_ rows: [Row], source: String) throws {
    var text = "# Date styles of \(locale), proleptic Gregorian, as \(source) writes them: style, date, text.\n"
    for row in rows { text += "\(row.style.rawValue)\t\(row.date)\t\(GoldenText.escaped(row.text))\n" }
    try Data(text.utf8).write(to: url, options: .atomic)
  }
}

/// A line of a golden file that cannot be read.
package struct DateGoldenError: Error, CustomStringConvertible {
  /// The file's name.
  package let file: String
  /// The line, from 1.
  package let line: Int

  /// The file, the line and what a line should be.
  package var description: String { "\(file), line \(line): not a style, a date and an escaped text with tabs between" }
}
