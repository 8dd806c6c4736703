/// Hebrew numerals; CLDR's rule set `hebrew`.
///
/// Letters stand for ones, tens and hundreds; a geresh follows a lone letter, a gershayim stands before the last of
/// several.
enum HebrewNumbers {
  /// Appends a number; one above 1,000,000 is written in digits.
  static func append(_ value: UInt, grouping: String, to text: inout NumberText) {
    switch value {
    case 0: text.append("\u{5F4}\u{5F3}")
    case 1..<1000: appendBelowThousand(value, to: &text)
    case 1000: text.append("אלף")
    case 2000: text.append("אלפיים")
    case 1_000_000: text.append("אלף אלפים")
    case 1001..<1_000_000 where value % 1000 == 0:
      append(value / 1000, grouping: grouping, to: &text)
      text.append(" אלפים")
    case 1001..<1_000_000:
      let thousands = value / 1000
      append(thousands, grouping: grouping, to: &text)
      if thousands > 10, thousands != 100 { text.append("\u{5F3}") }
      append(value % 1000, grouping: grouping, to: &text)
    default: text.append(digitsOf: value, grouping: grouping)
    }
  }

  private static func appendBelowThousand(_ value: UInt, to text: inout NumberText) {
    // Letters in an order that spells no bad word, or a good one.
    switch value {
    case 298: return text.append("רח״צ")
    case 304: return text.append("ד״ש")
    case 344: return text.append("שד״מ")
    case 698: return text.append("תרח״צ")
    case 744: return text.append("תשד״מ")
    default: break
    }
    let hundreds = value / 100
    let rest = value % 100
    guard hundreds > 0 else { return appendBelowHundred(rest, to: &text) }
    switch hundreds {
    case 1...4: text.append(Self.hundreds(hundreds))
    case 5...8:
      text.append("ת")
      if rest == 0 { text.append("\u{5F4}") }
      text.append(Self.hundreds(hundreds - 4))
      if rest == 0 { return }
    default:
      text.append(rest == 0 ? "תת״ק" : "תתק")
      if rest == 0 { return }
    }
    switch rest {
    case 0: text.append("\u{5F3}")
    case 1...9:
      text.append("\u{5F4}")
      text.append(ones(rest))
    case 80: text.append("\u{5F4}ף")
    case 10, 20, 30, 40, 50, 60, 70, 90:
      text.append("\u{5F4}")
      text.append(tens(rest / 10))
    default: appendBelowHundred(rest, to: &text)
    }
  }

  private static func appendBelowHundred(_ value: UInt, to text: inout NumberText) {
    switch value {
    case 15: text.append("ט״ו")
    case 16: text.append("ט״ז")
    case 1...9:
      text.append(ones(value))
      text.append("\u{5F3}")
    case _ where value % 10 == 0:
      text.append(tens(value / 10))
      text.append("\u{5F3}")
    default:
      text.append(tens(value / 10))
      text.append("\u{5F4}")
      text.append(ones(value % 10))
    }
  }

  private static func ones(_ digit: UInt) -> String {
    switch digit {
    case 1: "א"
    case 2: "ב"
    case 3: "ג"
    case 4: "ד"
    case 5: "ה"
    case 6: "ו"
    case 7: "ז"
    case 8: "ח"
    default: "ט"
    }
  }

  private static func tens(_ digit: UInt) -> String {
    switch digit {
    case 1: "י"
    case 2: "כ"
    case 3: "ל"
    case 4: "מ"
    case 5: "נ"
    case 6: "ס"
    case 7: "ע"
    case 8: "פ"
    default: "צ"
    }
  }

  private static func hundreds(_ digit: UInt) -> String {
    switch digit {
    case 1: "ק"
    case 2: "ר"
    case 3: "ש"
    default: "ת"
    }
  }
}
