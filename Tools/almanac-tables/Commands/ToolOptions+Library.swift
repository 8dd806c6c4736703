import AlmanacCommandLine
import AlmanacICU

/// Which ICU a subcommand asks.
extension ToolOptions {
  /// What `--icu` names the newest ICU of the system by.
  private static let system = "system"

  /// The ICU that `--icu` names; else the one that the text of the folder is from; without a text, the system's.
  ///
  /// So nothing but `--icu` moves the text to another edition, and all is compared with the ICU that it has to agree with.
  ///
  /// - Throws: `ICUError` where the ICU is not at hand or cannot be opened; what reading the text's versions throws.
  func library() throws -> ICULibrary {
    if let icu { return try Self.library(icu) }
    guard Folder.exists("\(textFolder)/supplemental/source.json") else { return try .system() }
    let version = try TableText.source(inFolder: textFolder).icu
    do throws(ICUError) {
      return try ICULibrary.find(version)
    } catch {
      throw CommandFailure.badInput(
        "\(textFolder) is from ICU \(version), which is not at hand (\(error.reason)); Tools/fetch-icu \(version) fetches it, "
          + "and --icu names another")
    }
  }

  /// The ICU that an option names.
  static func library(_ name: String) throws(ICUError) -> ICULibrary {
    try name == system ? .system() : .find(name)
  }
}
