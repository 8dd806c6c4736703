import Almanac

/// Numbers in the digits of a locale.
struct NumberWords: Hashable, Sendable {
  /// The ten digits; none where they are those of ASCII.
  private let digits: [String]

  init(_ locale: LocaleTag, _ data: LocaleData) throws(PickerError) {
    let row = try LocaleTexts(of: locale, data).row
    let numbers: NumberSystem
    do throws(FormatError) {
      numbers = try data.numbers(for: locale, row: row)
    } catch {
      throw PickerError(error)
    }
    guard case .decimal(let digits) = numbers else {
      throw PickerError(
        .unsupportedLocale, "\(locale)", "its number system has rules and no digits; name one with -u-nu-, such as latn"
      )
    }
    self.digits = digits.isASCII ? [] : (0..<10).map { Self.text(digits, $0) }
  }

  /// Whether they are those of ASCII.
  var areASCII: Bool { digits.isEmpty }

  /// What stands between whole numbers and decimals.
  static func decimalSeparator(_ locale: LocaleTag, _ data: LocaleData) throws(PickerError) -> String {
    let row = try LocaleTexts(of: locale, data).row
    let system = data.numberSystemName(for: locale, row: row)
    return data.numberSymbol("decimal", of: system, row: row) ?? "."
  }

  private static func text(_ digits: Digits, _ digit: Int) -> String {
    var bits = digits.bytes(digit)
    var bytes: [UInt8] = []
    for _ in 0..<digits.count(digit) {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A number with at least so many digits.
  func text(_ number: Int, digits minimum: Int = 1) -> String {
    let ascii = String(number)
    let padded = ascii.utf8.count < minimum ? String(repeating: "0", count: minimum - ascii.utf8.count) + ascii : ascii
    guard !digits.isEmpty else { return padded }
    return padded.utf8.reduce(into: "") { text, byte in
      let digit = Int(byte) - 48
      text += 0...9 ~= digit ? digits[digit] : String(Unicode.Scalar(byte))
    }
  }
}
