/// What the Codable conformances share: a single text, and errors that carry the reason.
enum ISO8601Coding {
  static func decode<Value>(
    from decoder: any Decoder, reading read: (String) throws(CivilError) -> Value
  ) throws -> Value {
    let text = try decoder.singleValueContainer().decode(String.self)
    do throws(CivilError) {
      return try read(text)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: error.description, underlyingError: error))
    }
  }

  /// Encodes a value's description, or throws if its year could not be read back.
  static func encode<Value: CustomStringConvertible>(_ value: Value, year: Int, to encoder: any Encoder) throws {
    guard -9999...9999 ~= year else {
      let error = CivilError(.yearOutOfRange, input: value.description, reason: CivilError.yearReason(year))
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: encoder.codingPath, debugDescription: error.description, underlyingError: error))
    }
    try encode(value, to: encoder)
  }

  /// Encodes the description of a value that has no year.
  static func encode<Value: CustomStringConvertible>(_ value: Value, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.description)
  }
}
