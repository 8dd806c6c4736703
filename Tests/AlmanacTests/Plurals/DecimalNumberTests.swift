import Almanac
import Testing

/// Decimal numbers from texts, digits and floating-point numbers.
@Suite struct DecimalNumberTests {
  @Test(arguments: [
    "0", "-0", "1", "1.0", "1.50", "-1234.5678", "18446744073709551615", "0.000000000000000001", "1c6", "1.2c6",
    "1.20050c3",
    "1.0000001c6", "-2.1c3", "0.00",
  ]) func readsWhatItWrites(_ text: String) throws {
    #expect("\(try DecimalNumber(parsing: text))" == text)
  }

  @Test func partsOfANumber() throws {
    let number = try DecimalNumber(parsing: "-1.20050c3")
    #expect(number.coefficient == 120_050 && number.fractionDigits == 2 && number.isNegative)
    #expect(number.compactExponent == 3)
    #expect(try DecimalNumber(parsing: "1e2").coefficient == 100)
    #expect(try DecimalNumber(parsing: "007") == DecimalNumber(7))
    #expect(try DecimalNumber(parsing: "1.50") != DecimalNumber(parsing: "1.5"))
    #expect(DecimalNumber(.min).coefficient == 1 << 63)
    #expect("\(try DecimalNumber(coefficient: -150, fractionDigits: 2))" == "-1.50")
  }

  static let doubles: [(Double, String)] = [
    (0, "0"), (-0.0, "-0"), (1, "1"), (1.5, "1.5"), (-1234.5678, "-1234.5678"), (1e-7, "0.0000001"),
    (1.25e-5, "0.0000125"), (1e16, "10000000000000000"), (123_456_789_012_345_680, "123456789012345680"),
    (0.1 + 0.2, "0.30000000000000004"), (1e19, "10000000000000000000"), (1e-18, "0.000000000000000001"),
  ]

  @Test(arguments: doubles) func floatingPoint(_ number: Double, _ text: String) throws {
    #expect("\(try DecimalNumber(number))" == text)
  }

  /// Texts that are no numbers, with the code of the error and its position.
  static let bad: [(String, DecimalNumberError.Code, Int?)] = [
    ("", .unexpectedCharacter, 0), ("-", .unexpectedCharacter, 1), ("+1", .unexpectedCharacter, 0),
    ("1.", .unexpectedCharacter, 2), (".5", .unexpectedCharacter, 0), ("1c", .unexpectedCharacter, 2),
    ("1,5", .unexpectedCharacter, 1), ("1.2.3", .unexpectedCharacter, 3), ("--1", .unexpectedCharacter, 1),
    ("1c2.5", .unexpectedCharacter, 3), ("١", .unexpectedCharacter, 0), ("1 ", .unexpectedCharacter, 1),
    ("18446744073709551616", .tooLarge, 19), ("99999999999999999999", .tooLarge, 19), ("100c18", .tooLarge, nil),
    ("0.0000000000000000001", .tooPrecise, nil), ("0c19", .tooPrecise, nil),
  ]

  @Test(arguments: bad) func refusals(_ text: String, _ code: DecimalNumberError.Code, _ position: Int?) {
    let error = #expect(throws: DecimalNumberError.self) { try DecimalNumber(parsing: text) }
    #expect(error?.code == code && error?.position == position && error?.input == text)
    #expect(error?.description.contains("must") == true || error?.description.contains("such as") == true)
  }

  @Test func refusalsOfOtherInput() {
    for number in [Double.infinity, -.infinity, .nan] {
      #expect(throws: DecimalNumberError.self) { try DecimalNumber(number) }
    }
    #expect(#expect(throws: DecimalNumberError.self) { try DecimalNumber(1e20) }?.code == .tooLarge)
    #expect(#expect(throws: DecimalNumberError.self) { try DecimalNumber(1e-300) }?.code == .tooPrecise)
    for digits in [-1, 19, Int.max] {
      let error = #expect(throws: DecimalNumberError.self) { try DecimalNumber(coefficient: 1, fractionDigits: digits) }
      #expect(error?.code == .tooPrecise)
    }
  }
}
