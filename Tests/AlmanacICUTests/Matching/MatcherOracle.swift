import AlmanacICU
import AlmanacTestKit
import Foundation
import Testing

@testable import Almanac

/// ICU's LocaleMatcher, asked through a program that is compiled where ICU's headers and a C++ compiler are installed.
enum MatcherOracle {
  /// One question: which of the supported locales is the best.
  struct Question: CustomStringConvertible {
    var supported: [LocaleTag]
    var fallback: LocaleTag?
    var desired: [LocaleTag]

    var description: String {
      [supported.map(\.description), [fallback?.description ?? ""], desired.map(\.description)]
        .map { $0.joined(separator: " ") }.joined(separator: "\t")
    }
  }

  /// The program, or nil where it cannot be built; built once.
  static let program: URL? = build()

  private static func build() -> URL? {
    guard let compiler = Workshop.compiler else { return nil }
    do {
      try FileManager.default.createDirectory(at: Workshop.folder, withIntermediateDirectories: true)
    } catch {
      Issue.record(error)
      return nil
    }
    let program = Workshop.folder.appending(path: "matcher-oracle")
    let source = Workshop.tests.appending(path: "MatcherOracle/Oracle.cpp").path()
    let process = Process()
    let messages = Pipe()
    process.executableURL = URL(filePath: compiler)
    process.arguments = ["--driver-mode=g++", "-std=c++17", "-O1", "-o", program.path(), source, "-licuuc"]
    process.standardError = messages
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      // Without headers or a C++ library that is no fault of ours; with them the program must compile.
      if text.contains("file not found") || text.contains("unable to find library") {
        print("SKIPPED: ICU's C++ headers are not installed, so language matching is not compared with ICU's")
      } else {
        Issue.record("the oracle does not compile: \(text)")
      }
      return nil
    }
    return program
  }

  /// What ICU answers to each question: an index, or nil; and ICU's version.
  static func answers(_ questions: [Question]) throws -> (version: String, indices: [Int?]) {
    let input = Workshop.folder.appending(path: "questions-\(UUID().uuidString)")
    try Data(questions.map { "\($0)\n" }.joined().utf8).write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    let process = Process()
    let output = Pipe()
    let file = try #require(program)
    process.executableURL = file
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = output
    try process.run()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(
      separator: "\n")
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    try #require(lines.count == questions.count + 1)
    return (String(lines[0]), lines.dropFirst().map { Int($0) }.map { $0 == -1 ? nil : $0 })
  }

  /// Compares our choices with ICU's; answers the differences, at most 20 of them, and how many choices found something.
  static func compare(_ questions: [Question]) throws -> (differences: [String], found: Int) {
    let (version, indices) = try answers(questions)
    let edition = try #require(ICUEdition.system)
    try #require(version == edition.icu.version, "the headers are of another ICU than the system's library")
    var differences: [String] = []
    for (question, theirs) in zip(questions, indices) {
      let matcher = LanguageMatcher(
        of: question.supported, default: question.fallback, tables: edition.data.tables)
      let ours = matcher.nearest(to: question.desired)
      guard ours != theirs else { continue }
      func name(_ index: Int?) -> String { index.map { "\(question.supported[$0])" } ?? "none" }
      differences.append("\(question): ours \(name(ours)), ICU \(name(theirs))")
    }
    return (Array(differences.prefix(20)), indices.count { $0 != nil })
  }
}
