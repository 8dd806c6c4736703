import Almanac

/// An explanation as one JSON object; its shape is in `almanac-tables explain --help`.
extension FormatExplanation {
  var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("text", trace.text)
      json.key("value", moment.text)
      json.key("request", request.words)
      request.writeSource(to: &json)
      request.writeLocale(trace.row, to: &json)
      json.key("customs")
      json.array { json in
        for custom in customs {
          json.object { json in
            json.key("name", custom.name)
            json.key("value", custom.value)
            json.key("decision", custom.decision)
            json.key("place", custom.held)
            json.key("rule", custom.rule.rawValue)
          }
        }
      }
      writePattern(to: &json)
      if let skeleton = trace.request.skeleton {
        json.key("skeleton")
        write(skeleton, to: &json)
      }
      json.key("pieces")
      json.array { json in for piece in pieces { write(piece, to: &json) } }
    }
    return json.bytes
  }

  private func writePattern(to json: inout JSONWriter) {
    json.key("pattern")
    json.object { json in
      json.key("text", trace.request.pattern.text)
      json.key("parts")
      json.array { json in
        for (text, source) in patternParts {
          json.object { json in
            json.key("text", text)
            json.key("source", self.source(source))
            json.key("rule", Rule(source).rawValue)
          }
        }
      }
      if let glue = trace.request.glue {
        json.key("glue")
        json.object { json in
          json.key("text", glue.text)
          json.key("asked", glue.asked.rawValue)
          json.key("dateStyle", glue.style.rawValue)
          json.key("place", held(glue.place))
        }
      }
      if let other = trace.request.otherClock { json.key("otherClock", other.words) }
    }
  }

  private func write(_ piece: ExplainedPiece, to json: inout JSONWriter) {
    json.object { json in
      json.key("text", piece.piece.text)
      json.key("bytes")
      json.range(piece.piece.utf8Range)
      json.key("field", "\(piece.piece.field)")
      json.key("letters", piece.letters)
      json.key("patternBytes")
      json.range(piece.piece.patternRange)
      if let value = piece.value {
        json.key("value")
        json.integer(value)
      }
      if let unit = piece.unit { json.key("unit", unit) }
      if piece.name != nil { json.key("name", piece.name) }
      if !piece.forms.isEmpty {
        json.key("forms")
        json.array { json in for form in piece.forms { json.value(form) } }
      }
      if let (system, reason) = piece.numbers {
        json.key("numbers", system)
        if !reason.isEmpty { json.key("numbersReason", reason) }
      }
      json.key("source", piece.source)
      json.key("rule", piece.rule.rawValue)
    }
  }

  // MARK: Skeletons

  private func write(_ skeleton: SkeletonTrace, to json: inout JSONWriter) {
    json.object { json in
      json.key("asked", skeleton.asked)
      json.key("fields", skeleton.resolved)
      json.key("entries")
      json.integer(skeleton.entryCount)
      json.key("steps")
      json.array { json in for step in skeleton.steps { write(step, to: &json) } }
      if let glue = skeleton.glue {
        json.key("glue")
        json.object { json in
          json.key("text", glue.text)
          json.key("dateStyle", glue.style.rawValue)
          json.key("place", glue.place.map { held($0) })
        }
      }
    }
  }

  private func write(_ step: SkeletonTrace.Step, to json: inout JSONWriter) {
    json.object { json in
      json.key("step", step.kind.words)
      json.key("wanted", step.wanted)
      json.key("entry", step.entry.skeleton)
      json.key("entryPattern", step.entry.pattern)
      json.key("source", source(step.entry.origin))
      json.key("distance")
      json.integer(step.distance)
      json.key("missing", step.missing)
      json.key("alternatives")
      json.array { json in
        for other in step.alternatives {
          json.object { json in
            json.key("entry", other.entry.skeleton)
            json.key("entryPattern", other.entry.pattern)
            json.key("source", source(other.entry.origin))
            json.key("distance")
            json.integer(other.distance)
            json.key("missing", other.missing)
            json.key("extra", other.extra)
          }
        }
      }
      json.key("widths")
      json.array { json in
        for adjustment in step.adjustments {
          json.object { json in
            json.key("from", adjustment.from)
            json.key("to", adjustment.to)
            json.key("reason", adjustment.rule.words)
          }
        }
      }
      if case .append(let item) = step.kind { write(item, to: &json) }
      json.key("pattern", step.pattern)
      json.key("rule", step.rule.rawValue)
    }
  }

  private func write(_ item: SkeletonTrace.AppendItem, to json: inout JSONWriter) {
    json.key("appendItem")
    json.object { json in
      json.key("field", "\(item.field)")
      json.key("template", item.template)
      json.key("place", item.place.map { held($0) })
      json.key("name", item.name)
      json.key("namePlace", item.namePlace.map { held($0) })
    }
  }
}

extension ExplainRequest {
  func writeSource(to json: inout JSONWriter) {
    let source = format.data.source
    json.key("tables")
    json.object { json in
      json.key("file", tablesPath ?? "embedded")
      json.key("icu", source.icu)
      json.key("cldr", source.cldr)
    }
  }

  func writeLocale(_ trace: RowTrace, to json: inout JSONWriter) {
    let data = format.data
    json.key("locale")
    json.object { json in
      json.key("asked", tag.asked)
      json.key("forms")
      json.array { json in for form in tag.forms { json.string(form) } }
      json.key("tag", "\(tag.tag)")
      json.key("steps")
      json.array { json in
        for step in trace.steps {
          json.object { json in
            json.key("key", step.key)
            json.key("reason", step.rule?.words ?? "asked for")
            json.key("row")
            if let row = step.row { json.string("\(data.tag(row))") } else { json.null() }
          }
        }
      }
      json.key("row", "\(data.tag(trace.row))")
      json.key("chain")
      json.array { json in for row in trace.chain { json.string("\(data.tag(row))") } }
      json.key("rule", Rule.inheritance.rawValue)
    }
  }
}

extension SkeletonTrace.Step {
  /// The rule that the step follows.
  var rule: Rule {
    switch kind {
    case .lookUp, .matchWhole, .matchDate, .matchTime: .matching
    case .addFraction, .append: .missingFields
    }
  }
}

extension JSONWriter {
  /// Writes a key and a value of the tables: its key there and who holds it, or null.
  mutating func key(_ name: String, _ held: HeldValue?) {
    key(name)
    if let held { value(held) } else { null() }
  }

  /// Writes a value of the tables.
  mutating func value(_ held: HeldValue) {
    object { json in
      json.key("path", held.path)
      if !held.holder.isEmpty { json.key("holder", held.holder) }
      if let text = held.text { json.key("text", text) }
    }
  }

  /// Writes a key and where a part of a pattern comes from.
  mutating func key(_ name: String, _ source: FormatExplanation.Source) {
    key(name)
    object { json in
      json.key("kind", source.kind)
      if let held = source.held {
        json.key("path", held.path)
        if !held.holder.isEmpty { json.key("holder", held.holder) }
        if let overlay = held.overlay { json.key("overlay", overlay) }
      } else {
        json.key("words", source.words)
      }
    }
  }

  /// Writes a range as its first number and the one behind its last.
  mutating func range(_ range: Range<Int>) {
    array { json in
      json.integer(range.lowerBound)
      json.integer(range.upperBound)
    }
  }
}
