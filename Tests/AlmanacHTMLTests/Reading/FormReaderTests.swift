import AlmanacHTML
import AlmanacPasswords
import Testing

/// Reading bodies: WHATWG's rules, and what is refused.
@Suite struct FormReaderTests {
  private static func code(
    _ body: [UInt8], _ limits: FormLimits = FormLimits(), mediaType: String? = nil
  ) throws -> (FormError.Code, FormError)? {
    do throws(FormError) {
      _ = try FormReader(limits: limits).read(body.span, mediaType: mediaType)
      return nil
    } catch {
      return (error.code, error)
    }
  }

  /// Examples that the standard describes: what stands between `&`, `+`, `%` alone, nothing behind `=`.
  @Test(arguments: [
    ("a=1&b=2", ["a": "1", "b": "2"]), ("", [:]), ("&&", [:]), ("a=1&&b=2&", ["a": "1", "b": "2"]), ("a", ["a": ""]),
    ("a=", ["a": ""]), ("=b", ["": "b"]), ("a=b=c", ["a": "b=c"]), ("a=1;b=2", ["a": "1;b=2"]),
    ("a+b=c+d", ["a b": "c d"]),
    ("a=%2B%26%3D", ["a": "+&="]), ("a=%zz", ["a": "%zz"]), ("a=%", ["a": "%"]), ("a=%2", ["a": "%2"]),
    ("a=100%25", ["a": "100%"]), ("a=%e6%97%A5", ["a": "日"]), ("%61=b", ["a": "b"]),
    ("a=%EF%BB%BFx", ["a": "\u{FEFF}x"]),
    ("a=日本", ["a": "日本"]), ("_charset_=utf-8", ["_charset_": "utf-8"]), ("a=x%0D%0Ay", ["a": "x\r\ny"]),
    ("a=%25zz", ["a": "%zz"]), ("a=&#233;", ["a": "", "#233;": ""]),
  ])
  func whatIsRead(_ body: String, _ fields: [String: String]) throws {
    let post = try Make.post(body)
    let names = post.names
    #expect(names == fields.keys.sorted())
    for (name, value) in fields {
      let (found, isThere) = (post[name], post.contains(name))
      #expect(found == value && isThere)
    }
    let (absent, isThere) = (post["absent"], post.contains("absent"))
    #expect(absent == nil && !isThere)
  }

  /// One letter in two spellings makes two names.
  @Test func namesAreBytes() throws {
    let post = try Make.post("caf%C3%A9=1&cafe%CC%81=2&cafe=3")
    let values = ["caf\u{E9}", "cafe\u{301}", "cafe"].map { post[$0] }
    #expect(values == ["1", "2", "3"])
  }

  @Test func whatIsRefusedNamesTheField() throws {
    let refused: [(String, FormError.Code, String)] = [
      ("on.day=1&on.day=2", .repeatedField, "on.day"), ("a=1&%61=1", .repeatedField, "a"),
      ("on[year]=1", .arrayField, "on[year]"), ("on.year[]=1", .arrayField, "on.year[]"),
      ("a=1&a[b]=2", .arrayField, "a[b]"), ("%5B=1", .arrayField, "["), ("on.year=%FF", .notUTF8, "on.year"),
      ("on.year=%C3", .notUTF8, "on.year"), ("on.year=%ED%A0%80", .notUTF8, "on.year"),
      ("on.year=%C0%80", .notUTF8, "on.year"), ("%FF=1", .notUTF8, "\u{FFFD}"),
      ("on.year=20%0026", .nullCharacter, "on.year"),
      ("on%00=1", .nullCharacter, "on\u{FFFD}"),
    ]
    for (body, code, subject) in refused {
      let found = try #require(try Self.code(Array(body.utf8)), "\(body)")
      #expect(found.0 == code, "\(body)")
      #expect(found.1.subject == subject, "\(body)")
      #expect(!found.1.reason.isEmpty && found.1.description.hasPrefix(subject))
    }
    #expect(try Self.code(Array("on.year=".utf8) + [0xFF])?.0 == .notUTF8, "raw bytes too")
    #expect(try Self.code(Array("on.year=".utf8) + [0])?.0 == .nullCharacter)
  }

  @Test func limitsAreEnforcedAtTheirEdges() throws {
    let limits = FormLimits(bodyByteCount: 40, pairCount: 3, nameByteCount: 4, valueByteCount: 5)
    func code(_ body: String) throws -> FormError.Code? { try Self.code(Array(body.utf8), limits)?.0 }
    #expect(try code("a=1&b=2&c=3") == nil)
    #expect(try code("a=1&b=2&c=3&d=4") == .tooManyPairs)
    #expect(try code("abcd=1") == nil)
    #expect(try code("abcde=1") == .nameTooLong)
    #expect(try code("%61%62%63%64=1") == nil)
    #expect(try code("a=12345") == nil)
    #expect(try code("a=123456") == .valueTooLong)
    #expect(try code("a=%31%32%33%34%35") == nil)
    #expect(try code("b=%31%32%33%34%35&a=1234567") == .valueTooLong)
    #expect(try code("a=12345&b=12345&c=12345" + String(repeating: "&", count: 17)) == nil, "40 bytes")
    #expect(try code("a=12345&b=12345&c=12345" + String(repeating: "&", count: 18)) == .bodyTooLong)
    let error = try #require(try Self.code(Array("abcdefghijkl=secret".utf8), limits)).1
    #expect(!"\(error)".contains("secret"))
  }

  /// Hostile bodies end soon, and say nothing of values.
  @Test func largeBodies() throws {
    let many = Array(String(repeating: "a&", count: 60_000).utf8)
    #expect(try Self.code(many)?.0 == .repeatedField)
    let distinct = (0..<20_000).map { "k\($0)" }.joined(separator: "&")
    #expect(try Self.code(Array(distinct.utf8))?.0 == .tooManyPairs)
    #expect(try Self.code([UInt8](repeating: 65, count: 131_073))?.0 == .bodyTooLong)
    #expect(try Self.code(Array(String(repeating: "%41", count: 40_000).utf8))?.0 == .nameTooLong)
    let value = Array(("a=" + String(repeating: "%41", count: 16_385)).utf8)
    #expect(try Self.code(value)?.0 == .valueTooLong)
    #expect(try Self.code(Array(value.dropLast(3))) == nil)
  }

  @Test func mediaTypes() throws {
    let form = "application/x-www-form-urlencoded"
    for good in [
      form, "Application/X-WWW-Form-Urlencoded", form + ";charset=UTF-8", form + " ; charset=\"utf-8\"", form + ";x=y",
    ] {
      #expect(try Self.code([], mediaType: good) == nil, "\(good)")
    }
    for bad in [
      "", "text/plain", "multipart/form-data; boundary=x", form + "x", form + "; charset=Shift_JIS",
      form + ";charset=iso-8859-1", "application/json",
    ] {
      #expect(try Self.code([], mediaType: bad)?.0 == .mediaType, "\(bad)")
    }
  }

  /// A post shows nothing of itself.
  @Test func aPostIsNotDescribed() throws {
    let post = try Make.post("pin.password=hunter2secret&a=b")
    let names = post.names
    #expect(names == ["a", "pin.password"])
    let pair = post.passwordPair("pin.password", confirmedBy: "absent")
    let violations = pair.checked(by: .pin(4...6)).violations
    #expect(violations.map(\.code).contains(.mismatch))
  }
}
