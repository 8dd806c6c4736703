import Almanac
import AlmanacPickers
import AlmanacTestKit
import Foundation
import Testing

/// What a hostile client sends: the JSON of every kind of picker, altered at random.
///
/// It is taken only where it says something that the picker allows; else it is refused with a typed error, and nothing is
/// changed.
///
/// 20,000 alterations of each text where `ALMANAC_EXHAUSTIVE` is set, 150 otherwise.
@Suite struct HostileClientTests {
  private static let count = Thoroughness.isExhaustive ? 20_000 : 150

  @Test func states() throws {
    var tally = Tally()
    for (name, picker) in try HostilePickers.all() { try resume(picker, name, &tally) }
    tally.expectBoth()
  }

  private func resume<Picker: PickerModel>(_ picker: Picker, _ name: String, _ tally: inout Tally) throws {
    let honest = try JSONEncoder().encode(picker.state)
    try alter(honest, "state of \(name)") { altered, place in
      var other = picker
      do {
        let state = try JSONDecoder().decode(PickerState.self, from: altered)
        try other.resume(state)
        // It was taken, so it is a state that the picker can be in.
        tally.taken += 1
        #expect(other.state == state, place)
        if let value = other.value { #expect(other.refusal(of: value) == nil, place) }
        #expect(PickerDocument(other).json.count > 100, place)
      } catch let error as PickerError {
        tally.refused += 1
        #expect(error.code == .invalidState, place)
        #expect(other == picker, place)
      } catch {
        tally.refused += 1
        #expect(error is DecodingError, "\(place): \(error)")
      }
    }
  }

  @Test func wholePickers() throws {
    var tally = Tally()
    for (name, picker) in try HostilePickers.all() { try decode(picker, name, &tally) }
    tally.expectBoth()
  }

  private func decode<Picker: PickerModel>(_ picker: Picker, _ name: String, _ tally: inout Tally) throws {
    let honest = try JSONEncoder().encode(picker)
    try alter(honest, "picker of \(name)") { altered, place in
      do {
        var other = try JSONDecoder().decode(Picker.self, from: altered)
        tally.taken += 1
        if let value = other.value { #expect(other.refusal(of: value) == nil, place) }
        let again = try JSONDecoder().decode(Picker.self, from: JSONEncoder().encode(other))
        #expect(again == other, place)
        _ = other.apply(.done)
      } catch {
        tally.refused += 1
        #expect(error is DecodingError, "\(place): \(error)")
      }
    }
  }

  @Test func events() throws {
    var tally = Tally()
    for (name, picker) in try HostilePickers.all() { try apply(picker, name, &tally) }
    tally.expectBoth()
  }

  private func apply<Picker: PickerModel>(_ picker: Picker, _ name: String, _ tally: inout Tally) throws {
    let role = picker.columns.first?.role ?? .day
    let honest: [PickerEvent] = [
      .select(role, row: 1), .step(role, by: 1), .largeStep(role, .forward), .type(role, digits: "2"), .button("go"),
      .set(picker.value ?? .rows([])), .setBounds(minimum: picker.value, maximum: nil),
      .tap(try CivilDate("2026-11-30")), .moveFocus(days: 1), .move(months: 1),
    ]
    for event in honest {
      let text = try JSONEncoder().encode(event)
      try alter(text, "event of \(name)", count: Self.count / honest.count) { altered, place in
        do {
          let event = try JSONDecoder().decode(PickerEvent.self, from: altered)
          tally.taken += 1
          var other = picker
          let change = other.apply(event)
          if change.refusal != nil { #expect(other == picker, place) }
          if let value = other.value { #expect(other.refusal(of: value) == nil, place) }
        } catch {
          tally.refused += 1
          #expect(error is DecodingError, "\(place): \(error)")
        }
      }
    }
  }

  @Test func submissions() throws {
    var tally = Tally()
    for (name, picker) in try HostilePickers.all() { try submit(picker, name, &tally) }
    tally.expectBoth()
  }

  private func submit(_ picker: some PickerModel, _ name: String, _ tally: inout Tally) throws {
    var honest: [Submission] = [
      .fields([.year: 2026, .month: 11, .day: 30, .hour: 6, .minute: 5]), .text("2026-11-30"), .text("PT1H30M"),
      .rows(picker.columns.map { $0.selectedRow ?? 0 }),
    ]
    if let value = picker.value { honest.append(.value(value)) }
    honest.append(.fields(Dictionary(uniqueKeysWithValues: picker.columns.map { ($0.role, $0.selection?.value ?? 0) })))
    for submission in honest {
      let text = try JSONEncoder().encode(submission)
      try alter(text, "submission of \(name)", count: Self.count / honest.count) { altered, place in
        do {
          let value = try picker.checked(try JSONDecoder().decode(Submission.self, from: altered))
          tally.taken += 1
          #expect(picker.refusal(of: value) == nil, place)
        } catch let error as SubmissionError {
          tally.refused += 1
          #expect(!error.refusal.message.isEmpty, place)
        } catch {
          tally.refused += 1
          #expect(error is DecodingError, "\(place): \(error)")
        }
      }
    }
  }

  /// Both outcomes are there, so the alterations are neither all harmless nor all unreadable.
  private struct Tally {
    var taken = 0
    var refused = 0

    func expectBoth() {
      #expect(taken > 20, "\(taken) of \(taken + refused) were taken")
      #expect(refused > 200, "\(refused) of \(taken + refused) were refused")
    }
  }

  private func alter(
    _ honest: Data, _ what: String, count: Int = Self.count, _ check: (Data, Comment) throws -> Void
  ) throws {
    var random = SeededRandom(for: what, seed: 0x0BAD_C11E)
    let object = try JSONSerialization.jsonObject(with: honest, options: .fragmentsAllowed)
    for number in 0..<count {
      var altered = object
      for _ in 0...random.next(below: 3) { altered = JSONAlteration.altered(altered, &random) }
      var data = try JSONSerialization.data(withJSONObject: altered, options: [.fragmentsAllowed, .sortedKeys])
      if random.next(below: 8) == 0 { data = JSONAlteration.damaged(data, &random) }
      try check(data, "\(what), alteration \(number): \(String(decoding: data, as: UTF8.self))")
    }
  }
}
