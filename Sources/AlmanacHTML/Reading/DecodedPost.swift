import AlmanacPasswords

/// The decoded bytes of a body, names and values, written in place into memory that is wiped.
struct DecodedPost: ~Copyable {
  let bytes: SecretBytes
  /// Where each field stands, sorted by the bytes of the names.
  let entries: [PostedField]
  /// Whether a name ends as that of a button's action does.
  let hasAction: Bool

  /// Decodes a body, and notes where each field stands.
  init(_ body: Span<UInt8>, _ limits: FormLimits) throws(FormError) {
    var found: [PostedField] = []
    found.reserveCapacity(32)
    var hasAction = false
    bytes = try SecretBytes(capacity: body.count) { (output: inout OutputSpan<UInt8>) throws(FormError) in
      var place = 0
      var isOverLimit = false
      while place < body.count {
        var end = place
        var equals: Int?
        while end < body.count, body[end] != UInt8(ascii: "&") {
          if equals == nil, body[end] == UInt8(ascii: "=") { equals = end }
          end += 1
        }
        defer { place = end + 1 }
        guard end > place else { continue }
        guard found.count < limits.pairCount else {
          isOverLimit = true
          break
        }
        let name = try Self.name(body.extracting(place..<(equals ?? end)), limits, into: &output)
        let value = try Self.value(
          body.extracting(min((equals ?? end) + 1, end)..<end), of: name, limits, into: &output)
        if Self.isAction(output.span.extracting(name)) { hasAction = true }
        found.append(PostedField(name: name, value: value))
      }
      let span = output.span
      found.sort { PostedField.order(span.extracting($0.name), span.extracting($1.name)) < 0 }
      for (left, right) in zip(found, found.dropFirst())
      where PostedField.order(span.extracting(left.name), span.extracting(right.name)) == 0 {
        throw FormError(.repeatedField, Self.excerpt(span.extracting(left.name)), "a field is posted once")
      }
      if isOverLimit { throw FormError(.tooManyPairs, "", "a form has at most \(limits.pairCount) fields") }
    }
    self.hasAction = hasAction
    entries = found
  }

  /// Decodes a name, and says where it stands.
  private static func name(
    _ raw: Span<UInt8>, _ limits: FormLimits, into output: inout OutputSpan<UInt8>
  ) throws(FormError) -> Range<Int> {
    // Three bytes of a body make one of a name.
    guard raw.count <= 3 * limits.nameByteCount else { throw tooLong(limits) }
    let start = output.count
    decode(raw, into: &output)
    let range = start..<output.count
    guard range.count <= limits.nameByteCount else { throw tooLong(limits) }
    let name = output.span.extracting(range)
    guard (try? UTF8Span(validating: name)) != nil else {
      throw FormError(.notUTF8, excerpt(name), "the name of a field is UTF-8")
    }
    for index in name.indices {
      switch name[index] {
      case 0: throw FormError(.nullCharacter, excerpt(name), "the name of a field has no NUL in it")
      case UInt8(ascii: "["), UInt8(ascii: "]"):
        throw FormError(.arrayField, excerpt(name), "a field has one value, so its name has no brackets")
      default: continue
      }
    }
    return range
  }

  private static func tooLong(_ limits: FormLimits) -> FormError {
    FormError(.nameTooLong, "", "the name of a field has at most \(limits.nameByteCount) bytes")
  }

  /// Decodes a value, and says where it stands.
  private static func value(
    _ raw: Span<UInt8>, of name: Range<Int>, _ limits: FormLimits, into output: inout OutputSpan<UInt8>
  ) throws(FormError) -> Range<Int> {
    let start = output.count
    decode(raw, into: &output)
    let range = start..<output.count
    func error(_ code: FormError.Code, _ rule: String) -> FormError {
      FormError(code, excerpt(output.span.extracting(name)), rule)
    }
    guard range.count <= limits.valueByteCount else {
      throw error(.valueTooLong, "the value of a field has at most \(limits.valueByteCount) bytes")
    }
    let value = output.span.extracting(range)
    for index in value.indices where value[index] == 0 {
      throw error(.nullCharacter, "the value of a field has no NUL in it")
    }
    guard (try? UTF8Span(validating: value)) != nil else { throw error(.notUTF8, "the value of a field is UTF-8") }
    return range
  }

  private static func excerpt(_ name: Span<UInt8>) -> String {
    FormError.excerpt(String(decoding: name.indices.map { name[$0] }, as: UTF8.self))
  }

  private static func isAction(_ name: Span<UInt8>) -> Bool {
    let action = ".action"
    let ending = action.utf8Span.span
    return name.count >= ending.count && PostedField.order(name.extracting(last: ending.count), ending) == 0
  }

  /// Undoes the encoding of a name or a value.
  private static func decode(_ raw: Span<UInt8>, into output: inout OutputSpan<UInt8>) {
    var index = 0
    while index < raw.count {
      let byte = raw[index]
      index += 1
      if byte == UInt8(ascii: "%"), index + 1 < raw.count, let high = digit(raw[index]), let low = digit(raw[index + 1])
      {
        output.append(high << 4 | low)
        index += 2
      } else {
        output.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - 48
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - 87
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - 55
    default: nil
    }
  }
}
