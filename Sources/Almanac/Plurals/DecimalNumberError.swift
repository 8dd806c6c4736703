/// Why something is no `DecimalNumber`.
public struct DecimalNumberError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong; compare with the static members.
  public struct Code: Hashable, Sendable {
    let name: String

    /// A character, or the end, where something else must stand.
    public static let unexpectedCharacter = Code(name: "unexpectedCharacter")
    /// The digits are more than 18,446,744,073,709,551,615.
    public static let tooLarge = Code(name: "tooLarge")
    /// More than 18 digits behind the point, or a compact exponent above 18.
    public static let tooPrecise = Code(name: "tooPrecise")
    /// Infinity, or not a number.
    public static let notFinite = Code(name: "notFinite")
  }

  /// What is wrong.
  public let code: Code
  /// What was to be a number.
  public let input: String
  /// The UTF-8 offset in the input, where one byte is at fault; nil for all other errors.
  public let position: Int?
  private let reason: String

  init(_ code: Code, input: String, position: Int?, reason: String) {
    self.code = code
    self.input = input
    self.position = position
    self.reason = reason
  }

  /// The input, what is wrong, and what would be right.
  public var description: String { "\"\(input)\": \(reason)" }
}

extension DecimalNumberError {
  static func unexpected(_ input: String, _ position: Int) -> DecimalNumberError {
    let what = position < input.utf8.count ? "column \(position + 1) is out of place" : "it ends too early"
    return DecimalNumberError(
      .unexpectedCharacter, input: input, position: position,
      reason: "\(what); a number has digits, and may have a minus sign before and a point with digits behind them, "
        + "such as -1.50")
  }

  static func tooLarge(_ input: String, _ position: Int?) -> DecimalNumberError {
    DecimalNumberError(
      .tooLarge, input: input, position: position, reason: "its digits must not be more than \(UInt64.max)")
  }
}
