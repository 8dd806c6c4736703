package import Almanac
import Foundation

/// The golden files of times, patterns, calendars and digits, `<family>-<locale>.tsv`: what is written, of which moment, and
/// the text.
///
/// They are written from a live ICU, and read by tests that need none.
package struct FormatGolden: Sendable, CustomStringConvertible {
  /// What a file is about.
  package enum Family: String, CaseIterable, Sendable {
    case times, dateTimes = "date-times", patterns, calendars, digits
  }

  /// What is asked for: styles or a pattern, with ICU's keywords of a locale.
  package struct Subject: Hashable, Sendable {
    package var keywords = "calendar=gregorian"
    package var date: DateStyle?
    package var time: TimeStyle?
    package var pattern: String?
  }

  /// One line.
  package struct Row: Sendable {
    package var subject: Subject
    package var dateTime: CivilDateTime
    package var offset: UTCOffset
    package var text: String

    package init(subject: Subject, dateTime: CivilDateTime, offset: UTCOffset, text: String) {
      self.subject = subject
      self.dateTime = dateTime
      self.offset = offset
      self.text = text
    }
  }

  package let family: Family
  package let locale: LocaleTag

  package init(_ family: Family, _ locale: LocaleTag) {
    self.family = family
    self.locale = locale
  }

  package var description: String { name }

  /// Every file there is.
  package static let all: [FormatGolden] = Family.allCases.flatMap { family in
    (["pt-BR", "pt-PT", "ja", "zh-Hans", "zh-Hant", "zh-Hant-HK", "tr"] as [LocaleTag]).map {
      FormatGolden(family, $0)
    }
  }

  /// What a family's files are about.
  package var subjects: [Subject] {
    switch family {
    case .times: return TimeStyle.allCases.map { Subject(time: $0) }
    case .dateTimes:
      return DateStyle.allCases.flatMap { date in TimeStyle.allCases.map { Subject(date: date, time: $0) } }
    case .patterns:
      return [
        "G GGGG GGGGG", "y yy yyyyy Y u r U", "Q QQQ QQQQ qqq qqqqq", "M MMM MMMM MMMMM LLL LLLL", "w W D F g",
        "E EEEE EEEEE EEEEEE e ccc", "a aaaa aaaaa", "h b", "h:mm b bbbbb", "h B BBBB BBBBB", "H HH h K k kk",
        "m mm s ss S SSS SSSSS A", "Z ZZZZ ZZZZZ O OOOO X XXX x xxxxx", "'o''clock' d''M''y y'年'",
      ].map { Subject(pattern: $0) }
    case .calendars:
      return ["japanese", "roc", "buddhist", "iso8601"].flatMap { calendar in
        let keywords = "calendar=\(calendar)"
        let patterns = ["G y", "GGGGG yy", "y'年'", "u r Y w e"].map { Subject(keywords: keywords, pattern: $0) }
        return DateStyle.allCases.map { Subject(keywords: keywords, date: $0) } + patterns
      }
    case .digits:
      let systems = ["hanidec", "arab", "jpan", "jpanfin", "jpanyear", "hanidays", "hans", "hant", "roman", "hebr"]
      return (systems + ["native", "finance"]).flatMap { system in
        let keywords = "calendar=gregorian;numbers=\(system)"
        return [Subject(keywords: keywords, date: .long), Subject(keywords: keywords, pattern: "y MM dd H S")]
      }
    }
  }

  /// The moments of every subject; from 1582-10-15 on, since ICU's other calendars are Julian before.
  package static let moments: [(CivilDateTime, UTCOffset)] = {
    let texts = [
      ("2026-03-29T06:05:07.089", "-03:00"), ("2024-02-29T00:00:00", "+05:45"), ("2019-04-30T23:59:59.999", "+09:00"),
      ("2019-05-01T12:00:00", "+09:00"), ("1989-01-07T12:30:00", "-11:30"), ("1912-01-01T04:10:20.5", "-00:25:21"),
      ("1911-12-31T15:45:00", "+14:00"), ("1868-09-08T19:00:01.25", "-10:00"), ("1583-01-01T11:59:59", "+01:00"),
    ]
    return texts.compactMap { time, offset in
      guard let time = try? CivilDateTime(time), let offset = try? UTCOffset(offset) else { return nil }
      return (time, offset)
    }
  }()

  /// The file's name.
  package var name: String { "\(family.rawValue)-\(locale).tsv" }

  private var url: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../AlmanacTests/Golden/\(name)")
      .standardizedFileURL
  }

  /// The rows of the file.
  ///
  /// - Throws: `DateGoldenError` for a line that is no row; Foundation's error where the file cannot be read.
  package func read() throws -> [Row] {
    var rows: [Row] = []
    for (number, line) in try String(contentsOf: url, encoding: .utf8).split(separator: "\n").enumerated() {
      if line.hasPrefix("#") { continue }
      guard let row = Self.row(line) else { throw DateGoldenError(file: name, line: number + 1) }
      rows.append(row)
    }
    return rows
  }

  private static func row(_ line: Substring) -> Row? {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard cells.count == 7, let pattern = GoldenText.unescaped(cells[3]),
      let dateTime = try? CivilDateTime(String(cells[4])), let offset = try? UTCOffset(String(cells[5])),
      let text = GoldenText.unescaped(cells[6])
    else { return nil }
    let subject = Subject(
      keywords: String(cells[0]), date: DateStyle(rawValue: String(cells[1])),
      time: TimeStyle(rawValue: String(cells[2])), pattern: pattern.isEmpty ? nil : pattern)
    return Row(subject: subject, dateTime: dateTime, offset: offset, text: text)
  }

  /// Writes rows to the file, in place of what it held.
  package func write(_ rows: [Row], source: String) throws {
    var text = "# \(family.rawValue) of \(locale), as \(source) writes them: "
    text += "keywords, date style, time style, pattern, date and time, offset, text.\n"
    for row in rows {
      let subject = row.subject
      let cells = [
        subject.keywords, subject.date?.rawValue ?? "", subject.time?.rawValue ?? "",
        GoldenText.escaped(subject.pattern ?? ""), "\(row.dateTime)", "\(row.offset)", GoldenText.escaped(row.text),
      ]
      text += cells.joined(separator: "\t") + "\n"
    }
    try Data(text.utf8).write(to: url, options: .atomic)
  }
}
