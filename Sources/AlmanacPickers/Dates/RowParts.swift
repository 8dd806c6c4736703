import Almanac

/// What a row says, before it is put into strings or bytes.
package struct RowParts {
  /// A number in the locale's digits, with at least so many of them, or a text.
  package enum Body {
    case number(Int, digits: Int)
    case text(String)

    func text(_ numbers: NumberWords) -> String {
      switch self {
      case .number(let number, let digits): numbers.text(number, digits: digits)
      case .text(let text): text
      }
    }
  }

  /// What a screen reader says.
  enum Spoken {
    /// The label.
    case label
    case text(String)
    /// The day with its weekday.
    case day(CivilDate)
  }

  package var body: Body
  /// What stands before the text in the label.
  package var prefix: String
  var spoken = Spoken.label
}
