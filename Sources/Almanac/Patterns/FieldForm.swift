/// What a run of one letter stands for in a skeleton or a pattern.
///
/// The numbers are those by which ICU measures how far two forms of a field are apart (`dtTypes` in its pattern
/// generator): text is negative, numbers are positive and grow with the number of letters, and each further letter of a
/// kind is some steps away.
///
/// Source: UTS #35 part 4, "Matching Skeletons"; ICU4C's `DateTimePatternGenerator`.
struct FieldForm {
  var field: PatternField
  /// The number of the form among those of its field, from 1 on.
  ///
  /// Letter and class of width follow from it: forms with one number differ in nothing but the count of letters.
  var row: UInt8
  /// How the form is measured.
  var type: Int16
  /// The least count of letters of the form.
  var minimumCount: UInt8

  private static let narrow: Int16 = -0x101
  private static let shorter: Int16 = -0x102
  private static let short: Int16 = -0x103
  private static let long: Int16 = -0x104
  private static let numeric: Int16 = 0x100
  /// One step between the letters of a field.
  private static let step: Int16 = 0x10

  private init(_ field: PatternField, _ row: UInt8, _ type: Int16, minimumCount: UInt8) {
    self.field = field
    self.row = row
    self.type = type
    self.minimumCount = minimumCount
  }

  /// A form in digits.
  private static func number(_ field: PatternField, _ row: UInt8, steps: Int16, _ count: Int) -> FieldForm {
    FieldForm(field, row, numeric + steps * step + Int16(clamping: count), minimumCount: 1)
  }

  /// A form in words: short, then from four letters on long, five narrow, and where there is such, six shorter.
  private static func text(
    _ field: PatternField, _ row: UInt8, steps: Int16, _ count: Int, from first: UInt8 = 1, hasShorter: Bool = false
  ) -> FieldForm {
    switch count {
    case ..<4: FieldForm(field, row, short - steps * step, minimumCount: first)
    case 4: FieldForm(field, row + 1, long - steps * step, minimumCount: 4)
    case 6... where hasShorter: FieldForm(field, row + 3, shorter - steps * step, minimumCount: 6)
    default: FieldForm(field, row + 2, narrow - steps * step, minimumCount: 5)
    }
  }

  /// A form that is a number up to two letters and words from three on.
  private static func mixed(
    _ field: PatternField, _ row: UInt8, numberSteps: Int16, textSteps: Int16, _ count: Int, hasShorter: Bool = false
  ) -> FieldForm {
    guard count >= 3 else { return number(field, row, steps: numberSteps, count) }
    return text(field, row + 1, steps: textSteps, count, from: 3, hasShorter: hasShorter)
  }

  /// The form of `count` times `letter`, or nil for a letter that no field has.
  init?(_ letter: UInt8, _ count: Int) {
    switch letter {
    case UInt8(ascii: "G"): self = Self.text(.era, 1, steps: 0, count)
    case UInt8(ascii: "y"): self = Self.number(.year, 1, steps: 0, count)
    case UInt8(ascii: "Y"): self = Self.number(.year, 2, steps: 1, count)
    case UInt8(ascii: "u"): self = Self.number(.year, 3, steps: 2, count)
    case UInt8(ascii: "r"): self = Self.number(.year, 4, steps: 3, count)
    case UInt8(ascii: "U"): self = Self.text(.year, 5, steps: 0, count)
    case UInt8(ascii: "Q"): self = Self.mixed(.quarter, 1, numberSteps: 0, textSteps: 0, count)
    case UInt8(ascii: "q"): self = Self.mixed(.quarter, 5, numberSteps: 1, textSteps: 1, count)
    case UInt8(ascii: "M"): self = Self.mixed(.month, 1, numberSteps: 0, textSteps: 0, count)
    case UInt8(ascii: "L"): self = Self.mixed(.month, 5, numberSteps: 1, textSteps: 1, count)
    case UInt8(ascii: "l"): self = Self.number(.month, 9, steps: 1, count)
    case UInt8(ascii: "w"): self = Self.number(.weekOfYear, 1, steps: 0, count)
    case UInt8(ascii: "W"): self = Self.number(.weekOfMonth, 1, steps: 0, count)
    case UInt8(ascii: "E"): self = Self.text(.weekday, 1, steps: 0, count, hasShorter: true)
    case UInt8(ascii: "c"): self = Self.mixed(.weekday, 5, numberSteps: 2, textSteps: 2, count, hasShorter: true)
    case UInt8(ascii: "e"): self = Self.mixed(.weekday, 10, numberSteps: 1, textSteps: 1, count, hasShorter: true)
    case UInt8(ascii: "d"): self = Self.number(.day, 1, steps: 0, count)
    case UInt8(ascii: "g"): self = Self.number(.day, 2, steps: 1, count)
    case UInt8(ascii: "D"): self = Self.number(.dayOfYear, 1, steps: 0, count)
    case UInt8(ascii: "F"): self = Self.number(.weekdayInMonth, 1, steps: 0, count)
    case UInt8(ascii: "a"): self = Self.text(.dayPeriod, 1, steps: 0, count)
    case UInt8(ascii: "b"): self = Self.text(.dayPeriod, 4, steps: 1, count)
    case UInt8(ascii: "B"): self = Self.text(.dayPeriod, 7, steps: 3, count)
    default:
      guard let form = Self.time(letter, count) else { return nil }
      self = form
    }
  }

  private static func time(_ letter: UInt8, _ count: Int) -> FieldForm? {
    switch letter {
    case UInt8(ascii: "h"): number(.hour, 1, steps: 0, count)
    case UInt8(ascii: "K"): number(.hour, 2, steps: 1, count)
    case UInt8(ascii: "H"): number(.hour, 3, steps: 10, count)
    case UInt8(ascii: "k"): number(.hour, 4, steps: 11, count)
    // Letters for "the locale's hour" are replaced before they are matched; a pattern that has them is none of CLDR's.
    case UInt8(ascii: "J"): number(.hour, 5, steps: 5, count)
    case UInt8(ascii: "j"): number(.hour, 6, steps: 6, count)
    case UInt8(ascii: "C"): number(.hour, 7, steps: 7, count)
    case UInt8(ascii: "m"): number(.minute, 1, steps: 0, count)
    case UInt8(ascii: "s"): number(.second, 1, steps: 0, count)
    case UInt8(ascii: "A"): number(.second, 2, steps: 1, count)
    case UInt8(ascii: "S"): number(.fraction, 1, steps: 0, count)
    default: zone(letter, count)
    }
  }

  private static func zone(_ letter: UInt8, _ count: Int) -> FieldForm? {
    func form(_ row: UInt8, _ type: Int16, _ minimumCount: UInt8) -> FieldForm {
      FieldForm(.zone, row, type, minimumCount: minimumCount)
    }
    return switch letter {
    case UInt8(ascii: "v"): count < 4 ? form(1, short - 2 * step, 1) : form(2, long - 2 * step, 4)
    case UInt8(ascii: "z"): count < 4 ? form(3, short, 1) : form(4, long, 4)
    case UInt8(ascii: "Z"):
      count < 4 ? form(5, narrow - step, 1) : count < 5 ? form(6, long - step, 4) : form(7, short - step, 5)
    case UInt8(ascii: "O"): count < 4 ? form(8, short - step, 1) : form(9, long - step, 4)
    case UInt8(ascii: "V"):
      switch count {
      case ..<2: form(10, short - step, 1)
      case 2: form(11, long - step, 2)
      case 3: form(12, long - 1 - step, 3)
      default: form(13, long - 2 - step, 4)
      }
    case UInt8(ascii: "X"), UInt8(ascii: "x"):
      switch count {
      case ..<2: form(letter == UInt8(ascii: "X") ? 14 : 17, narrow - step, 1)
      case 2, 3: form(letter == UInt8(ascii: "X") ? 15 : 18, short - step, 2)
      default: form(letter == UInt8(ascii: "X") ? 16 : 19, long - step, 4)
      }
    default: nil
    }
  }
}
