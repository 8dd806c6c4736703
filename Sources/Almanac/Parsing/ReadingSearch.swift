/// What compares one item of a plan with a place of a text.
protocol ReadingMatcher {
  /// How many items there are.
  var itemCount: Int { get }
  /// The place behind the text.
  var textEnd: Int { get }
  /// Every way to go on from an item at a place, the likeliest first; none where the item is not there.
  func ways(_ item: Int, at place: Int, _ fields: ReadFields) -> [ReadingWay]
  /// Where what is left at a place begins, where only what may be there behind a date is passed over.
  func placeOfRest(_ place: Int) -> Int
  /// Whether a place lies inside a word, where nobody would look for an item.
  func isInsideWord(_ place: Int) -> Bool
}

/// A way to go on.
struct ReadingWay {
  /// The place behind what was read.
  var end: Int
  var fields: ReadFields
  /// Accents that the text leaves away.
  var missingMarks = 0
}

/// One reading of a whole text.
struct Reading {
  var fields: ReadFields
  var missingMarks: Int
}

/// Where readings ended: an item that was not there.
struct ReadingFailure: Hashable {
  /// The number of the item; the number of items where the text went on behind the last.
  var item: Int
  var place: Int
}

/// Looks for all readings of a text.
///
/// Each pair of an item and a place is gone on from at most ``mostVisits`` times, so the time grows with the product of
/// the items and the text's length and not faster, whatever the text.
struct ReadingSearch<Matcher: ReadingMatcher> {
  private struct State {
    var item: Int
    var place: Int
    var fields: ReadFields
    var missingMarks: Int
  }

  let matcher: Matcher
  private(set) var readings: [Reading] = []
  private(set) var failure: ReadingFailure?
  /// How many items were compared.
  private(set) var steps = 0
  private var visits: [UInt8]
  private var waiting: [State] = []

  /// How often a pair of an item and a place is gone on from: more often than names of one text can share a meaning.
  static var mostVisits: UInt8 { 32 }
  /// The most readings that are looked for; a text with more is ambiguous all the same.
  static var mostReadings: Int { 64 }

  init(_ matcher: Matcher) {
    self.matcher = matcher
    visits = [UInt8](repeating: 0, count: (matcher.itemCount + 1) * (matcher.textEnd + 1))
  }

  /// Finds the readings, and the farthest place where none went on.
  mutating func run() {
    waiting.append(State(item: 0, place: 0, fields: ReadFields(), missingMarks: 0))
    while let state = waiting.popLast(), readings.count < Self.mostReadings {
      let visit = state.item * (matcher.textEnd + 1) + state.place
      guard visits[visit] < Self.mostVisits else { continue }
      visits[visit] += 1
      steps += 1
      if state.item == matcher.itemCount {
        let rest = matcher.placeOfRest(state.place)
        if rest == matcher.textEnd {
          readings.append(Reading(fields: state.fields, missingMarks: state.missingMarks))
        } else {
          fail(state.item, at: rest)
        }
        continue
      }
      let ways = matcher.ways(state.item, at: state.place, state.fields)
      if ways.isEmpty { fail(state.item, at: matcher.placeOfRest(state.place)) }
      for way in ways.reversed() {
        if way.end > state.place, matcher.isInsideWord(way.end) {
          fail(state.item, at: matcher.placeOfRest(state.place))
        }
        waiting.append(
          State(
            item: state.item + 1, place: way.end, fields: way.fields,
            missingMarks: state.missingMarks + way.missingMarks))
      }
    }
  }

  /// Notes that an item is not there.
  ///
  /// The farthest place counts, and there the last item. A place inside a word counts only where there is no other: that the
  /// beginning of a word is a name says nothing of its rest.
  private mutating func fail(_ item: Int, at place: Int) {
    let isInside = matcher.isInsideWord(place)
    if let failure {
      let wasInside = matcher.isInsideWord(failure.place)
      if isInside != wasInside {
        if isInside { return }
      } else if (place, item) <= (failure.place, failure.item) {
        return
      }
    }
    failure = ReadingFailure(item: item, place: place)
  }
}
