import Almanac
import AlmanacTestKit
import Testing

/// Skeletons whose letters of hours and of day periods stand apart and mixed: nobody writes them, and none traps.
@Suite struct IntervalSkeletonTests {
  @Test(arguments: ["jajj", "jjajj", "HaHH", "kbkj", "Jajj", "ajaj", "BBBBBj", "jBjBj"])
  func mixedHours(_ skeleton: String) throws {
    let from = try CivilDateTime("2026-10-04T11:59")
    let to = try CivilDateTime("2026-10-04T13:59")
    for locale: LocaleTag in ["pt-BR", "ja", "en", "zh-Hant"] {
      let format = try DateIntervalFormat(skeleton: DateSkeleton(parsing: skeleton), locale: locale)
      #expect(!format.string(from: from, to: to).isEmpty)
    }
  }

  /// Two ends that are the same in all that is shown have the pattern of the skeleton in the order of fields, where a
  /// letter for the locale's hour brings its own day period; ICU writes the same.
  @Test(arguments: [
    ("yMMMdjB", "Mar 29, 2026, 6\u{202F}AM"), ("jBE", "Sun 6\u{202F}AM"),
    ("yMMMdhB", "Mar 29, 2026, 6 in the morning"),
    ("MMMdMMMM", "March 29"),
  ])
  func fieldsInOrder(_ skeleton: String, _ expected: String) throws {
    let format = try DateIntervalFormat(skeleton: DateSkeleton(parsing: skeleton), locale: "en")
    let moment = try CivilDateTime("2026-03-29T06:05")
    #expect(format.string(from: moment, to: moment) == expected)
  }

  /// Any letters that a skeleton may have.
  @Test func randomLetters() throws {
    var random = SeededRandom(for: "interval skeletons", seed: 0x1D7E_5EED)
    let letters = Array("GyYQqMLwWdDFEecabBhHkKjJCmsSA")
    let from = try CivilDateTime("2026-02-20T10:00")
    let to = try CivilDateTime("2026-03-21T22:30")
    var written = 0
    for _ in 0..<2_000 {
      let skeleton = String(
        (0..<Int.random(in: 1...8, using: &random)).map { _ in
          letters[Int.random(in: 0..<letters.count, using: &random)]
        })
      let parsed = try? DateSkeleton(parsing: skeleton)
      guard let parsed, let format = try? DateIntervalFormat(skeleton: parsed, locale: "pt-BR") else { continue }
      if !format.string(from: from, to: to).isEmpty { written += 1 }
    }
    #expect(written > 1_000)
  }
}
