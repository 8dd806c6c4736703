import AlmanacTestKit
import Testing

@testable import Almanac

/// Columns of texts against the same texts read one by one.
@Suite struct DateColumnReaderTests {
  private struct Column {
    var offsets: [Int32] = [0]
    var text: [UInt8] = []

    init(_ rows: [String], before: String = "") {
      text = Array(before.utf8)
      offsets = [Int32(text.count)]
      for row in rows {
        text += row.utf8
        offsets.append(Int32(text.count))
      }
    }
  }

  private struct Days: Equatable {
    var days: [Int32?]
    var nullCount: Int
  }

  private static func read(
    _ reader: inout DateColumnReader, _ column: Column, bits: [UInt8]? = nil, bitOffset: Int = 0,
    _ unreadable: DateColumnReader.Unreadable = .error, count: Int? = nil, bitBytes: Int? = nil
  ) throws(ColumnError) -> Days {
    let rows = count ?? column.offsets.count - 1
    var days = [Int32](repeating: -7, count: rows)
    var dayBits = [UInt8](repeating: 0xA5, count: bitBytes ?? (rows + 7) / 8)
    var daySpan = days.mutableSpan
    var bitSpan = dayBits.mutableSpan
    let nulls = try reader.read(
      column.text.span, offsets: column.offsets.span, validity: bits?.span, bitOffset: bitOffset, days: &daySpan,
      dayValidity: &bitSpan, unreadable: unreadable)
    return Days(
      days: (0..<rows).map { dayBits[$0 / 8] >> ($0 % 8) & 1 == 1 ? days[$0] : days[$0] == 0 ? nil : -8 },
      nullCount: nulls)
  }

  @Test(arguments: ["pt-BR", "ja", "tr", "ar-EG", "zh-Hant", "th"] as [LocaleTag], DateStyle.allCases)
  func readsWhatWasWritten(locale: LocaleTag, style: DateStyle) throws {
    var random = SeededRandom(quietly: 11)
    let format = try DateTimeFormat(date: style, locale: locale)
    var writer = DateColumnWriter(format)
    var reader = DateColumnReader(try DateParser(format, twoDigitYears: .window(from: 1970)))
    for _ in 0..<3 {
      // Of a hundred years, so that two digits are enough.
      let days = (0..<700).map { _ in Int32(random.next(below: 36_000)) }
      let texts = try writer.column(of: days.span)
      var column = Column([])
      column.offsets = texts.offsets
      column.text = texts.utf8
      #expect(try Self.read(&reader, column) == Days(days: days, nullCount: 0), "\(locale), \(style)")
    }
  }

  /// Readable texts, unreadable ones, and such as differ in their last byte only, over and over.
  @Test func agreesWithOneByOne() throws {
    var random = SeededRandom(quietly: 12)
    let parser = try DateParser(date: .long, locale: "pt-BR")
    var reader = DateColumnReader(parser)
    let pieces = ["1 de março de 2026", "1 MARCO 2026", "31 de junho de 2026", "", "soon", "2026", " 3/4/2026 "]
    for _ in 0..<40 {
      let rows = (0..<60).map { _ in
        let piece = pieces[random.next(below: pieces.count)]
        return random.next(below: 3) == 0 ? piece + String(random.next(below: 40)) : piece
      }
      let bits = (0..<10).map { _ in UInt8(random.next(below: 256)) }
      let expected: [Int32?] = rows.enumerated().map { index, row in
        guard bits[(index + 3) / 8] >> ((index + 3) % 8) & 1 == 1 else { return nil }
        return try? parser.date(from: row).dayNumber
      }
      let column = Column(rows, before: "bytes of nobody")
      let days = try Self.read(&reader, column, bits: bits, bitOffset: 3, .null)
      #expect(days == Days(days: expected, nullCount: expected.count { $0 == nil }))
      let bad = expected.indices.first { expected[$0] == nil && bits[($0 + 3) / 8] >> (($0 + 3) % 8) & 1 == 1 }
      guard let bad else { continue }
      let error = #expect(throws: ColumnError.self) {
        _ = try Self.read(&reader, column, bits: bits, bitOffset: 3)
      }
      #expect(error?.code == .unreadable && error?.row == bad && error?.parsing != nil)
      #expect(error?.description.hasPrefix("row \(bad): ") == true)
    }
  }

  /// More different texts than the table begins with, and than one text's place.
  @Test func manyTexts() throws {
    let format = try DateTimeFormat(date: .full, locale: "pt-BR")
    var writer = DateColumnWriter(format)
    var reader = DateColumnReader(try DateParser(format, mode: .strict))
    let days = (0..<20_000).map { Int32($0 * 7 % 20_000) }
    let texts = try writer.column(of: days.span)
    var column = Column([])
    column.offsets = texts.offsets
    column.text = texts.utf8
    for _ in 0..<2 { #expect(try Self.read(&reader, column) == Days(days: days, nullCount: 0)) }
  }

  @Test func lyingOffsets() throws {
    var reader = DateColumnReader(try DateParser(date: .short, locale: "pt-BR"))
    for (offsets, row) in [
      ([0, 10, 9], 1), ([-1, 10, 20], 0), ([0, 10, 21], 1), ([0, Int32.max, 20], 0), ([Int32.min, 0, 10], 0),
    ] as [([Int32], Int)] {
      var column = Column(["30/11/2026", "30/11/2026"])
      column.offsets = offsets
      let error = #expect(throws: ColumnError.self) { _ = try Self.read(&reader, column, .null) }
      #expect(error?.code == .invalidOffsets && error?.row == row)
      #expect(
        error?.reason == "its text would be the bytes from \(offsets[row]) to \(offsets[row + 1]) of 20")
      // The offsets of a null are not looked at.
      #expect(throws: Never.self) { _ = try Self.read(&reader, column, bits: [0], .null) }
    }
  }

  @Test func buffersThatDoNotBelongTogether() throws {
    var reader = DateColumnReader(try DateParser(date: .short, locale: "pt-BR"))
    let column = Column(["30/11/2026", "30/11/2026"])
    for (count, bits, bitBytes) in [(3, nil, 1), (1, nil, 1), (2, [UInt8](), 1), (2, nil, 0)] as [(Int, [UInt8]?, Int)]
    {
      let error = #expect(throws: ColumnError.self) {
        _ = try Self.read(&reader, column, bits: bits, count: count, bitBytes: bitBytes)
      }
      #expect(error?.code == .wrongSize)
    }
  }
}
