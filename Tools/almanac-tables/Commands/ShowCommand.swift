import Almanac
import AlmanacCommandLine

/// `almanac-tables show`: prints a locale's values, each with the locale that it comes from; or where a packed file comes
/// from.
enum ShowCommand {
  static func run(_ arguments: [String]) throws {
    let options = try ToolOptions(arguments, [.resources, .overlay, .tables], operandCount: 0...2)
    let output = StandardStreams()
    guard !options.wantsHelp else { return try output.write(HelpPage.show) }
    if let file = options.tables {
      guard options.operands.isEmpty, options.overlays.isEmpty else {
        throw CommandFailure.usage("--tables shows where a packed file comes from, and takes nothing else", of: command)
      }
      return try output.write(PackedOrigin(of: try LocaleData(try Folder.read(file)), file).text)
    }
    guard let name = options.operands.first else { throw CommandFailure.usage("an operand is missing", of: command) }
    let base = try TableText(folder: options.textFolder)
    let overlays = try Overlay.read(options.overlays)
    try Overlay.check(overlays, in: base)
    let text = overlays.reduce(base) { $1.applied(to: $0) }
    let tag = try resolved(name, text)
    let section = options.operands.count > 1 ? options.operands[1] : ""
    let chain = text.chain(tag)
    var lines = "\(chain.joined(separator: " > "))\n"
    let keys = Set(chain.flatMap { text.locales[$0].map { Array($0.values.keys) } ?? [] })
    let wanted = keys.filter { section.isEmpty || $0 == section || $0.hasPrefix("\(section)/") }
    guard !wanted.isEmpty else {
      let sections = Set(keys.compactMap { $0.split(separator: "/").first }).sorted().joined(separator: ", ")
      throw CommandFailure.badInput("\(tag) has no section '\(section)'; it has: \(sections)")
    }
    for key in wanted.sorted(by: { $0.precedes($1) }) {
      guard let (value, holder) = text.value(key, for: tag) else { continue }
      lines += "\(key)\t\(Escaped.text(value))\t\(holder)\(origin(key, holder, overlays))\n"
    }
    try output.write(lines)
  }

  private static let command = "almanac-tables"

  /// Which overlay a value is of, and what stood there before; empty for ICU's own.
  private static func origin(_ key: String, _ holder: String, _ overlays: [Overlay]) -> String {
    for overlay in overlays {
      guard let entry = overlay.entry(key, for: holder) else { continue }
      return "\toverlay \(overlay.name), instead of \(Escaped.text(entry.was))"
    }
    return ""
  }

  /// The locale of the text that answers for a tag.
  private static func resolved(_ name: String, _ text: TableText) throws -> String {
    if text.locales[name] != nil { return name }
    let tag: LocaleTag
    do {
      tag = try LocaleTag(parsing: name)
    } catch {
      throw CommandFailure.badInput("\(error)")
    }
    let data = try LocaleData(try Packer.packed(text, sections: .dates))
    guard let row = data.row(for: tag) else {
      throw CommandFailure.badInput("no locale answers for \(tag) but root; `almanac-tables show und` prints that")
    }
    return "\(data.tag(row))"
  }
}

/// Where a packed file comes from, for people.
struct PackedOrigin {
  let text: String

  init(of data: LocaleData, _ file: String) {
    let source = data.source
    var text = """
      \(file): layout \(source.layout), checksum \(source.checksum)
      ICU \(source.icu), CLDR \(source.cldr), Unicode \(source.unicode), time zones \(source.timeZones)
      library \(source.library), text \(source.text)
      \(data.locales.count) locales

      """
    if let subset = source.subset { text += "\(subset)\n" }
    for overlay in source.overlays {
      text += "overlay \(overlay.name), hash \(overlay.hash)\n"
      for change in overlay.changes { text += "  \(change)\n" }
    }
    self.text = text
  }
}
