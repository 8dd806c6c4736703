/// A run of one letter in a pattern, or a piece of other text.
struct PatternFieldRun {
  let letter: UInt8
  let start: Int
  let count: Int
  let isText: Bool

  /// The runs of a pattern, as the generator walks it.
  static func runs(of pattern: [UInt8]) -> [PatternFieldRun] {
    var runs: [PatternFieldRun] = []
    var items = PatternItems()
    var start = 0
    while let item = items.next(in: pattern.span) {
      switch item {
      case .field(let letter, let count):
        runs.append(PatternFieldRun(letter: letter, start: start, count: count, isText: false))
        start += count
      case .text(let range):
        runs.append(PatternFieldRun(letter: 0, start: range.lowerBound, count: range.count, isText: true))
        start = range.upperBound
      }
    }
    return runs
  }
}
