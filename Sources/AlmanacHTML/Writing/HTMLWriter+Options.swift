extension HTMLWriter {
  /// Writes a row of a list.
  mutating func option(_ value: Int, _ label: String, isSelected: Bool, isDisabled: Bool) {
    raw(.optionOpen)
    integer(value)
    raw(Piece.optionMiddle(isSelected, isDisabled: isDisabled))
    text(label)
    raw(.optionEnd)
  }

  /// Writes a row that shows a number; a list of years has hundreds of them, each with the bytes of the one before.
  ///
  /// - Parameters:
  ///   - value: The number that the row posts.
  ///   - number: The number that people read.
  ///   - digits: The least count of its digits.
  ///   - frame: What stands before and behind the number; the same for all rows of one template.
  ///   - isSelected: Whether the row is selected.
  ///   - template: The bytes of a row of the same lengths, which other rows copy.
  mutating func option(
    _ value: Int, showing number: Int, digits: Int, _ frame: (prefix: String, suffix: String), isSelected: Bool,
    _ template: inout OptionTemplate
  ) {
    guard !isSelected else {
      raw(.optionOpen)
      integer(value)
      raw(Piece.optionMiddle(true, isDisabled: false))
      text(frame.prefix)
      zeros(digits - Self.length(number))
      integer(number)
      text(frame.suffix)
      raw(.optionEnd)
      return
    }
    let lengths = (value: Self.length(value), text: max(Self.length(number), digits))
    guard lengths == template.lengths else {
      let start = count
      raw(.optionOpen)
      let valuePlace = count - start
      zeros(lengths.value)
      raw(Piece.optionMiddle(false, isDisabled: false))
      text(frame.prefix)
      let textPlace = count - start
      zeros(lengths.text)
      text(frame.suffix)
      raw(.optionEnd)
      template = OptionTemplate(
        lengths: lengths, places: (valuePlace, textPlace), bytes: Array(bytes[start...]))
      replaceDigits(at: start + valuePlace, count: lengths.value, with: value)
      replaceDigits(at: start + textPlace, count: lengths.text, with: number)
      return
    }
    let start = count
    append(written: template.bytes)
    replaceDigits(at: start + template.places.value, count: lengths.value, with: value)
    replaceDigits(at: start + template.places.text, count: lengths.text, with: number)
  }

  private mutating func zeros(_ count: Int) {
    for _ in 0..<max(count, 0) { integer(0) }
  }

  private static func length(_ number: Int) -> Int {
    if number < 10 { return 1 }
    if number < 100 { return 2 }
    if number < 1_000 { return 3 }
    return number < 10_000 ? 4 : String(number).utf8.count
  }
}

/// The bytes of a row, and where its digits stand; they have gone through a writer.
struct OptionTemplate {
  /// How many digits the value and the text have.
  var lengths = (value: 0, text: 0)
  var places = (value: 0, text: 0)
  var bytes: [UInt8] = []
}

extension Piece {
  static let optionOpen: Piece = "<option value=\""
  static let optionEnd: Piece = "</option>"
  private static let plain: Piece = "\">"
  private static let selected: Piece = "\" selected>"
  private static let disabled: Piece = "\" disabled>"
  private static let selectedAndDisabled: Piece = "\" selected disabled>"

  /// What stands between the value of an option and its text.
  static func optionMiddle(_ isSelected: Bool, isDisabled: Bool) -> Piece {
    isDisabled ? (isSelected ? selectedAndDisabled : disabled) : isSelected ? selected : plain
  }
}
