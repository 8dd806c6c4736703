import Almanac
import CAlmanacCommand

/// How the process ends: a small part of the codes of sysexits.h.
package enum ExitStatus: Int32 {
  /// All was done.
  case success = 0

  /// What was given is not good: a value can't be read as a date, or a password is refused.
  case badInput = 1

  /// Two things could not be compared; of a comparison that was made, 1 says that something differs.
  case noComparison = 2

  /// The command line is wrong; nothing was read or written. (EX_USAGE)
  case usage = 64

  /// The input can't be read, or the output can't be written. (EX_IOERR)
  case inputOutput = 74

  /// Ends the process with a status.
  package static func end(_ status: ExitStatus) -> Never { almanac_exit(status.rawValue) }
}

/// Why the command ends before its work is done.
package struct CommandFailure: Error {
  /// The code to end with.
  package let status: ExitStatus

  /// What people read on standard error; nil where silence is right, as when the reader of a pipe is gone.
  package let message: String?

  /// A second line, which says where to look.
  package private(set) var hint: String?

  package init(_ status: ExitStatus, _ message: String?) {
    self.status = status
    self.message = message
  }

  /// A mistake on the command line.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - command: The command whose help says what is right, as it is typed.
  /// - Returns: A failure that points to that help.
  package static func usage(_ message: String, of command: String) -> CommandFailure {
    var failure = CommandFailure(.usage, message)
    failure.hint = "Try '\(command) --help'."
    return failure
  }

  /// A value that can't be read.
  package static func badInput(_ message: String) -> CommandFailure { CommandFailure(.badInput, message) }

  /// Writes the message to standard error, under the name of the command that failed.
  package func report(as speaker: String) {
    guard let message else { return }
    var text = "\(speaker): \(Self.visible(message))\n"
    if let hint { text += hint + "\n" }
    StandardStreams().report(text.utf8.span)
  }

  /// The text with each control or invisible character escaped, so that input can't steer a terminal.
  package static func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if InvisibleScalars.contains(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
