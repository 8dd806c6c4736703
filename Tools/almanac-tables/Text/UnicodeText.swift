import Almanac

/// The area of stage 1 that says what is known of Unicode scalars.
///
/// Keys are a property and a scalar or a range, in six hexadecimal digits, so that their order is the order of scalars:
///
///     "class/000021-00007E": "valid"
///     "lowercase/000100-00012E+2": "000101"      every other scalar; the value is the lower case of the first
///     "mapping/0000C0": "000041 000300"          and these two compose to it again
///     "one-way/000340": "000300"                 never composed again
///
/// A scalar without a key has the property's default.
enum UnicodeText {
  static let area = "unicode"

  /// The properties, by the word that their keys begin with.
  enum Property: String, CaseIterable {
    /// FreeformClass of RFC 8264: `valid`, `contextj`, `contexto`; the default is disallowed.
    case freeformClass = "class"
    /// Canonical_Combining_Class; the default is 0.
    case combining
    /// Joining_Type: C, D, L, R, T; the default is U.
    case joining
    /// Script, as far as context rules ask: Grek, Hebr, Hira, Kana, Hani.
    case script
    /// Ten decimal digits from zero to nine: `0-9`.
    case digit
    /// Spaces other than U+0020: `space`.
    case space
    /// Scalars with the property Emoji: `emoji`.
    case emoji
    /// Canonical mappings that compose again.
    case mapping
    /// Canonical mappings that do not.
    case oneWay = "one-way"
    /// Simple lower case.
    case lowercase
  }

  static let classes: [ScalarKind.FreeformClass: String] = [
    .valid: "valid", .contextJ: "contextj", .contextO: "contexto",
  ]
  static let joiningTypes: [ScalarKind.JoiningType: String] = [
    .joinCausing: "C", .dual: "D", .left: "L", .right: "R", .transparent: "T",
  ]
  static let scripts: [ScalarKind.Script: String] = [
    .greek: "Grek", .hebrew: "Hebr", .hiragana: "Hira", .katakana: "Kana", .han: "Hani",
  ]

  /// A line of the area: the scalars of a property that have one value.
  struct Line {
    var property: Property
    var scalars: ClosedRange<UInt32>
    /// 1, or 2 for every other scalar.
    var step: UInt32 = 1
    var value: String

    var key: String {
      let first = UnicodeText.hexadecimal(scalars.lowerBound)
      let range = scalars.count == 1 ? first : "\(first)-\(UnicodeText.hexadecimal(scalars.upperBound))"
      return "\(property.rawValue)/\(range)\(step == 1 ? "" : "+\(step)")"
    }

    init(_ property: Property, _ scalars: ClosedRange<UInt32>, step: UInt32 = 1, _ value: String) {
      self.property = property
      self.scalars = scalars
      self.step = step
      self.value = value
    }

    /// Reads a line back.
    init(key: String, value: String) throws {
      let parts = key.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, let property = Property(rawValue: String(parts[0])) else { throw Self.error(key) }
      let stepped = parts[1].split(separator: "+", omittingEmptySubsequences: false)
      let ends = stepped[0].split(separator: "-", omittingEmptySubsequences: false).map { UnicodeText.scalar($0) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first <= last,
        stepped.count == 1 || stepped.count == 2 && stepped[1] == "2" && (last - first) % 2 == 0
      else { throw Self.error(key) }
      self.init(property, first...last, step: stepped.count == 1 ? 1 : 2, value)
      // One way to write each, so that no two keys say the same.
      guard self.key == key else { throw Self.error(key) }
    }

    private static func error(_ key: String) -> PackError {
      PackError(key: "\(UnicodeText.area) \(key)", problem: "it is not a property and a range of scalars")
    }
  }

  /// Six hexadecimal digits.
  static func hexadecimal(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The scalar of six hexadecimal digits, or nil.
  static func scalar(_ text: some StringProtocol) -> UInt32? {
    guard text.utf8.count == 6, let value = UInt32(text, radix: 16), Unicode.Scalar(value) != nil else { return nil }
    return value
  }
}
