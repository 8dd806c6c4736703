import Almanac
import AlmanacCommandLine
import AlmanacICU

/// `almanac-tables verify`: formats with our code and with a live ICU, and compares every byte.
enum VerifyCommand {
  static func run(_ arguments: [String]) async throws {
    let options = try ToolOptions(arguments, [.icu, .locale, .days, .exhaustive])
    let output = StandardStreams()
    guard !options.wantsHelp else { return try output.write(HelpPage.text) }
    let clock = ContinuousClock()
    let start = clock.now
    let icu = try options.library()
    let plans = try plans(options, icu)
    let text = try Harvester(icu: icu).harvest()
    let verifier = Verifier(icu: icu, data: try LocaleData(try Packer.packed(text)))
    try output.write("comparing with ICU \(icu.version) (CLDR \(text.source.cldr)), tables harvested from it\n")

    var comparisons = 0
    var differences = 0
    for (name, plan) in plans {
      let result = try await verifier.run(plan)
      try output.write(
        """
        \(name): \(plan.locales.count) locales and aliases x \(plan.styles.count) styles x \(plan.days.count) days = \
        \(result.comparisons) comparisons, \(result.differences.count + result.furtherDifferences) differences

        """)
      for difference in result.differences {
        try output.write(
          """
            \(difference.locale) \(difference.style) \(difference.date)
              ours \(Escaped.text(difference.ours))
              ICU  \(Escaped.text(difference.theirs))

          """)
      }
      if result.furtherDifferences > 0 { try output.write("  and \(result.furtherDifferences) more\n") }
      comparisons += result.comparisons
      differences += result.differences.count + result.furtherDifferences
    }
    guard comparisons > 0 else { throw CommandFailure.badInput("nothing was compared") }
    guard differences == 0 else {
      throw CommandFailure.badInput("\(differences) of \(comparisons) texts differ from ICU's")
    }
    try output.write("\(comparisons) texts are ICU's, byte for byte, \((clock.now - start).seconds) s\n")
  }

  /// What to compare: what the options say, or else a spread of days everywhere and every day of two centuries for the
  /// languages that Almanac grew up with.
  private static func plans(_ options: ToolOptions, _ icu: ICULibrary) throws -> [(String, Verifier.Plan)] {
    let all = try icu.availableLocales + icu.legacyAliases
    let locales = options.locales.isEmpty ? all : try options.locales.map { try known($0, all) }
    if options.isExhaustive {
      let days = try DaySpread.every(from: 2000, through: 2399)
      return [("every day of a Gregorian cycle", Verifier.Plan(locales: locales, days: days))]
    }
    if let years = options.days {
      let days = try DaySpread.every(from: years.lowerBound, through: years.upperBound)
      return [("every day of \(years.lowerBound) to \(years.upperBound)", Verifier.Plan(locales: locales, days: days))]
    }
    let spread = ("days of years 1 to 9999", Verifier.Plan(locales: locales, days: try DaySpread.standard()))
    guard options.locales.isEmpty else { return [spread] }
    let languages: Set<Substring> = ["pt", "ja", "zh", "tr"]
    let near = all.filter { languages.contains($0.split(separator: "_")[0]) }
    let days = try DaySpread.every(from: 1900, through: 2100)
    return [spread, ("every day of 1900 to 2100, pt ja zh tr", Verifier.Plan(locales: near, days: days))]
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
