import Almanac
import Foundation

/// Eight threads write dates at once.
///
/// A type that is Sendable by declaration may still hide shared state; the sanitizer looks at what the threads touch.
/// Every thread writes with the one shared format, and opens and uses one of its own, so that the first use of the
/// tables is in the race too.
@main struct ThreadProbe {
  static let locales: [LocaleTag] = ["pt-BR", "ja", "zh-TW", "tr", "ar-EG", "mr", "en", "de"]
  static let rounds = 20

  static func main() throws {
    let days = try (0..<200).map { try CivilDate(year: 1950 + $0, month: 1 + $0 % 12, day: 1 + $0 % 28) }
    let shared = try DateTimeFormat(date: .full, locale: "tr")
    let start = NSCondition()
    nonisolated(unsafe) var waiting = 0
    let finished = DispatchGroup()
    for locale in locales {
      finished.enter()
      Thread {
        // Nobody begins before everybody is there, or the first would be done when the last is made.
        start.lock()
        waiting += 1
        if waiting == locales.count { start.broadcast() }
        while waiting < locales.count { start.wait() }
        start.unlock()
        write(days, with: shared, and: locale)
        finished.leave()
      }.start()
    }
    finished.wait()
    print("\(locales.count) threads wrote \(locales.count * rounds * days.count) dates each way")
  }

  static func write(_ days: [CivilDate], with shared: DateTimeFormat, and locale: LocaleTag) {
    guard let own = try? DateTimeFormat(date: .long, locale: locale) else { fatalError("no format for \(locale)") }
    let first = days.map { (shared.string(from: $0), own.string(from: $0)) }
    for _ in 1..<rounds {
      for (day, texts) in zip(days, first) {
        precondition((shared.string(from: day), own.string(from: day)) == texts, "\(day) changed in \(locale)")
      }
    }
  }
}
