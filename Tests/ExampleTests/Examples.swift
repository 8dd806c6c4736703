import Foundation

/// A block of lines in a document, or in a test that runs it.
struct ExampleBlock {
  /// The file's name without its folder.
  let file: String
  /// The line before the block's first one, counted from 1.
  let line: Int
  /// The lines without the space around them, and without imports.
  let lines: [String]

  init(file: String, line: Int, lines: [String]) {
    self.file = file
    self.line = line
    let trimmed = lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.hasPrefix("import ") }
    self.lines = Array(trimmed.drop { $0.isEmpty })
  }

  /// The texts of the comments, in order.
  var output: [String] {
    lines.compactMap { line in
      if line.hasPrefix("// ") { return String(line.dropFirst(3)) }
      return line.firstRange(of: " // ").map { String(line[$0.upperBound...]) }
    }
  }
}

/// Where the examples stand.
enum Examples {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The blocks of the documents in a language of code.
  static func inDocuments(_ language: String) throws -> [ExampleBlock] {
    let articles = try ["Almanac", "AlmanacFoundation", "AlmanacHTML", "AlmanacPickers"].flatMap { module in
      try files(in: root.appendingPathComponent("Sources/\(module)/\(module).docc"), ".md")
    }
    let documents = [root.appendingPathComponent("README.md")] + articles
    return try documents.flatMap { url in
      try blocks(of: url) {
        $0.trimmingCharacters(in: .whitespaces) == "```\(language)"
      } ends: { line, _ in
        line.trimmingCharacters(in: .whitespaces) == "```"
      }
    }
  }

  /// The blocks of the tests that run them.
  static func inTests() throws -> [ExampleBlock] {
    try files(in: root.appendingPathComponent("Tests/ExampleTests"), "Examples.swift").flatMap { url in
      try blocks(of: url) {
        $0.hasSuffix("try example { print in")
      } ends: { line, opening in
        line == opening.prefix { $0 == " " } + "}"
      }
    }
  }

  /// The lines of a file.
  static func lines(of url: URL) throws -> [String] {
    try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The files of a folder whose names end in a text.
  static func files(in folder: URL, _ suffix: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { $0.hasSuffix(suffix) }
      .map { folder.appendingPathComponent($0) }
  }

  private static func blocks(
    of url: URL, begins: (String) -> Bool, ends: (_ line: String, _ opening: String) -> Bool
  ) throws -> [ExampleBlock] {
    let text = try String(contentsOf: url, encoding: .utf8)
    var blocks: [ExampleBlock] = []
    var opening: (line: Int, text: String)?
    var lines: [String] = []
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if let open = opening {
        if ends(line, open.text) {
          blocks.append(ExampleBlock(file: url.lastPathComponent, line: open.line, lines: lines))
          opening = nil
        } else {
          lines.append(line)
        }
      } else if begins(line) {
        opening = (index + 1, line)
        lines = []
      }
    }
    return blocks
  }
}
