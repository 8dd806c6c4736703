import Almanac
import AlmanacCommandLine
import AlmanacTestKit
import Testing

@testable import AlmanacCLI

/// The filter of several columns and of locales from a column, at every boundary, against whole lines.
@Suite struct TableFilterTests {
  private static let pieces = [
    "\t", "\t", "\t", "\t", "\n", "\n", "\r", "\r\n", "\\N", "2026-11-30", "2026-11-30", "1999-12-31", "2026-02-29",
    "ja", "tr", "pt_BR", "en-US-u-ca-gregory", "soon", "x", "a longer text that is no date",
  ]

  private static func input(_ random: inout SeededRandom) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<random.next(below: 60) {
      switch random.next(below: 40) {
      case 0: bytes += [UInt8](repeating: 0x79, count: random.next(below: 200))
      case 1: bytes += [0x00, 0xFF, 0xC3]
      default: bytes += pieces[random.next(below: pieces.count)].utf8
      }
    }
    return bytes
  }

  private static func writer(_ text: Span<UInt8>, default locale: String?) throws(LineRefusal) -> ValueWriter {
    let tag = text.isEmpty ? locale ?? "" : String(decoding: text.indices.map { text[$0] }, as: UTF8.self)
    guard let format = try? DateTimeFormat(date: .short, locale: LocaleTag(parsing: tag)) else {
      throw LineRefusal(reason: "no locale")
    }
    return .formatting(format, FormatNeeds())
  }

  /// What the filter should do, a line at a time.
  private struct Model {
    var output: [UInt8] = []
    var reported: [Int] = []
    var hasStopped = false

    init(_ plan: TablePlan, _ input: [UInt8], default locale: String?) {
      var lines = input.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
      let isEnded = lines.last == []
      if isEnded { lines.removeLast() }
      for (index, line) in lines.enumerated() {
        if index == 0, plan.hasHeader {
          output += line
        } else {
          let written = written(plan, line, index + 1, locale)
          if hasStopped { return }
          output += written
        }
        if isEnded || index < lines.count - 1 { output.append(0x0A) }
      }
    }

    private mutating func refuse(_ plan: TablePlan, _ number: Int) {
      reported.append(number)
      hasStopped = plan.onError == .stop
    }

    private mutating func written(_ plan: TablePlan, _ line: [UInt8], _ number: Int, _ locale: String?) -> [UInt8] {
      var fields = line.split(separator: 0x09, omittingEmptySubsequences: false).map { Array($0) }
      let last = plan.wanted.last ?? 0
      let end = fields.prefix(last + 1).reduce(0) { $0 + $1.count } + min(last, fields.count - 1)
      guard fields.count > last, end <= plan.limits.heldBack else {
        refuse(plan, number)
        return line
      }
      func value(_ column: Int) -> [UInt8] { fields[column].last == 0x0D ? fields[column].dropLast() : fields[column] }
      func isNull(_ value: [UInt8]) -> Bool { value.isEmpty || value == Array("\\N".utf8) }
      var tag = locale
      if let column = plan.localeColumn, !isNull(value(column)) { tag = String(decoding: value(column), as: UTF8.self) }
      guard let tag, let format = try? DateTimeFormat(date: .short, locale: LocaleTag(parsing: tag)) else {
        refuse(plan, number)
        return line
      }
      for column in plan.columns where !isNull(value(column)) {
        let text = value(column)
        guard text.count <= plan.limits.value, let date = try? CivilDate(String(decoding: text, as: UTF8.self)) else {
          refuse(plan, number)
          if hasStopped { return [] }
          continue
        }
        fields[column] = Array(format.string(from: date).utf8) + fields[column].dropFirst(text.count)
      }
      return Array(fields.joined(separator: [0x09]))
    }
  }

  @Test(arguments: 0..<20) func agreesWithTheModel(_ seed: UInt64) throws {
    var random = SeededRandom(quietly: seed)
    var reports = 0
    for round in 0..<150 {
      let all = [[0], [1], [0, 1], [1, 2], [0, 2], [0, 1, 3]]
      let columns = all[random.next(below: all.count)]
      let localeColumn = [nil, 1, 2, 4][random.next(below: 4)].flatMap { columns.contains($0) ? nil : $0 }
      let locale = localeColumn == nil || random.next(below: 2) == 0 ? "de" : nil
      var plan = TablePlan(command: "almanac format", columns: columns, localeColumn: localeColumn) {
        text throws(LineRefusal) in try Self.writer(text, default: locale)
      }
      plan.hasHeader = random.next(below: 4) == 0
      plan.onError = random.next(below: 4) == 0 ? .stop : .keep
      plan.limits.heldBack = 20 + random.next(below: 80)
      plan.limits.value = 10 + random.next(below: 10)
      plan.limits.block = 2 * plan.limits.heldBack + 3 * 300 + random.next(below: 60)
      let input = Self.input(&random)
      let model = Model(plan, input, default: locale)
      var streams = MemoryStreams(input, pieces: [[1], [plan.limits.block], [3, 17, 40]][random.next(below: 3)])
      var failure: CommandFailure?
      do throws(CommandFailure) { try TableFilter.run(plan, &streams) } catch { failure = error }
      let said = streams.errors + (failure?.message.map { "almanac format: \($0)\n" } ?? "")
      let lines = said.split(separator: "\n").compactMap { Int($0.dropFirst(21).prefix { $0.isNumber }) }
      reports += lines.count
      guard streams.output == model.output, (failure != nil) == model.hasStopped, lines == model.reported else {
        let place = localeColumn.map { "\($0)" } ?? "none"
        Issue.record("seed \(seed), round \(round): \(columns), locale \(place), \(plan.limits)")
        #expect(String(decoding: streams.output, as: UTF8.self) == String(decoding: model.output, as: UTF8.self))
        #expect(lines == model.reported)
        return
      }
    }
    #expect(reports > 50, "the inputs had hardly anything to refuse")
  }

  /// Many rows, whose checksum is that of rows that are written one by one.
  @Test func manyRowsAreWhatOneIs() throws {
    var random = SeededRandom(quietly: 77)
    let tags = ["pt-BR", "ja", "tr", "zh-Hant", "ar-EG", "en"]
    let formats = try tags.map { try DateTimeFormat(date: .long, locale: LocaleTag(parsing: $0)) }
    var table = ""
    var expected = ""
    for row in 0..<20_000 {
      let date = CivilDate(dayNumber: Int32(random.next(below: 73_000)) - 25_567)
      let place = random.next(below: tags.count)
      table += "\(row)\t\(date)\t\(tags[place])\t\(date)\n"
      let text = formats[place].string(from: date)
      expected += "\(row)\t\(text)\t\(tags[place])\t\(text)\n"
    }
    let result = try BuiltCommand.run(
      ["format", "--column", "4,2", "--locale-column", "3", "--date", "long"], input: Array(table.utf8))
    #expect(result.text == expected && result.status == 0 && result.errors == "")
    let back = try BuiltCommand.run(
      ["parse", "--column", "2,4", "--locale-column", "3", "--date", "long"], input: result.output)
    #expect(back.text == table && back.status == 0 && back.errors == "")
  }

  /// What a text of one locale says is kept; a text that says nothing is said to do so each time.
  @Test func columnsOfOneLocaleAreReadBack() throws {
    var random = SeededRandom(quietly: 78)
    let format = try DateTimeFormat(date: .full, locale: "tr")
    var texts = ""
    var expected = ""
    for row in 0..<20_000 {
      let dates = (0..<2).map { _ in CivilDate(dayNumber: Int32(random.next(below: 3_000)) + 18_000) }
      let isBad = row % 1_000 == 999
      texts += "\(row)\t\(format.string(from: dates[0]))\t\(isBad ? "bugün" : format.string(from: dates[1]))\n"
      expected += "\(row)\t\(dates[0])\t\(isBad ? "bugün" : "\(dates[1])")\n"
    }
    let result = try BuiltCommand.run(
      ["parse", "--column", "2,3", "--locale", "tr", "--date", "full", "--on-error", "keep"], input: Array(texts.utf8))
    #expect(result.text == expected)
    #expect(result.errors.split(separator: "\n").count == 20 && result.errors.contains("line 20000, column 3: "))
  }

  @Test func moreLocalesThanAreKept() throws {
    var table = ""
    for round in 0..<2 {
      for number in 0..<2_500 {
        let letters = [number / 676, number / 26 % 26, number % 26].map { String(UnicodeScalar(UInt8(0x61 + $0))) }
        table += "\(round == 0 ? "de" : "ja")-x-\(letters.joined())\t2026-11-30\n"
      }
    }
    let result = try BuiltCommand.run(["format", "--column", "2", "--locale-column", "1"], input: Array(table.utf8))
    let dates = Set(result.text.split(separator: "\n").map { $0.split(separator: "\t").last.map(String.init) ?? "" })
    #expect(result.status == 0 && dates == ["30.11.26", "2026/11/30"], "\(dates), \(result.errors)")
  }

  @Test(arguments: [
    (["--column", "1,2", "--locale", "ja"], "2026-11-30\n", "line 1: there is no column 2"),
    (["--column", "1", "--locale-column", "2"], "2026-11-30\tno locale\n", "line 1, column 2: \"no locale\": byte 2"),
    (
      ["--column", "1", "--locale-column", "2"], "2026-11-30\t\n",
      "line 1, column 2: the line names no locale, and there is no --locale"
    ),
    (["--column", "1", "--locale-column", "2"], "2026-11-30\tfa\n", "line 1, column 2: fa: its calendar is"),
    (["--column", "1,2", "--locale", "ja"], "2026-11-30\tsoon\n", "line 1, column 2: soon: expected a digit"),
    (
      ["--column", "1,2", "--locale", "ja", "--time", "short"], "2026-11-30\t2026-11-30T06:05\n",
      "line 1, column 1: the format writes a time, and the value is a date alone"
    ),
    (
      ["--column", "1,2", "--locale", "ja"], "2026-11-30\t\(String(repeating: "9", count: 70))\n",
      "line 1, column 2: longer than any date (more than 64 bytes)"
    ),
    (
      ["--column", "1,3", "--locale", "ja"], "2026-11-30\t\(String(repeating: "x", count: 70_000))\t2026-11-30\n",
      "line 1: the columns end more than 65536 bytes into the line"
    ),
  ]) func refusals(_ options: [String], _ line: String, _ message: String) throws {
    let input = Array("2026-11-29\t\(options.contains("--locale") ? "2026-11-29\t2026-11-29" : "ja")\n".utf8)
    let first = options.contains("--time") ? [] : input
    let good = try BuiltCommand.run(["format"] + options, input: first)
    let stopped = try BuiltCommand.run(["format"] + options, input: first + Array(line.utf8))
    #expect(stopped.status == 1 && stopped.output == good.output)
    let number = first.isEmpty ? message : message.replacing("line 1", with: "line 2", maxReplacements: 1)
    #expect(stopped.errors.hasPrefix("almanac format: \(number)"), "\(stopped.errors)")
    let kept = try BuiltCommand.run(["format", "--on-error", "keep"] + options, input: Array(line.utf8))
    #expect(kept.status == 0 && kept.errors.hasPrefix("almanac format: \(message)"), "\(kept.errors)")
    #expect(kept.text.utf8.count(where: { $0 == 0x0A }) == 1)
  }

  // MARK: The table of days

  @Test func tableOfDays() throws {
    let days = ["--from", "1900-01-01", "--to", "2100-12-31"]
    let result = try BuiltCommand.run(["table", "--locale", "ja,tr", "--date", "long", "--header"] + days)
    var expected = "day\tdate\tja\ttr\n"
    let japanese = try DateTimeFormat(date: .long, locale: "ja")
    let turkish = try DateTimeFormat(date: .long, locale: "tr")
    for day in try CivilDate("1900-01-01").dayNumber...CivilDate("2100-12-31").dayNumber {
      let date = CivilDate(dayNumber: day)
      expected += "\(day)\t\(date)\t\(japanese.string(from: date))\t\(turkish.string(from: date))\n"
    }
    #expect(result.text == expected && result.status == 0 && result.errors == "")
    let thai = try BuiltCommand.run(
      [
        "table", "--from", "-0044-03-15", "--to", "-0044-03-15", "--locale", "th", "--skeleton", "yMMMd", "--numbers",
        "thai",
      ])
    let format = try DateTimeFormat(skeleton: "yMMMd", locale: "th-u-nu-thai")
    let ides = try CivilDate("-0044-03-15")
    #expect(thai.text == "\(ides.dayNumber)\t-0044-03-15\t\(format.string(from: ides))\n")
  }
}
