/// Reads the bytes of a form that a browser posts: `application/x-www-form-urlencoded`.
///
/// ```swift
/// let reader = FormReader()
/// let post = try reader.read(body.span, mediaType: header)
/// post["city"]                                 // São Paulo, of "city=S%C3%A3o+Paulo"
/// ```
///
/// The rules are those of WHATWG's URL standard: fields stand between `&` (a `;` is a byte like others), empty ones are
/// passed over, a field without `=` has an empty value, `+` is a space, and a `%` without two hexadecimal digits behind it
/// stands for itself. It differs in what it refuses: a body beyond its ``FormLimits``, a field that is there twice, a name
/// with brackets, a NUL, and bytes that are not UTF-8, which the standard turns into U+FFFD.
///
/// Source: WHATWG URL, section "application/x-www-form-urlencoded parsing".
public struct FormReader: Hashable, Sendable {
  /// How much a post may have.
  public let limits: FormLimits

  /// Makes a reader.
  public init(limits: FormLimits = FormLimits()) {
    self.limits = limits
  }

  /// Reads a body.
  ///
  /// - Parameters:
  ///   - body: The bytes, which the caller wipes where a password may be among them.
  ///   - mediaType: The header `Content-Type`, with its parameters; nil where the caller has looked at it.
  /// - Returns: The fields.
  /// - Throws: `mediaType`, `bodyTooLong`, `tooManyPairs`, `nameTooLong`, `valueTooLong`, `repeatedField`, `arrayField`,
  ///   `notUTF8` or `nullCharacter`; those of a field name it.
  public func read(_ body: Span<UInt8>, mediaType: String? = nil) throws(FormError) -> FormPost {
    if let mediaType { try Self.check(mediaType) }
    guard body.count <= limits.bodyByteCount else {
      throw FormError(.bodyTooLong, "\(body.count) bytes", "a body has at most \(limits.bodyByteCount) bytes")
    }
    return FormPost(try DecodedPost(body, limits))
  }

  /// Checks a header `Content-Type`.
  ///
  /// - Throws: `mediaType` for another type than that of forms, and for another `charset` than UTF-8.
  static func check(_ mediaType: String) throws(FormError) {
    let own = "application/x-www-form-urlencoded"
    // What browsers send.
    if mediaType == own { return }
    let parts = mediaType.split(separator: ";", omittingEmptySubsequences: false).map(trimmed)
    guard parts.first?.lowercased() == own else {
      throw FormError(.mediaType, FormError.excerpt(mediaType), "a form comes as \(own)")
    }
    for parameter in parts.dropFirst() {
      let sides = parameter.split(separator: "=", maxSplits: 1).map { trimmed($0).lowercased() }
      guard sides.first == "charset", sides.count == 2 else { continue }
      guard ["utf-8", "\"utf-8\"", "utf8"].contains(sides[1]) else {
        throw FormError(.mediaType, FormError.excerpt(parameter), "a form comes in UTF-8")
      }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " || text.first == "\t" { text.removeFirst() }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return String(text)
  }
}
