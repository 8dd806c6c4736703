import Almanac
package import AlmanacHTML
import AlmanacPickers

extension SignUpForm {
  /// Writes the whole page.
  package func write(to bytes: inout [UInt8]) throws(FormError) {
    let labels = language.labels
    let problems = problems
    var page = FormPage()
    var form = try page.form("signup", labels: labels)
    Chrome.open(form.title(language.texts.title, problems), language, to: &bytes)
    HTMLWriter.append(to: &bytes) { html in
      html.markup("<h1>")
      html.text(language.texts.title)
      html.markup("</h1>")
    }
    form.writeSummary(of: problems, to: &bytes)
    HTMLWriter.append(to: &bytes) { html in
      html.markup("<form method=\"post\" accept-charset=\"utf-8\" novalidate class=\"almanac-form\">")
      html.attribute("<input type=\"hidden\" name=\"language\" value=\"", "\(language.locale)")
      html.markup(">")
    }
    form.writeDefaultButton(to: &bytes)
    writeLanguages(to: &bytes)
    writeUser(to: &bytes)
    try form.writeSheet(birthday, to: &bytes)
    try form.writeSheet(firstDay, to: &bytes)
    try form.writeRow(start, group: "rows", to: &bytes)
    try form.writeRow(end, group: "rows", to: &bytes)
    try form.write(size, to: &bytes)
    try form.write(course, to: &bytes)
    try form.write(length, to: &bytes)
    try form.write(way, to: &bytes)
    try form.writeRow(visit, group: "rows", to: &bytes)
    try form.write(pin, to: &bytes)
    HTMLWriter.append(to: &bytes) { html in
      html.markup("<p><button type=\"submit\" class=\"almanac-send\">")
      html.text(labels[.send])
      html.markup("</button></p></form>")
    }
    Chrome.close(to: &bytes)
  }

  /// Writes the page that a form leads to when all is right.
  func writeThanks(to bytes: inout [UInt8]) {
    Chrome.open(language.texts.thanks, language, to: &bytes)
    HTMLWriter.append(to: &bytes) { html in
      html.markup("<h1>")
      html.text(language.texts.thanks)
      html.markup("</h1><dl>")
      for line in answers {
        html.markup("<dt>")
        html.text(line.label)
        html.markup("</dt><dd>")
        html.text(line.value)
        html.markup("</dd>")
      }
      html.markup("</dl>")
    }
    Chrome.close(to: &bytes)
  }

  /// The languages, as buttons that keep what was typed.
  private func writeLanguages(to bytes: inout [UInt8]) {
    HTMLWriter.append(to: &bytes) { html in
      html.markup("<fieldset class=\"almanac-languages\"><legend>")
      html.text(language.labels[.language])
      html.markup("</legend>")
      for choice in SignUpLanguage.choices {
        html.markup("<button type=\"submit\" formnovalidate name=\"switch\"")
        html.attribute(" value=\"", choice.tag)
        html.attribute(" lang=\"", choice.tag)
        html.attribute(" dir=\"", choice.direction)
        if choice.locale == language.locale { html.markup(" aria-current=\"true\"") }
        html.markup(">")
        html.text(choice.name)
        html.markup("</button>")
      }
      html.markup("</fieldset>")
    }
  }

  private func writeUser(to bytes: inout [UInt8]) {
    HTMLWriter.append(to: &bytes) { html in
      html.markup("<div class=\"almanac-column\"><label for=\"signup.user\">")
      html.text(language.texts.user)
      html.markup("</label>")
      if let userProblem {
        html.markup("<p class=\"almanac-problem\" id=\"signup.user.problem\">")
        html.text(language.labels.text(.error, [userProblem.text(in: language.labels)]))
        html.markup("</p>")
      }
      html.markup(
        "<input type=\"text\" id=\"signup.user\" name=\"user\" autocomplete=\"username\" spellcheck=\"false\"")
      html.markup(" autocapitalize=\"none\" aria-required=\"true\" dir=\"auto\"")
      if userProblem != nil { html.markup(" aria-invalid=\"true\" aria-describedby=\"signup.user.problem\"") }
      if !user.isEmpty { html.attribute(" value=\"", user) }
      html.markup("></div>")
    }
  }
}

/// What stands around every page.
enum Chrome {
  static func open(_ title: String, _ language: SignUpLanguage, to bytes: inout [UInt8]) {
    HTMLWriter.append(to: &bytes) { html in
      html.markup("<!DOCTYPE html><html")
      html.attribute(" lang=\"", "\(language.locale)")
      html.attribute(" dir=\"", language.locale.textDirection.rawValue)
      html.markup("><head><meta charset=\"utf-8\"><title>")
      html.text(title)
      html.markup("</title><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
      html.markup("<meta name=\"color-scheme\" content=\"light dark\">")
      html.markup("<link rel=\"stylesheet\" href=\"almanac.css\">")
      html.markup("<script src=\"almanac.js\" type=\"module\"></script></head><body><main class=\"almanac-page\">")
    }
  }

  static func close(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "</main></body></html>\n".utf8)
  }
}

/// A page that says that a request was refused.
enum RefusalPage {
  static func write(_ key: FormLabelKey, _ language: SignUpLanguage, to bytes: inout [UInt8]) {
    let sentence = language.labels[key]
    Chrome.open(language.labels.text(.error, [language.texts.title]), language, to: &bytes)
    HTMLWriter.append(to: &bytes) { html in
      html.markup("<h1>")
      html.text(language.labels.text(.error, [language.texts.title]))
      html.markup("</h1><p>")
      html.text(sentence)
      html.markup("</p>")
    }
    Chrome.close(to: &bytes)
  }
}
