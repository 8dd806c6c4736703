/// How an option of a command is written.
package struct OptionDeclaration {
  /// The name, without the hyphens.
  package let name: String

  /// Whether a value belongs to the option, as in `--name VALUE` and `--name=VALUE`.
  let takesValue: Bool

  /// A letter that stands for the name, in ASCII; 0 for none.
  let letter: CChar

  private init(_ name: String, takesValue: Bool, letter: CChar = 0) {
    self.name = name
    self.takesValue = takesValue
    self.letter = letter
  }

  /// An option with a value.
  package static func value(_ name: String) -> OptionDeclaration { OptionDeclaration(name, takesValue: true) }

  /// An option without a value.
  package static func flag(_ name: String) -> OptionDeclaration { OptionDeclaration(name, takesValue: false) }

  /// The option that every command has: `--help` and `-h`.
  package static var help: OptionDeclaration { OptionDeclaration("help", takesValue: false, letter: 0x68) }

  /// The option with its hyphens.
  package var written: String { "--" + name }
}
