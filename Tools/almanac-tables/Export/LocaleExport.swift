import Almanac

/// The words and patterns of locales as one JSON document, for programs in other languages.
///
/// `locale-export.schema.json` describes it. Values are resolved: a reader needs no parents. Keys of objects are in a fixed
/// order, and two runs write the same bytes.
struct LocaleExport {
  let input: PackInput
  /// The input, packed: patterns of skeletons are those that formats write.
  let data: LocaleData
  /// Texts of pickers by language, as the files of messages have them.
  let labels: [MessageLanguage: [String: String]]

  /// The form of the document; raised whenever a reader of the former one could misread it.
  static let format = 1

  /// The document of some locales, in the order of their tags.
  func json(_ tags: [String]) throws -> [UInt8] {
    var json = JSONWriter(reservingCapacity: 1 << 16)
    try json.object { json in
      json.key("format")
      json.integer(Self.format)
      json.key("source")
      writeSource(to: &json)
      json.key("locales")
      try json.object { json in
        for tag in tags.sorted(by: { $0.precedes($1) }) {
          json.key(tag)
          try writeLocale(tag, to: &json)
        }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private func writeSource(to json: inout JSONWriter) {
    json.object { json in
      for (key, value) in zip(["icu", "cldr", "unicode", "timeZones", "library", "text"], input.sourceStrings) {
        json.key(key, value)
      }
      json.key("overlays")
      json.array { json in
        for overlay in input.overlays {
          json.object { json in
            json.key("name", overlay.name)
            json.key("hash", overlay.hash)
            json.key("changes")
            json.array { json in for entry in overlay.entries { json.string(entry.title) } }
          }
        }
      }
    }
  }

  private func writeLocale(_ tag: String, to json: inout JSONWriter) throws {
    let values = ResolvedValues(input.text, tag)
    let language = MessageLanguage(readBy: try Packer.parse(tag))
    let skeletons = try patterns(of: values.below("skeletons/").keys.filter { !$0.contains("/") }, in: tag)
    json.object { json in
      json.key("calendar", values["calendar"] ?? LocaleData.gregorian)
      json.key("numbers", values[TableKey.numbers(.standard)] ?? "latn")
      json.key("direction", values["layout/characters"] == "right-to-left" ? "rtl" : "ltr")
      json.key("names")
      ExportedNames.write(values, to: &json)
      json.key("styles")
      writeStyles(values, to: &json)
      json.key("skeletons")
      write(skeletons, to: &json)
      guard let language, let labels = labels[language] else { return }
      json.key("pickerLabels")
      json.object { json in
        json.key("language", language.rawValue)
        json.key("texts")
        write(labels, to: &json)
      }
    }
  }

  /// The patterns that formats write for skeletons: where root alone has one, a style may fit better.
  private func patterns(of skeletons: [String], in tag: String) throws -> [String: String] {
    let locale = try Packer.parse(tag)
    var generator = try PatternGenerator(
      data, locale: locale, row: try data.answering(locale, nil).row, calendar: LocaleData.gregorian)
    var patterns: [String: String] = [:]
    for skeleton in skeletons {
      let pattern = generator.bestPattern(for: try DateSkeleton(parsing: skeleton))
      patterns[skeleton] = String(decoding: pattern, as: UTF8.self)
    }
    return patterns
  }

  /// Patterns by length; those that join a date and a time are filled up, as formats do it.
  private func writeStyles(_ values: ResolvedValues, to json: inout JSONWriter) {
    json.object { json in
      for (name, path) in [("date", "date"), ("time", "time"), ("dateTime", "glue"), ("dateAtTime", "glue/at-time")] {
        json.key(name)
        json.object { json in
          for length in TableKey.lengths {
            let joins = path == "glue" || path == "glue/at-time"
            let standard = joins ? values["styles/glue/\(length)"] ?? values["styles/glue/default"] : nil
            json.key(length, values["styles/\(path)/\(length)"] ?? standard ?? "")
          }
        }
      }
    }
  }

  private func write(_ values: [String: String], to json: inout JSONWriter) {
    json.object { json in for (key, value) in values.sortedByKey { json.key(key, value) } }
  }
}

/// The values that a locale has, its own or a parent's.
struct ResolvedValues {
  private var values: [String: String] = [:]

  init(_ text: TableText, _ tag: String) {
    for holder in text.chain(tag).reversed() { values.merge(text.locales[holder]?.values ?? [:]) { $1 } }
  }

  subscript(key: String) -> String? { values[key] }

  /// The values whose keys begin so, by the rest of the key.
  func below(_ prefix: String) -> [String: String] {
    var found: [String: String] = [:]
    for (key, value) in values where key.hasPrefix(prefix) { found[String(key.dropFirst(prefix.count))] = value }
    return found
  }
}
