/// A skeleton taken apart for intervals, whose dates and times are looked up separately.
///
/// Source: ICU's `DateIntervalFormat::normalizeHourMetacharacters` and `getDateTimeSkeleton`.
struct IntervalSkeleton {
  /// The letters of the date and of the time, as they were given.
  private(set) var date: [UInt8] = []
  private(set) var time: [UInt8] = []
  /// The same as the tables write skeletons: in their order, numbers with one letter.
  private(set) var normalizedDate: [UInt8] = []
  private(set) var normalizedTime: [UInt8] = []

  init(_ skeleton: DateSkeleton, _ generator: inout PatternGenerator) {
    let letters = Self.replacingHours(Array(skeleton.description.utf8), &generator)
    var counts = LetterCounts([])
    var hour: UInt8 = 0
    for letter in letters {
      switch Unicode.Scalar(letter) {
      case "E", "d", "M", "y":
        date.append(letter)
        counts[letter] += 1
      case "G", "Y", "u", "Q", "q", "L", "l", "W", "w", "D", "F", "g", "e", "c", "U", "r":
        date.append(letter)
        normalizedDate.append(letter)
      case "h", "H", "k", "K":
        time.append(letter)
        if hour == 0 { hour = letter }
      case "m", "z", "v", "O":
        time.append(letter)
        counts[letter] += 1
      case "a", "V", "Z", "j", "s", "S", "A", "b", "B":
        time.append(letter)
        normalizedTime.append(letter)
      // ICU leaves X and x out of intervals.
      default: break
      }
    }
    addNormalized(counts, hour)
  }

  private mutating func addNormalized(_ counts: LetterCounts, _ hour: UInt8) {
    func run(_ letter: Unicode.Scalar, numberBelow text: UInt8, most: UInt8) -> [UInt8] {
      let letter = UInt8(truncatingIfNeeded: letter.value)
      let count = counts[letter]
      return Array(repeating: letter, count: count == 0 ? 0 : count < text ? 1 : Int(min(count, most)))
    }
    normalizedDate += run("y", numberBelow: 0, most: .max) + run("M", numberBelow: 3, most: 5)
    normalizedDate += run("E", numberBelow: 4, most: 5) + run("d", numberBelow: .max, most: 1)
    if hour != 0 { normalizedTime.append(hour) }
    normalizedTime += run("m", numberBelow: .max, most: 1) + run("z", numberBelow: 4, most: 4)
    normalizedTime += run("v", numberBelow: 4, most: 4) + run("O", numberBelow: 4, most: 4)
  }

  /// A skeleton with the hours and day periods that the locale has for its letters of hours.
  private static func replacingHours(_ skeleton: [UInt8], _ generator: inout PatternGenerator) -> [UInt8] {
    var hour: (letter: UInt8, start: Int, count: Int)?
    var period: (letter: UInt8, start: Int, count: Int)?
    for (index, letter) in skeleton.enumerated() {
      switch Unicode.Scalar(letter) {
      case "j", "J", "C", "h", "H", "k", "K":
        hour = (hour?.letter ?? letter, hour?.start ?? index, (hour?.count ?? 0) + 1)
        continue
      case "a", "b", "B":
        period = (period?.letter ?? letter, period?.start ?? index, (period?.count ?? 0) + 1)
        continue
      default: break
      }
      if hour != nil, period != nil { break }
    }
    guard let hour else { return skeleton }
    let shown = unquotedLetters(of: generator.bestPattern(for: DateSkeleton(trusting: [hour.letter])))
    let replacement = Self.hour(hour.count, period?.letter, period?.count ?? 0, shown)
    var result = skeleton
    result.replaceSubrange(hour.start..<hour.start + hour.count, with: replacement)
    guard let period else { return result }
    // Where letters of hours stand apart, ICU's place lies before the text, and is taken for its beginning.
    let start = max(0, period.start > hour.start ? period.start + replacement.count - hour.count : period.start)
    result.removeSubrange(start..<min(start + period.count, result.count))
    return result
  }

  private static func hour(
    _ hourCount: Int, _ period: UInt8?, _ periodCount: Int, _ shown: [UInt8]
  ) -> [UInt8] {
    func shows(_ letter: Unicode.Scalar) -> Bool { shown.contains(UInt8(truncatingIfNeeded: letter.value)) }
    let hour: Unicode.Scalar = shows("h") ? "h" : shows("K") ? "K" : shows("k") ? "k" : "H"
    var letters = [UInt8(truncatingIfNeeded: hour.value)]
    guard hour == "h" || hour == "K" else { return letters }
    let dayPeriod = shows("b") ? UInt8(ascii: "b") : shows("B") ? UInt8(ascii: "B") : period ?? UInt8(ascii: "a")
    let longest = max(hourCount, periodCount)
    letters += repeatElement(dayPeriod, count: longest >= 5 ? 5 : longest >= 3 ? 3 : 1)
    return letters
  }

  /// The letters of a pattern's fields.
  private static func unquotedLetters(of pattern: [UInt8]) -> [UInt8] {
    var letters: [UInt8] = []
    var scanner = PatternScanner()
    while let item = scanner.next(in: pattern.span) {
      if case .field(let letter, _, _) = item { letters.append(letter) }
    }
    return letters
  }
}
