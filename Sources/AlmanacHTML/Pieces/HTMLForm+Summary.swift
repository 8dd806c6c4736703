import Almanac

extension HTMLForm {
  /// Writes the list of all that is wrong: a heading, and a link for each problem to the part that is at fault.
  ///
  /// Nothing is written where nothing is wrong. The list stands before the form; the script gives it the focus when the page
  /// is there.
  ///
  /// Source: WCAG 2.2, techniques G139 and ARIA19.
  public func writeSummary(of problems: [FieldProblem], to bytes: inout [UInt8]) {
    guard !problems.isEmpty else { return }
    HTMLWriter.append(to: &bytes) { html in
      html.markup("<section class=\"almanac-problems\" tabindex=\"-1\"")
      html.attribute(" lang=\"", "\(labels.language)")
      html.attribute(" dir=\"", labels.language.textDirection.rawValue)
      summaryID(" id=\"", "", &html)
      summaryID(" aria-labelledby=\"", "-title", &html)
      html.markup("><h2")
      summaryID(" id=\"", "-title", &html)
      html.markup(">")
      html.text(labels[.problems])
      html.markup("</h2><ul>")
      for problem in problems {
        html.markup("<li><a")
        // A sentence in another language says so.
        if let language = problem.language, language.language != labels.language.language {
          html.attribute(" lang=\"", "\(language)")
          html.attribute(" dir=\"", language.textDirection.rawValue)
        }
        html.markup(" href=\"#")
        html.text(prefix.description)
        html.markup(.dot)
        html.text(problem.field)
        if let target = problem.target {
          html.markup(.dot)
          html.text(target)
        }
        html.markup("\">")
        html.text(problem.text(in: labels))
        html.markup("</a></li>")
      }
      html.markup("</ul></section>")
    }
  }

  /// No name has a colon, so no field has these ids.
  private func summaryID(_ opening: Markup, _ suffix: Markup, _ html: inout HTMLWriter) {
    html.markup(opening)
    html.text(prefix.description)
    html.markup(":problems")
    html.markup(suffix)
    html.markup(.quote)
  }
}
