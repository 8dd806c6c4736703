import AlmanacTestKit
import CAlmanacTestTerminal
import Foundation

/// The command as it was built, run on a terminal of its own.
struct TerminalRun {
  /// The exit status, nil where a signal ended the command.
  let status: Int32?
  /// The signal that ended the command.
  let signal: Int32?
  /// Whether the terminal's echo is on in the end.
  let isEchoing: Bool
  /// All that the terminal showed.
  let transcript: String
  /// Nil where all went well; else an errno.
  let failure: Int32?

  /// Runs the command, and types each text once the one before it was shown.
  init(_ arguments: [String], script: [(awaited: String, typed: String)]) {
    let path = BuiltCommand.directory.appendingPathComponent("almanac").path
    let list = Self.ended([path] + arguments)
    let steps = Self.ended(script.flatMap { [$0.awaited, $0.typed] })
    var shown = [UInt8](repeating: 0, count: 65_536)
    var span = shown.mutableSpan
    let result = almanac_terminal_run(list.span, steps.span, &span)
    status = result.signal == 0 ? result.status : nil
    signal = result.signal == 0 ? nil : result.signal
    isEchoing = result.is_echoing
    failure = result.error == 0 ? nil : result.error
    transcript = String(decoding: shown.prefix(result.transcript_count), as: UTF8.self)
  }

  /// Texts, each with a NUL behind it.
  private static func ended(_ texts: [String]) -> [UInt8] {
    texts.reduce(into: []) { bytes, text in
      bytes.append(contentsOf: text.utf8)
      bytes.append(0)
    }
  }
}
