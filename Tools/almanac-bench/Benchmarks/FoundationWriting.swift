import Almanac
import Foundation

/// Foundation's formatters, which bring an ICU and data of their own.
///
/// Their texts may differ from ours, so a text is checked only for a sensible length; a run must then write as much as the
/// first one did.
struct FoundationWriting {
  private let race: WritingRace
  let remarks: [String]

  init(_ race: WritingRace) {
    self.race = race
    let ours = String(decoding: race.bytes[..<race.ends[0]], as: UTF8.self)
    let theirs = Self.formatter(race).string(from: race.sample.foundation[0])
    remarks = ours == theirs ? [] : ["Foundation has other data: \"\(theirs)\", where ours is \"\(ours)\""]
  }

  func benchmarks() throws -> [Benchmark] {
    let formatter = Self.formatter(race)
    let style = Self.style(race)
    return [
      try benchmark("foundation-dateformatter") { formatter.string(from: $0) },
      try benchmark("foundation-formatstyle-kept") { style.format($0) },
      try benchmark("foundation-formatstyle") { [race] date in date.formatted(Self.style(race)) },
    ]
  }

  private func benchmark(_ implementation: String, _ text: @escaping (Date) -> String) throws -> Benchmark {
    let dates = race.sample.foundation
    let name = race.name(implementation)
    var expected = 0
    for date in dates {
      let count = text(date).utf8.count
      guard count >= 6, count <= 100 else { throw WrongResult("\(name): \"\(text(date))\" is no date") }
      expected += count
    }
    return Benchmark(name, count: dates.count, rounds: .few, expected: expected) {
      var total = 0
      for date in dates { total += text(date).utf8.count }
      return total
    }
  }

  private static func formatter(_ race: WritingRace) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: "\(race.locale)")
    formatter.timeZone = .gmt
    formatter.dateStyle = race.style == .short ? .short : .full
    formatter.timeStyle = .none
    return formatter
  }

  private static func style(_ race: WritingRace) -> Date.FormatStyle {
    Date.FormatStyle(
      date: race.style == .short ? .numeric : .complete, time: .omitted, locale: Locale(identifier: "\(race.locale)"),
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  }
}
