import Almanac

/// An explanation as people read it: one thing a line, invisible characters as escapes.
extension FormatExplanation {
  var text: String {
    var out = ExplanationText()
    out.line(Escaped.text(trace.text))
    out.line("")
    out.row("asked", moment.text, request.words)
    if let path = request.tablesPath { out.row("tables", path, "ICU \(data.source.icu), CLDR \(data.source.cldr)") }
    request.writeLocale(trace.row, to: &out)
    for custom in customs {
      let place = custom.held.map { "\(custom.decision): \($0.words)" } ?? custom.decision
      out.row(custom.name, custom.value, place, custom.rule.rawValue)
    }
    out.row("pattern", Escaped.text(trace.request.pattern.text))
    for (text, source) in patternParts {
      out.row("part", Escaped.text(text), self.source(source).words, Rule(source).rawValue)
    }
    writeGlue(to: &out)
    out.flush()
    if let skeleton = trace.request.skeleton { write(skeleton, to: &out) }
    out.line("")
    out.line("pieces, by their UTF-8 bytes")
    for piece in pieces {
      let range = piece.piece.utf8Range
      var value = piece.value.map { "\($0)" } ?? ""
      if let unit = piece.unit { value += " \(unit)" }
      out.row(
        "\(range.lowerBound)..<\(range.upperBound)", Escaped.text(piece.piece.text),
        "\(piece.piece.field)", piece.letters, value, piece.content, "pattern: \(piece.source.words)",
        piece.rule.rawValue)
    }
    out.flush()
    return out.text
  }

  private func writeGlue(to out: inout ExplanationText) {
    if let glue = trace.request.glue {
      let held = self.held(glue.place)
      let isAsked = glue.place.isAtTime == (glue.asked == .atTime)
      let why =
        isAsked
        ? "\(glue.asked.rawValue) was asked for, and the date is \(glue.style.rawValue)"
        : "\(glue.asked.rawValue) was asked for, which the tables lack, and the date is \(glue.style.rawValue)"
      out.row("glue", Escaped.text(glue.text), "\(why): \(held.words)", Rule.dateTimeFormats.rawValue)
    }
    if let other = trace.request.otherClock {
      out.row("clock", trace.hourCycle.value, "the time is made anew: \(other.words)", Rule.matching.rawValue)
    }
  }

  // MARK: Skeletons

  private func write(_ skeleton: SkeletonTrace, to out: inout ExplanationText) {
    out.line("")
    out.line("skeleton \(skeleton.asked), as fields \(skeleton.resolved), among \(skeleton.entryCount) entries")
    for (number, step) in skeleton.steps.enumerated() {
      let source = source(step.entry.origin)
      out.row(
        "  \(number + 1).", step.kind.words, step.wanted, "took \(step.entry.skeleton)",
        Escaped.text(step.entry.pattern), source.words, "distance \(step.distance)",
        step.missing.isEmpty ? "" : "lacks \(step.missing)")
      out.flush()
      for other in step.alternatives {
        out.row(
          "       not", other.entry.skeleton, Escaped.text(other.entry.pattern), self.source(other.entry.origin).words,
          "distance \(other.distance)", other.missing.isEmpty ? "" : "lacks \(other.missing)",
          other.extra.isEmpty ? "" : "has \(other.extra) too")
      }
      out.flush()
      for adjustment in step.adjustments {
        out.row("       width", "\(adjustment.from) -> \(adjustment.to)", adjustment.rule.words)
      }
      if case .append(let item) = step.kind {
        let form = item.place.map { held($0).words } ?? "ICU's own form"
        out.row("       form", Escaped.text(item.template), form)
        if item.template.contains("{2}") {
          let name = item.namePlace.map { held($0).words } ?? "ICU's own name"
          out.row("       name", Escaped.text(item.name), name)
        }
      }
      out.row("       gives", Escaped.text(step.pattern))
      out.flush()
    }
    if let glue = skeleton.glue {
      let held = glue.place.map { self.held($0).words } ?? "the tables have none"
      out.row(
        "  glue", Escaped.text(glue.text), "for a month as wide as that of a \(glue.style.rawValue) date: \(held)",
        Rule.dateTimeFormats.rawValue)
    }
    out.flush()
  }
}

extension ExplainRequest {
  /// How the tag that was asked for found its row.
  func writeLocale(_ trace: RowTrace, to out: inout ExplanationText) {
    let data = format.data
    out.row("locale", "\(tag.tag)", tagWords, Rule.canonicalization.rawValue)
    for step in trace.steps {
      out.row("looked for", step.key, step.words(data), Rule.inheritance.rawValue)
    }
    if trace.steps.last?.row == nil {
      out.row("looked for", "und", "root answers, for there is no locale of the language", Rule.inheritance.rawValue)
    }
    out.row("chain", trace.chain.map { "\(data.tag($0))" }.joined(separator: " > "))
  }

  /// What became of the tag.
  var tagWords: String {
    let forms = tag.forms.dropFirst().joined(separator: ", then ")
    if !forms.isEmpty { return "\(Escaped.text(tag.asked)) is \(tag.forms[0]), for which stands \(forms)" }
    return tag.asked == "\(tag.tag)" ? "as it was asked for" : "\(Escaped.text(tag.asked)) in canonical form"
  }
}

extension RowTrace.Step {
  /// Why it was looked for and what was found.
  func words(_ data: LocaleData) -> String {
    let found = row.map { isAlias ? "a legacy name of \(data.tag($0))" : "in the tables" } ?? "not in the tables"
    return rule.map { "\($0.words): \(found)" } ?? found
  }
}

extension LocaleData.FallbackRule {
  var words: String {
    switch self {
    case .variant: "without the variant"
    case .statedParent: "the parent that CLDR states"
    case .impliedScript: "without the script, which the language has anyhow"
    case .region: "without the region"
    case .regionForScript: "without the region, with the script of the language there"
    }
  }
}

extension OtherClock {
  var words: String {
    switch self {
    case .hourCycle: "the tag has -u-hc-"
    case .regionOverride: "the tag has -u-rg-"
    case .region: "the tag's region is not that of the row"
    case .language: "the tag's language is not that of the row"
    }
  }
}

extension TablePlace {
  /// Whether the place is that of a glue for "at a time".
  var isAtTime: Bool {
    switch self {
    case .style(.atTimeFull, _), .style(.atTimeLong, _), .style(.atTimeMedium, _), .style(.atTimeShort, _): true
    default: false
    }
  }
}

extension SkeletonTrace.Kind {
  var words: String {
    switch self {
    case .lookUp: "looked up"
    case .matchWhole: "matched"
    case .matchDate: "matched the date"
    case .matchTime: "matched the time"
    case .addFraction: "put the fraction behind the seconds"
    case .append(let item): "appended the \(item.field)"
    }
  }
}

extension WidthRule {
  var words: String {
    switch self {
    case .asked: "the skeleton's"
    case .timeKeepsItsOwn: "hours, minutes and seconds keep the pattern's"
    case .entryHasItFor: "CLDR has this pattern for the width that was asked for"
    case .numberAndText: "the pattern's: one of skeleton and pattern is a number, the other is text"
    case .notAsked: "the pattern's: the skeleton does not have the field"
    }
  }
}
