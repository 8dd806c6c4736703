import Almanac
import FoundationEssentials
import Testing

@Suite struct CivilCodableTests {
  private struct Appointment: Codable, Equatable {
    var day: CivilDate
    var time: CivilTime
    var start: CivilDateTime
    var offset: UTCOffset
    var instant: Timestamp
    var month: Month
    var weekday: Weekday
  }

  @Test func valuesAreSingleTextsAndNumbers() throws {
    let appointment = Appointment(
      day: try CivilDate("-0044-03-15"), time: try CivilTime("06:05"), start: try CivilDateTime("2026-03-29T06:05"),
      offset: try UTCOffset("-03:00"), instant: try Timestamp("2026-03-29T06:05:00.5Z"), month: .march,
      weekday: .sunday)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(appointment)
    #expect(
      String(decoding: json, as: UTF8.self) == """
        {"day":"-0044-03-15","instant":"2026-03-29T06:05:00.5Z","month":3,"offset":"-03:00",\
        "start":"2026-03-29T06:05:00","time":"06:05:00","weekday":7}
        """)
    #expect(try JSONDecoder().decode(Appointment.self, from: json) == appointment)
  }

  @Test func decodingErrorsCarryTheReason() {
    expectCorrupted(CivilDate.self, "2026-02-29", "2026-02-29: February 2026 has 28 days")
    expectCorrupted(CivilTime.self, "06:60", "06:60: minute 60; minutes run from 0 to 59")
    expectCorrupted(CivilDateTime.self, "2026-01-01", "2026-01-01: expected 'T' after the date, but the text ends")
    expectCorrupted(UTCOffset.self, "+19:00", "+19:00: offsets run from -18:00 to +18:00")
    expectCorrupted(
      Timestamp.self, "2026-01-01T00:00", "2026-01-01T00:00: a timestamp needs an offset: Z, +HH:MM or +HH:MM:SS")
  }

  private func expectCorrupted<Value: Decodable>(_ type: Value.Type, _ text: String, _ reason: String) {
    let json = Data("[\"\(text)\"]".utf8)
    let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode([Value].self, from: json) }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error)) is not dataCorrupted")
      return
    }
    #expect(context.debugDescription == reason)
    #expect(context.underlyingError is CivilError)
    #expect(context.codingPath.count == 1)
  }

  @Test func numbersThatAreNoMonthAndWrongTypesAreRefused() {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Month].self, from: Data("[13]".utf8)) }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Weekday].self, from: Data("[0]".utf8)) }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([CivilDate].self, from: Data("[20260101]".utf8)) }
  }

  @Test func yearsThatNoTextHoldsAreNotEncoded() throws {
    let date = try CivilDate(year: 10_000, month: 1, day: 1)
    expectNotEncoded(date, "+010000-01-01: year 10000; a text holds the years -9999 to 9999")
    expectNotEncoded(
      CivilDateTime(date: date), "+010000-01-01T00:00:00: year 10000; a text holds the years -9999 to 9999")
    expectNotEncoded(
      try Timestamp(CivilDateTime(date: date), at: .utc),
      "+010000-01-01T00:00:00Z: year 10000; a text holds the years -9999 to 9999")
    expectNotEncoded(
      try CivilDate(year: -10_000, month: 12, day: 31),
      "-010000-12-31: year -10000; a text holds the years -9999 to 9999")
  }

  private func expectNotEncoded<Value: Encodable>(_ value: Value, _ reason: String) {
    let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode([value]) }
    guard case .invalidValue(_, let context)? = error else {
      Issue.record("\(String(describing: error)) is not invalidValue")
      return
    }
    #expect(context.debugDescription == reason)
    #expect((context.underlyingError as? CivilError)?.code == .yearOutOfRange)
  }
}
