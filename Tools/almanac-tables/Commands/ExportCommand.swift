import Almanac
import AlmanacCommandLine

/// `almanac-tables export`: writes names, styles, skeletons and labels as JSON, for programs in other languages.
enum ExportCommand {
  static func run(_ arguments: [String]) throws {
    let options = try ToolOptions(arguments, [.resources, .format, .locales, .overlay, .output])
    let output = StandardStreams()
    guard !options.wantsHelp else { return try output.write(HelpPage.export) }
    let text = try TableText(folder: options.textFolder)
    let overlays = try Overlay.read(options.overlays)
    try Overlay.check(overlays, in: text)
    let input = PackInput(text, merging: overlays, subset: nil)
    // Parents are resolved, so only what was asked for is written.
    let subset = options.keptLocales.isEmpty ? nil : try Subset(options.keptLocales, sections: .embedded, of: text)
    let tags = subset?.asked(of: text) ?? Array(text.locales.keys)
    let export = LocaleExport(
      input: input, data: try LocaleData(try Packer.packed(input)),
      labels: try PickerTexts.read("\(options.resources)/Messages"))
    let json = try export.json(tags)
    guard let file = options.output else { return try output.write(json.span) }
    try Folder.write(json, to: file)
    try output.write("wrote \(file): \(tags.count) locales of ICU \(text.source.icu), \(json.count) bytes\n")
  }
}
