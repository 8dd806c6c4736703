/// The options of one subcommand: an enumeration whose raw values are their names, without the hyphens.
package protocol CommandOption: CaseIterable, RawRepresentable where RawValue == String, AllCases == [Self] {
  /// The command that has the options, as it is typed: `almanac format`.
  static var command: String { get }

  /// The option that every subcommand has; its letter is `h`.
  static var help: Self { get }

  /// Whether a value belongs to the option, as in `--name VALUE` and `--name=VALUE`.
  var takesValue: Bool { get }
}

extension CommandOption {
  /// How the option is written.
  package var written: String { "--" + rawValue }
}
