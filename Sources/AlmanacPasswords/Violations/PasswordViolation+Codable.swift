extension PasswordViolation: Codable {
  private enum CodingKeys: String, CodingKey {
    case code, field, kind, minimum, maximum
  }

  /// Reads a violation.
  ///
  /// - Throws: `DecodingError` for a missing key, an unknown name, or a number that does not belong to the code.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let code = try container.decode(Code.self, forKey: .code)
    let field = try container.decode(PasswordField.self, forKey: .field)
    let kind = try container.decode(PasswordKind.self, forKey: .kind)
    let minimum = try container.decodeIfPresent(Int.self, forKey: .minimum)
    let maximum = try container.decodeIfPresent(Int.self, forKey: .maximum)
    guard
      (code.parameter == .minimum) == (minimum != nil), (code.parameter == .maximum) == (maximum != nil),
      (minimum ?? maximum ?? 1) >= 1
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .code, in: container, debugDescription: "the numbers do not belong to the code")
    }
    self.init(trusting: code, field, kind: kind, minimum: minimum, maximum: maximum)
  }

  /// Writes code, field and kind as strings, and the rule's number where there is one.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(code, forKey: .code)
    try container.encode(field, forKey: .field)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(minimum, forKey: .minimum)
    try container.encodeIfPresent(maximum, forKey: .maximum)
  }
}
