import Almanac
import AlmanacICU

/// `udat_format` of a live ICU, with its UTF-16 turned into UTF-8.
struct ICUWriting {
  private let icu: ICULibrary
  private let race: WritingRace

  init(_ icu: ICULibrary, _ race: WritingRace) {
    self.icu = icu
    self.race = race
  }

  var benchmark: Benchmark {
    let name = race.name("icu-\(icu.version)")
    return Benchmark(name, rounds: .few) {
      let style: ICUStyle = race.style == .short ? .short : .full
      let format = try ICUDateFormat(icu, locale: "\(race.locale)", date: style)
      let instants = race.sample.milliseconds
      let (total, differences) = try compared(format, instants)
      var remark: String?
      if differences > 0 {
        guard icu.version != LocaleData.embedded.source.icu else {
          throw WrongResult("\(name): \(differences) dates differ from ours")
        }
        remark = "\(name): other data, so \(differences) of \(instants.count) dates differ from ours"
      }
      let scratch = OutputBuffer(count: 1536)
      return Benchmark.Prepared(name, count: instants.count, expected: total, remark: remark) {
        var total = 0
        for instant in instants { total += try format.write(millis: instant, to: &scratch.bytes) }
        return total
      }
    }
  }

  /// How many bytes all dates have, and how many dates differ from ours.
  private func compared(_ format: ICUDateFormat, _ instants: [Double]) throws -> (total: Int, differences: Int) {
    var total = 0
    var differences = 0
    var buffer = [UInt8](repeating: 0, count: 1536)
    var start = 0
    for (instant, end) in zip(instants, race.ends) {
      let count = try format.write(millis: instant, to: &buffer)
      if buffer[..<count] != race.bytes[start..<end] { differences += 1 }
      total += count
      start = end
    }
    return (total, differences)
  }
}
