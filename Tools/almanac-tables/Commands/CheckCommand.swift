import AlmanacCommandLine

/// `almanac-tables check`: says whether the stages agree with each other and with ICU.
enum CheckCommand {
  static func run(_ arguments: [String]) throws {
    let options = try ToolOptions(arguments, [.icu, .resources, .tables, .overlay])
    let output = StandardStreams()
    guard !options.wantsHelp else { return try output.write(HelpPage.check) }
    guard options.tables != nil || options.overlays.isEmpty else {
      throw CommandFailure.usage("--overlay belongs to a packed file; name it with --tables FILE", of: "almanac-tables")
    }
    let (findings, notes) = try Checker(options: options).run()
    for note in notes { try output.write("\(note)\n") }
    guard findings.isEmpty else {
      for finding in findings { try output.write("\(finding)\n") }
      throw CommandFailure.badInput("\(findings.count) finding\(findings.count == 1 ? "" : "s")")
    }
    if options.tables == nil { try output.write("text, packed file, fingerprints and lock agree\n") }
  }
}
