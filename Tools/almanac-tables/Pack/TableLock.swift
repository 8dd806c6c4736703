import Almanac

/// The lock of stage 2: which edition, library, layout and states of all files belong together.
///
/// Everything in it can be checked without an ICU and without a network.
struct TableLock {
  /// Names and values, in the order of the file.
  let lines: [(name: String, value: String)]

  /// The lock of a packed file that was read back.
  init(of source: LocaleData.Source, _ input: PackInput, tables: [UInt8], fingerprints: [UInt8]) {
    var lines = [
      ("layout", "\(source.layout)"), ("icu", source.icu), ("cldr", source.cldr), ("unicode", source.unicode),
      ("time-zones", source.timeZones), ("library", source.library), ("text", source.text),
      ("tables", FileHash.hexadecimal(tables)), ("tables-bytes", "\(tables.count)"),
      ("tables-checksum", source.checksum), ("fingerprints", FileHash.hexadecimal(fingerprints)),
    ]
    lines += source.overlays.map { ("overlay", "\($0.hash) \($0.name)") }
    if let subset = source.subset {
      lines += [
        ("locales", subset.locales.joined(separator: " ")), ("sections", subset.sections.joined(separator: " ")),
      ]
    }
    self.lines = lines
  }

  /// The lines of a file; one that is neither a comment nor a name with a value counts as a name without one.
  init(reading bytes: [UInt8]) {
    lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count == 2 ? parts[1] : ""
      return (
        String(parts[0].trimmingPrefix(" ").reversed().drop { $0 == " " }.reversed()), String(value.drop { $0 == " " })
      )
    }
  }

  /// The file.
  var bytes: [UInt8] {
    let head =
      "# Written by almanac-tables pack; almanac-tables check compares it with the files. Hashes are FNV-1a, 64 bits.\n"
    return Array((head + lines.map { "\($0.name) = \($0.value)\n" }.joined()).utf8)
  }

  /// The names whose values are not those of another lock, each with both.
  func differences(from other: TableLock) -> [String] {
    func values(_ lock: TableLock, _ name: String) -> String {
      let values = lock.lines.filter { $0.name == name }.map(\.value)
      return values.isEmpty ? "nothing" : values.joined(separator: ", ")
    }
    var names: [String] = []
    for name in (lines + other.lines).map(\.name) where !names.contains(name) { names.append(name) }
    return names.filter { values(self, $0) != values(other, $0) }
      .map { "\($0) is \(values(self, $0)), and the lock says \(values(other, $0))" }
  }
}
