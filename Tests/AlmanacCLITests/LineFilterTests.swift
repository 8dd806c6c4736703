import Almanac
import AlmanacCommandLine
import Testing

@testable import AlmanacCLI

/// Lines that are written anew, whatever the blocks they come in.
@Suite struct LineFilterTests {
  private static func ranges() throws -> RangeLine {
    var format = RangeLine("yMMMd")
    for locale: LocaleTag in ["en", "ja"] { try format.add(locale, .plainSpaces) }
    return format
  }

  @Test(arguments: [1, 2, 3, 7, 40, 1000]) func blocks(piece: Int) throws {
    let input = "2026-11-30/2026-12-02\r\n\n\\N\n2026-11-30/2026-11-30"
    var streams = MemoryStreams(Array(input.utf8), pieces: [piece])
    try LineFilter.run(Self.ranges(), &streams, block: 140)
    let text = String(decoding: streams.output, as: UTF8.self)
    #expect(
      text
        == "Nov 30 – Dec 2, 2026\r\n2026年11月30日～12月2日\r\n\n\n\\N\n\\N\nNov 30, 2026\n2026年11月30日")
  }

  @Test func noInputGivesNoOutput() throws {
    var streams = MemoryStreams([], pieces: [1])
    try LineFilter.run(Self.ranges(), &streams)
    #expect(streams.output == [])
  }

  /// Lines before the bad one are written, and nothing of it.
  @Test(arguments: [
    ("soon", "line 2: soon: a range is written FROM/TO"), ("2026-11-30/", "line 2: \"\": "),
    ("2026-11-30/12-02", "line 2: 12-02: "), ("2026-12-02/2026-11-30", "line 2: 2026-12-02 is after 2026-11-30"),
    ("2026-11-30T09:00Z/2026-12-02", "line 2: 2026-11-30T09:00Z: an end has no offset"),
    ("2026-11-30/2026-12-02T09:00+01:00", "line 2: 2026-12-02T09:00+01:00: an end has no offset"),
    ("2026-11-30/2026-12-02/2026-12-03", "line 2: 2026-12-02/2026-12-03: "),
    (String(repeating: "x", count: 130), "line 2: longer than any range (more than 129 bytes)"),
    (String(repeating: "x", count: 500), "line 2: longer than any range (more than 129 bytes)"),
  ]) func refusals(line: String, message: String) throws {
    let ranges = try Self.ranges()
    for piece in [1, 64, 1000] {
      var streams = MemoryStreams(Array("2026-11-30/2026-11-30\n\(line)\n".utf8), pieces: [piece])
      var failure: CommandFailure?
      do throws(CommandFailure) {
        try LineFilter.run(ranges, &streams, block: 140)
      } catch {
        failure = error
      }
      #expect(failure?.status == .badInput && failure?.message?.hasPrefix(message) == true, "\(failure?.message ?? "")")
      #expect(String(decoding: streams.output, as: UTF8.self) == "Nov 30, 2026\n2026年11月30日\n")
    }
  }

  @Test func failingInput() throws {
    var streams = MemoryStreams(Array("2026-11-30/2026-11-30\n".utf8), pieces: [100])
    streams.failingRead = 1
    #expect(throws: CommandFailure.self) { try LineFilter.run(Self.ranges(), &streams) }
    #expect(String(decoding: streams.output, as: UTF8.self) == "Nov 30, 2026\n2026年11月30日\n")
  }

  /// More than one block of output goes out in several writes.
  @Test func manyLines() throws {
    let line = "2026-11-30/2026-11-30\n"
    var streams = MemoryStreams(Array(String(repeating: line, count: 5000).utf8), pieces: [997])
    try LineFilter.run(Self.ranges(), &streams, block: 1000)
    let expected = String(repeating: "Nov 30, 2026\n2026年11月30日\n", count: 5000)
    #expect(String(decoding: streams.output, as: UTF8.self) == expected)
  }
}
