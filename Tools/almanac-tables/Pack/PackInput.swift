/// What is packed: a text, and what was done to it since it was harvested.
struct PackInput {
  /// The text with its overlays merged in, and cut down to its subset.
  let text: TableText
  /// The hash of the text as it was harvested.
  let hash: String
  let overlays: [Overlay]
  /// What the text was cut down to; nil for everything.
  let subset: Subset?
  let sections: PackSections

  /// A harvested text as it is, with all locales.
  init(_ text: TableText, sections: PackSections = .embedded) {
    self.init(text, merging: [], subset: sections == .embedded ? nil : Subset(of: text, sections: sections))
  }

  /// A harvested text, overlays that are merged into it in their order, and what it is cut down to.
  ///
  /// The overlays must have been found to suit the text; see `Overlay.findings(in:)`.
  init(_ text: TableText, merging overlays: [Overlay], subset: Subset?) {
    hash = text.hash
    self.overlays = overlays
    self.subset = subset
    sections = subset?.sections ?? .embedded
    let merged = overlays.reduce(text) { $1.applied(to: $0) }
    self.text = subset?.applied(to: merged) ?? merged
  }

  /// The strings of `SupplementalSlot.source`.
  var sourceStrings: [String] {
    let source = text.source
    return [source.icu, source.cldr, source.unicode, source.timeZones, source.library, hash]
  }

  /// The strings of `SupplementalSlot.overlays`.
  var overlayStrings: [String] {
    overlays.flatMap { [$0.name, $0.hash, $0.entries.map(\.title).joined(separator: "\n")] }
  }

  /// The strings of `SupplementalSlot.subset`.
  var subsetStrings: [String] {
    guard let subset else { return [] }
    return [subset.names, subset.sections.names, subset.leftOut].map { $0.joined(separator: " ") }
  }
}
