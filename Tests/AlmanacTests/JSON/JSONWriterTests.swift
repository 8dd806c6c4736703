import Foundation
import Testing

@testable import Almanac

/// JSON as it is written, and as a parser of another make reads it.
@Suite struct JSONWriterTests {
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func containers() {
    #expect(text { $0.object { _ in } } == "{}")
    #expect(text { $0.array { _ in } } == "[]")
    let nested = text { json in
      json.object { json in
        json.key("locale", "pt-BR")
        json.key("months")
        json.array { json in
          json.integer(11)
          json.object { $0.key("a", "b") }
          json.array { _ in }
          json.array { $0.null() }
        }
        json.key("empty")
        json.object { _ in }
        json.key("last")
        json.boolean(true)
      }
    }
    #expect(nested == #"{"locale":"pt-BR","months":[11,{"a":"b"},[],[null]],"empty":{},"last":true}"#)
  }

  @Test func values() {
    #expect(text { $0.string("") } == #""""#)
    #expect(text { $0.integer(-42) } == "-42")
    #expect(text { $0.integer(UInt64.max) } == "18446744073709551615")
    #expect(text { $0.boolean(false) } == "false")
    #expect(text { $0.null() } == "null")
  }

  @Test(arguments: [
    ("\"\\/", #""\"\\/""#), ("\n\r\t", #""\n\r\t""#),
    ("\0\u{8}\u{1F}\u{7F}\u{85}", #""\u0000\u0008\u001F\u007F\u0085""#),
    ("\u{A0}\u{202F}\u{200E}\u{2009}", #""\u00A0\u202F\u200E\u2009""#), ("\u{E0001}", #""\uDB40\uDC01""#),
    ("30 Kasım 2026年 😀", #""30 Kasım 2026年 😀""#), ("\r\n", #""\r\n""#), ("e\u{301}", "\"e\u{301}\""),
  ])
  func escapes(_ value: String, _ written: String) {
    #expect(text { $0.string(value) } == written)
    #expect(text { $0.object { $0.key(value, "") } } == "{\(written):\"\"}")
  }

  @Test func failureOfTheBodyGoesThrough() {
    struct Halt: Error {}
    var json = JSONWriter()
    #expect(throws: Halt.self) { try json.array { _ in throw Halt() } }
  }

  @Test func everyScalarComesBack() throws {
    let values = Array(UInt32(0)...0x2FFFF) + Array(0xE0000...0xE0FFF)
    let scalars = values.compactMap(Unicode.Scalar.init)
    let plainASCII: (UInt8) -> Bool = { $0 >= 0x20 && $0 != 0x7F }
    for start in stride(from: 0, to: scalars.count, by: 4096) {
      let chunk = scalars[start...].prefix(4096)
      var value = String.UnicodeScalarView()
      value.append(contentsOf: chunk)
      var json = JSONWriter()
      json.array { $0.string(String(value)) }
      #expect(json.bytes.allSatisfy(plainASCII))
      let read = try JSONDecoder().decode([String].self, from: Data(json.bytes))
      #expect(read.first.map { Array($0.unicodeScalars) } == Array(chunk), "from \(chunk.first.debugDescription)")
    }
  }
}
