import AlmanacTestKit
import Testing

@testable import Almanac

/// Columns of days against the same days written one by one.
@Suite struct DateColumnWriterTests {
  /// What a column is to be: each day written by its format alone.
  static func rows(_ days: [Int32], _ format: DateTimeFormat, isNull: (Int) -> Bool = { _ in false }) -> [String] {
    days.enumerated().map { isNull($0) ? "" : format.string(from: CivilDate(dayNumber: $1)) }
  }

  static func texts(_ column: TextColumn) -> [String] { (0..<column.count).map { column[$0] } }

  /// Days of two centuries, of all time, and of a few weeks, in no order.
  static func days(_ count: Int, _ random: inout SeededRandom) -> [Int32] {
    (0..<count).map { _ in
      switch random.next(below: 20) {
      case 0: Int32(truncatingIfNeeded: random.nextTroublesomeInt())
      case 1...10: Int32(random.next(below: 73_000)) - 25_000
      default: 20_787 + Int32(random.next(below: 40))
      }
    }
  }

  @Test(
    arguments: [
      "pt-BR", "ja", "zh-Hant", "tr", "ar-EG", "th", "he", "ja-u-ca-japanese", "zh-TW-u-ca-roc", "he-u-nu-hebr", "ti",
    ] as [LocaleTag], DateStyle.allCases)
  func agreesWithOneByOne(locale: LocaleTag, style: DateStyle) throws {
    var random = SeededRandom(quietly: 9)
    let format = try DateTimeFormat(date: style, locale: locale)
    var writer = DateColumnWriter(format)
    for round in 0..<4 {
      let days = Self.days(600, &random)
      let bits = (0..<77).map { _ in UInt8(random.next(below: 256)) | (round == 2 ? 0xFF : 0) }
      let validity: [UInt8]? = round == 1 ? nil : bits
      let column = try writer.column(of: days.span, validity: validity?.span, bitOffset: round == 1 ? 0 : 13)
      let expected = Self.rows(days, format) { validity != nil && bits[($0 + 13) / 8] >> (($0 + 13) % 8) & 1 == 0 }
      #expect(Self.texts(column) == expected, "\(locale), \(style), round \(round)")
      #expect(column.utf8 == expected.flatMap { Array($0.utf8) })
    }
  }

  /// Skeletons and patterns; times are those of the start of the day, and some texts are too long to be kept.
  @Test(arguments: [
    "EEEE, d 'de' MMMM y, HH:mm",
    "'a text of more than a hundred and twenty-seven bytes: ' EEEE EEEE EEEE EEEE EEEE EEEE EEEE EEEE EEEE EEEE d",
    "G", "''", "y",
  ]) func patterns(_ pattern: String) throws {
    let format = try DateTimeFormat(pattern: DatePattern(parsing: pattern), locale: "pt-BR")
    var random = SeededRandom(quietly: 10)
    var writer = DateColumnWriter(format)
    for _ in 0..<3 {
      let days = Self.days(300, &random)
      #expect(Self.texts(try writer.column(of: days.span)) == Self.rows(days, format))
    }
  }

  /// Texts that grow from one chunk to several, when short ones are kept already.
  @Test func textsOfGrowingLength() throws {
    let format = try DateTimeFormat(date: .full, locale: "en")
    var writer = DateColumnWriter(format)
    var days: [Int32] = []
    for length in 20...32 {
      days += (0..<3_000).map { Int32($0) }.filter {
        format.string(from: CivilDate(dayNumber: $0)).utf8.count <= length
      }
    }
    #expect(Self.texts(try writer.column(of: days.span)) == Self.rows(days, format))
  }

  /// More days far from each other than there are windows, and days all over.
  @Test func daysFarApart() throws {
    let format = try DateTimeFormat(date: .short, locale: "ja")
    var writer = DateColumnWriter(format)
    let distance = Int32(DayTexts.mostPages * DayTexts.daysInPage)
    var days: [Int32] = []
    for row: Int32 in 0..<12_000 { days.append(row % 5 + distance * (row / 1_500 + row % 2)) }
    #expect(Self.texts(try writer.column(of: days.span)) == Self.rows(days, format))
    // The memory is bounded whatever comes.
    var scattered: [Int32] = []
    for row: Int32 in 0..<60_000 { scattered.append(row &* 0x1234_567) }
    #expect(Self.texts(try writer.column(of: scattered.span)) == Self.rows(scattered, format))
    let chunkCount = writer.texts.windows.reduce(0) { $0 + $1.chunks.count }
    #expect(chunkCount <= DayTexts.mostPages * DayTexts.daysInPage * writer.texts.stride)
  }

  /// Two centuries in any order come together in one window, and the days for "never" and "for ever" have theirs.
  @Test(arguments: [DateStyle.short, .full]) func windowsGrowTogether(_ style: DateStyle) throws {
    let format = try DateTimeFormat(date: style, locale: "pt-BR")
    var random = SeededRandom(quietly: 12)
    var writer = DateColumnWriter(format)
    let (never, always) = (CivilDate.earliest.dayNumber, try CivilDate("9999-12-31").dayNumber)
    let days = (0..<20_000).map { row in
      row % 10 == 3 ? never : row % 10 == 7 ? always : Int32(random.next(below: 73_000)) - 25_000
    }
    #expect(Self.texts(try writer.column(of: days.span)) == Self.rows(days, format))
    #expect(writer.texts.windows.count == 3)
    #expect(days.allSatisfy { writer.texts.window(having: $0) != nil })
    let pages = writer.texts.windows.map(\.pages)
    #expect(pages.indices.allSatisfy { index in !pages[..<index].contains { $0.overlaps(pages[index]) } })
  }

  @Test func emptyColumns() throws {
    var writer = DateColumnWriter(try DateTimeFormat(date: .short, locale: "ja"))
    let none: [Int32] = []
    let column = try writer.column(of: none.span)
    #expect(column.offsets == [0] && column.utf8.isEmpty && column.count == 0)
    let bits: [UInt8] = [0]
    let days: [Int32] = [1, 2, 3]
    #expect(Self.texts(try writer.column(of: days.span, validity: bits.span, bitOffset: 5)) == ["", "", ""])
  }

  // MARK: Errors

  private static func write(
    _ writer: inout DateColumnWriter, _ days: [Int32], bits: [UInt8]? = nil, bitOffset: Int = 0, offsets: Int? = nil,
    room: Int
  ) throws(ColumnError) -> (offsets: [Int32], text: [UInt8]) {
    var offsets = [Int32](repeating: -1, count: offsets ?? days.count + 1)
    var text = [UInt8](repeating: 0x23, count: room)
    var offsetSpan = offsets.mutableSpan
    var textSpan = text.mutableSpan
    let count = try writer.write(
      days.span, validity: bits?.span, bitOffset: bitOffset, offsets: &offsetSpan, text: &textSpan)
    return (offsets, Array(text.prefix(count)))
  }

  @Test func roomToTheByte() throws {
    var writer = DateColumnWriter(try DateTimeFormat(date: .short, locale: "pt-BR"))
    let days: [Int32] = [20_787, 20_788, 20_787, 20_787]
    for room in 0..<40 {
      let error = #expect(throws: ColumnError.self) { _ = try Self.write(&writer, days, room: room) }
      #expect(error?.code == .noRoom && error?.row == room / 10 && error?.parsing == nil)
      #expect(
        error?.description
          == "row \(room / 10): its text does not fit behind the \(room / 10 * 10) bytes of the rows before it")
    }
    for room in 40...90 {
      let (offsets, text) = try Self.write(&writer, days, room: room)
      #expect(offsets == [0, 10, 20, 30, 40])
      #expect(String(decoding: text, as: UTF8.self) == "30/11/202601/12/202630/11/202630/11/2026")
    }
  }

  @Test func offsetsThatReachNoFurther() throws {
    var writer = DateColumnWriter(try DateTimeFormat(date: .short, locale: "pt-BR"))
    let days = [Int32](repeating: 20_787, count: 9)
    var offsets = [Int32](repeating: 0, count: 10)
    var text = [UInt8](repeating: 0, count: 500)
    var offsetSpan = offsets.mutableSpan
    var textSpan = text.mutableSpan
    var progress = DateColumnWriter.Progress()
    progress.longestText = 55
    var failure: ColumnError?
    do throws(ColumnError) {
      try writer.write(days.span, nil, 0, &progress, &offsetSpan, &textSpan)
    } catch {
      failure = error
    }
    #expect(failure?.code == .offsetsFull && failure?.row == 5)
    #expect(
      failure?.description
        == "row 5: with its text the column has more than 55 bytes, which is as far as offsets of 32 bits reach; "
        + "write fewer rows at once")
    #expect(progress.row == 5 && progress.byteCount == 50)
  }

  @Test func daysOutOfRange() throws {
    let range = CivilDate(dayNumber: 0)...CivilDate(dayNumber: 10)
    var writer = DateColumnWriter(try DateTimeFormat(date: .short, locale: "pt-BR"), days: range)
    for day in [-1, 11, Int32.min, Int32.max] {
      let error = #expect(throws: ColumnError.self) { _ = try writer.column(of: [0, 10, 5, day, 0].span) }
      #expect(error?.code == .dayOutOfRange && error?.row == 3)
      #expect(
        error?.description
          == "row 3: the day \(CivilDate(dayNumber: day)) is outside of 1970-01-01...1970-01-11")
      // A null may be any number.
      let bits: [UInt8] = [0b10111]
      #expect(Self.texts(try writer.column(of: [0, 10, 5, day, 0].span, validity: bits.span))[3] == "")
    }
  }

  @Test func buffersThatDoNotBelongTogether() throws {
    var writer = DateColumnWriter(try DateTimeFormat(date: .short, locale: "pt-BR"))
    for (offsets, bits, bitOffset, words) in [
      (3, nil, 0, "a column of 3 rows has 4 offsets, and there is room for 3"),
      (0, nil, 0, "a column of 3 rows has 4 offsets, and there is room for 0"),
      (5, nil, 0, "a column of 3 rows has 4 offsets, and there is room for 5"),
      (4, [0xFF], 6, "3 rows from bit 6 on have no validity bits in 1 bytes"),
      (4, [0xFF], -1, "3 rows from bit -1 on have no validity bits in 1 bytes"),
      (4, [0xFF], Int.max, "3 rows from bit \(Int.max) on have no validity bits in 1 bytes"),
    ] as [(Int, [UInt8]?, Int, String)] {
      let error = #expect(throws: ColumnError.self) {
        _ = try Self.write(&writer, [1, 2, 3], bits: bits, bitOffset: bitOffset, offsets: offsets, room: 100)
      }
      #expect(error?.code == .wrongSize && error?.row == 0 && error?.description == words)
    }
  }
}
