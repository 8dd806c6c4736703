import Testing

/// An example of the documents, run: the lines between the braces are those of a `swift` block in README.md or the DocC
/// articles, without its imports, and its comments are what it prints, line by line.
///
/// ```swift
/// try example { print in
///   let day = try CivilDate("2026-11-30")
///   print(day.weekday)
///   // monday
/// }
/// ```
///
/// `DocumentTests` sees to it that the lines are those of the document.
func example(
  _ location: SourceLocation = #_sourceLocation, _ body: (_ print: (Any...) -> Void) throws -> Void
) throws {
  let own = try Examples.inTests().filter { location.fileID.hasSuffix("/\($0.file)") && $0.line == location.line }
  let written = try #require(own.first, "the example does not begin with the line: try example { print in")
  var printed: [String] = []
  try body { values in
    let text = values.map { "\($0)" }.joined(separator: " ")
    printed += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
  #expect(printed == written.output, sourceLocation: location)
  #expect(!printed.isEmpty, "an example that prints nothing shows nothing", sourceLocation: location)
}
