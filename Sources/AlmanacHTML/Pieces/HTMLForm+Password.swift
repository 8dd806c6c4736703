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
      html.markup("<fieldset class=\"almanac-password\"")
      html.id(.id, control)
      html.attribute(" lang=\"", "\(fields.language.tag)")
      html.attribute(" dir=\"", fields.language.tag.textDirection.rawValue)
      if fields.hint != nil { html.id(" aria-describedby=\"", control, ".hint") }
      html.markup("><legend>")
      html.text(fields.label)
      html.markup("</legend>")
      if let hint = fields.hint {
        html.markup("<p class=\"almanac-hint\"")
        html.id(.id, control, ".hint")
        html.markup(.close)
        html.text(hint)
        html.markup("</p>")
      }
      for field in fields.fields { html.password(field, fields, control, form.labels) }
      html.markup("</fieldset>")
    }
  }
}

extension HTMLWriter {
  fileprivate mutating func password(
    _ field: PasswordAlert.Field, _ fields: PasswordFields, _ group: ControlID, _ labels: FormLabels
  ) {
    let control = group.part(field.field.rawValue)
    let problems = fields.problems.filter { $0.part == field.field.rawValue }
    markup("<div class=\"almanac-column\"><label")
    id(.forControl, control)
    id(.id, control, ".label")
    markup(.close)
    text(field.placeholder)
    markup("</label>")
    if !problems.isEmpty {
      markup("<div")
      id(.id, control, ".problem")
      markup(.close)
      for problem in problems {
        markup("<p class=\"almanac-problem\">")
        text(labels.text(.error, [problem.text(in: labels)]))
        markup("</p>")
      }
      markup("</div>")
    }
    markup("<input type=\"password\" spellcheck=\"false\" autocapitalize=\"none\" aria-required=\"true\"")
    id(.id, control)
    name(control)
    attribute(" autocomplete=\"", field.autocomplete)
    if field.keyboard == .numeric { markup(" inputmode=\"numeric\"") }
    if !problems.isEmpty {
      markup(" aria-invalid=\"true\"")
      id(" aria-describedby=\"", control, ".problem")
    }
    markup("><button type=\"button\" class=\"almanac-show\" hidden")
    language(labels)
    id(.id, control, ".show")
    id(" aria-controls=\"", control)
    id(" aria-labelledby=\"", control, ".show")
    bytesBeforeQuote { html in
      html.markup(" ")
      html.id(control, ".label")
    }
    attribute(" data-show=\"", labels[.show])
    attribute(" data-hide=\"", labels[.hide])
    attribute(" data-shown=\"", labels[.shown])
    attribute(" data-hidden=\"", labels[.hidden])
    markup(.close)
    text(labels[.show])
    markup("</button><span class=\"almanac-status\" role=\"status\"")
    language(labels)
    markup("></span></div>")
  }

  /// Writes `lang` and `dir` of a form's own texts.
  mutating func language(_ labels: FormLabels) {
    attribute(" lang=\"", "\(labels.language)")
    attribute(" dir=\"", labels.language.textDirection.rawValue)
  }

  /// Writes more into the attribute that was written last, before its closing quotation mark.
  mutating func bytesBeforeQuote(_ body: (inout HTMLWriter) -> Void) {
    reopenAttribute()
    body(&self)
    markup(.quote)
  }
}
