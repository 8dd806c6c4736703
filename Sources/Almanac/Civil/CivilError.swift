/// Why a civil date or time, an offset or a timestamp could not be made.
///
/// ```swift
/// do {
///   _ = try CivilDate("2026-02-29")
/// } catch {
///   print(error)             // 2026-02-29: February 2026 has 28 days
///   print(error.code)        // dayOutOfRange
///   print(error.position)    // Optional(8)
/// }
/// ```
public struct CivilError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of thing went wrong: the part of the error that programs branch on.
  public let code: Code

  /// The text as given, or what was asked for when it was not text ("2026-01-31 + 99999999999 days").
  ///
  /// Of texts longer than 64 bytes it holds the first 64 (fewer if that would cut a character) and an ellipsis.
  /// Bytes that are not UTF-8 show as U+FFFD.
  public let input: String

  /// Where in the text, in UTF-8 bytes from its start: the first byte of the wrong field or character, the length of
  /// the text if it ends too early, or nil if the value did not come from a text.
  public let position: Int?

  /// The sentence that says what is wrong, without the input.
  public let reason: String

  /// The input and the reason on one line; invisible characters of the input are escaped.
  public var description: String { "\(shownInput): \(reason)" }

  /// An error about values that were not text.
  init(_ code: Code, input: String, reason: String) {
    self.code = code
    self.input = input
    self.position = nil
    self.reason = reason
  }

  /// An error about a byte of a text.
  init(_ code: Code, in text: Span<UInt8>, at position: Int, reason: String) {
    self.code = code
    self.input = CivilError.excerpt(of: text)
    self.position = position
    self.reason = reason
  }

  /// The most bytes of a text that an error keeps: enough for every valid text, and a bound on hostile ones.
  private static let longestInput = 64

  /// Copies the start of a text; takes constant time however long the text is.
  private static func excerpt(of text: Span<UInt8>) -> String {
    var end = min(text.count, longestInput)
    if end < text.count {
      // A UTF-8 character has at most three continuation bytes; beyond those the text is not UTF-8 and any cut will do.
      var steps = 0
      while steps < 3, text[end] & 0xC0 == 0x80 {
        end -= 1
        steps += 1
      }
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(end)
    for index in 0..<end {
      bytes.append(text[index])
    }
    let kept = String(decoding: bytes, as: UTF8.self)
    return end < text.count ? kept + "\u{2026}" : kept
  }

  /// The input, safe to put on one line of a log.
  private var shownInput: String {
    guard !input.isEmpty else { return "\"\"" }
    var shown = ""
    for scalar in input.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      case .spaceSeparator where scalar != " ":
        shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default:
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}
