import Almanac
import AlmanacICU

/// Finds where text, packed file, fingerprints, lock and ICU disagree.
///
/// It writes nothing.
struct Checker {
  /// Something that is not as it should be, and the command that mends it.
  struct Finding: CustomStringConvertible {
    var problem: String
    var remedy: String

    var description: String { "\(problem)\n  mend it with: \(remedy)" }
  }

  let options: ToolOptions
  /// Takes the text from an ICU anew.
  var harvest: (ICULibrary) throws -> TableText = { try Harvester(icu: $0).harvest() }

  /// What was found, and what was compared.
  func run() throws -> (findings: [Finding], notes: [String]) {
    var findings: [Finding] = []
    var notes: [String] = []
    let text = try TableText(folder: options.textFolder)
    if let file = options.tables {
      try checkFile(file, of: text, &findings, &notes)
      return (findings, notes)
    }
    try checkForm(of: text, &findings)
    try checkStage2(of: text, &findings, &notes)
    try checkArticle(&findings)
    try checkHarvest(of: text, &findings, &notes)
    return (findings, notes)
  }

  /// The text files are as the tool writes them: nobody edited one, and no file is there beside them.
  private func checkForm(of text: TableText, _ findings: inout [Finding]) throws {
    let expected = text.files()
    var onDisk = Folder.names(in: options.textFolder).filter { $0 != "supplemental" }
    onDisk += Folder.names(in: "\(options.textFolder)/supplemental").map { "supplemental/\($0)" }
    for name in Set(onDisk).subtracting(expected.map(\.name)).sorted() {
      findings.append(
        Finding(problem: "\(options.textFolder)/\(name) is no file of the tables", remedy: "almanac-tables harvest"))
    }
    for file in expected {
      guard try Folder.read("\(options.textFolder)/\(file.name)") != file.bytes else { continue }
      findings.append(
        Finding(
          problem: "\(options.textFolder)/\(file.name) is not in the form that harvest writes",
          remedy: "almanac-tables harvest"))
    }
  }

  /// The packed file, the fingerprints and the lock are those of the text, and the tool was built with them.
  private func checkStage2(of text: TableText, _ findings: inout [Finding], _ notes: inout [String]) throws {
    let edition = try PackedEdition(text)
    for file in edition.files {
      let path = "\(options.tablesFolder)/\(file.name)"
      let onDisk = Folder.exists(path) ? try Folder.read(path) : nil
      guard onDisk != file.bytes else { continue }
      var problem = "\(path) is missing"
      if let onDisk {
        problem = "\(path) is not what packing \(options.textFolder) gives"
        if file.name == PackedEdition.lockName {
          let lock = TableLock(reading: file.bytes)
          problem += lock.differences(from: TableLock(reading: onDisk)).map { "\n  \($0)" }.joined()
        }
      }
      findings.append(Finding(problem: problem, remedy: "almanac-tables pack"))
    }
    let embedded = TableReader.embedded
    let isCurrent =
      !embedded.isEmpty
      && embedded.withBytes(0, count: embedded.totalByteCount) { bytes in
        bytes.count == edition.tables.count && TableReader.order(bytes, edition.tables.span) == 0
      }
    guard !isCurrent else { return }
    // Only the package's own folder is what is compiled in; another one may well differ from it.
    if options.resources == ToolOptions.packageResources {
      findings.append(
        Finding(
          problem: "this tool was built with other tables than these",
          remedy: "building the package again (swift build, with -c release if this is a release build)"))
    } else {
      notes.append("these are other tables than those that are compiled into this tool")
    }
  }

  /// The article has the list of the reviewed differences.
  ///
  /// Only the package's own folder has an article.
  private func checkArticle(_ findings: inout [Finding]) throws {
    guard options.resources == ToolOptions.packageResources else { return }
    let article = String(decoding: try Folder.read(DifferencesArticle.path), as: UTF8.self)
    guard try DifferencesArticle(table: DivergenceTable(folder: options.resources)).updated(article) != article else {
      return
    }
    findings.append(
      Finding(
        problem: "\(DifferencesArticle.path) has another list than \(options.resources)/divergences.tsv gives",
        remedy: "almanac-tables differences"))
  }

  /// Where the ICU of the text is at hand, harvesting it gives the text again.
  private func checkHarvest(of text: TableText, _ findings: inout [Finding], _ notes: inout [String]) throws {
    guard let icu = try checkedLibrary(text.source.icu, &notes) else { return }
    guard icu.version == text.source.icu else {
      notes.append(
        "NOT CHECKED against an ICU: the text is from ICU \(text.source.icu), and \(icu.path) is ICU \(icu.version)")
      return
    }
    let fresh = try harvest(icu)
    var differing = 0
    for tag in Set(fresh.locales.keys).union(text.locales.keys).sorted() where fresh.locales[tag] != text.locales[tag] {
      differing += 1
      if differing <= 5 { findings.append(Self.finding(tag, text.locales[tag], fresh.locales[tag])) }
    }
    for area in Set(fresh.supplemental.keys).union(text.supplemental.keys).sorted()
    where fresh.supplemental[area] != text.supplemental[area] {
      differing += 1
      findings.append(
        Finding(problem: "supplemental/\(area) is not what ICU gives", remedy: "almanac-tables harvest"))
    }
    if differing > 5 {
      findings.append(Finding(problem: "\(differing) files differ in all", remedy: "almanac-tables harvest"))
    }
    notes.append("harvested ICU \(icu.version) again: \(fresh.locales.count) locales, \(differing) differ")
    if fresh.source.library != text.source.library {
      notes.append("its library is another build than the recorded one (\(text.source.library)); only the values count")
    }
  }

  /// The ICU that `--icu` names, or the one of the version; where that is not at hand, nil and a note.
  private func checkedLibrary(_ version: String, _ notes: inout [String]) throws -> ICULibrary? {
    guard options.icu == nil else { return try options.library() }
    do throws(ICUError) {
      return try ICULibrary.find(version)
    } catch {
      notes.append(
        "NOT CHECKED against an ICU: the text is from ICU \(version), which is not at hand (\(error.reason)); "
          + "Tools/fetch-icu \(version) fetches it")
      return nil
    }
  }

  private static func finding(_ tag: String, _ text: TableText.Locale?, _ fresh: TableText.Locale?) -> Finding {
    let old = text?.values ?? [:]
    let new = fresh?.values ?? [:]
    let key = Set(old.keys).union(new.keys).sorted().first { old[$0] != new[$0] }
    let change =
      key.map { "\($0): \(Escaped.text(old[$0])) here, \(Escaped.text(new[$0])) in ICU" } ?? "parent or presence"
    return Finding(problem: "\(tag) is not what ICU gives: \(change)", remedy: "almanac-tables harvest")
  }
}

/// Text with invisible characters as escapes, so that two texts that look alike do not read alike.
enum Escaped {
  static func text(_ text: String?) -> String {
    guard let text else { return "nothing" }
    var json = JSONWriter()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
