import Testing

@testable import Almanac

/// Every message, with its code and position.
@Suite struct LocaleTagErrorTests {
  static let long = "en-" + String(repeating: "a", count: 253)

  static let cases: [(String, LocaleTagError.Code, Int, String)] = [
    ("", .empty, 0, "a locale tag has at least one subtag; the root locale is \"und\""),
    ("pt BR", .invalidCharacter, 2, "byte 2 is not an ASCII letter, a digit, \"-\" or \"_\""),
    ("pt-BR\n", .invalidCharacter, 5, "byte 5 is not an ASCII letter, a digit, \"-\" or \"_\""),
    ("pt-BR\0", .invalidCharacter, 5, "byte 5 is not an ASCII letter, a digit, \"-\" or \"_\""),
    ("portugu\u{EA}s", .invalidCharacter, 7, "byte 7 is not an ASCII letter, a digit, \"-\" or \"_\""),
    ("pt--BR", .emptySubtag, 3, "a subtag is missing at byte 3"),
    ("pt-", .emptySubtag, 3, "a subtag is missing at byte 3"),
    ("-pt", .emptySubtag, 0, "a subtag is missing at byte 0"),
    ("_", .emptySubtag, 0, "a subtag is missing at byte 0"),
    ("@", .emptySubtag, 0, "a subtag is missing at byte 0"),
    (".UTF-8", .emptySubtag, 0, "a subtag is missing at byte 0"),
    ("pt_BR_.UTF-8", .emptySubtag, 6, "a subtag is missing at byte 6"),
    ("de___1996", .emptySubtag, 4, "a subtag is missing at byte 4"),
    ("en-u-", .emptySubtag, 5, "a subtag is missing at byte 5"),
    ("en-x--a", .emptySubtag, 5, "a subtag is missing at byte 5"),
    ("pt-BRAZIL1234", .subtagTooLong, 3, "the subtag at byte 3 is longer than 8 characters"),
    ("portuguese", .subtagTooLong, 0, "the subtag at byte 0 is longer than 8 characters"),
    ("en-u-ca-buddhistic", .subtagTooLong, 8, "the subtag at byte 8 is longer than 8 characters"),
    ("en-x-abcdefghi", .subtagTooLong, 5, "the subtag at byte 5 is longer than 8 characters"),
    ("p", .malformedLanguage, 0, "the language at byte 0 is not 2, 3 or 5 to 8 letters"),
    ("Latn-US", .malformedLanguage, 0, "the language at byte 0 is not 2, 3 or 5 to 8 letters"),
    ("p1-BR", .malformedLanguage, 0, "the language at byte 0 is not 2, 3 or 5 to 8 letters"),
    ("C-BR", .malformedLanguage, 0, "the language at byte 0 is not 2, 3 or 5 to 8 letters"),
    ("zh-cmn-yue", .repeatedExtendedLanguage, 7, "a second extended language stands at byte 7"),
    ("pt-BR-BR", .unexpectedSubtag, 6, "the subtag at byte 6 has no form that may stand there"),
    ("pt-BR-Latn", .unexpectedSubtag, 6, "the subtag at byte 6 has no form that may stand there"),
    ("abcde-abc", .unexpectedSubtag, 6, "the subtag at byte 6 has no form that may stand there"),
    ("en-a-b1-c", .emptyExtension, 8, "the extension at byte 8 is empty"),
    ("de-1996-1996", .repeatedVariant, 8, "the variant at byte 8 is there twice"),
    ("en-t-de-1996-1996", .repeatedVariant, 13, "the variant at byte 13 is there twice"),
    ("ca_valencia@valencia", .repeatedVariant, 12, "the variant at byte 12 is there twice"),
    ("en-u-ca-u1-foo", .malformedKey, 8, Self.malformedKey(8)),
    ("en-u-ca-ab1-toolongvalue-nu-latn", .subtagTooLong, 12, "the subtag at byte 12 is longer than 8 characters"),
    ("ja-JP-traditional", .subtagTooLong, 6, "the subtag at byte 6 is longer than 8 characters"),
    ("no-NO-NY", .unexpectedSubtag, 6, "the subtag at byte 6 has no form that may stand there"),
    ("en_US_abcd", .unexpectedSubtag, 6, "the subtag at byte 6 has no form that may stand there"),
    ("en-u-ca-abc-u-nu-latn", .repeatedExtension, 12, "the extension at byte 12 is there twice"),
    ("en-a-foo-a-bar", .repeatedExtension, 9, "the extension at byte 9 is there twice"),
    ("en-t-de-t-fr", .repeatedExtension, 8, "the extension at byte 8 is there twice"),
    ("en-u", .emptyExtension, 3, "the extension at byte 3 is empty"),
    ("en-u-x-foo", .emptyExtension, 3, "the extension at byte 3 is empty"),
    ("en-t", .emptyExtension, 3, "the extension at byte 3 is empty"),
    ("en-x", .emptyExtension, 3, "the extension at byte 3 is empty"),
    ("x", .emptyExtension, 0, "the extension at byte 0 is empty"),
    ("en-u-12-foo", .malformedKey, 5, Self.malformedKey(5)),
    ("en-t-mm-foo", .unexpectedSubtag, 8, "the subtag at byte 8 has no form that may stand there"),
    ("en-t-1a-foo", .malformedKey, 5, Self.malformedKey(5)),
    ("en-t-m0", .missingFieldValue, 5, "the field at byte 5 has no value"),
    ("en-t-m0-x-foo", .missingFieldValue, 5, "the field at byte 5 has no value"),
    ("en-t-m0-und-m0-foo", .repeatedField, 12, "the field at byte 12 is there twice"),
    ("en@bogus=yes", .unknownKeyword, 3, "the keyword at byte 3 is not a known name followed by \"=\""),
    ("en@ca=x;nu", .malformedKeywordValue, 6, "the keyword's value at byte 6 has no BCP 47 form"),
    ("en@ca=gregory;nu", .unknownKeyword, 14, "the keyword at byte 14 is not a known name followed by \"=\""),
    ("en@=foo", .unknownKeyword, 3, "the keyword at byte 3 is not a known name followed by \"=\""),
    ("ja@timezone=Asia/Tokyo", .malformedKeywordValue, 12, "the keyword's value at byte 12 has no BCP 47 form"),
    ("ja@calendar=", .malformedKeywordValue, 12, "the keyword's value at byte 12 has no BCP 47 form"),
    ("en@attribute=ab", .malformedKeywordValue, 13, "the keyword's value at byte 13 has no BCP 47 form"),
    ("en@t=de.x", .malformedKeywordValue, 5, "the keyword's value at byte 5 has no BCP 47 form"),
    ("pt_BR.", .malformedCharacterSet, 6, "the character set at byte 6 is not a name"),
    ("pt_BR.@euro", .malformedCharacterSet, 6, "the character set at byte 6 is not a name"),
    ("pt_BR.UTF 8", .malformedCharacterSet, 6, "the character set at byte 6 is not a name"),
    ("de_DE@", .unknownModifier, 6, "the modifier at byte 6 is not known"),
    ("de_DE@abc", .unknownModifier, 6, "the modifier at byte 6 is not known"),
    ("de_DE@eu ro", .unknownModifier, 6, "the modifier at byte 6 is not known"),
  ]

  static func malformedKey(_ position: Int) -> String {
    "the key at byte \(position) does not end in a letter (-u-) or is no letter and digit (-t-)"
  }

  @Test(arguments: cases) func message(
    _ input: String, _ code: LocaleTagError.Code, _ position: Int, _ reason: String
  ) throws {
    let error = try #require(throws: LocaleTagError.self) { try LocaleTag(parsing: input) }
    #expect(error.code == code)
    #expect(error.position == position)
    #expect(error.input == input)
    #expect(error.code.reason(position: error.position) == reason)
    #expect(error.description.hasSuffix("\": " + reason))
    // The same bytes by the other way in.
    #expect(throws: error) { try LocaleTag(parsing: Array(input.utf8).span) }
  }

  @Test func wholeDescription() {
    let error = #expect(throws: LocaleTagError.self) { try LocaleTag(parsing: "pt-BRAZIL1234") }
    #expect(error?.description == "\"pt-BRAZIL1234\": the subtag at byte 3 is longer than 8 characters")
  }

  @Test func descriptionEscapesWhatCannotBeSeen() {
    let error = #expect(throws: LocaleTagError.self) { try LocaleTag(parsing: "pt\n\u{202F}\"") }
    #expect(
      error?.description == #""pt\n\u{202F}\"": byte 2 is not an ASCII letter, a digit, "-" or "_""#)
  }

  @Test func longInput() throws {
    let error = try #require(throws: LocaleTagError.self) { try LocaleTag(parsing: Self.long) }
    #expect(error.code == .tooLong)
    #expect(error.position == 255)
    #expect(error.input == String(Self.long.prefix(64)) + "\u{2026}")
    #expect(error.description.hasSuffix("...\": a locale tag has at most 255 bytes, as given and in canonical form"))
    #expect(throws: error) { try LocaleTag(parsing: Array(Self.long.utf8).span) }
  }

  @Test func longestTags() throws {
    let longest = "en-x" + String(repeating: "-abcdefg", count: 31) + "-ab"
    #expect(longest.utf8.count == 255)
    #expect(try LocaleTag(parsing: longest).description == longest)
    // The canonical form of `x-…` is four bytes longer.
    let grown = String(longest.dropFirst(3))
    let error = try #require(throws: LocaleTagError.self) { try LocaleTag(parsing: grown) }
    #expect(error.code == .tooLong)
  }

  @Test func cutInsideACharacter() throws {
    let text = String(repeating: "a", count: 63) + "\u{20AC}uro"
    let error = try #require(throws: LocaleTagError.self) { try LocaleTag(parsing: text) }
    #expect(error.input == String(repeating: "a", count: 63) + "\u{2026}")
  }

  @Test func bytesThatAreNotUTF8() throws {
    let error = try #require(throws: LocaleTagError.self) { try LocaleTag(parsing: [0x70, 0x74, 0xFF].span) }
    #expect(error.code == .invalidCharacter)
    #expect(error.input == "pt\u{FFFD}")
  }

  /// A million bytes are refused as quickly as a few.
  @Test func hugeInput() {
    #expect(throws: LocaleTagError.self) { try LocaleTag(parsing: String(repeating: "en-", count: 1_000_000)) }
  }
}
