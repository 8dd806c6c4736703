/// The form of a word beside a whole number in our own messages, without opening the tables.
///
/// Only the rules that the languages of the messages have are here; a test compares them with CLDR's own rules in the
/// harvested text. Whole numbers have no decimals and no exponent, so of the rules' operands only `i` is left.
///
/// Source: UTS #35 part 3, "Language Plural Rules".
extension PluralCategory {
  /// The categories that a language has.
  package static func all(in language: MessageLanguage) -> [PluralCategory] {
    switch language {
    case .english, .turkish: [.one, .other]
    case .brazilianPortuguese, .europeanPortuguese: [.one, .many, .other]
    case .japanese, .simplifiedChinese, .traditionalChinese: [.other]
    }
  }

  /// The category of a number, 0 or more.
  package init(of number: Int, in language: MessageLanguage) {
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
