import Almanac
import AlmanacICU

/// Everything that is measured.
struct Races {
  /// The locales whose dates are written; the first one is that of the goals and has floors in C.
  private static let locales: [LocaleTag] = ["pt-BR", "ja", "zh", "tr", "ar-EG"]

  let all: [Race]
  private let starting: Starting?

  init(_ options: BenchOptions) throws {
    let sample = try DateSample()
    let icus = try Self.icus(options)
    starting = Starting(options)
    var races: [Race] = []
    for style in [DateStyle.short, .full] {
      for (index, locale) in Self.locales.enumerated() {
        races.append(try WritingRace(style, locale, sample).race(withFloor: index == 0, icus))
      }
    }
    races += try MomentRace.all(sample, icus)
    races += try ReadingRace.all(sample, icus)
    races += try ColumnRace.all(icus)
    races += try OpeningRace.all(icus)
    races += try SkeletonRace.all(icus)
    races.append(FirstOpening.race(icus))
    races += try RelativeRace.all(icus)
    races += PasswordRace.all()
    races += PickerRace.all()
    races += FormRace.all()
    if let starting { races.append(starting.race()) }
    for index in races.indices { races[index].benchmarks.removeAll { !options.wants("\($0.name)") } }
    all = races.filter { !$0.benchmarks.isEmpty }
  }

  /// What is not measured in time.
  func facts() throws -> [Fact] {
    let tables = Fact(name: "size/embedded/tables", value: LocaleData.embedded.tables.totalByteCount, unit: "bytes")
    return try [tables] + (starting?.facts() ?? [])
  }

  /// The system's ICU, where there is one, and those that were named.
  private static func icus(_ options: BenchOptions) throws -> [ICULibrary] {
    var icus: [ICULibrary] = []
    do {
      icus.append(try ICULibrary.system())
    } catch {
      complain("SKIPPED: the system's ICU: \(error)")
    }
    for argument in options.icus { icus.append(try ICULibrary.find(argument)) }
    return icus
  }
}

extension BenchOptions {
  func wants(_ name: String) -> Bool { filter.isEmpty || name.contains(filter) }
}
