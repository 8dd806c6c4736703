/// A JSON document (RFC 8259).
enum JSONValue: Hashable, Sendable {
  /// The members in the order in which they stand; no name is there twice.
  case object([Member])
  case array([JSONValue])
  case string(String)
  /// A number, as it is written.
  case number(String)
  case boolean(Bool)
  case null

  struct Member: Hashable, Sendable {
    var name: String
    var value: JSONValue
  }

  /// Reads a document.
  ///
  /// Stricter than readers usually are, so that nothing of a file is lost without a word: an object that has a name
  /// twice, bytes that are not UTF-8, half a surrogate pair and text behind the end are errors.
  init(parsing bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes)
    self = try reader.document()
  }

  /// The value of a member of an object; nil for another value and where there is no such member.
  subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text of a string; nil for another value.
  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// What kind of value it is, with its article.
  var kind: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
}

/// Why bytes are no JSON document.
struct JSONError: Error, Hashable, CustomStringConvertible {
  /// From 1 on.
  var line: Int
  /// The byte in its line, from 1 on.
  var column: Int
  var problem: String

  var description: String { "line \(line), column \(column): \(problem)" }
}
