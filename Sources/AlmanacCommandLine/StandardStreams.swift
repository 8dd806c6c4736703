import CAlmanacCommand

/// Standard input, output and error, without a buffer of their own.
package struct StandardStreams {
  package init() {}

  package func read(into block: inout MutableSpan<UInt8>, from offset: Int) throws(CommandFailure) -> Int {
    let count = almanac_read(ALMANAC_INPUT, &block, offset)
    guard count >= 0 else {
      let reason = Self.reason(Int32(truncatingIfNeeded: -count))
      throw CommandFailure(.inputOutput, "standard input can't be read: " + reason)
    }
    return count
  }

  package func write(_ bytes: Span<UInt8>) throws(CommandFailure) {
    try Self.check(almanac_write(ALMANAC_OUTPUT, bytes))
  }

  /// Writes text as UTF-8.
  package func write(_ text: String) throws(CommandFailure) {
    try write(text.utf8.span)
  }

  /// Where standard error is gone too there is nobody left to tell, so a failure here changes nothing.
  package func report(_ bytes: Span<UInt8>) {
    _ = almanac_write(ALMANAC_ERRORS, bytes)
  }

  /// Whether somebody sees standard error as it is written: it is a terminal and no file or pipe.
  package var errorsAreSeen: Bool { almanac_is_terminal(ALMANAC_ERRORS) }

  /// Closes the output: a file system that puts writes off says only now that one has failed.
  package func finish() throws(CommandFailure) {
    try Self.check(almanac_close_output())
  }

  private static func check(_ code: Int32) throws(CommandFailure) {
    guard code != 0 else { return }
    guard !almanac_is_closed_pipe(code) else { throw CommandFailure(.inputOutput, nil) }
    throw CommandFailure(.inputOutput, "standard output can't be written: " + reason(code))
  }

  /// The C library's English words for an errno.
  private static func reason(_ code: Int32) -> String {
    var text = [UInt8](repeating: 0, count: 128)
    var span = text.mutableSpan
    let count = almanac_error_text(code, &span)
    return String(decoding: text.prefix(count), as: UTF8.self)
  }
}
