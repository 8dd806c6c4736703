import Foundation
import Testing

/// What the compiler can't keep: the module's own markup is literals.
@Suite struct SourceTests {
  private static let folder: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("Sources/AlmanacHTML")
  }()

  /// A `Piece` is never made of a variable, and bytes are appended in the writer alone.
  @Test func everythingGoesThroughTheWriter() throws {
    let files = try #require(FileManager.default.enumerator(at: Self.folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      count += 1
      let name = file.lastPathComponent
      #expect(source.firstMatch(of: #/\b(Piece|Markup)\(/#) == nil, "\(name)")
      #expect(!source.contains("stringLiteral:") || source.contains("init(stringLiteral"), "\(name)")
      guard name != "HTMLWriter.swift" else { continue }
      // Lists of rows append what a form of theirs has written.
      let appended = source.components(separatedBy: "bytes.append(").count - 1
      #expect(appended == (name == "HTMLForm+Rows.swift" ? 1 : 0), "\(name)")
      for line in source.split(separator: "\n") where line.contains("raw(\"") {
        #expect(!line.contains("\\("), "no value stands in markup: \(line)")
      }
    }
    #expect(count > 25)
  }
}
