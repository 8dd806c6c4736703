/// The layout of what the tables know of Unicode scalars.
///
/// The kind of a scalar is found in three steps: its row of 512 scalars names a middle block, the middle block a leaf for
/// each 16 scalars, the leaf a kind for each scalar. Equal blocks are stored once. A file may leave all of it out; then
/// every scalar is of kind `ScalarKind.none`.
package enum UnicodeLayout {
  /// Scalars of one leaf.
  package static let leafCount = 16
  /// Leaves of one middle block.
  package static let middleCount = 32
  /// Rows for all of 0 to 0x10FFFF.
  package static let rowCount = 0x110000 / (leafCount * middleCount)
  /// How many steps a canonical mapping may take until nothing maps any further; Unicode needs 3.
  package static let mappingDepth = 3
}

/// What is known of one scalar, in 32 bits.
package struct ScalarKind: RawRepresentable, Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A scalar of which nothing is known: disallowed, combining class 0, no mapping.
  package static let none = ScalarKind(rawValue: 0)

  /// The bits that mean something.
  static let usedBits: UInt32 = (1 << 26) - 1

  /// The derived property of RFC 8264, section 8, as FreeformClass sees it.
  package enum FreeformClass: UInt32, CaseIterable, Sendable {
    /// DISALLOWED or UNASSIGNED.
    case disallowed
    /// PVALID or FREE_PVAL.
    case valid
    /// CONTEXTJ and CONTEXTO: allowed where a rule of RFC 5892, appendix A, says so.
    case contextJ, contextO
  }

  /// Joining_Type of the Unicode character database.
  package enum JoiningType: UInt32, CaseIterable, Sendable {
    case nonJoining, joinCausing, dual, left, right, transparent
  }

  /// The scripts that context rules ask for; all others are `other`.
  package enum Script: UInt32, CaseIterable, Sendable {
    case other, greek, hebrew, hiragana, katakana, han
  }

  /// Whether a password may have the scalar.
  package var freeformClass: FreeformClass {
    get { FreeformClass(rawValue: rawValue & 3) ?? .disallowed }
    set { set(newValue.rawValue, at: 0, width: 2) }
  }

  /// Canonical_Combining_Class, 0 to 254.
  package var combiningClass: UInt8 {
    get { UInt8(truncatingIfNeeded: rawValue >> 2) }
    set { set(UInt32(newValue), at: 2, width: 8) }
  }

  /// How the scalar joins its neighbours.
  package var joiningType: JoiningType {
    get { JoiningType(rawValue: rawValue >> 10 & 7) ?? .nonJoining }
    set { set(newValue.rawValue, at: 10, width: 3) }
  }

  /// The script.
  package var script: Script {
    get { Script(rawValue: rawValue >> 13 & 7) ?? .other }
    set { set(newValue.rawValue, at: 13, width: 3) }
  }

  /// The value of a decimal digit (General_Category Nd), 0 to 9, or nil.
  package var digit: UInt8? {
    get {
      let bits = UInt8(truncatingIfNeeded: rawValue >> 16) & 15
      return bits == 0 ? nil : bits - 1
    }
    set { set(newValue.map { UInt32($0) + 1 } ?? 0, at: 16, width: 4) }
  }

  /// Whether it is a space other than U+0020 (General_Category Zs).
  package var isOtherSpace: Bool {
    get { rawValue >> 20 & 1 != 0 }
    set { set(newValue ? 1 : 0, at: 20, width: 1) }
  }

  /// Whether it has the property Emoji.
  package var isEmoji: Bool {
    get { rawValue >> 21 & 1 != 0 }
    set { set(newValue ? 1 : 0, at: 21, width: 1) }
  }

  /// Whether it has a canonical mapping of its own; syllables of Hangul have theirs by rule.
  package var hasMapping: Bool {
    get { rawValue >> 22 & 1 != 0 }
    set { set(newValue ? 1 : 0, at: 22, width: 1) }
  }

  /// Whether no text in NFC has it: what it maps to never composes to it again.
  package var isNeverComposed: Bool {
    get { rawValue >> 23 & 1 != 0 }
    set { set(newValue ? 1 : 0, at: 23, width: 1) }
  }

  /// Whether it composes with some scalar before it, Hangul left out.
  package var composesWithPrevious: Bool {
    get { rawValue >> 24 & 1 != 0 }
    set { set(newValue ? 1 : 0, at: 24, width: 1) }
  }

  /// Whether it has another lower case.
  package var hasLowercase: Bool {
    get { rawValue >> 25 & 1 != 0 }
    set { set(newValue ? 1 : 0, at: 25, width: 1) }
  }

  private mutating func set(_ value: UInt32, at bit: UInt32, width: UInt32) {
    let mask: UInt32 = (1 << width - 1) << bit
    rawValue = rawValue & ~mask | value << bit & mask
  }
}

/// A canonical mapping as the tables hold it, in 48 bits; ordered by the scalar.
///
/// Seconds of two are few, most of them marks, so their row in `TableSection.unicodeSeconds` stands for them.
package struct PackedMapping: RawRepresentable, Hashable, Sendable {
  package var rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Puts a mapping together, or nil where a number has no room; the row is 0 for a mapping to one scalar.
  package init?(scalar: UInt32, first: UInt32, secondRow: Int) {
    guard scalar < 1 << 18, first < 1 << 18, secondRow < 1 << 12 else { return nil }
    rawValue = UInt64(scalar) << 30 | UInt64(first) << 12 | UInt64(secondRow)
  }

  /// Bytes of one.
  package static let byteCount = 6

  package var scalar: UInt32 { UInt32(truncatingIfNeeded: rawValue >> 30) & 0x3_FFFF }
  package var first: UInt32 { UInt32(truncatingIfNeeded: rawValue >> 12) & 0x3_FFFF }
  package var secondRow: Int { Int(rawValue & 0xFFF) }
}

/// A scalar and the one or two that it is canonically equivalent to, in 64 bits; ordered by the scalar.
package struct CanonicalMapping: RawRepresentable, Hashable, Sendable {
  package var rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Puts a mapping together; the second is 0 for a mapping to one scalar.
  package init(scalar: UInt32, first: UInt32, second: UInt32) {
    rawValue = UInt64(scalar) << 42 | UInt64(first) << 21 | UInt64(second)
  }

  package var scalar: UInt32 { UInt32(rawValue >> 42) & 0x1F_FFFF }
  package var first: UInt32 { UInt32(truncatingIfNeeded: rawValue >> 21) & 0x1F_FFFF }
  package var second: UInt32 { UInt32(truncatingIfNeeded: rawValue) & 0x1F_FFFF }
  /// What compositions are ordered by.
  package var pair: UInt64 { rawValue & 0x3FF_FFFF_FFFF }
}

/// Scalars in a row, or every other one of a row, whose lower case is as far from each; in 64 bits, ordered by the first.
package struct LowercaseRange: RawRepresentable, Hashable, Sendable {
  package var rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Puts a range together: the step is 1, or 2 for every other scalar, and the target the lower case of the first.
  package init(first: UInt32, last: UInt32, step: UInt32, target: UInt32) {
    rawValue = UInt64(first) << 43 | UInt64(last - first) << 22 | UInt64(step - 1) << 21 | UInt64(target)
  }

  package var first: UInt32 { UInt32(rawValue >> 43) & 0x1F_FFFF }
  package var last: UInt32 { first + UInt32(truncatingIfNeeded: rawValue >> 22) & 0x1F_FFFF }
  package var step: UInt32 { UInt32(truncatingIfNeeded: rawValue >> 21) & 1 + 1 }
  package var target: UInt32 { UInt32(truncatingIfNeeded: rawValue) & 0x1F_FFFF }
}
