import Almanac

/// Stage 1 as files: one for each locale, one for each area, one for the source; sorted, one value a line.
extension TableText {
  private static let areaFolder = "supplemental"

  /// The files, by name relative to the folder of stage 1.
  func files() -> [(name: String, bytes: [UInt8])] {
    var files: [(name: String, bytes: [UInt8])] = []
    for (tag, locale) in locales {
      var head = [("locale", tag)]
      if let parent = locale.parent { head.append(("parent", parent)) }
      files.append(("\(tag).json", Self.json(head, locale.values)))
    }
    for (area, values) in supplemental {
      files.append(("\(Self.areaFolder)/\(area).json", Self.json([("area", area)], values)))
    }
    let versions = [
      "icu": source.icu, "cldr": source.cldr, "unicode": source.unicode, "time-zones": source.timeZones,
      "library": source.library,
    ]
    files.append(("\(Self.areaFolder)/source.json", Self.json([("area", "source")], versions)))
    return files.sorted { $0.name.precedes($1.name) }
  }

  /// Reads the files of a folder of stage 1.
  init(folder: String) throws {
    var locales: [String: Locale] = [:]
    for name in Folder.names(in: folder) where name.hasSuffix(".json") {
      let file = try Self.read("\(folder)/\(name)")
      guard let tag = file.locale, "\(tag).json" == name else {
        throw FileError(action: "read", path: "\(folder)/\(name)", reason: "its \"locale\" is not what its name says")
      }
      locales[tag] = Locale(tag: tag, parent: file.parent, values: file.values)
    }
    guard !locales.isEmpty else {
      throw FileError(action: "read", path: folder, reason: "it holds no locale; `almanac-tables harvest` makes it")
    }
    try Self.checkParents(of: locales, folder)
    var areas: [String: [String: String]] = [:]
    for name in Folder.names(in: "\(folder)/\(Self.areaFolder)") where name.hasSuffix(".json") {
      areas[String(name.dropLast(5))] = try Self.read("\(folder)/\(Self.areaFolder)/\(name)").values
    }
    areas["source"] = nil
    self.init(source: try Self.source(inFolder: folder), locales: locales, supplemental: areas)
  }

  /// Where the text of a folder is from, which one file says.
  static func source(inFolder folder: String) throws -> Source {
    let path = "\(folder)/\(areaFolder)/source.json"
    guard Folder.exists(path) else { throw FileError(action: "read", path: path, reason: "a version is missing") }
    let source = try read(path).values
    guard let icu = source["icu"], let cldr = source["cldr"], let unicode = source["unicode"],
      let timeZones = source["time-zones"], let library = source["library"]
    else { throw FileError(action: "read", path: path, reason: "a version is missing") }
    return Source(icu: icu, cldr: cldr, unicode: unicode, timeZones: timeZones, library: library)
  }

  /// Each chain of parents ends at root, and no link of it is missing.
  private static func checkParents(of locales: [String: Locale], _ folder: String) throws(FileError) {
    for tag in locales.keys.sorted() {
      func problem(_ reason: String) -> FileError {
        FileError(
          action: "read", path: "\(folder)/\(tag).json", reason: "\(reason); `almanac-tables harvest` makes it anew")
      }
      var chain = [tag]
      while let parent = locales[chain[chain.count - 1]]?.parent {
        guard locales[parent] != nil else { throw problem("there is no file of the parent \(parent)") }
        guard !chain.contains(parent) else {
          throw problem("its parents go in a circle: \((chain + [parent]).joined(separator: " > "))")
        }
        chain.append(parent)
      }
      guard chain.last == "und" else { throw problem("its parents do not end at und, but at \(chain.last ?? "")") }
    }
  }

  private struct File {
    var locale: String?
    var parent: String?
    var area: String?
    var values: [String: String] = [:]
  }

  private static func read(_ path: String) throws(FileError) -> File {
    let bytes = try Folder.read(path)
    func problem(_ reason: String) -> FileError { FileError(action: "read", path: path, reason: reason) }
    let document: JSONValue
    do {
      document = try JSONValue(parsing: bytes)
    } catch {
      throw problem("\(error)")
    }
    guard case .object(let members) = document else { throw problem("it holds \(document.kind), not an object") }
    var file = File()
    var hasValues = false
    for member in members {
      switch (member.name, member.value) {
      case ("locale", .string(let text)): file.locale = text
      case ("parent", .string(let text)): file.parent = text
      case ("area", .string(let text)): file.area = text
      case ("values", .object(let entries)):
        hasValues = true
        file.values.reserveCapacity(entries.count)
        for entry in entries {
          guard case .string(let text) = entry.value else {
            throw problem("values/\(entry.name) is \(entry.value.kind), not a string")
          }
          file.values[entry.name] = text
        }
      default: throw problem("there is no place for \(member.value.kind) named \"\(member.name)\"")
      }
    }
    guard hasValues else { throw problem("its \"values\" are missing") }
    return file
  }

  private static func json(_ head: [(String, String)], _ values: [String: String]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(64 * (values.count + 2))
    bytes.append(contentsOf: "{\n".utf8)
    for (key, value) in head { line("  ", key, value, ",", to: &bytes) }
    bytes.append(contentsOf: "  \"values\": {\n".utf8)
    let sorted = values.sortedByKey
    for (index, entry) in sorted.enumerated() {
      line("    ", entry.key, entry.value, index + 1 < sorted.count ? "," : "", to: &bytes)
    }
    bytes.append(contentsOf: "  }\n}\n".utf8)
    return bytes
  }

  private static func line(
    _ indent: String, _ key: String, _ value: String, _ end: String, to bytes: inout [UInt8]
  ) {
    bytes.append(contentsOf: indent.utf8)
    append(quoted: key, to: &bytes)
    bytes.append(contentsOf: ": ".utf8)
    append(quoted: value, to: &bytes)
    bytes.append(contentsOf: end.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  private static func append(quoted text: String, to bytes: inout [UInt8]) {
    guard isPlain(text) else {
      var json = JSONWriter()
      json.string(text)
      bytes.append(contentsOf: json.bytes)
      return
    }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether all of a text is ASCII that JSON writes as it is; keys are, and so are most patterns.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { 0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }
}
