import Almanac

/// How the process ends: a small part of the codes of sysexits.h.
enum ExitStatus: Int32 {
  /// All was done.
  case success = 0

  /// A value can't be read as a date.
  case badInput = 1

  /// The command line is wrong; nothing was read or written. (EX_USAGE)
  case usage = 64

  /// The input can't be read, or the output can't be written. (EX_IOERR)
  case inputOutput = 74
}

/// Why the command ends before its work is done.
struct CommandFailure: Error {
  /// The code to end with.
  let status: ExitStatus

  /// What people read on standard error; nil where silence is right, as when the reader of a pipe is gone.
  let message: String?

  /// A second line, which says where to look.
  private(set) var hint: String?

  init(_ status: ExitStatus, _ message: String?) {
    self.status = status
    self.message = message
  }

  /// A mistake on the command line.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - subcommand: The subcommand whose help says what is right; nil for the command's own.
  /// - Returns: A failure that points to that help.
  static func usage(_ message: String, of subcommand: Subcommand?) -> CommandFailure {
    var failure = CommandFailure(.usage, message)
    let command = subcommand.map { "almanac \($0.rawValue)" } ?? "almanac"
    failure.hint = "Try '\(command) --help'."
    return failure
  }

  /// A value that can't be read.
  static func badInput(_ message: String) -> CommandFailure { CommandFailure(.badInput, message) }

  /// Writes the message to standard error, under the name of the command that failed.
  func report(as speaker: String) {
    guard let message else { return }
    var text = "\(speaker): \(Self.visible(message))\n"
    if let hint { text += hint + "\n" }
    StandardStreams().report(text.utf8.span)
  }

  /// The text with each control or invisible character escaped, so that input can't steer a terminal.
  static func visible(_ text: String) -> String {
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
