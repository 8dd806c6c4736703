public import Foundation

/// The command as it was built, run as a process of its own.
public enum BuiltCommand {
  /// What a run left.
  public struct Result {
    /// The exit status.
    public let status: Int32
    /// What it wrote to standard output.
    public let output: [UInt8]
    /// What it wrote to standard error.
    public let errors: String

    /// The output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The directory of the products: that of the test bundle.
  public static let directory = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// Runs the command with arguments, an input, and nothing but the given variables around it; `tool` names another one.
  public static func run(
    _ arguments: [String], tool: String = "almanac", input: [UInt8] = [], environment: [String: String] = [:]
  ) throws -> Result {
    try start(directory.appendingPathComponent(tool), arguments, input, environment)
  }

  /// Runs a line of shell that finds the command by its name; `$SCRATCH` is an empty directory.
  public static func shell(_ line: String, input: [UInt8] = []) throws -> Result {
    let scratch = try scratchDirectory()
    defer { try? FileManager.default.removeItem(at: scratch) }
    let environment = ["PATH": "\(directory.path):/usr/bin:/bin", "SCRATCH": scratch.path]
    return try start(URL(fileURLWithPath: "/bin/sh"), ["-c", line], input, environment)
  }

  private static func scratchDirectory() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  /// Files stand in for the pipes: a pipe's end that a process started at the same moment inherits never closes.
  private static func start(
    _ executable: URL, _ arguments: [String], _ input: [UInt8], _ environment: [String: String]
  ) throws -> Result {
    let scratch = try scratchDirectory()
    defer { try? FileManager.default.removeItem(at: scratch) }
    let files = ["input", "output", "errors"].map { scratch.appendingPathComponent($0) }
    try Data(input).write(to: files[0])
    try Data().write(to: files[1])
    try Data().write(to: files[2])

    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: [UInt8](try Data(contentsOf: files[1])),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }
}
