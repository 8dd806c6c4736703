/// The place of a phrase among those of a unit: a word for -2 to 2, or a pattern for the past or the future.
struct RelativeSlot: Hashable {
  /// 0 to 4 for words, 5 to 10 for patterns of the past, 11 to 16 for those of the future.
  let index: Int

  static let count = 17

  private static let firstPattern = 5
  private static let firstOfFuture = 11

  private init(index: Int) {
    self.index = index
  }

  /// - Precondition: the number is one of -2 to 2.
  static func word(_ number: Int) -> RelativeSlot { RelativeSlot(index: number + 2) }

  static func pattern(isPast: Bool, _ category: PluralCategory) -> RelativeSlot {
    RelativeSlot(index: (isPast ? firstPattern : firstOfFuture) + Int(category.code))
  }

  var isPattern: Bool { index >= Self.firstPattern }

  /// The slot of the form that stands in where a language lacks this one; nil for a word and for `other`.
  var substitute: RelativeSlot? {
    guard isPattern else { return nil }
    let other = RelativeSlot.pattern(isPast: index < Self.firstOfFuture, .other)
    return other == self ? nil : other
  }

  /// The key of the phrase among the pairs of its unit: `/relative/-1`, `-short/relativeTime/past/one`.
  func key(_ style: RelativeStyle) -> TableKeyText {
    var key = TableKeyText(style.suffix)
    guard isPattern else {
      key.append("/relative/")
      if index < 2 { key.append(UInt8(ascii: "-")) }
      key.append(UInt8(ascii: "0") + UInt8((index - 2).magnitude))
      return key
    }
    let isPast = index < Self.firstOfFuture
    key.append(isPast ? "/relativeTime/past/" : "/relativeTime/future/")
    key.append(PluralCategory(code: UInt32(index - (isPast ? Self.firstPattern : Self.firstOfFuture))).rawValue)
    return key
  }
}
