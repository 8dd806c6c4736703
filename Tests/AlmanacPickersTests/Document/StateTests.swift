import Almanac
import AlmanacPickers
import Foundation
import Testing

/// States that clients keep: good ones go on, altered ones are refused.
@Suite struct StateTests {
  @Test func aPickerGoesOnOnAnotherMachine() throws {
    var picker = try Make.date("2027-01-31", "2020-01-01", "2030-12-31", "ja")
    _ = picker.choose(.month, 2)
    var other = try Make.date("2020-01-01", "2020-01-01", "2030-12-31", "ja")
    try other.resume(try JSONDecoder().decode(PickerState.self, from: JSONEncoder().encode(picker.state)))
    #expect(other.choose(.month, 3).value == (try .date("2027-03-31")), "the wanted day goes along")
    #expect(other.apply(.cancel).outcome == .cancelled(try .date("2027-01-31")))
    let whole = try JSONDecoder().decode(DatePicker.self, from: JSONEncoder().encode(picker))
    #expect(whole == picker)
  }

  @Test(arguments: [
    #"{"shown":{"value":{"date":"2031-01-01"}},"restorePoint":{"value":{"date":"2026-01-01"}}}"#,
    #"{"shown":{"value":{"date":"2026-01-01"}},"restorePoint":{"value":{"date":"2019-12-31"}}}"#,
    #"{"shown":{"value":{"seconds":5}},"restorePoint":{"value":{"date":"2026-01-01"}}}"#,
    #"{"shown":{},"restorePoint":{"value":{"date":"2026-01-01"}}}"#,
    #"{"shown":{"value":{"date":"2026-02-28"},"wantedDay":32},"restorePoint":{"value":{"date":"2026-01-01"}}}"#,
    #"{"shown":{"value":{"date":"2026-02-27"},"wantedDay":31},"restorePoint":{"value":{"date":"2026-01-01"}}}"#,
    #"{"shown":{"value":{"date":"2026-03-28"},"wantedDay":31},"restorePoint":{"value":{"date":"2026-01-01"}}}"#,
    #"{"shown":{"value":{"date":"2026-02-28"},"rows":[1]},"restorePoint":{"value":{"date":"2026-01-01"}}}"#,
    #"{"shown":{"value":{"date":"2026-02-28"},"remembered":[[1]]},"restorePoint":{"value":{"date":"2026-01-01"}}}"#,
  ])
  func alteredDatesAreRefused(_ json: String) throws {
    var picker = try Make.date("2026-11-30", "2020-01-01", "2030-12-31")
    let before = picker
    let state = try JSONDecoder().decode(PickerState.self, from: Data(json.utf8))
    let error = #expect(throws: PickerError.self) { try picker.resume(state) }
    #expect(error?.code == .invalidState)
    #expect(picker == before)
  }

  @Test func alteredTimesAndAmountsAreRefused() throws {
    var time = try Make.time("10:00") { $0.steps.minutes = 15 }
    for text in ["10:05", "10:00:30", "10:00:00.5"] {
      let point = PickerState.Point(value: try .time(text))
      #expect(throws: PickerError.self) { try time.resume(PickerState(shown: point, restorePoint: point)) }
    }
    var countdown = try CountdownPicker(CountdownOptions(seconds: 600, minimum: 300, minuteStep: 5, locale: "en"))
    for seconds in [0, 301, 90_000, .min, .max] {
      let point = PickerState.Point(value: .seconds(seconds))
      #expect(throws: PickerError.self) { try countdown.resume(PickerState(shown: point, restorePoint: point)) }
    }
  }

  @Test func alteredRowsAreRefused() throws {
    var multi = try MultiPicker([OptionColumn(["a", "b"]), OptionColumn(["c"])], locale: "en")
    for rows in [[0], [0, 1], [-1, 0], [0, 0, 0], [.max, 0]] {
      let point = PickerState.Point(value: .rows(rows))
      #expect(throws: PickerError.self) { try multi.resume(PickerState(shown: point, restorePoint: point)) }
    }
    var dependent = try DependentPicker(
      [PickerNode("a", ["b"]), PickerNode("c")], choice: .rememberParent, locale: "en")
    for point in [
      PickerState.Point(value: .rows([0, 0])), .init(value: .rows([0]), remembered: []),
      .init(value: .rows([1]), remembered: [[1], [0, 5]]), .init(value: .rows([1]), remembered: [[]]),
      .init(value: .rows([1]), remembered: [[0]]), .init(value: nil, remembered: [[1]], rows: [1]),
    ] {
      #expect(throws: PickerError.self) { try dependent.resume(PickerState(shown: point, restorePoint: point)) }
    }
  }

  /// A whole picker that a client altered contradicts itself, and is not decoded.
  @Test func alteredPickersAreRefused() throws {
    let picker = try Make.date("2026-11-30", "2020-01-01", "2030-12-31")
    let text = String(decoding: try JSONEncoder().encode(picker), as: UTF8.self)
    for (part, other) in [
      ("2030-12-31", "2019-12-31"), ("\"2026-11-30\"", "\"2031-11-30\""), ("\"minutes\":1", "\"minutes\":7"),
      ("\"cyclic\"", "\"round\""), ("\"locale\":\"en\"", "\"locale\":\"fr\""),
    ] {
      let altered = text.replacingOccurrences(of: part, with: other)
      #expect(altered != text)
      if other.contains("2031") { continue }
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(DatePicker.self, from: Data(altered.utf8)) }
    }
  }
}
