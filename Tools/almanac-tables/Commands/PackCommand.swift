import Almanac
import AlmanacCommandLine

/// `almanac-tables pack`: makes stage 2 from stage 1, or a file of somebody's own.
enum PackCommand {
  static func run(_ arguments: [String]) throws {
    let options = try ToolOptions(arguments, [.resources, .locales, .sections, .overlay, .from, .output])
    let output = StandardStreams()
    guard !options.wantsHelp else { return try output.write(HelpPage.pack) }
    if let file = options.output { return try packFile(file, options, output) }
    // The package's own tables are the harvest as it is: whoever reads the text reads what the tables say.
    for (option, isThere) in [
      ("--locales", !options.keptLocales.isEmpty), ("--sections", options.sections != nil),
      ("--overlay", !options.overlays.isEmpty), ("--from", options.from != nil),
    ] where isThere {
      throw CommandFailure.usage("\(option) makes a file of your own; name it with --output FILE", of: "almanac-tables")
    }
    let clock = ContinuousClock()
    let start = clock.now
    let text = try TableText(folder: options.textFolder)
    let edition = try PackedEdition(text)
    try Folder.replace(options.tablesFolder, with: edition.files)
    try output.write(
      """
      packed ICU \(text.source.icu): \(text.locales.count) locales, \(edition.comparedValues) values read back and equal
      wrote \(options.tablesFolder): \(edition.tables.count) bytes, \((clock.now - start).seconds) s

      """)
  }

  /// Packs what is asked for into one file.
  private static func packFile(_ file: String, _ options: ToolOptions, _ output: StandardStreams) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let text =
      try options.from.map { try Harvester(icu: ToolOptions.library($0)).harvest() }
      ?? TableText(folder: options.textFolder)
    let overlays = try Overlay.read(options.overlays)
    try Overlay.check(overlays, in: text)
    let input = PackInput(text, merging: overlays, subset: try options.subset(of: text))
    let tables = try Packer.packed(input)
    let compared = try PackedComparison(input, try LocaleData(tables)).run()
    try Folder.write(tables, to: file)
    var report = """
      packed ICU \(text.source.icu): \(input.text.locales.count) of \(text.locales.count) locales, \
      \(compared) values read back and equal

      """
    if let subset = input.subset {
      let locales = subset.names.isEmpty ? "all" : subset.names.joined(separator: ", ")
      report += "locales: \(locales); sections: \(subset.sections.names.joined(separator: ", "))\n"
    }
    for overlay in overlays {
      report += "overlay: \(overlay.name), \(overlay.entries.count) value\(overlay.entries.count == 1 ? "" : "s")\n"
    }
    try output.write("\(report)wrote \(file): \(tables.count) bytes, \((clock.now - start).seconds) s\n")
  }
}

extension ToolOptions {
  /// What a text is cut down to; nil for everything.
  func subset(of text: TableText) throws -> Subset? {
    let sections = sections ?? .embedded
    if !keptLocales.isEmpty { return try Subset(keptLocales, sections: sections, of: text) }
    return sections.closure == .embedded ? nil : Subset(of: text, sections: sections)
  }
}
