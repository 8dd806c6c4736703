/// The form of a word that a number asks for: "1 day" and "2 days" are `one` and `other` in English.
///
/// Which numbers belong to a category is a question of the language: in Brazilian Portuguese 0 is `one` too, and Arabic has
/// all six. Every language has `other`.
///
/// Source: UTS #35 part 3, "Language Plural Rules".
public enum PluralCategory: String, CaseIterable, Hashable, Codable, Sendable {
  /// For nothing, in Arabic, Latvian and Welsh among others.
  case zero
  /// Mostly for 1.
  case one
  /// Mostly for 2.
  case two
  /// For small numbers, in Slavic languages among others.
  case few
  /// For large numbers, or in some languages for fractions.
  case many
  /// For everything else.
  case other
}

extension PluralCategory {
  /// The category of a name in the tables.
  init?(name: Span<UInt8>) {
    switch (name.count, name.count == 0 ? 0 : name[0]) {
    case (4, UInt8(ascii: "z")): self = .zero
    case (3, UInt8(ascii: "o")): self = .one
    case (3, UInt8(ascii: "t")): self = .two
    case (3, UInt8(ascii: "f")): self = .few
    case (4, UInt8(ascii: "m")): self = .many
    case (5, UInt8(ascii: "o")): self = .other
    default: return nil
    }
  }

  /// The category as a number of three bits, for compiled rules.
  var code: UInt32 {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }

  /// The category of a compiled rule's number.
  init(code: UInt32) {
    switch code {
    case 0: self = .zero
    case 1: self = .one
    case 2: self = .two
    case 3: self = .few
    case 4: self = .many
    default: self = .other
    }
  }
}
