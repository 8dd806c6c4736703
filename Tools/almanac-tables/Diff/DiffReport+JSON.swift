import Almanac

extension DiffReport {
  /// The whole comparison as one JSON text.
  var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("old")
      Self.write(result.old, result.names.old, result.overlays.old, &json)
      json.key("new")
      Self.write(result.new, result.names.new, result.overlays.new, &json)
      json.key("locales")
      json.object { json in
        json.key("compared")
        json.integer(result.compared.count)
        Self.write("added", result.added, &json)
        Self.write("removed", result.removed, &json)
        Self.write("newLanguages", result.newLanguages, &json)
        Self.write("goneLanguages", result.goneLanguages, &json)
      }
      json.key("texts")
      json.object { json in
        json.key("compared")
        json.integer(result.comparisons)
        json.key("changed")
        json.integer(result.changedTexts)
      }
      json.key("causes")
      json.array { json in
        for entry in result.entries { Self.write(entry, &json) }
      }
      guard let keys = result.keys else { return }
      Self.write("areasLeftOut", result.areasLeftOut, &json)
      json.key("keys")
      json.array { json in
        for change in keys { Self.write(change, &json) }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(
    _ source: TableText.Source, _ name: String, _ overlays: [LocaleData.Source.Overlay], _ json: inout JSONWriter
  ) {
    json.object { json in
      json.key("name", name)
      json.key("icu", source.icu)
      json.key("cldr", source.cldr)
      json.key("unicode", source.unicode)
      json.key("timeZones", source.timeZones)
      json.key("overlays")
      json.array { json in
        for overlay in overlays {
          json.object { json in
            json.key("name", overlay.name)
            json.key("hash", overlay.hash)
            write("changes", overlay.changes, &json)
          }
        }
      }
    }
  }

  private static func write(_ key: String, _ items: [String], _ json: inout JSONWriter) {
    json.key(key)
    json.array { json in
      for item in items { json.string(item) }
    }
  }

  private static func write(_ key: String, optional text: String?, _ json: inout JSONWriter) {
    json.key(key)
    if let text { json.string(text) } else { json.null() }
  }

  private static func write(_ entry: DiffEntry, _ json: inout JSONWriter) {
    json.object { json in
      json.key("count")
      json.integer(entry.count)
      if let warning = entry.cause.warning { json.key("warning", warning.rawValue) }
      write("sections", entry.sections.map(\.rawValue), &json)
      write("locales", entry.locales, &json)
      json.key("edits")
      json.array { json in
        for edit in entry.cause.edits {
          json.object { json in
            json.key("removed", edit.removed)
            json.key("inserted", edit.inserted)
            if let left = edit.left { json.key("left", left.rawValue) }
            if let right = edit.right { json.key("right", right.rawValue) }
          }
        }
      }
      json.key("texts")
      json.array { json in
        for text in entry.texts { write(text, &json) }
      }
    }
  }

  private static func write(_ text: DiffEntry.Text, _ json: inout JSONWriter) {
    json.object { json in
      json.key("section", text.section.rawValue)
      json.key("subject", text.subject)
      if !text.value.isEmpty { json.key("value", text.value) }
      write("before", optional: text.before, &json)
      write("after", optional: text.after, &json)
      if let forms = text.forms {
        json.key("patternBefore", forms.before)
        json.key("patternAfter", forms.after)
      }
      write("locales", text.locales, &json)
    }
  }

  private static func write(_ change: KeyChange, _ json: inout JSONWriter) {
    json.object { json in
      json.key("key", change.key)
      write("before", optional: change.before, &json)
      write("after", optional: change.after, &json)
      write("locales", change.locales, &json)
    }
  }
}
