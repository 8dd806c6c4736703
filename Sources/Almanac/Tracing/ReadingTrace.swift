/// How a text was read as a date or a time, or where that ended.
package struct ReadingTrace: Sendable {
  /// What was read.
  package let kind: Kind
  /// The pattern that texts are read against.
  package let pattern: String
  /// The ways in which it was tried, the exact one first.
  package let attempts: [Attempt]
  /// What the text says, as ISO 8601; nil where it could not be read.
  package let value: String?
  /// Why it could not be read; nil where it could.
  package let error: DateParsingError?

  /// What a format writes, and a parser reads.
  package enum Kind: String, Sendable {
    case date, time, dateTime
  }

  /// One way of reading.
  package struct Attempt: Sendable {
    /// `.strict` for text as the format writes it, `.tolerant` for what people type.
    package let mode: DateParser.Mode
    /// How many readings of the whole text it found.
    package let readingCount: Int
    /// What matched: the reading that counts, or as far as any went.
    package let steps: [Step]
    /// Where the farthest one ended; nil where there are readings.
    package let stop: Stop?
  }

  /// An item that was expected and what stood there.
  package struct Step: Hashable, Sendable {
    /// The letters or the text of the pattern that the item is for; empty for what the pattern does not have.
    package let patternItem: String
    /// What was expected, in words.
    package let expected: String
    /// Where, in UTF-8 bytes; empty where an item that may be missing is.
    package let utf8Range: Range<Int>
    /// What stood there.
    package let found: String
    /// The number that it stands for; nil for literal text.
    package let value: Int?
  }

  /// Where a reading ended.
  package struct Stop: Hashable, Sendable {
    package let expected: String
    /// Where, in UTF-8 bytes.
    package let position: Int
    /// What stands there; empty at the end of the text.
    package let found: String
  }
}

/// Keeps the ways that a matcher finds, for ``ReadingSearch`` does not know how it came where it is.
final class ReadingRecord {
  struct Edge {
    var item: Int
    var place: Int
    var before: ReadFields
    var way: ReadingWay
  }

  private var edges: [Edge] = []
  /// The edges that go on from each item.
  private var byItem: [Int: [Int]] = [:]

  func append(_ item: Int, _ place: Int, _ before: ReadFields, _ ways: [ReadingWay]) {
    for way in ways {
      byItem[item, default: []].append(edges.count)
      edges.append(Edge(item: item, place: place, before: before, way: way))
    }
  }

  /// The edges that lead to an item with some fields, from the first on.
  ///
  /// - Parameters:
  ///   - item: the item.
  ///   - fields: what was read before it; nil for whatever was read first.
  ///   - isPlace: whether it may stand at a place.
  /// - Returns: one edge for each item before it; nil where none lead there.
  func path(to item: Int, _ fields: ReadFields?, at isPlace: (Int) -> Bool) -> [Edge]? {
    var dead = Set<Int>()
    return path(to: item, fields, at: isPlace, &dead)
  }

  /// Each edge is gone back from once: those that lead nowhere are kept in `dead`.
  private func path(
    to item: Int, _ fields: ReadFields?, at isPlace: (Int) -> Bool, _ dead: inout Set<Int>
  ) -> [Edge]? {
    guard item > 0 else { return [] }
    for index in byItem[item - 1] ?? [] where !dead.contains(index) {
      let edge = edges[index]
      guard isPlace(edge.way.end), fields.map({ $0.isSame(as: edge.way.fields) }) ?? true else { continue }
      if let path = path(to: item - 1, edge.before, at: { $0 == edge.place }, &dead) { return path + [edge] }
      dead.insert(index)
    }
    return nil
  }
}

/// A matcher whose ways are kept.
struct RecordingMatcher<Matcher: ReadingMatcher>: ReadingMatcher {
  let matcher: Matcher
  let record: ReadingRecord

  var itemCount: Int { matcher.itemCount }
  var textEnd: Int { matcher.textEnd }
  func placeOfRest(_ place: Int) -> Int { matcher.placeOfRest(place) }
  func isInsideWord(_ place: Int) -> Bool { matcher.isInsideWord(place) }

  func ways(_ item: Int, at place: Int, _ fields: ReadFields) -> [ReadingWay] {
    let ways = matcher.ways(item, at: place, fields)
    record.append(item, place, fields, ways)
    return ways
  }
}

extension ReadFields {
  /// Whether another has read the same, at the same places.
  func isSame(as other: ReadFields) -> Bool {
    yearDigits == other.yearDigits
      && ReadingField.allCases.allSatisfy { self[$0] == other[$0] && place(of: $0) == other.place(of: $0) }
  }
}
