import Almanac

/// The Unicode area of a text, read into what is known of each scalar.
struct ScalarKinds {
  /// The kind of each scalar from 0 to 0x10FFFF.
  private(set) var kinds = [UInt32](repeating: 0, count: 0x110000)
  /// Whether anything is known of the scalars of a leaf; most of all leaves hold nothing, and are then left alone.
  private(set) var isLeafInUse = [Bool](repeating: false, count: 0x110000 / UnicodeLayout.leafCount)
  /// Sorted by scalar.
  private(set) var mappings: [CanonicalMapping] = []
  /// Those of the mappings that compose again.
  private(set) var compositions: Set<CanonicalMapping> = []
  /// Sorted by the first scalar.
  private(set) var lowercase: [LowercaseRange] = []

  init(_ area: [String: String]) throws {
    for (key, value) in area.sortedByKey {
      try add(try UnicodeText.Line(key: key, value: value))
    }
    mappings.sort { $0.rawValue < $1.rawValue }
    lowercase.sort { $0.rawValue < $1.rawValue }
  }

  private mutating func add(_ line: UnicodeText.Line) throws {
    switch line.property {
    case .freeformClass: try set(line, \.freeformClass, UnicodeText.classes.first { $0.value == line.value }?.key)
    case .combining: try set(line, \.combiningClass, UInt8(line.value))
    case .joining: try set(line, \.joiningType, UnicodeText.joiningTypes.first { $0.value == line.value }?.key)
    case .script: try set(line, \.script, UnicodeText.scripts.first { $0.value == line.value }?.key)
    case .space: try set(line, \.isOtherSpace, line.value == "space" ? true : nil)
    case .emoji: try set(line, \.isEmoji, line.value == "emoji" ? true : nil)
    case .digit: try addDigits(line)
    case .mapping, .oneWay: try addMapping(line)
    case .lowercase: try addLowercase(line)
    }
  }

  private mutating func set<Value>(
    _ line: UnicodeText.Line, _ path: WritableKeyPath<ScalarKind, Value>, _ value: Value?
  ) throws {
    guard let value, line.step == 1 else { throw Self.error(line) }
    var bits = ScalarKind.none
    bits[keyPath: path] = value
    // A value that is there already would be mixed up with this one.
    for scalar in line.scalars { kinds[Int(scalar)] |= bits.rawValue }
    for leaf in Int(line.scalars.lowerBound) / UnicodeLayout.leafCount...Int(line.scalars.upperBound)
      / UnicodeLayout.leafCount
    {
      isLeafInUse[leaf] = true
    }
  }

  private mutating func addDigits(_ line: UnicodeText.Line) throws {
    guard line.scalars.count == 10, line.step == 1, line.value == "0-9" else { throw Self.error(line) }
    for (digit, scalar) in line.scalars.enumerated() { mark(scalar) { $0.digit = UInt8(digit) } }
  }

  private mutating func addMapping(_ line: UnicodeText.Line) throws {
    let parts = line.value.split(separator: " ").map { UnicodeText.scalar($0) }
    guard line.scalars.count == 1, let first = parts.first ?? nil, let last = parts.last ?? nil, parts.count <= 2,
      parts.count == 2 || line.property == .oneWay
    else { throw Self.error(line) }
    let mapping = CanonicalMapping(scalar: line.scalars.lowerBound, first: first, second: parts.count == 2 ? last : 0)
    mappings.append(mapping)
    mark(mapping.scalar) { kind in
      kind.hasMapping = true
      if line.property == .oneWay { kind.isNeverComposed = true }
    }
    guard line.property == .mapping else { return }
    compositions.insert(mapping)
    mark(mapping.second) { $0.composesWithPrevious = true }
  }

  private mutating func addLowercase(_ line: UnicodeText.Line) throws {
    guard let target = UnicodeText.scalar(line.value) else { throw Self.error(line) }
    let scalars = line.scalars
    lowercase.append(
      LowercaseRange(first: scalars.lowerBound, last: scalars.upperBound, step: line.step, target: target))
    for scalar in stride(from: scalars.lowerBound, through: scalars.upperBound, by: Int(line.step)) {
      mark(scalar) { $0.hasLowercase = true }
    }
  }

  private mutating func mark(_ scalar: UInt32, _ change: (inout ScalarKind) -> Void) {
    var kind = ScalarKind(rawValue: kinds[Int(scalar)])
    change(&kind)
    kinds[Int(scalar)] = kind.rawValue
    isLeafInUse[Int(scalar) / UnicodeLayout.leafCount] = true
  }

  private static func error(_ line: UnicodeText.Line) -> PackError {
    PackError(key: "\(UnicodeText.area) \(line.key)", problem: "'\(line.value)' is no value of this property")
  }
}
