import AlmanacCommandLine
import AlmanacPasswords
import CAlmanacCommand

/// Lines of standard input that are secrets: each is kept in memory that is overwritten, and nowhere else.
struct SecretLines: ~Copyable {
  /// Of a longer line the beginning is kept; it is too long for every policy.
  private static let longestLine = 16 * PasswordPolicy.longestMaximum + 1

  /// The bytes at which Linux cuts what is typed in a line (N_TTY_BUF_SIZE, less the newline).
  private static let longestTerminalLine = 4095

  private var block = OverwrittenBytes(count: 4096)
  private var used = 0
  private var position = 0
  /// Room for one line from the start, so that it never moves and leaves a copy behind.
  private var line = OverwrittenBytes(count: longestLine)

  init() {}

  /// The next line: from a terminal with a prompt and without echo, else from what the input has; nil at its end.
  ///
  /// A line ends at a newline, or a carriage return and a newline, or the end of the input.
  mutating func next(prompt: String) throws(CommandFailure) -> SecretBytes? {
    guard almanac_is_terminal(ALMANAC_INPUT) else { return try readLine() }
    var span = line.bytes.mutableSpan
    let count = almanac_terminal_read(prompt.utf8Span.span, &span)
    defer { line.overwrite() }
    guard count >= 0 else {
      guard count != Int(ALMANAC_TERMINAL_FAILED.rawValue) else {
        throw CommandFailure(.inputOutput, "the terminal can't be read without echo")
      }
      return nil
    }
    // A terminal cuts a longer line without a word, and a secret is never cut.
    guard count < Self.longestTerminalLine else {
      throw .badInput(
        "a terminal hands on no line of \(Self.longestTerminalLine) bytes or more; give it through a pipe")
    }
    return SecretBytes(copying: line.bytes.span.extracting(first: count))
  }

  private mutating func readLine() throws(CommandFailure) -> SecretBytes? {
    defer { line.overwrite() }
    let input = StandardStreams()
    var count = 0
    var hasBegun = false
    var hasNewline = false
    while true {
      if position == used {
        var span = block.bytes.mutableSpan
        let got = try input.read(into: &span, from: 0)
        (used, position) = (got, 0)
        if got == 0 { break }
      }
      let byte = block.bytes[position]
      position += 1
      hasBegun = true
      hasNewline = byte == Byte.newline
      if hasNewline { break }
      if count < line.bytes.count {
        line.bytes[count] = byte
        count += 1
      }
    }
    guard hasBegun else { return nil }
    // A carriage return that no newline follows was typed, and belongs to the secret.
    if hasNewline, count > 0, count < line.bytes.count, line.bytes[count - 1] == Byte.carriageReturn { count -= 1 }
    return SecretBytes(copying: line.bytes.span.extracting(first: count))
  }

  deinit {
    var block = block
    block.overwrite()
    var line = line
    line.overwrite()
  }
}

/// Bytes in an array that has one owner, so that it is written in place and never copied.
private struct OverwrittenBytes: ~Copyable {
  var bytes: [UInt8]

  init(count: Int) {
    bytes = [UInt8](repeating: 0, count: count)
  }

  mutating func overwrite() {
    var span = bytes.mutableSpan
    almanac_overwrite(&span)
  }
}
