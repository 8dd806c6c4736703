import Almanac

/// One line for each section of each locale: what changed in a thousand locales reads as a short diff.
enum Fingerprints {
  /// The lines, sorted by locale and section: bytes of the section's keys and values, and their hash.
  static func csv(of text: TableText) -> [UInt8] {
    var csv = Array("locale,section,values,bytes,hash\n".utf8)
    for tag in text.locales.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
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
    for (key, value) in values.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      let section = key.split(separator: "/").first.map(String.init) ?? key
      counts[section, default: 0] += 1
      sections[section, default: []] += Array(key.utf8) + [0] + Array(value.utf8) + [0]
    }
    for section in sections.keys.sorted() {
      let bytes = sections[section] ?? []
      csv += Array("\(name),\(section),\(counts[section] ?? 0),\(bytes.count),\(FileHash.hexadecimal(bytes))\n".utf8)
    }
  }
}
