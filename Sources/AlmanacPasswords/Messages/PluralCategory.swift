/// The form of a word beside a whole number, by CLDR's cardinal rules.
///
/// Only the categories and rules that our languages have are here; a test compares them with CLDR's own rules in the
/// harvested text. Whole numbers have no decimals and no exponent, so of the rules' operands only `i` is left.
///
/// Source: UTS #35 part 3, "Language Plural Rules".
enum PluralCategory: String, CaseIterable {
  case one, many, other

  /// The categories that a language has.
  static func all(in language: MessageLanguage) -> [PluralCategory] {
    switch language {
    case .english, .turkish: [.one, .other]
    case .brazilianPortuguese, .europeanPortuguese: [.one, .many, .other]
    case .japanese, .simplifiedChinese, .traditionalChinese: [.other]
    }
  }

  /// The category of a number, 0 or more.
  init(of number: Int, in language: MessageLanguage) {
    switch language {
    case .english, .turkish:
      self = number == 1 ? .one : .other
    case .brazilianPortuguese:
      self = number <= 1 ? .one : number % 1_000_000 == 0 ? .many : .other
    case .europeanPortuguese:
      self = number == 1 ? .one : number != 0 && number % 1_000_000 == 0 ? .many : .other
    case .japanese, .simplifiedChinese, .traditionalChinese:
      self = .other
    }
  }
}
