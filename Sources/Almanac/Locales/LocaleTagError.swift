/// Why a text is not a locale tag: a code, the text, and where in it.
public struct LocaleTagError: Error, Sendable, Hashable {
  /// Which rule was broken.
  public let code: Code

  /// The refused text, at most its first 64 UTF-8 bytes, with bytes that are not UTF-8 replaced by U+FFFD.
  public let input: String

  /// Where the refused part starts: an offset in UTF-8 bytes from the start of the text, 0 to its length.
  public let position: Int

  /// The number of UTF-8 bytes of the text that ``input`` keeps.
  static let inputLimit = 64

  init(_ fault: LocaleTagFault, input: some Sequence<UInt8>) {
    code = fault.code
    position = fault.position
    let kept = Array(input.prefix(Self.inputLimit + 1))
    guard kept.count > Self.inputLimit else {
      self.input = String(decoding: kept, as: UTF8.self)
      return
    }
    // A cut inside a character would show a replacement that the text does not have.
    var end = Self.inputLimit
    while end > Self.inputLimit - 4, kept[end] & 0xC0 == 0x80 { end -= 1 }
    self.input = String(decoding: kept[..<end], as: UTF8.self) + "\u{2026}"
  }
}

extension LocaleTagError: CustomStringConvertible {
  /// The text in quotes, its control and non-ASCII characters escaped, and the broken rule with its byte offset.
  ///
  /// For example `"pt-BRAZIL1234": the subtag at byte 3 is longer than 8 characters`.
  public var description: String {
    var text = "\""
    for scalar in input.unicodeScalars { text += scalar == "\u{2026}" ? "..." : scalar.escaped(asASCII: true) }
    return text + "\": " + code.reason(position: position)
  }
}

/// A broken rule before the text is attached to it, so that the parser carries two words and not a string.
struct LocaleTagFault: Error {
  var code: LocaleTagError.Code
  var position: Int

  init(_ code: LocaleTagError.Code, at position: Int) {
    self.code = code
    self.position = position
  }
}
