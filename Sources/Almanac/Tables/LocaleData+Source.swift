/// Where the data comes from, and what was done to it on the way.
extension LocaleData {
  /// The edition of ICU, the stages that the tables went through, and what somebody changed or left out.
  ///
  /// ```swift
  /// let source = LocaleData.embedded.source
  /// source.icu                  // "78.3"
  /// source.text                 // hash of the text that was packed, as tables.lock has it
  /// source.overlays             // [] in the package's own tables
  /// source.subset               // nil: the tables are whole
  /// ```
  ///
  /// Hashes are FNV-1a of 64 bits, written as sixteen hexadecimal digits in small letters. They tell two states of a file apart
  /// and do not resist attack. `Resources/Tables/tables.lock` has the same values for the embedded tables.
  public struct Source: Hashable, Sendable {
    /// The version of ICU that was harvested, such as `78.3`.
    public let icu: String
    /// The version of the CLDR data in that ICU, such as `48`.
    public let cldr: String
    /// The version of Unicode that it implements, such as `17.0`.
    public let unicode: String
    /// The version of its time-zone data, such as `2026a`.
    public let timeZones: String
    /// The hash of the library file that was harvested.
    public let library: String
    /// The hash of the harvested text, stage 1, before overlays and before anything was left out.
    public let text: String
    /// The version of the packed layout.
    public let layout: UInt32
    /// The checksum of the packed bytes, as their header has it.
    public let checksum: String
    /// The overlays that were merged in, in their order.
    public let overlays: [Overlay]
    /// What the tables were cut down to; nil for whole tables.
    public let subset: Subset?
  }

  /// Where the data comes from.
  ///
  /// Cost: the strings are made anew each time.
  public var source: Source {
    let list = tables.supplemental(.source)
    func text(_ index: Int) -> String {
      index < list.count ? tables.string(tables.value(list, index)) : ""
    }
    let checksum = tables.isEmpty ? 0 : tables.load64(TableLayout.checksumOffset)
    let digits = String(checksum, radix: 16)
    return Source(
      icu: text(0), cldr: text(1), unicode: text(2), timeZones: text(3), library: text(4), text: text(5),
      layout: TableLayout.version, checksum: String(repeating: "0", count: 16 - digits.utf8.count) + digits,
      overlays: overlays, subset: subset)
  }

  private var overlays: [Source.Overlay] {
    let list = tables.supplemental(.overlays)
    return (0..<list.count / 3).map { index in
      let texts = (0..<3).map { tables.string(tables.value(list, 3 * index + $0)) }
      return Source.Overlay(name: texts[0], hash: texts[1], changes: texts[2].split(separator: "\n").map(String.init))
    }
  }
}

extension LocaleData.Source {
  /// A file of somebody's own choices that was merged in before the tables were packed.
  public struct Overlay: Hashable, Sendable {
    /// The name that the file gives itself.
    public let name: String
    /// The hash of the file.
    public let hash: String
    /// The values that are the overlay's and not ICU's: locale and key with a space between, such as
    /// `tr styles/date/short`, sorted.
    public let changes: [String]
  }
}
