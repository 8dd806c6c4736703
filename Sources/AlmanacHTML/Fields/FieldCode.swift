import AlmanacPickers

/// What a row posts: a number, an era and a year, or the path of a dependent choice.
///
/// Written in one way only: digits of ASCII without leading zeros, and dots between numbers. Whatever else comes back was not
/// offered.
struct FieldCode: Hashable {
  var numbers: [Int]

  init(_ numbers: [Int]) {
    self.numbers = numbers
  }

  /// Reads a code; nil for a text that no row posts.
  init?(_ text: String) {
    var numbers: [Int] = []
    var digits = 0
    var number = 0
    var isNegative = false
    func flush() -> Bool {
      guard digits > 0 else { return false }
      numbers.append(isNegative ? -number : number)
      return true
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        // No leading zeros, and nothing that a picker can't have.
        guard digits < 9, digits == 0 || number != 0 else { return nil }
        number = 10 * number + Int(byte - 48)
        digits += 1
        if isNegative, number == 0 { return nil }
      case UInt8(ascii: "."):
        guard flush(), numbers.count < 16 else { return nil }
        (digits, number, isNegative) = (0, 0, false)
      case UInt8(ascii: "-"):
        guard digits == 0, !isNegative else { return nil }
        isNegative = true
      default: return nil
      }
    }
    guard flush() else { return nil }
    self.numbers = numbers
  }

  /// The only number; nil for a code of several.
  var single: Int? { numbers.count == 1 ? numbers[0] : nil }

  /// The text that is posted.
  var text: String { numbers.map { String($0) }.joined(separator: ".") }
}

/// What a column shows as chosen.
enum ShownChoice {
  /// Nothing.
  case none
  /// A row.
  case code(FieldCode)
  /// What was typed or sent, and is no row.
  case text(String)

  init(typed text: String) {
    self = text.isEmpty ? .none : FieldCode(text).map { .code($0) } ?? .text(text)
  }
}
