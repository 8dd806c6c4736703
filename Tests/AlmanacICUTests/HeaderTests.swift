import Foundation
import Testing

/// The shim declares ICU's functions itself; where ICU's headers are installed the compiler compares.
@Suite(.enabled(if: Workshop.compiler != nil, "clang compares the declarations"))
struct HeaderTests {
  static let check = Workshop.tests.appending(path: "HeaderCheck/check.c").path()
  static let flags = ["-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-Wincompatible-function-pointer-types"]

  private var areHeadersInstalled: Bool {
    get throws {
      let messages = try Workshop.compile(["-fsyntax-only", "-include", "unicode/utypes.h", "-x", "c", "/dev/null"])
      if messages != "" {
        print("SKIPPED: ICU's headers are not installed, so the shim's declarations are not compared")
      }
      return messages == ""
    }
  }

  @Test func declarationsAreThoseOfICU() throws {
    guard try areHeadersInstalled else { return }
    #expect(try Workshop.compile(Self.flags + [Self.check]) == "")
  }

  /// The check itself is checked: a declaration that is off by one type must not compile.
  @Test(arguments: [
    ("uloc_countAvailable, (void)", "uloc_countAvailable, (int32_t x)"),
    ("X(int32_t, ures_getSize", "X(int64_t, ures_getSize"),
    ("char *out, int32_t capacity, int8_t strict", "char *out, int32_t capacity, int32_t strict"),
    ("(void *const *format, double date, uint16_t *out", "(void *const *format, float date, uint16_t *out"),
  ])
  func aWrongDeclarationDoesNotCompile(right: String, wrong: String) throws {
    guard try areHeadersInstalled else { return }
    let header = try String(contentsOf: Workshop.header.appending(path: "CAlmanacICU.h"), encoding: .utf8)
    #expect(header.contains(right))
    let folder = Workshop.folder.appending(path: "header-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try header.replacing(right, with: wrong).write(
      to: folder.appending(path: "CAlmanacICU.h"), atomically: true, encoding: .utf8)
    let messages = try Workshop.compile(["-iquote", folder.path()] + Self.flags + [Self.check])
    #expect(messages.contains("incompatible function pointer types"))
  }
}
