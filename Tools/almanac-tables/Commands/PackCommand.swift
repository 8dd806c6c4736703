import Almanac
import AlmanacCommandLine

/// `almanac-tables pack`: makes stage 2 from stage 1.
enum PackCommand {
  static func run(_ arguments: [String]) throws {
    let options = try ToolOptions(arguments, [.resources])
    let output = StandardStreams()
    guard !options.wantsHelp else { return try output.write(HelpPage.text) }
    let clock = ContinuousClock()
    let start = clock.now
    let text = try TableText(folder: options.textFolder)
    let edition = try PackedEdition(text)
    let dates = try Packer.packed(text, sections: .dates).count
    try Folder.replace(options.tablesFolder, with: edition.files)
    try output.write(
      """
      packed ICU \(text.source.icu): \(text.locales.count) locales, \(edition.comparedValues) values read back and equal
      \(edition.tables.count) bytes for everything, \(dates) for the date styles alone
      wrote \(options.tablesFolder), \((clock.now - start).seconds) s

      """)
  }
}
