import Almanac
import AlmanacCommandLine

/// `almanac-tables show`: prints a locale's values, each with the locale that it comes from.
enum ShowCommand {
  static func run(_ arguments: [String]) throws {
    let options = try ToolOptions(arguments, [.resources], operandCount: 1...2)
    let output = StandardStreams()
    guard !options.wantsHelp else { return try output.write(HelpPage.text) }
    let text = try TableText(folder: options.textFolder)
    let tag = try resolved(options.operands[0], text)
    let section = options.operands.count > 1 ? options.operands[1] : ""
    let chain = text.chain(tag)
    var lines = "\(chain.joined(separator: " > "))\n"
    let keys = Set(chain.flatMap { text.locales[$0].map { Array($0.values.keys) } ?? [] })
    let wanted = keys.filter { section.isEmpty || $0 == section || $0.hasPrefix("\(section)/") }
    guard !wanted.isEmpty else {
      let sections = Set(keys.compactMap { $0.split(separator: "/").first }).sorted().joined(separator: ", ")
      throw CommandFailure.badInput("\(tag) has no section '\(section)'; it has: \(sections)")
    }
    for key in wanted.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      guard let (value, holder) = text.value(key, for: tag) else { continue }
      lines += "\(key)\t\(Escaped.text(value))\t\(holder)\n"
    }
    try output.write(lines)
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
