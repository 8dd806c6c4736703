import Almanac
import AlmanacPasswords

extension HTMLForm {
  /// Writes the two fields of a password or PIN, empty whatever was typed.
  ///
  /// Each has a label, `autocomplete="new-password"`, and the keyboard that the alert has; paste is not hindered. A button that
  /// shows what is typed is there for the script, which brings it into sight: without one it could do nothing.
  ///
  /// - Parameters:
  ///   - fields: The fields, and what was wrong with the last pair.
  ///   - bytes: The page so far.
  /// - Throws: `repeatedName`; nothing is written then.
  public mutating func write(_ fields: PasswordFields, to bytes: inout [UInt8]) throws(FormError) {
    let control = try take(fields.name)
    let form = self
    HTMLWriter.append(to: &bytes) { html in
      html.raw("<fieldset class=\"almanac-password\"")
      html.id(.id, control)
      html.value(" lang=\"", "\(fields.language.tag)")
      html.value(" dir=\"", fields.language.tag.textDirection.rawValue)
      if fields.hint != nil { html.id(" aria-describedby=\"", control, ".hint") }
      html.raw("><legend>")
      html.text(fields.label)
      html.raw("</legend>")
      if let hint = fields.hint {
        html.raw("<p class=\"almanac-hint\"")
        html.id(.id, control, ".hint")
        html.raw(.close)
        html.text(hint)
        html.raw("</p>")
      }
      for field in fields.fields { html.password(field, fields, control, form.labels) }
      html.raw("</fieldset>")
    }
  }
}

extension HTMLWriter {
  fileprivate mutating func password(
    _ field: PasswordAlert.Field, _ fields: PasswordFields, _ group: ControlID, _ labels: FormLabels
  ) {
    let control = group.part(field.field.rawValue)
    let problems = fields.problems.filter { $0.part == field.field.rawValue }
    raw("<div class=\"almanac-column\"><label")
    id(.forControl, control)
    id(.id, control, ".label")
    raw(.close)
    text(field.placeholder)
    raw("</label>")
    if !problems.isEmpty {
      raw("<div")
      id(.id, control, ".problem")
      raw(.close)
      for problem in problems {
        raw("<p class=\"almanac-problem\">")
        text(labels.text(.error, [problem.text(in: labels)]))
        raw("</p>")
      }
      raw("</div>")
    }
    raw("<input type=\"password\" spellcheck=\"false\" autocapitalize=\"none\" aria-required=\"true\"")
    id(.id, control)
    name(control)
    value(" autocomplete=\"", field.autocomplete)
    if field.keyboard == .numeric { raw(" inputmode=\"numeric\"") }
    if !problems.isEmpty {
      raw(" aria-invalid=\"true\"")
      id(" aria-describedby=\"", control, ".problem")
    }
    raw("><button type=\"button\" class=\"almanac-show\" hidden")
    language(labels)
    id(.id, control, ".show")
    id(" aria-controls=\"", control)
    id(" aria-labelledby=\"", control, ".show")
    bytesBeforeQuote { html in
      html.raw(" ")
      html.id(control, ".label")
    }
    value(" data-show=\"", labels[.show])
    value(" data-hide=\"", labels[.hide])
    value(" data-shown=\"", labels[.shown])
    value(" data-hidden=\"", labels[.hidden])
    raw(.close)
    text(labels[.show])
    raw("</button><span class=\"almanac-status\" role=\"status\"")
    language(labels)
    raw("></span></div>")
  }

  /// Writes `lang` and `dir` of a form's own texts.
  mutating func language(_ labels: FormLabels) {
    value(" lang=\"", "\(labels.language)")
    value(" dir=\"", labels.language.textDirection.rawValue)
  }

  /// Writes more into the attribute that was written last, before its closing quotation mark.
  mutating func bytesBeforeQuote(_ body: (inout HTMLWriter) -> Void) {
    reopenAttribute()
    body(&self)
    raw(.quote)
  }
}
