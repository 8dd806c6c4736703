import Almanac
import AlmanacCommandLine
import AlmanacICU

/// `almanac-tables verify`: writes with our code and with a live ICU, and compares every byte.
enum VerifyCommand {
  static func run(_ arguments: [String]) async throws {
    var options = try ToolOptions(arguments, [.icu, .resources, .family, .locale, .days, .exhaustive, .sample])
    let output = StandardStreams()
    guard !options.wantsHelp else { return try output.write(HelpPage.text) }
    let clock = ContinuousClock()
    let start = clock.now
    let icu = try options.library()
    let all = try icu.availableLocales + icu.legacyAliases
    options.locales = try options.locales.map { try known($0, all) }
    let divergences = try DivergenceTable(folder: options.resources)
    let text = try Harvester(icu: icu).harvest()
    let data = try LocaleData(try Packer.packed(text))
    try output.write("comparing with ICU \(icu.version) (CLDR \(text.source.cldr)), tables harvested from it\n")

    let oracle = Oracle(icu: icu, data: data, coverage: options.isExhaustive ? .exhaustive : .inTurns)
    let aliases = Set(try icu.legacyAliases)
    var comparisons = 0
    var problems = 0
    for name in options.families.isEmpty ? VerifyPlan.familyNames : options.families {
      let table = divergences.holding(for: name, icu: icu.major)
      var family = VerifyTally(table)
      for plan in try VerifyPlan.runs(of: name, options, oracle, all: all) {
        let begin = clock.now
        let tally = try await Verifier.run(plan.family, plan.locales, aliases: aliases, table)
        try report(plan, tally, (clock.now - begin).seconds, output)
        guard tally.comparisons > 0 else { throw CommandFailure.badInput("\(plan.title): nothing was compared") }
        family.add(tally)
      }
      comparisons += family.comparisons
      problems += family.differenceCount
      // A part of the locales need not meet every row.
      guard options.locales.isEmpty, options.sample == 1 else { continue }
      for row in table.stale(after: family) {
        try output.write("  divergences.tsv line \(row.line) explains nothing any more: \(row.title)\n")
        problems += 1
      }
    }
    guard problems == 0 else {
      throw CommandFailure.badInput(
        "\(problems) of \(comparisons) texts differ from ICU's, or from what the table says")
    }
    try output.write("\(comparisons) texts are ICU's, byte for byte, \((clock.now - start).seconds) s\n")
  }

  private static func report(
    _ plan: VerifyPlan, _ tally: VerifyTally, _ seconds: String, _ output: StandardStreams
  ) throws {
    let explained = tally.explained.values.reduce(0, +)
    let known = explained == 0 ? "" : ", \(explained) that the divergence table explains"
    try output.write(
      """
      \(plan.family.name), \(plan.title): \(plan.locales.count) locales and aliases, \(tally.comparisons) comparisons, \
      \(tally.differenceCount) differences\(known), \(seconds) s

      """)
    for difference in tally.differences {
      try output.write(
        """
          \(difference.locale) \(difference.subject) \(difference.value)
            ours \(Escaped.text(difference.ours))
            ICU  \(Escaped.text(difference.theirs))

        """)
    }
    if tally.furtherDifferences > 0 { try output.write("  and \(tally.furtherDifferences) more\n") }
  }

  /// The ICU id of a locale that the options name.
  private static func known(_ name: String, _ all: [String]) throws -> String {
    let id = String(name.map { $0 == "-" ? "_" : $0 })
    guard all.contains(id) else {
      throw CommandFailure.usage(
        "ICU lists no locale '\(name)'; ids are written as pt_BR or pt-BR", of: "almanac-tables")
    }
    return id
  }
}
