public import AlmanacPasswords

/// The fields of a form as they were posted.
///
/// All values stand in one memory that is overwritten when the value goes; it has one owner, and shows nothing of itself.
public struct FormPost: ~Copyable, Sendable {
  private let memory: SecretBytes
  private let fields: [String: Range<Int>]
  /// How many fields there are under a name: with a dot and a part behind it, or bare.
  private let counts: [Substring: Int]
  /// Whether a button of a field sent the form, which is then not finished; see ``FieldAction``.
  public let hasAction: Bool

  init(_ memory: consuming SecretBytes, _ fields: [String: Range<Int>]) {
    self.memory = memory
    self.fields = fields
    var counts: [Substring: Int] = [:]
    var hasAction = false
    for name in fields.keys {
      let dot = name.utf8.firstIndex(of: UInt8(ascii: "."))
      counts[name[..<(dot ?? name.endIndex)], default: 0] += 1
      if dot != nil, name.hasSuffix(".action") { hasAction = true }
    }
    self.counts = counts
    self.hasAction = hasAction
  }

  /// The names of the fields, sorted.
  public var names: [String] { fields.keys.sorted() }

  /// Whether there is a field of a name.
  public func contains(_ name: String) -> Bool { fields[name] != nil }

  /// The value of a field; nil where the field is not there.
  ///
  /// The value is a String, which cannot be wiped: not for passwords.
  public subscript(name: String) -> String? {
    guard let range = fields[name] else { return nil }
    guard let text = try? UTF8Span(validating: memory.bytes.extracting(range)) else { return nil }
    return String(copying: text)
  }

  /// A password and its confirmation; a field that is not there is empty.
  public func passwordPair(_ password: String, confirmedBy confirmation: String) -> PasswordPair {
    let bytes = memory.bytes
    return PasswordPair(
      bytes.extracting(fields[password] ?? 0..<0), confirmedBy: bytes.extracting(fields[confirmation] ?? 0..<0))
  }

  /// Whether a field has no parts but these, and nothing under its bare name.
  func hasNothing(of name: FieldName, besides parts: [String]) -> Bool {
    counts[Substring(name.description), default: 0] == parts.count { fields[name.part($0)] != nil }
  }
}

/// The decoded bytes of a body, written in place into memory that is wiped.
struct DecodedPost: ~Copyable {
  let bytes: SecretBytes

  /// Decodes a body, and notes where the value of each field stands.
  init(_ body: Span<UInt8>, _ limits: FormLimits, _ fields: inout [String: Range<Int>]) throws(FormError) {
    var found: [String: Range<Int>] = [:]
    bytes = try SecretBytes(capacity: body.count) { (output: inout OutputSpan<UInt8>) throws(FormError) in
      var place = 0
      var pairCount = 0
      while place < body.count {
        var end = place
        var equals: Int?
        while end < body.count, body[end] != UInt8(ascii: "&") {
          if equals == nil, body[end] == UInt8(ascii: "=") { equals = end }
          end += 1
        }
        defer { place = end + 1 }
        guard end > place else { continue }
        pairCount += 1
        guard pairCount <= limits.pairCount else {
          throw FormError(.tooManyPairs, "", "a form has at most \(limits.pairCount) fields")
        }
        let name = try Self.name(body.extracting(place..<(equals ?? end)), limits)
        let start = output.count
        try Self.value(body.extracting(min((equals ?? end) + 1, end)..<end), of: name, limits, into: &output)
        guard found.updateValue(start..<output.count, forKey: name) == nil else {
          throw FormError(.repeatedField, FormError.excerpt(name), "a field is posted once")
        }
      }
    }
    fields = found
  }

  private static func name(_ raw: Span<UInt8>, _ limits: FormLimits) throws(FormError) -> String {
    // Three bytes of a body make one of a name.
    guard raw.count <= 3 * limits.nameByteCount else { throw tooLong(limits) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(raw.count)
    decode(raw) { decoded.append($0) }
    guard decoded.count <= limits.nameByteCount else { throw tooLong(limits) }
    guard let name = String(validating: decoded, as: UTF8.self) else {
      throw FormError(
        .notUTF8, FormError.excerpt(String(decoding: decoded, as: UTF8.self)), "the name of a field is UTF-8")
    }
    if decoded.contains(0) {
      throw FormError(.nullCharacter, FormError.excerpt(name), "the name of a field has no NUL in it")
    }
    if decoded.contains(UInt8(ascii: "[")) || decoded.contains(UInt8(ascii: "]")) {
      throw FormError(.arrayField, FormError.excerpt(name), "a field has one value, so its name has no brackets")
    }
    return name
  }

  private static func tooLong(_ limits: FormLimits) -> FormError {
    FormError(.nameTooLong, "", "the name of a field has at most \(limits.nameByteCount) bytes")
  }

  private static func value(
    _ raw: Span<UInt8>, of name: String, _ limits: FormLimits, into output: inout OutputSpan<UInt8>
  ) throws(FormError) {
    let start = output.count
    decode(raw) { output.append($0) }
    let value = output.span.extracting(start..<output.count)
    guard value.count <= limits.valueByteCount else {
      throw FormError(
        .valueTooLong, FormError.excerpt(name), "the value of a field has at most \(limits.valueByteCount) bytes")
    }
    for index in value.indices where value[index] == 0 {
      throw FormError(.nullCharacter, FormError.excerpt(name), "the value of a field has no NUL in it")
    }
    guard (try? UTF8Span(validating: value)) != nil else {
      throw FormError(.notUTF8, FormError.excerpt(name), "the value of a field is UTF-8")
    }
  }

  /// Undoes the encoding of a name or a value.
  private static func decode(_ raw: Span<UInt8>, _ take: (UInt8) -> Void) {
    var index = 0
    while index < raw.count {
      let byte = raw[index]
      index += 1
      if byte == UInt8(ascii: "%"), index + 1 < raw.count, let high = digit(raw[index]), let low = digit(raw[index + 1])
      {
        take(high << 4 | low)
        index += 2
      } else {
        take(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
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
