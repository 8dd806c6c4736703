import Almanac
import Foundation
import Testing

/// Reading patterns: their pieces, and what is refused where.
@Suite struct DatePatternTests {
  private static func described(_ pattern: DatePattern) -> [String] {
    pattern.items.map { item in
      switch item {
      case .literal(let text): "'\(text)'"
      case .field(let field): "\(field)@\(field.utf8Offset)"
      }
    }
  }

  @Test func items() throws {
    #expect(Self.described("d 'de' MMMM 'de' y") == ["d@0", "' de '", "MMMM@7", "' de '", "y@17"])
    #expect(Self.described("y年M月d日") == ["y@0", "'年'", "M@4", "'月'", "d@8", "'日'"])
    #expect(Self.described("''y''''M'o''clock'") == ["'''", "y@2", "''''", "M@7", "'o'clock'"])
    #expect(Self.described("") == [])
    // A quote that is never closed ends with the pattern.
    #expect(Self.described("y 'abc") == ["y@0", "' abc'"])
    #expect(Self.described("dd''dd") == ["dd@0", "'''", "dd@4"])
  }

  @Test(arguments: [
    ("y-N-d", DatePatternError.Code.unknownField, 2), ("j", .unknownField, 0), ("y C", .unknownField, 2),
    ("年R", .unknownField, 3), ("HH:mm z", .zoneName, 6), ("vvvv", .zoneName, 0), ("d VV", .zoneName, 2),
    ("XXXXXX", .unknownWidth, 0), ("H OO", .unknownWidth, 2), ("xxxxxxx", .unknownWidth, 0),
    ("OOOOO", .unknownWidth, 0),
  ]) func refusals(text: String, code: DatePatternError.Code, position: Int) throws {
    let error = try #require(throws: DatePatternError.self) { try DatePattern(parsing: text) }
    #expect(error.code == code && error.position == position && error.input == text)
    #expect("\(error)".contains("column \(position + 1)"))
  }

  @Test func messages() throws {
    func message(_ text: String) throws -> String {
      "\(try #require(throws: DatePatternError.self) { try DatePattern(parsing: text) })"
    }
    #expect(
      try message("d N") == "\"d N\": the letter at column 3 stands for no field; the letters are those of UTS #35, "
        + "and text is put between apostrophes")
    #expect(
      try message("H z") == "\"H z\": column 3 asks for the name of a time zone, which needs a live ICU; "
        + "write the offset with \"O\", \"Z\" or \"XXX\"")
    #expect(
      try message("OO")
        == "\"OO\": the offset at column 1 has no such width; \"O\" has 1 or 4 letters, \"X\" and \"x\" "
        + "have 1 to 5")
    let long = String(repeating: "d", count: 1025)
    #expect(try message(long).hasSuffix("a pattern has at most 1024 bytes"))
    #expect(try #require(throws: DatePatternError.self) { try DatePattern(parsing: long) }.code == .tooLong)
    _ = try DatePattern(parsing: String(repeating: "d", count: 1024))
  }

  @Test func everyLetter() throws {
    let known = Set("GyYuUrQqMLlwWdDFgEecabBhHkKmsSAZOXx")
    for value in UInt8(ascii: "A")...UInt8(ascii: "z") {
      let letter = Character(Unicode.Scalar(value))
      guard letter.isLetter else { continue }
      let isRead = (try? DatePattern(parsing: String(letter))) != nil
      #expect(isRead == known.contains(letter), "\(letter)")
    }
  }

  @Test func coding() throws {
    let pattern: DatePattern = "d. MMMM y 'o''clock'"
    let data = try JSONEncoder().encode([pattern])
    #expect(try JSONDecoder().decode([DatePattern].self, from: data) == [pattern])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([DatePattern].self, from: Data("[\"N\"]".utf8)) }
  }
}
