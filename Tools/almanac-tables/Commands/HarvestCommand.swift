import AlmanacCommandLine
import AlmanacICU

/// `almanac-tables harvest`: reads an ICU and writes stage 1.
enum HarvestCommand {
  static func run(_ arguments: [String]) throws {
    let options = try ToolOptions(arguments, [.icu, .resources])
    let output = StandardStreams()
    guard !options.wantsHelp else { return try output.write(HelpPage.text) }
    let clock = ContinuousClock()
    let start = clock.now
    let icu = try options.library()
    let line = ProgressLine("reading ICU \(icu.version)")
    defer { line.end() }
    let text = try Harvester(icu: icu, progress: line.show).harvest()
    let files = text.files()
    try Folder.replace(options.textFolder, with: files)
    let aliases = text.supplemental["aliases", default: [:]].keys.count { $0.hasPrefix("locale/") }
    let values = text.locales.values.reduce(0) { $0 + $1.values.count }
    try output.write(
      """
      harvested ICU \(text.source.icu) (CLDR \(text.source.cldr), Unicode \(text.source.unicode)): \
      \(text.locales.count - 1) locales and root, \(aliases) legacy aliases, \(values) values
      wrote \(options.textFolder): \(files.count) files, \(files.reduce(0) { $0 + $1.bytes.count }) bytes, \
      \((clock.now - start).seconds) s
      next: almanac-tables pack

      """)
  }
}

extension Duration {
  /// Seconds with two decimals.
  var seconds: String {
    let hundredths = Int(components.seconds) * 100 + Int(components.attoseconds / 10_000_000_000_000_000)
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
