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
      html.raw("<section class=\"almanac-problems\" tabindex=\"-1\"")
      html.value(" lang=\"", "\(labels.language)")
      html.value(" dir=\"", labels.language.textDirection.rawValue)
      summaryID(" id=\"", "", &html)
      summaryID(" aria-labelledby=\"", "-title", &html)
      html.raw("><h2")
      summaryID(" id=\"", "-title", &html)
      html.raw(">")
      html.text(labels[.problems])
      html.raw("</h2><ul>")
      for problem in problems {
        html.raw("<li><a")
        // A sentence in another language says so.
        if let language = problem.language, language.language != labels.language.language {
          html.value(" lang=\"", "\(language)")
          html.value(" dir=\"", language.textDirection.rawValue)
        }
        html.raw(" href=\"#")
        html.text(prefix.description)
        html.raw(.dot)
        html.text(problem.field)
        if let target = problem.target {
          html.raw(.dot)
          html.text(target)
        }
        html.raw("\">")
        html.text(problem.text(in: labels))
        html.raw("</a></li>")
      }
      html.raw("</ul></section>")
    }
  }

  /// No name has a colon, so no field has these ids.
  private func summaryID(_ opening: Piece, _ suffix: Piece, _ html: inout HTMLWriter) {
    html.raw(opening)
    html.text(prefix.description)
    html.raw(":problems")
    html.raw(suffix)
    html.raw(.quote)
  }
}
