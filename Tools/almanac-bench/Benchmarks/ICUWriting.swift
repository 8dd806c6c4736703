import Almanac
import AlmanacICU

/// `udat_format` of a live ICU, with its UTF-16 turned into UTF-8.
struct ICUWriting {
  let benchmark: Benchmark
  private(set) var remarks: [String] = []

  init(_ icu: ICULibrary, _ race: WritingRace) throws {
    let name = race.name("icu-\(icu.version)")
    let style: ICUStyle = race.style == .short ? .short : .full
    let format = try ICUDateFormat(icu, locale: "\(race.locale)", date: style)
    let instants = race.sample.milliseconds

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
    if differences > 0 {
      guard icu.version != LocaleData.embedded.source.icu else {
        throw WrongResult("\(name): \(differences) dates differ from ours")
      }
      remarks.append("\(name): other data, so \(differences) of \(instants.count) dates differ from ours")
    }

    let scratch = OutputBuffer(count: 1536)
    benchmark = Benchmark(name, count: instants.count, rounds: .few, expected: total) {
      var total = 0
      for instant in instants { total += try format.write(millis: instant, to: &scratch.bytes) }
      return total
    }
  }
}
