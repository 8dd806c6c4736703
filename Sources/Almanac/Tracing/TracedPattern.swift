/// Where a part of a pattern comes from.
package enum PatternSource: Hashable, Sendable {
  /// It was asked for as it is.
  case asked
  /// The style of a date or a time, of a calendar, nil for the Gregorian one.
  case style(StyleSlot, TableCalendar?)
  /// What joins a date and a time.
  case glue(StyleSlot, TableCalendar?)
  /// The space that joins them where the tables have nothing for it.
  case noGlue
  /// The entry of a step of ``SkeletonTrace``.
  case entry(step: Int)
  /// The form by which that step's entry was appended.
  case appendItem(step: Int)
  /// The name of the field that was appended there.
  case fieldName(step: Int)
  /// The sign before a fraction of a second.
  case decimalSeparator
}

/// A pattern with, for each of its bytes, where it comes from.
package struct TracedPattern: Sendable {
  /// The UTF-8 of the pattern.
  package private(set) var bytes: [UInt8] = []
  /// The source of each byte.
  package private(set) var sources: [PatternSource] = []

  init() {}

  init(_ bytes: [UInt8], from source: PatternSource) {
    self.bytes = bytes
    sources = [PatternSource](repeating: source, count: bytes.count)
  }

  /// The pattern as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ bytes: some Collection<UInt8>, from source: PatternSource) {
    self.bytes += bytes
    sources += repeatElement(source, count: bytes.count)
  }

  /// Puts patterns into the places of a template by the function that does so for formats.
  ///
  /// What stands where is found by having it fill in bytes that no UTF-8 has.
  ///
  /// - Parameters:
  ///   - parts: what comes into the places `{0}`, `{1}` and `{2}`.
  ///   - template: where the rest comes from.
  ///   - fill: the function; it reads its template and none of the parts.
  /// - Returns: what the function makes of the parts, each byte with its source.
  static func filling(
    _ parts: [TracedPattern], into template: PatternSource, by fill: ([[UInt8]]) -> [UInt8]
  ) -> TracedPattern {
    var traced = TracedPattern()
    traced.bytes = fill(parts.map(\.bytes))
    let marks: [UInt8] = [0xFD, 0xFE, 0xFF]
    let layout = fill(parts.indices.map { [UInt8](repeating: marks[$0], count: parts[$0].bytes.count) })
    var next = [Int](repeating: 0, count: parts.count)
    for byte in layout {
      if let part = marks.firstIndex(of: byte), part < parts.count {
        // A template may use a place twice.
        let count = max(1, parts[part].sources.count)
        traced.sources.append(parts[part].sources[next[part] % count])
        next[part] += 1
      } else {
        traced.sources.append(template)
      }
    }
    return traced
  }
}

/// An explanation and what it explains are not the same.
///
/// It is a mistake of this package: nobody is told what does not hold.
package struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was explained, such as `the pattern`.
  package let subject: String
  /// What the pieces of the explanation say.
  package let traced: String
  /// What formats use.
  package let used: String

  init(_ subject: String, traced: String, used: String) {
    self.subject = subject
    self.traced = traced
    self.used = used
  }

  init(_ subject: String, traced: [UInt8], used: [UInt8]) {
    self.init(subject, traced: String(decoding: traced, as: UTF8.self), used: String(decoding: used, as: UTF8.self))
  }

  /// Both, and what to do.
  package var description: String {
    "the explanation of \(subject) gives \"\(DateParsingError.shown(traced))\", and the format has "
      + "\"\(DateParsingError.shown(used))\"; this is a mistake of Almanac, please report it"
  }
}
