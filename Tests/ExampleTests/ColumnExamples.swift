import Almanac
import Testing

@Suite struct ColumnExamples {
  @Test func columnOfDays() throws {
    try example { print in
      let days: [Int32] = [20_787, 20_788]
      var writer = DateColumnWriter(try DateTimeFormat(date: .long, locale: "ja"))
      let column = try writer.column(of: days.span)
      print(column[0], column.offsets)
      // 2026年11月30日 [0, 17, 33]
    }
  }

  @Test func columnReadBack() throws {
    try example { print in
      let format = try DateTimeFormat(date: .short, locale: "tr")
      var writer = DateColumnWriter(format, days: try CivilDate("1900-01-01")...CivilDate("2100-12-31"))
      let forever: Int32 = 2_932_896
      do throws(ColumnError) {
        _ = try writer.column(of: [20_787, forever].span)
      } catch {
        print(error)
      }
      let texts = try writer.column(of: [20_787, 0].span)

      var reader = DateColumnReader(try DateParser(format))
      var days: [Int32] = [0, 0]
      var validity: [UInt8] = [0]
      var daySpan = days.mutableSpan
      var bits = validity.mutableSpan
      let nulls = try reader.read(texts.utf8.span, offsets: texts.offsets.span, days: &daySpan, dayValidity: &bits)
      print(days, nulls)
      // row 1: the day 9999-12-31 is outside of 1900-01-01...2100-12-31
      // [20787, 0] 0
    }
  }
}
