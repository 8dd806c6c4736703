import AlmanacTestKit
import Foundation
import Testing

/// Every example in README.md and the articles is run: Swift by the tests of this folder, commands here.
@Suite struct DocumentTests {
  @Test func everySwiftExampleIsRun() throws {
    let run = Set(try Examples.inTests().map(\.lines))
    let documented = try Examples.inDocuments("swift")
    #expect(!documented.isEmpty)
    for block in documented where !run.contains(block.lines) {
      Issue.record("\(block.file):\(block.line): no test runs this example; Tests/ExampleTests has none like it")
    }
  }

  @Test func everyTestIsAnExample() throws {
    let documented = Set(try Examples.inDocuments("swift").map(\.lines))
    for block in try Examples.inTests() where !documented.contains(block.lines) {
      Issue.record("\(block.file):\(block.line): no document has this example")
    }
  }

  /// A line with `$` is run by a shell that finds `almanac`; the lines below it are what it prints.
  @Test func everyCommandPrintsWhatItSays() throws {
    var count = 0
    for block in try Examples.inDocuments("console") {
      for (command, output) in commands(of: block) {
        count += 1
        let result = try BuiltCommand.shell(command)
        #expect(result.text == output, "\(block.file):\(block.line): \(command)")
        #expect(result.status == 0, "\(block.file):\(block.line): \(command): \(result.errors)")
      }
    }
    #expect(count > 0)
  }

  /// Lines for engines and for C are those of the files that `Tools/test-scale`, the C program of the tests and
  /// `Tools/check-subset` run.
  @Test func linesOfOtherLanguagesAreThoseOfTheirFiles() throws {
    let recipes = try Examples.files(in: Examples.root.appendingPathComponent("Tools/scale"), ".py")
    let probe = ["Tests/ColumnsProbe/Example.c", "Tests/SubsetProbe/Sources/AppTables/AppTables.c"].map {
      Examples.root.appendingPathComponent($0)
    }
    var count = 0
    for (language, files) in [("python", recipes), ("sql", recipes), ("c", probe)] {
      let sources = try files.map { try ExampleBlock(file: "", line: 0, lines: Examples.lines(of: $0)).lines }
      for block in try Examples.inDocuments(language) {
        count += 1
        let isRun = sources.contains { source in
          source.indices.contains { source[$0...].starts(with: block.lines) }
        }
        #expect(isRun, "\(block.file):\(block.line): no recipe has these lines")
      }
    }
    #expect(count >= 5)
  }

  private func commands(of block: ExampleBlock) -> [(command: String, output: String)] {
    var commands: [(command: String, output: String)] = []
    for line in block.lines {
      if line.hasPrefix("$ ") {
        commands.append((String(line.dropFirst(2)), ""))
      } else if let last = commands.indices.last {
        commands[last].output += line + "\n"
      } else {
        Issue.record("\(block.file):\(block.line): the block does not begin with a command")
      }
    }
    return commands
  }
}
