import Almanac
import Foundation

/// Foundation's formatters, which bring an ICU and data of their own.
///
/// Their texts may differ from ours, so a text is checked only for a sensible length; a run must then write as much as the
/// first one did.
struct FoundationWriting {
  private let race: WritingRace

  init(_ race: WritingRace) {
    self.race = race
  }

  func benchmarks() -> [Benchmark] {
    [
      benchmark("foundation-dateformatter") { [race] in
        let formatter = Self.formatter(race)
        return { formatter.string(from: $0) }
      },
      benchmark("foundation-formatstyle-kept") { [race] in
        let style = Self.style(race)
        return { style.format($0) }
      },
      benchmark("foundation-formatstyle") { [race] in
        { date in date.formatted(Self.style(race)) }
      },
    ]
  }

  private func benchmark(_ implementation: String, _ make: @escaping () -> (Date) -> String) -> Benchmark {
    let name = race.name(implementation)
    return Benchmark(name, rounds: .few) {
      let dates = race.sample.foundation
      let text = make()
      var expected = 0
      for date in dates {
        let count = text(date).utf8.count
        guard count >= 6, count <= 100 else { throw WrongResult("\(name): \"\(text(date))\" is no date") }
        expected += count
      }
      let ours = String(decoding: race.bytes[..<race.ends[0]], as: UTF8.self)
      let theirs = text(dates[0])
      let remark = ours == theirs ? nil : "\(name): other data: \"\(theirs)\", where ours is \"\(ours)\""
      return Benchmark.Prepared(name, count: dates.count, expected: expected, remark: remark) {
        var total = 0
        for date in dates { total += text(date).utf8.count }
        return total
      }
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
