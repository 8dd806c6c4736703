import Almanac
import Foundation
import Testing

@Suite struct DateSkeletonTests {
  @Test(
    arguments: [
      ("", .empty, 0, "\"\": a skeleton has at least one letter, such as \"yMMMd\""),
      (
        "yMMM d", .notALetter, 4,
        "\"yMMM d\": the character at column 5 is no letter; a skeleton has neither spaces nor punctuation"
      ),
      (
        "yM\u{202F}d", .notALetter, 2,
        "\"yM\\u{202F}d\": the character at column 3 is no letter; a skeleton has neither spaces nor punctuation"
      ),
      (
        "yTd", .unknownField, 1,
        "\"yTd\": the letter at column 2 stands for no field; the letters are those of UTS #35, as in \"yMMMd\""
      ),
    ] as [(String, DateSkeletonError.Code, Int, String)])
  func refusal(text: String, code: DateSkeletonError.Code, position: Int, message: String) throws {
    let error = try #require(throws: DateSkeletonError.self) { try DateSkeleton(parsing: text) }
    #expect(error.code == code && error.position == position && error.input == text)
    #expect(error.description == message)
  }

  @Test func longest() throws {
    let longest = String(repeating: "y", count: DateSkeleton.maximumLength)
    #expect(try DateSkeleton(parsing: longest).description == longest)
    let error = try #require(throws: DateSkeletonError.self) { try DateSkeleton(parsing: longest + "y") }
    #expect(error.code == .tooLong && error.position == DateSkeleton.maximumLength)
    #expect(error.description == "\"\(longest)y\": a skeleton has at most 100 letters")
    let endless = String(repeating: "y", count: 1_000_000)
    #expect(try #require(throws: DateSkeletonError.self) { try DateSkeleton(parsing: endless) }.input.count == 101)
  }

  /// Every byte alone: the letters that the documentation names are read, and nothing else.
  @Test func letters() {
    let known = Set("GyYuUrQqMLlwWdDFgEecabBhHkKjJCmsASzZOvVXx")
    var refused = 0
    for value in UInt8.min...UInt8(0x7F) {
      let character = Character(Unicode.Scalar(value))
      let isRead = (try? DateSkeleton(parsing: String(character))) != nil
      #expect(isRead == known.contains(character), "\(character)")
      if !isRead { refused += 1 }
    }
    #expect(refused == 128 - known.count)
  }

  @Test func coding() throws {
    let skeleton: DateSkeleton = "yMMMd"
    let data = try JSONEncoder().encode([skeleton])
    #expect(String(decoding: data, as: UTF8.self) == #"["yMMMd"]"#)
    #expect(try JSONDecoder().decode([DateSkeleton].self, from: data) == [skeleton])
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode([DateSkeleton].self, from: Data(#"["y d"]"#.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("another error: \(error)")
      return
    }
    #expect(context.debugDescription.contains("column 2"))
  }
}
