import CAlmanacCommand

/// Reads a command's arguments in their order, with the C library's `getopt_long`.
///
/// ```swift
/// enum Option: Int { case column, help; var declaration: OptionDeclaration { … } }
///
/// var reader = ArgumentReader(of: "almanac format", fromWord: 2) { Option(rawValue: $0)?.declaration }
/// while let argument = try reader.next() {
///   switch argument.option.flatMap(Option.init) {
///   case nil: dates.append(argument.text)
///   case .column: column = Int(argument.text)
///   case .help: …
///   }
/// }
/// ```
///
/// Options and operands mix freely, `--` ends the options, an unambiguous beginning stands for an option's name. The C
/// library would let the variable POSIXLY_CORRECT end the options at the first operand; it is asked not to.
///
/// Options are numbers here, and each command has an enumeration for them. A reader that is generic over the enumeration
/// makes metadata and witness tables at run time, which took some 20 page faults more, a fifteenth of a start.
///
/// `getopt_long` keeps its place in the process, so one reader is in use at a time.
package struct ArgumentReader: ~Copyable {
  /// One argument.
  package struct Argument {
    /// The number of the option; nil for an operand, which is what is no option.
    package let option: Int?

    /// The operand, or the option's value, empty where it takes none.
    package let text: String
  }

  private let command: String
  private let options: (Int) -> OptionDeclaration?

  /// Whether a word is not UTF-8: it could only be passed on changed.
  private var hasMalformedWord = false

  /// Whether messages may say what was written.
  package enum Quoting {
    /// They quote it.
    case quoted
    /// They do not: a secret may have been typed in the wrong place.
    case withheld
  }

  /// Whether messages quote what was written.
  package var quoting = Quoting.quoted

  /// Reads words that are at hand.
  ///
  /// - Parameters:
  ///   - command: The command whose help says what is right, as it is typed.
  ///   - arguments: The words.
  ///   - options: Its options by their numbers, from 0 on without a gap; nil behind the last.
  package init(of command: String, _ arguments: [String], options: @escaping (Int) -> OptionDeclaration?) {
    self.init(of: command, options)
    for argument in arguments { Self.add(argument) }
  }

  /// Reads the words that started the process, from an index on; word 0 is the command's own name.
  package init(of command: String, fromWord start: Int, options: @escaping (Int) -> OptionDeclaration?) {
    self.init(of: command, options)
    var index = start
    while let word = CommandWords[index] {
      // Looked at again only where a repair can be seen, for an array's sake.
      if word.unicodeScalars.contains("\u{FFFD}"), !CommandWords.isUTF8(index) { hasMalformedWord = true }
      Self.add(word)
      index += 1
    }
  }

  private init(of command: String, _ options: @escaping (Int) -> OptionDeclaration?) {
    self.command = command
    self.options = options
    almanac_arguments_begin()
    var number = 0
    while let option = options(number) {
      // The C function's codes begin with 1.
      let code = Int32(number + 1)
      let isDeclared = almanac_arguments_declare(option.name.utf8.span, option.letter, option.takesValue, code)
      precondition(isDeclared, "no memory for the options")
      number += 1
    }
  }

  private static func add(_ word: String) {
    let isAdded = almanac_arguments_add(word.utf8.span)
    precondition(isAdded, "no memory for the arguments")
  }

  /// The next argument, nil at the end.
  package mutating func next() throws(CommandFailure) -> Argument? {
    guard !hasMalformedWord else {
      throw .usage("an argument is not UTF-8; bytes of another kind go through standard input", of: command)
    }
    let found = almanac_arguments_next()
    let text = String(byteCount: found.text_count) { bytes in _ = almanac_arguments_text(&bytes) }
    switch found.kind {
    case ALMANAC_ARGUMENT_END:
      return nil
    case ALMANAC_ARGUMENT_OPERAND:
      return Argument(option: nil, text: text)
    case ALMANAC_ARGUMENT_OPTION:
      return Argument(option: Int(found.code) - 1, text: text)
    case _ where quoting == .withheld:
      throw .usage("an option is not one of this command's, or lacks a value, or has a needless one", of: command)
    case ALMANAC_ARGUMENT_MISSING_VALUE:
      throw .usage("--\(text) needs a value", of: command)
    case ALMANAC_ARGUMENT_NEEDLESS_VALUE:
      throw .usage("--\(text) takes no value", of: command)
    case ALMANAC_ARGUMENT_AMBIGUOUS:
      throw ambiguous(text)
    default:
      throw unknown(text)
    }
  }

  private func ambiguous(_ written: String) -> CommandFailure {
    var candidates: [String] = []
    var number = 0
    // A value may stand behind the name.
    let name = written.prefix { $0 != "=" }
    while let option = options(number) {
      if option.written.hasPrefix(name) { candidates.append(option.written) }
      number += 1
    }
    return .usage("'\(written)' begins several options: \(candidates.joined(separator: ", "))", of: command)
  }

  private func unknown(_ written: String) -> CommandFailure {
    let looksLikeADate = written.utf8.dropFirst().first.map { (0x30...0x39).contains($0) } ?? false
    let advice = looksLikeADate ? "; write -- before a date that begins with a hyphen" : ""
    return .usage("there is no option '\(written)'\(advice)", of: command)
  }
}
