import CAlmanacCommand

/// Reads a subcommand's arguments in their order, with the C library's `getopt_long`.
///
/// Options and operands mix freely, `--` ends the options, an unambiguous beginning stands for an option's name. The C
/// library would let the variable POSIXLY_CORRECT end the options at the first operand; it is asked not to.
///
/// `getopt_long` keeps its place in the process, so one reader is in use at a time.
package struct ArgumentReader<Option: CommandOption>: ~Copyable {
  /// One argument.
  package enum Argument {
    /// What is no option.
    case operand(String)

    /// An option and its value, empty where it takes none.
    case option(Option, value: String)
  }

  package init(_ arguments: [String]) {
    almanac_arguments_begin()
    var complete = true
    for (index, option) in Option.allCases.enumerated() {
      let letter: CChar = option.rawValue == Option.help.rawValue ? 0x68 : 0
      let name = option.rawValue
      complete = almanac_arguments_declare(name.utf8.span, letter, option.takesValue, Int32(index + 1)) && complete
    }
    for argument in arguments {
      complete = almanac_arguments_add(argument.utf8.span) && complete
    }
    precondition(complete, "no memory for the arguments")
  }

  /// The next argument, nil at the end.
  package mutating func next() throws(CommandFailure) -> Argument? {
    let found = almanac_arguments_next()
    let text = text(of: found)
    switch found.kind {
    case ALMANAC_ARGUMENT_END:
      return nil
    case ALMANAC_ARGUMENT_OPERAND:
      return .operand(text)
    case ALMANAC_ARGUMENT_OPTION:
      return .option(Option.allCases[Int(found.code) - 1], value: text)
    case ALMANAC_ARGUMENT_MISSING_VALUE:
      throw .usage("--\(text) needs a value", of: Option.command)
    case ALMANAC_ARGUMENT_NEEDLESS_VALUE:
      throw .usage("--\(text) takes no value", of: Option.command)
    case ALMANAC_ARGUMENT_AMBIGUOUS:
      let candidates = Option.allCases.map(\.written).filter { $0.hasPrefix(text) }
      throw .usage("'\(text)' begins several options: \(candidates.joined(separator: ", "))", of: Option.command)
    default:
      throw unknown(text)
    }
  }

  private func text(of argument: almanac_argument) -> String {
    var bytes = [UInt8](repeating: 0, count: argument.text_count)
    var span = bytes.mutableSpan
    _ = almanac_arguments_text(&span)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func unknown(_ written: String) -> CommandFailure {
    let looksLikeADate = written.utf8.dropFirst().first.map { (0x30...0x39).contains($0) } ?? false
    let advice = looksLikeADate ? "; write -- before a date that begins with a hyphen" : ""
    return .usage("there is no option '\(written)'\(advice)", of: Option.command)
  }
}
