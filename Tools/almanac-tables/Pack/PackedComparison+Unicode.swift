import Almanac

/// Unicode scalars: the whole area is written again from what the shipped reader says of every scalar.
extension PackedComparison {
  func compareUnicode() throws -> Int {
    let unicode = data.unicode
    guard text.supplemental[UnicodeText.area] != nil || !unicode.isEmpty else { return 0 }
    guard !unicode.isEmpty else { throw PackError(key: UnicodeText.area, problem: "reading back found nothing") }
    let lines = try Self.lines(of: unicode)
    let packed = Dictionary(lines.map { ($0.key, $0.value) }) { first, _ in first }
    let expected = text.supplemental[UnicodeText.area] ?? [:]
    guard packed == expected, packed.count == lines.count else {
      let key = Set(packed.keys).union(expected.keys).sorted().first { packed[$0] != expected[$0] } ?? "twice the same"
      throw PackError(key: "\(UnicodeText.area) \(key)", problem: "reading back gave \(packed[key] ?? "nothing")")
    }
    return packed.count
  }

  private static func lines(of unicode: UnicodeTables) throws -> [UnicodeText.Line] {
    let runs = runs(of: unicode)
    var lines: [UnicodeText.Line] = []
    lines += ranges(.freeformClass, runs) { UnicodeText.classes[$0.freeformClass] }
    lines += ranges(.combining, runs) { $0.combiningClass == 0 ? nil : "\($0.combiningClass)" }
    lines += ranges(.joining, runs) { UnicodeText.joiningTypes[$0.joiningType] }
    lines += ranges(.script, runs) { UnicodeText.scripts[$0.script] }
    lines += ranges(.space, runs) { $0.isOtherSpace ? "space" : nil }
    lines += ranges(.emoji, runs) { $0.isEmoji ? "emoji" : nil }
    let digits = runs.filter { $0.kind.digit != nil }.flatMap { run in
      run.scalars.map { (scalar: $0, digit: run.kind.digit) }
    }
    for (index, entry) in digits.enumerated() {
      guard let digit = entry.digit, Int(digit) == index % 10,
        digits[index - Int(digit)].scalar + UInt32(digit) == entry.scalar
      else { throw PackError(key: UnicodeText.area, problem: "reading back gave digits that are not ten in a row") }
      if digit == 0 { lines.append(UnicodeText.Line(.digit, entry.scalar...(entry.scalar + 9), "0-9")) }
    }
    return lines + (try mappings(of: unicode, runs)) + (try lowercase(of: unicode, runs))
  }

  private typealias Run = (scalars: ClosedRange<UInt32>, kind: ScalarKind)

  /// Every scalar, those in a row with one kind together.
  private static func runs(of unicode: UnicodeTables) -> [Run] {
    var runs: [Run] = []
    for part in [UInt32(0)...0xD7FF, 0xE000...0x10FFFF] {
      var first = part.lowerBound
      var kind = unicode.kind(of: first)
      var scalar = first
      while scalar < part.upperBound {
        scalar += 1
        let next = unicode.kind(of: scalar)
        guard next.rawValue != kind.rawValue else { continue }
        runs.append((first...(scalar - 1), kind))
        (first, kind) = (scalar, next)
      }
      runs.append((first...part.upperBound, kind))
    }
    return runs
  }

  private static func ranges(
    _ property: UnicodeText.Property, _ runs: [Run], _ value: (ScalarKind) -> String?
  ) -> [UnicodeText.Line] {
    var lines: [UnicodeText.Line] = []
    for run in runs {
      guard let value = value(run.kind) else { continue }
      if let last = lines.last, last.scalars.upperBound + 1 == run.scalars.lowerBound, last.value == value {
        lines[lines.count - 1].scalars = last.scalars.lowerBound...run.scalars.upperBound
      } else {
        lines.append(UnicodeText.Line(property, run.scalars, value))
      }
    }
    return lines
  }

  /// Mappings, found by their scalar; whether each composes, found by what it maps to; and the marks of kinds beside them.
  private static func mappings(of unicode: UnicodeTables, _ runs: [Run]) throws -> [UnicodeText.Line] {
    var lines: [UnicodeText.Line] = []
    for scalar in runs.lazy.filter(\.kind.hasMapping).flatMap(\.scalars) {
      guard let mapping = unicode.mapping(of: scalar) else { throw Self.error(scalar) }
      let composes = mapping.second != 0 && unicode.composition(of: mapping.first, mapping.second) == scalar
      guard composes != unicode.kind(of: scalar).isNeverComposed,
        !composes || unicode.kind(of: mapping.second).composesWithPrevious
      else { throw Self.error(scalar) }
      let parts = mapping.second == 0 ? [mapping.first] : [mapping.first, mapping.second]
      let value = parts.map(UnicodeText.hexadecimal).joined(separator: " ")
      lines.append(UnicodeText.Line(composes ? .mapping : .oneWay, scalar...scalar, value))
    }
    guard lines.count == unicode.mappingCount,
      lines.count(where: { $0.property == .mapping }) == unicode.compositionCount
    else { throw PackError(key: UnicodeText.area, problem: "reading back found mappings that no kind speaks of") }
    return lines
  }

  /// Rows of lower case, and each scalar's own found through them.
  private static func lowercase(of unicode: UnicodeTables, _ runs: [Run]) throws -> [UnicodeText.Line] {
    var found = 0
    for run in runs where run.kind.hasLowercase {
      for scalar in run.scalars {
        found += 1
        guard unicode.lowercase(of: scalar) != scalar else { throw Self.error(scalar) }
      }
    }
    var lines: [UnicodeText.Line] = []
    for row in 0..<unicode.lowercaseCount {
      let range = unicode.lowercaseRange(at: row)
      found -= Int((range.last - range.first) / range.step) + 1
      lines.append(
        UnicodeText.Line(
          .lowercase, range.first...range.last, step: range.step, UnicodeText.hexadecimal(range.target)))
    }
    guard found == 0 else { throw PackError(key: UnicodeText.area, problem: "reading back found lower case too often") }
    return lines
  }

  private static func error(_ scalar: UInt32) -> PackError {
    PackError(
      key: "\(UnicodeText.area) \(UnicodeText.hexadecimal(scalar))", problem: "reading back gave something else")
  }
}
