extension HTMLForm {
  /// Writes the button that the return key presses: to stand before everything else in the form.
  ///
  /// A browser presses the first button of a form, which would be one of a field, such as that to refresh. This one is hidden,
  /// which changes nothing about that.
  ///
  /// Source: HTML, section "Implicit submission".
  public func writeDefaultButton(to bytes: inout [UInt8]) {
    HTMLWriter.append(to: &bytes) { html in
      html.raw("<button type=\"submit\" class=\"almanac-default\" hidden")
      html.language(labels)
      html.raw(.close)
      html.text(labels[.send])
      html.raw("</button>")
    }
  }
}
