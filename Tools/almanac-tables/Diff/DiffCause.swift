import Almanac

/// What many changed texts have in common: the same edits of what is written, or the same words in the place of others.
struct DiffCause: Hashable, Sendable {
  /// Where the edits are: in dates, times and ranges whatever writes them, or in the words of one section.
  enum Place: Hashable, Sendable {
    case dates
    case words(DiffSection)
  }

  var place: Place
  var edits: [TextEdit]
  var warning: DiffWarning?
}

/// What looks like a mistake in the data.
enum DiffWarning: String, CaseIterable, Hashable, Sendable {
  /// Day and month stand in the other order than in the locale's short date.
  case fieldOrder
  /// A space went and nothing came for it.
  case lostSpace
  /// Other digits than before.
  case numberSystem

  /// Where it stands among the warnings.
  var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// What the reports say.
  var text: String {
    switch self {
    case .fieldOrder: "day and month stand in another order than in the locale's own short date"
    case .lostSpace: "a space is lost"
    case .numberSystem: "other digits are written"
    }
  }
}

extension DiffWarning {
  /// Whether the new pattern has its day and its numeric month in another order than the locale's short date, and the old
  /// one did not.
  ///
  /// - Parameters:
  ///   - forms: the patterns.
  ///   - shortDates: the patterns of the short date on both sides.
  /// - Returns: whether somebody should look.
  static func contradictsShortDate(_ forms: TextChange.Forms, _ shortDates: TextChange.Forms) -> Bool {
    guard let new = isDayFirst(forms.after), let own = isDayFirst(shortDates.after), new != own else { return false }
    guard let old = isDayFirst(forms.before), let oldOwn = isDayFirst(shortDates.before) else { return true }
    return old == oldOwn
  }

  /// Whether the first day of a pattern stands before its first month in numbers; nil where it does not have both.
  ///
  /// Months in words have places of their own in many languages.
  static func isDayFirst(_ pattern: String) -> Bool? {
    let bytes = Array(pattern.utf8)
    var scanner = PatternScanner()
    var first: UInt8?
    while let item = scanner.next(in: bytes.span) {
      guard case .field(let letter, let count, _) = item else { continue }
      switch letter {
      case UInt8(ascii: "d"):
        if first == UInt8(ascii: "M") { return false }
        first = first ?? letter
      case UInt8(ascii: "M"), UInt8(ascii: "L"):
        guard count <= 2 else { return nil }
        if first == UInt8(ascii: "d") { return true }
        first = first ?? UInt8(ascii: "M")
      default: break
      }
    }
    return nil
  }
}
