import AlmanacCommandLine

/// `almanac-tables differences`: writes the list of reviewed differences into the article that users read.
enum DifferencesCommand {
  static func run(_ arguments: [String]) throws {
    let options = try ToolOptions(arguments, [.resources])
    let output = StandardStreams()
    guard !options.wantsHelp else { return try output.write(HelpPage.text) }
    let table = try DivergenceTable(folder: options.resources)
    let path = DifferencesArticle.path
    let old = String(decoding: try Folder.read(path), as: UTF8.self)
    guard let article = DifferencesArticle(table: table).updated(old) else {
      throw CommandFailure.badInput(
        "\(path) needs the line '\(DifferencesArticle.heading.dropLast())' once; the list goes below it")
    }
    if article != old { try Folder.write(Array(article.utf8), to: path) }
    try output.write(
      "\(table.rows.count) reviewed differences, \(article == old ? "as they are in" : "wrote") \(path)\n")
  }
}
