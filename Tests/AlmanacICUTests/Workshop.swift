import Foundation
import Testing

/// The C compiler, a folder for what it makes, and the files that lie beside this one.
enum Workshop {
  /// A folder of this run's own, which goes when the run ends.
  static let folder: URL = {
    atexit { try? FileManager.default.removeItem(at: Workshop.folder) }
    return FileManager.default.temporaryDirectory.appending(path: "almanac-icu-tests-\(UUID().uuidString)")
  }()
  static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  static let header = tests.appending(path: "../../Sources/CAlmanacICU/include").standardizedFileURL

  static let compiler: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let compiler = folders.map { "\($0)/clang" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    if compiler == nil { print("SKIPPED: no clang is installed, so no stand-in and no header check are compiled") }
    return compiler
  }()

  /// Runs the compiler and answers its messages, empty when all is well.
  static func compile(_ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: try #require(compiler))
    process.arguments = ["-std=c2x", "-I\(header.path())"] + arguments
    process.standardError = output
    try process.run()
    let messages = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : "status \(process.terminationStatus): \(messages)"
  }

  /// Builds a stand-in for an ICU and answers its path.
  static func standIn(_ name: String, _ arguments: [String]) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: name).path()
    let messages = try compile(["-shared", "-fPIC", "-o", path] + arguments)
    #expect(messages == "")
    return path
  }

  /// The path of a source file of the stand-in.
  static func source(_ name: String) -> String { tests.appending(path: "StandIn/\(name)").path() }
}
