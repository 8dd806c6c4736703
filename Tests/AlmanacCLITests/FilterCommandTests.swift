import AlmanacTestKit
import Testing

/// The filter as others run it: a process between two files or pipes.
@Suite struct FilterCommandTests {
  private func filter(_ input: String, _ options: String...) throws -> BuiltCommand.Result {
    try filter(Array(input.utf8), options)
  }

  private func filter(_ input: [UInt8], _ options: [String]) throws -> BuiltCommand.Result {
    try BuiltCommand.run(["format", "--locale", "ja"] + options, input: input)
  }

  // MARK: What passes

  /// Inputs for `--column 2`, and what comes out.
  static let tables: [(input: [UInt8], output: [UInt8])] =
    [
      ("", ""),
      ("1\t2026-11-30\n2\t1999-12-31\n", "1\t2026/11/30\n2\t1999/12/31\n"),
      ("1\t2026-11-30\tx\ty\n", "1\t2026/11/30\tx\ty\n"),
      ("\t2026-11-30", "\t2026/11/30"),
      ("1\t2026-11-30\r\n2\t1999-12-31\r\n", "1\t2026/11/30\r\n2\t1999/12/31\r\n"),
      ("1\t2026-11-30\r", "1\t2026/11/30\r"),
      ("a\rb\t2026-11-30\tc\rd\n", "a\rb\t2026/11/30\tc\rd\n"),
      ("1\t\n2\t\\N\n3\t\r\n4\t\\N\r\n5\t\tx\n6\t\\N\tx\n7\t", "1\t\n2\t\\N\n3\t\r\n4\t\\N\r\n5\t\tx\n6\t\\N\tx\n7\t"),
      ("é\t2026-11-30\t\u{2028}\u{85}\n", "é\t2026/11/30\t\u{2028}\u{85}\n"),
    ].map { (Array($0.0.utf8), Array($0.1.utf8)) } + [
      (
        [0x00, 0xFF, 0xC3, 0x09] + Array("2026-11-30".utf8) + [0x09, 0x00, 0x80, 0xED, 0xA0, 0x80, 0x0A],
        [0x00, 0xFF, 0xC3, 0x09] + Array("2026/11/30".utf8) + [0x09, 0x00, 0x80, 0xED, 0xA0, 0x80, 0x0A]
      )
    ]

  @Test(arguments: tables) func table(_ input: [UInt8], _ output: [UInt8]) throws {
    let result = try filter(input, ["--column", "2"])
    #expect(result.output == output)
    #expect(result.errors == "" && result.status == 0)
  }

  @Test func wholeLines() throws {
    let result = try filter("2026-11-30\n\n\\N\r\n1999-12-31\r\n2000-01-01")
    #expect(result.text == "2026/11/30\n\n\\N\r\n1999/12/31\r\n2000/01/01")
    #expect(result.errors == "" && result.status == 0)
  }

  @Test func severalLocalesGiveSeveralLines() throws {
    let input = Array("2026-11-30\n\n1999-12-31\r\nsoon\n2000-01-01".utf8)
    let result = try BuiltCommand.run(["format", "--locale", "ja,zh-CN", "--on-error", "keep"], input: input)
    #expect(
      result.text == """
        2026/11/30\n2026/11/30\n\n\n1999/12/31\r\n1999/12/31\r\nsoon\nsoon\n2000/01/01\n2000/1/1
        """)
    #expect(result.errors.hasPrefix("almanac format: line 4: soon"))
    #expect(result.status == 0)
  }

  @Test func headerPasses() throws {
    let table = try filter("id\tday\n1\t2026-11-30\n", "--column", "2", "--header")
    #expect(table.text == "id\tday\n1\t2026/11/30\n" && table.status == 0)
    let short = try filter("id\n1\t2026-11-30\n", "--column", "2", "--header")
    #expect(short.text == "id\n1\t2026/11/30\n" && short.status == 0)
    let empty = try filter("", "--column", "2", "--header")
    #expect(empty.text == "" && empty.status == 0)
  }

  // MARK: What can't be read

  @Test func stopLeavesTheLinesBefore() throws {
    let result = try filter("1\t2026-11-30\n2\t2026-02-29\n3\t1999-12-31\n", "--column", "2")
    #expect(result.text == "1\t2026/11/30\n")
    #expect(result.errors == "almanac format: line 2, column 2: 2026-02-29: February 2026 has 28 days\n")
    #expect(result.status == 1)
  }

  @Test func keepPassesAndSaysSo() throws {
    let input = "id\tday\n1\t2026-11-30\n2\t2026-02-29\r\n3\n4\t" + String(repeating: "9", count: 65) + "\tx\n"
    let result = try filter(input, "--column", "2", "--on-error", "keep")
    #expect(result.text == input.replacing("2026-11-30", with: "2026/11/30"))
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.first?.hasPrefix("almanac format: line 1, column 2: day") == true)
    #expect(lines.dropFirst().first == "almanac format: line 3, column 2: 2026-02-29: February 2026 has 28 days")
    #expect(lines.dropFirst(2).first == "almanac format: line 4: there is no column 2")
    #expect(lines.last == "almanac format: line 5, column 2: longer than any date (more than 64 bytes)")
    #expect(result.status == 0)
  }

  @Test func messagesSteerNoTerminal() throws {
    let result = try filter("1\t\u{1B}[2J\u{202E}\n", "--column", "2", "--on-error", "keep")
    #expect(result.text == "1\t\u{1B}[2J\u{202E}\n")
    #expect(result.errors.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F || $0 == "\n" })
  }

  // MARK: Long lines

  @Test(arguments: [300 * 1024, 262_144, 262_143, 65_536]) func longLines(_ count: Int) throws {
    let long = String(repeating: "x", count: count)
    let lines = { (day: String) in "\(long)\t\(day)\t\(long)\n1\t\(day)\t\(long)\n\(long)\t\\N\n" }
    let result = try filter(lines("2026-11-30"), "--column", "2")
    #expect(result.output == Array(lines("2026/11/30").utf8))
    #expect(result.errors == "" && result.status == 0)
  }

  @Test func longValuePassesUnchanged() throws {
    let input = "1\t" + String(repeating: "2026-11-30", count: 40_000) + "\r\n2\t2026-11-30\n"
    let result = try filter(input, "--column", "2", "--on-error", "keep")
    #expect(result.output == Array((input.dropLast(11) + "2026/11/30\n").utf8))
    #expect(result.errors == "almanac format: line 1, column 2: longer than any date (more than 64 bytes)\n")
    #expect(result.status == 0)
  }

  @Test func longValueCannotBeRepeated() throws {
    let input = Array(("2026-11-30\n" + String(repeating: "9", count: 70_000) + "\n").utf8)
    let result = try BuiltCommand.run(["format", "--locale", "ja,zh-CN", "--on-error", "keep"], input: input)
    #expect(result.text == "2026/11/30\n2026/11/30\n")
    #expect(
      result.errors == """
        almanac format: line 2: longer than any date (more than 64 bytes); a line of this length can't be kept once for \
        each locale\n
        """)
    #expect(result.status == 1)
  }

  // MARK: Streams that fail

  @Test func fullDiskIsSaid() throws {
    for line in [
      "echo 2026-11-30 | almanac format --locale ja > /dev/full", "almanac format 2026-11-30 --locale ja > /dev/full",
      "almanac version > /dev/full", "almanac locales > /dev/full", "almanac --help > /dev/full",
      "almanac version >&-",
    ] {
      let result = try BuiltCommand.shell(line)
      #expect(result.status == 74, "\(line)")
      #expect(result.errors.contains("standard output can't be written: "), "\(line)")
    }
  }

  @Test func fullDiskBehindABadLineIsSaid() throws {
    let result = try BuiltCommand.shell(
      "printf '2026-11-30\\nsoon\\n' | almanac format --locale ja --on-error keep > /dev/full")
    #expect(result.status == 74)
    #expect(result.errors.contains("line 2: soon"))
  }

  @Test func unreadableInputIsSaid() throws {
    let result = try BuiltCommand.shell("almanac format --locale ja < /")
    #expect(result.status == 74)
    #expect(result.errors == "almanac format: standard input can't be read: Is a directory\n")
    let closed = try BuiltCommand.shell("almanac format --locale ja <&-")
    #expect(closed.status == 74)
  }

  @Test(arguments: ["", "trap '' PIPE; "]) func closedPipeEndsQuietly(_ before: String) throws {
    let result = try BuiltCommand.shell(
      before + """
        { yes 2026-11-30 2>/dev/null | { almanac format --locale ja; echo $? > $SCRATCH/status; } | head -n 2; }
        for i in 1 2 3 4 5 6 7 8 9 10; do test -s $SCRATCH/status && break; sleep 0.2; done
        cat $SCRATCH/status
        """)
    let lines = result.text.split(separator: "\n").map(String.init)
    #expect(lines.prefix(2) == ["2026/11/30", "2026/11/30"])
    #expect(["141", "74"].contains(lines.last))
    if !before.isEmpty { #expect(lines.last == "74") }
    #expect(result.errors == "")
  }

  @Test func answersBeforeTheInputEnds() throws {
    // The second line is written only when the answer to the first has come back.
    let result = try BuiltCommand.shell(
      """
      mkfifo $SCRATCH/there $SCRATCH/back
      almanac format --locale ja < $SCRATCH/there > $SCRATCH/back &
      exec 3> $SCRATCH/there 4< $SCRATCH/back
      echo 2026-11-30 >&3; read answer <&4; echo "$answer"
      echo 1999-12-31 >&3; read answer <&4; echo "$answer"
      exec 3>&-; wait $!; echo $?
      """)
    #expect(result.text == "2026/11/30\n1999/12/31\n0\n")
  }
}
