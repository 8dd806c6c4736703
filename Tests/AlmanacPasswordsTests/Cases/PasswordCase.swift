import AlmanacPasswords
import Foundation
import Testing

/// One row of the cases: two fields as they were typed, and what becomes of them.
struct PasswordCase: Sendable, CustomTestStringConvertible {
  let id: String
  let password: String
  let confirmation: String
  let kind: PasswordKind
  /// The codes that are expected, all of them, in order; empty for an accepted pair.
  let codes: [PasswordViolation.Code]
  /// The enforced form of an accepted pair.
  let enforced: String
  let length: ClosedRange<Int>
  let user: UserInformation

  var testDescription: String { id }

  /// The policy that the file's header states, with the row's own bounds.
  var policy: PasswordPolicy {
    var policy = PasswordPolicy(trusting: kind, length: length)
    policy.blocklist = PasswordBlocklist(Self.blocklists[kind] ?? [])
    return policy
  }

  static let blocklists: [PasswordKind: [String]] = [
    .password: """
    password password1 password123 12345678 123456789 1234567890 11111111 88888888 qwertyuiop qwerty123 iloveyou \
    sunshine princess football baseball basketball superman trustno1 1q2w3e4r michelle jennifer administrator
    """.split(separator: " ").map(String.init),
    .pin: "0000 1111 1234 4321 1212 2580 000000 111111 123456 654321 121212 112233".split(separator: " ").map(
      String.init),
  ]

  /// Every row of the file.
  static func all() throws -> [PasswordCase] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("password.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    return try lines.dropFirst().map(PasswordCase.init)
  }

  init(_ line: Substring) throws {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    try #require(cells.count == 8, "\(line)")
    id = cells[0]
    password = try Self.unescaped(cells[1])
    confirmation = try Self.unescaped(cells[2])
    kind = try #require(PasswordKind(rawValue: cells[3]), "\(id)")
    enforced = try Self.unescaped(cells[5])

    var (minimum, maximum) = kind == .pin ? (4, 12) : (8, 256)
    var known: [String: String] = [:]
    var all: [String]?
    for item in cells[7].split(separator: ";") {
      let parts = item.split(separator: "=", maxSplits: 1).map(String.init)
      try #require(parts.count == 2, "\(id): \(item)")
      switch parts[0] {
      case "min": minimum = try #require(Int(parts[1]))
      case "max": maximum = try #require(Int(parts[1]))
      case "user": known["userName"] = try Self.unescaped(parts[1])
      case "email": known["email"] = try Self.unescaped(parts[1])
      case "name": known["name"] = try Self.unescaped(parts[1])
      case "all": all = parts[1].split(separator: ",").map(String.init)
      case "decision", "alt": break
      default: Issue.record("\(id): what is \(parts[0])?")
      }
    }
    length = minimum...maximum
    user = UserInformation(userName: known["userName"], email: known["email"], name: known["name"])
    let names = all ?? (cells[4] == "accept" ? [] : [cells[4]])
    codes = try names.map { try #require(PasswordViolation.Code(rawValue: $0), "\(cells[0]): \($0)") }
    try #require(cells[4] == "accept" || names.first == cells[4], "\(id): the first of all is another")
  }

  /// Replaces `\u{…}`, the only escape.
  private static func unescaped(_ text: String) throws -> String {
    var result = String.UnicodeScalarView()
    for (index, piece) in text.components(separatedBy: "\\u{").enumerated() {
      guard index > 0 else {
        result.append(contentsOf: piece.unicodeScalars)
        continue
      }
      let halves = piece.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
      let value = try #require(UInt32(halves[0], radix: 16), "\(text)")
      result.append(try #require(Unicode.Scalar(value), "\(text)"))
      if halves.count == 2 { result.append(contentsOf: halves[1].unicodeScalars) }
    }
    return String(result)
  }
}
