import AlmanacTestKit
import Testing

/// The C ABI, used by a plain C program.
///
/// `Tools/check-columns` runs the same program with sanitizers, and against the
/// library alone.
@Suite struct ColumnsProbeTests {
  @Test func everyCheckHolds() throws {
    let result = try BuiltCommand.shell("exec columns-probe")
    #expect(result.status == 0, "\(result.text)\(result.errors)")
    let words = result.text.split(separator: " ")
    let count = words.first.flatMap { Int($0) } ?? 0
    #expect(count > 1000 && result.text.hasSuffix(" 0 failures\n"), "\(result.text)")
  }
}
