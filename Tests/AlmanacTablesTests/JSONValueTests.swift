import FoundationEssentials
import Testing

@testable import almanac_tables

/// The reader of JSON takes what RFC 8259 allows, and says where anything else goes wrong.
@Suite struct JSONValueTests {
  private func value(_ text: String) throws(JSONError) -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

  @Test func everyKindOfValue() throws {
    let document = try value(
      #" {"a" : [1, -0.5e+3, true, false, null, {}], "b\u0041" : "x\"\\\/\b\f\n\r\t\uD83D\uDE00é", "c":[]}"# + "\n")
    guard case .object(let members) = document else {
      Issue.record("it is \(document.kind)")
      return
    }
    #expect(members.map(\.name) == ["a", "bA", "c"])
    #expect(
      document["a"] == .array([.number("1"), .number("-0.5e+3"), .boolean(true), .boolean(false), .null, .object([])]))
    #expect(document["bA"]?.text == "x\"\\/\u{8}\u{C}\n\r\t😀é")
    #expect(document["c"] == .array([]) && document["d"] == nil)
  }

  @Test(arguments: [
    ("", "line 1, column 1: a value is missing: the file ends here"),
    ("{\n \"a\": 1,\n \"a\": 2}", "line 3, column 2: \"a\" is there twice"),
    ("{} x", "line 1, column 4: there is something behind the end of the document"),
    ("{\"a\" 1}", "line 1, column 6: ':' is missing behind the name \"a\": here is '1'"),
    ("{\"a\": 1,}", "line 1, column 9: a name in quotes is missing: here is '}'"),
    ("[1, ]", "line 1, column 5: a value is missing: here is ']'"),
    ("[1 2]", "line 1, column 4: ']' is missing at the end of an array: here is '2'"),
    ("\"a", "line 1, column 1: a string has no end"),
    ("\"a\nb\"", "line 1, column 3: a string has a control character; it is written as an escape"),
    (#""\x""#, "line 1, column 2: JSON has no such escape"),
    (#""\uD83D""#, "line 1, column 2: half a surrogate pair stands alone"),
    (#""\uDE00""#, "line 1, column 2: half a surrogate pair stands alone"),
    (#""\u12"#, "line 1, column 2: an escape has no end"),
    (#""\u12G4""#, "line 1, column 6: an escape takes four hexadecimal digits"),
    ("01", "line 1, column 1: a number begins with a zero"),
    ("-", "line 1, column 1: a number lacks a digit"),
    ("1.", "line 1, column 1: a number lacks a digit"),
    ("tru", "line 1, column 1: a value is missing: here is 't'"),
  ])
  func whatIsWrongAndWhere(_ text: String, _ message: String) {
    let error = #expect(throws: JSONError.self) { try value(text) }
    #expect(error.map { "\($0)" } == message)
  }

  @Test func bytesThatAreNoText() {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: [0x22, 0xFF, 0x22]) }
    #expect(error.map { "\($0)" } == "line 1, column 1: the file is not UTF-8")
    let deep = String(repeating: "[", count: 65) + String(repeating: "]", count: 65)
    #expect(throws: JSONError.self) { try value(deep) }
    #expect(throws: Never.self) { try value(String(deep.dropFirst().dropLast())) }
  }

  /// Another reader finds the same in the text of the repository.
  @Test func theTextIsWhatFoundationReads() throws {
    struct File: Decodable { var values: [String: String] }
    for name in ["ar", "ja", "pt", "supplemental/aliases"] {
      let bytes = try Folder.read("\(Fixture.resources)/Locales/\(name).json")
      let theirs = try JSONDecoder().decode(File.self, from: Data(bytes)).values
      guard case .object(let members)? = try JSONValue(parsing: bytes)["values"] else {
        Issue.record("\(name) has no values")
        continue
      }
      #expect(Dictionary(members.map { ($0.name, $0.value.text ?? "") }) { first, _ in first } == theirs)
      #expect(members.count > 100)
    }
  }
}
