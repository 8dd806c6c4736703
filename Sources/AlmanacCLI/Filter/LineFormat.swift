/// What a line of an input is written as: a text for each locale.
protocol LineFormat {
  /// What a line holds, as a message names it: "date".
  static var value: String { get }

  /// The most bytes that a value has.
  static var longestValue: Int { get }

  /// How many texts a value gives, at least one.
  var count: Int { get }

  /// The texts of a value, in the order of the locales.
  func texts(of value: Span<UInt8>) throws(LineRefusal) -> [String]
}

/// Why a line can't be written.
struct LineRefusal: Error {
  /// What is wrong, behind the value's place.
  let reason: String
}
