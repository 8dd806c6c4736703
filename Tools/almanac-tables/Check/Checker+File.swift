import Almanac

/// A packed file of somebody's own beside the text and the overlays that it says it was packed from.
extension Checker {
  /// The file is what packing gives today: it names its edition, its overlays and its subset itself.
  func checkFile(
    _ file: String, of text: TableText, _ findings: inout [Finding], _ notes: inout [String]
  ) throws {
    let bytes = try Folder.read(file)
    let source = try LocaleData(bytes).source
    let overlays = try Overlay.read(options.overlays)
    let remedy = "almanac-tables pack --output \(file), with the same --locales, --sections and --overlay"
    for overlay in overlays {
      findings += overlay.findings(in: text).map { Finding(problem: "\($0)", remedy: "editing \(overlay.path)") }
    }
    for packed in source.overlays where !overlays.contains(where: { $0.name == packed.name }) {
      findings.append(
        Finding(
          problem: "\(file) was packed with the overlay \"\(packed.name)\", which is not at hand",
          remedy: "naming its file with --overlay"))
    }
    guard findings.isEmpty else { return }
    let input = PackInput(text, merging: overlays, subset: try Self.subset(source.subset, text))
    let packed = try Packer.packed(input)
    guard packed != bytes else {
      notes.append("\(file) is what packing \(options.textFolder) gives: \(PackedOrigin.summary(of: source))")
      return
    }
    let lock = TableLock(of: try LocaleData(packed).source, input, tables: packed, fingerprints: [])
    let old = TableLock(of: source, input, tables: bytes, fingerprints: [])
    let differences = lock.differences(from: old).map { "\n  \($0)" }.joined()
    findings.append(
      Finding(problem: "\(file) is not what packing \(options.textFolder) gives\(differences)", remedy: remedy))
  }

  private static func subset(_ subset: LocaleData.Subset?, _ text: TableText) throws -> Subset? {
    guard let subset else { return nil }
    let sections = subset.sections.compactMap { PackSections(named: $0) }.reduce(PackSections()) { $0.union($1) }
    return subset.locales.isEmpty
      ? Subset(of: text, sections: sections) : try Subset(subset.locales, sections: sections, of: text)
  }
}

extension PackedOrigin {
  /// The edition, and what was done to it, on one line.
  static func summary(of source: LocaleData.Source) -> String {
    let overlays = source.overlays.map { "overlay \($0.name)" }
    return (["ICU \(source.icu)"] + [source.subset.map { "\($0)" }].compactMap(\.self) + overlays).joined(
      separator: ", ")
  }
}
