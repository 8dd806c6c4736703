extension PasswordViolation {
  /// The rules that can be broken, in the order in which violations are listed; more may come, so a `switch` over them
  /// needs a `default`.
  ///
  /// A code's ``rawValue`` is the same in every release.
  public struct Code: Sendable, Hashable, RawRepresentable, CaseIterable, CustomStringConvertible {
    /// The name of the static member.
    public let rawValue: String

    private init(known name: String) { rawValue = name }

    /// Finds a code by its name; nil for a name that is no code.
    public init?(rawValue: String) {
      guard let code = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = code
    }

    /// The bytes of the field are not UTF-8.
    ///
    /// It is the client's fault and not the person's, so nothing else is said.
    public static let notUTF8 = Code(known: "notUTF8")
    /// Nothing was typed.
    public static let empty = Code(known: "empty")
    /// The confirmation is not the password.
    public static let mismatch = Code(known: "mismatch")
    /// Fewer scalars than the minimum.
    public static let tooShort = Code(known: "tooShort")
    /// More scalars than the maximum.
    public static let tooLong = Code(known: "tooLong")
    /// More bytes than the policy's cap.
    public static let tooManyBytes = Code(known: "tooManyBytes")
    /// A character that the profile does not allow, or not at its place.
    public static let disallowedCharacter = Code(known: "disallowedCharacter")
    /// A PIN with something that is no decimal digit.
    public static let notDigits = Code(known: "notDigits")
    /// The value is on the policy's blocklist.
    public static let tooCommon = Code(known: "tooCommon")
    /// The value contains what the user is called.
    public static let containsUserInfo = Code(known: "containsUserInfo")

    /// Every code, in the order in which violations are listed.
    public static let allCases: [Code] = [
      notUTF8, empty, mismatch, tooShort, tooLong, tooManyBytes, disallowedCharacter, notDigits, tooCommon,
      containsUserInfo,
    ]

    /// The name.
    public var description: String { rawValue }
  }
}

extension PasswordViolation.Code: Comparable {
  /// Orders codes as violations are listed.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }
}

extension PasswordViolation.Code {
  /// The number that belongs to a rule.
  enum Parameter {
    case none, minimum, maximum
  }

  /// Which number belongs to this rule.
  var parameter: Parameter {
    switch self {
    case .tooShort: .minimum
    case .tooLong, .tooManyBytes: .maximum
    default: .none
    }
  }
}

extension PasswordViolation.Code: Codable {
  /// Reads a code's name.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a name that is no code.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let code = Self(rawValue: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no code of a password violation")
    }
    self = code
  }

  /// Writes the code's name as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
