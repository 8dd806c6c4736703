import Almanac

/// How a text was read, or where that ended.
struct ReadingExplanation {
  let request: ExplainRequest
  let text: String
  let trace: ReadingTrace
  let row: RowTrace

  /// Reads the text, and traces it.
  ///
  /// - Throws: `FormatError` for a format whose texts cannot be read, `TraceError` if the parser says something else.
  init(
    _ request: ExplainRequest, _ text: String, mode: DateParser.Mode, _ reference: CivilDate? = nil,
    _ defaults: CivilDate? = nil
  ) throws {
    self.request = request
    self.text = text
    let parser = try DateParser(request.format, mode: mode)
    trace = try parser.trace(text, reference: reference, defaults: defaults)
    row = try request.format.data.rowTrace(for: request.format.locale)
  }

  /// The explanation as people read it.
  var page: String {
    var out = ExplanationText()
    out.line(trace.value ?? "not read: \(trace.error.map { "\($0)" } ?? "")")
    out.line("")
    out.row("text", Escaped.text(text), request.words)
    request.writeLocale(row, to: &out)
    out.row("pattern", Escaped.text(trace.pattern), "read as a \(trace.kind.rawValue)", Rule.parsing.rawValue)
    out.flush()
    for attempt in trace.attempts { write(attempt, to: &out) }
    if let error = trace.error {
      out.line("")
      out.row("error", "\(error.code)", "at byte \(error.position), character \(error.characterPosition + 1)")
      out.row("", "", error.reason)
      if !error.example.isEmpty { out.row("", "", "a text that can be read: \(Escaped.text(error.example))") }
      if let suggestion = error.suggestion { out.row("", "", "did you mean \(suggestion)?") }
      if !error.readings.isEmpty { out.row("", "", "it can mean \(error.readings.joined(separator: " or "))") }
      out.flush()
    }
    return out.text
  }

  private func write(_ attempt: ReadingTrace.Attempt, to out: inout ExplanationText) {
    out.line("")
    let count = attempt.readingCount
    out.line("\(attempt.mode.words): \(count == 0 ? "no reading" : count == 1 ? "one reading" : "\(count) readings")")
    for step in attempt.steps {
      let range = step.utf8Range
      // What people may add and did not says nothing.
      if range.isEmpty, step.patternItem.isEmpty { continue }
      out.row(
        "  \(range.lowerBound)..<\(range.upperBound)", step.found.isEmpty ? "-" : Escaped.text(step.found),
        Escaped.text(step.patternItem), "expected \(step.expected)", step.value.map { "is \($0)" } ?? "")
    }
    if let stop = attempt.stop {
      let found = stop.found.isEmpty ? "the text ends" : Escaped.text(stop.found)
      out.row("  \(stop.position)", found, "", "expected \(stop.expected)", "stopped here")
    }
    out.flush()
  }

  /// The explanation as one JSON object; its shape is in `almanac-tables explain --help`.
  var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("parsed", text)
      json.key("request", request.words)
      json.key("kind", trace.kind.rawValue)
      json.key("value")
      if let value = trace.value { json.string(value) } else { json.null() }
      request.writeSource(to: &json)
      request.writeLocale(row, to: &json)
      json.key("pattern", trace.pattern)
      json.key("attempts")
      json.array { json in for attempt in trace.attempts { write(attempt, to: &json) } }
      if let error = trace.error {
        json.key("error")
        write(error, to: &json)
      }
      json.key("rule", Rule.parsing.rawValue)
    }
    return json.bytes
  }

  private func write(_ attempt: ReadingTrace.Attempt, to json: inout JSONWriter) {
    json.object { json in
      json.key("mode", attempt.mode.rawValue)
      json.key("readings")
      json.integer(attempt.readingCount)
      json.key("steps")
      json.array { json in
        for step in attempt.steps {
          json.object { json in
            json.key("patternItem", step.patternItem)
            json.key("expected", step.expected)
            json.key("bytes")
            json.range(step.utf8Range)
            json.key("found", step.found)
            if let value = step.value {
              json.key("value")
              json.integer(value)
            }
          }
        }
      }
      guard let stop = attempt.stop else { return }
      json.key("stop")
      json.object { json in
        json.key("expected", stop.expected)
        json.key("position")
        json.integer(stop.position)
        json.key("found", stop.found)
      }
    }
  }

  private func write(_ error: DateParsingError, to json: inout JSONWriter) {
    json.object { json in
      json.key("code", "\(error.code)")
      json.key("position")
      json.integer(error.position)
      json.key("reason", error.reason)
      json.key("example", error.example)
      if let suggestion = error.suggestion { json.key("suggestion", suggestion) }
      if !error.readings.isEmpty {
        json.key("readings")
        json.array { json in for reading in error.readings { json.string(reading) } }
      }
    }
  }
}

extension DateParser.Mode {
  fileprivate var words: String { self == .strict ? "as the format writes it" : "as people type it" }
}
