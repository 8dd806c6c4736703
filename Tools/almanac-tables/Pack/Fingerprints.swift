import Almanac

/// One line for each section of each locale: what changed in a thousand locales reads as a short diff.
enum Fingerprints {
  /// The lines, sorted by locale and section: bytes of the section's keys and values, and their hash.
  static func csv(of text: TableText) -> [UInt8] {
    var csv = Array("locale,section,values,bytes,hash\n".utf8)
    for tag in text.locales.keys.sorted(by: { $0.precedes($1) }) {
      append(tag, text.locales[tag]?.values ?? [:], to: &csv)
    }
    for area in text.supplemental.keys.sorted() {
      append("supplemental/\(area)", text.supplemental[area] ?? [:], to: &csv)
    }
    return csv
  }

  private static func append(_ name: String, _ values: [String: String], to csv: inout [UInt8]) {
    var sections: [String: [UInt8]] = [:]
    var counts: [String: Int] = [:]
    for (key, value) in values.sortedByKey {
      let section = key.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(key[..<$0]) } ?? key
      counts[section, default: 0] += 1
      for text in [key, value] {
        sections[section, default: []].append(contentsOf: text.utf8)
        sections[section, default: []].append(0)
      }
    }
    for section in sections.keys.sorted() {
      let bytes = sections[section] ?? []
      csv += Array("\(name),\(section),\(counts[section] ?? 0),\(bytes.count),\(FileHash.hexadecimal(bytes))\n".utf8)
    }
  }
}
