/// One subtag of a locale tag: 1 to 8 ASCII letters and digits in one machine word.
///
/// The characters lie in the word from the highest byte down, padded with zeros, so comparing words compares
/// text alphabetically and no subtag ever allocates. The type keeps the letter case it is given; every subtag inside a
/// ``LocaleTag`` is already in canonical case (`pt`, `Latn`, `BR`, `valencia`).
///
/// Source: RFC 5646 section 2.1 ("subtags … up to eight characters").
public struct Subtag: Sendable, Hashable {
  /// The packed characters; zero stands for "no subtag" and is never seen through a public property.
  package let bits: UInt64

  /// Takes a word that is already packed.
  package init(trusting bits: UInt64) {
    self.bits = bits
  }

  /// The absence of a subtag, for stored properties that must stay one word.
  package static var none: Subtag { Subtag(trusting: 0) }

  /// The language `und`, which the root locale has.
  package static var und: Subtag { Subtag(trusting: 0x756E_6400_0000_0000) }

  /// Whether this is the absence of a subtag.
  package var isNone: Bool { bits == 0 }

  /// The number of characters, 0 (absent) to 8.
  package var count: Int { 8 - bits.trailingZeroBitCount / 8 }
}

extension Subtag: Comparable {
  /// Orders subtags alphabetically by their ASCII bytes; digits before capitals before small letters.
  public static func < (left: Subtag, right: Subtag) -> Bool {
    left.bits < right.bits
  }
}

extension Subtag: CustomStringConvertible {
  /// The characters, as they were given.
  public var description: String {
    var text = ""
    append(to: &text)
    return text
  }

  /// Two subtags with `-` between, the key of a compound rule.
  func joined(with next: Subtag) -> String {
    var text = ""
    append(to: &text)
    text.unicodeScalars.append("-")
    next.append(to: &text)
    return text
  }

  private func append(to text: inout String) {
    for index in 0..<count { text.unicodeScalars.append(Unicode.Scalar(self[index])) }
  }

  /// The ASCII byte at an index below `count`.
  package subscript(index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * index))
  }
}

extension Subtag: ExpressibleByStringLiteral {
  /// Makes a subtag from a literal in the program.
  ///
  /// - Precondition: the literal is 1 to 8 ASCII letters and digits; anything else is a programmer error and traps.
  public init(stringLiteral text: String) {
    guard let subtag = Subtag(text.utf8) else {
      fatalError("Subtag literal \"\(text)\" is not 1 to 8 ASCII letters and digits")
    }
    self = subtag
  }

  /// Packs 1 to 8 ASCII letters and digits; nil for anything else.
  ///
  /// Letter case is kept.
  package init?(_ text: some Sequence<UInt8>) {
    var bits: UInt64 = 0
    var length: UInt64 = 0
    for byte in text {
      guard length < 8, byte.isASCIIAlphanumeric else { return nil }
      bits = bits << 8 | UInt64(byte)
      length += 1
    }
    guard length > 0 else { return nil }
    self.init(trusting: bits << (64 - 8 * length))
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or digit.
  var isASCIIAlphanumeric: Bool {
    (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10
  }

  /// The byte with an ASCII capital letter made small.
  var lowercasedASCII: UInt8 {
    self &- 0x41 < 26 ? self | 0x20 : self
  }
}
