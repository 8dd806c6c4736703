/// Stretches of a day in seconds, in order: one on most days, which then takes no memory of its own.
struct TimeSpans {
  private let first: ClosedRange<Int>?
  private let rest: [ClosedRange<Int>]

  /// One stretch, or none where its first second is after its last.
  init(_ first: Int?, through last: Int?) {
    rest = []
    guard let first, let last, first <= last else {
      self.first = nil
      return
    }
    self.first = first...last
  }

  init(_ spans: [ClosedRange<Int>]) {
    first = spans.first
    rest = Array(spans.dropFirst())
  }

  var isEmpty: Bool { first == nil }

  func contains(_ second: Int) -> Bool { first?.contains(second) == true || rest.contains { $0.contains(second) } }

  /// The numbers that a function has for all stretches together.
  func union(_ numbers: (ClosedRange<Int>) -> NumberSet) -> NumberSet {
    var union = first.map(numbers) ?? .empty
    for span in rest { union.formUnion(numbers(span)) }
    return union
  }
}
