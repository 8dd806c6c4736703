/// How far a supported language is from a desired one, and which of several is the nearest.
///
/// A distance is the sum of those of languages, scripts and regions, 0 to 100 and beyond, in eighths, so that of tags
/// that mean the same the one that says it with the same subtags can win.
///
/// Source: `LocaleDistance::getBestIndexAndDistance` of ICU.
struct LanguageDistance: Sendable {
  let rules: MatchingRules
  private let tables: TableReader

  /// What a distance of 1 is in eighths.
  static let unit = 8

  init(_ tables: TableReader) {
    self.tables = tables
    rules = MatchingRules(tables)
  }

  /// The distance from which on nothing matches: that of two scripts which no rule speaks of.
  var threshold: Int { rules.script * Self.unit }

  /// How much nearer a supported language must be to each desired one after the first: as far as two regions of English
  /// are that have nothing to do with each other.
  var demotion: Int {
    let american = MaximizedLanguage("en-Latn-US", tables)
    let british = MaximizedLanguage("en-Latn-GB", tables)
    let distance = nearest(to: american, of: [british], within: threshold)?.distance ?? threshold
    return distance / Self.unit * Self.unit
  }

  /// The nearest language that is nearer than a limit in eighths.
  func nearest(
    to desired: MaximizedLanguage, of supported: [MaximizedLanguage], within limit: Int
  ) -> (index: Int, distance: Int)? {
    var best: Int?
    var limit = limit
    for (index, candidate) in supported.enumerated() {
      guard let whole = distance(from: desired, to: candidate, within: (limit + Self.unit - 1) / Self.unit) else {
        continue
      }
      // Tags that mean the same differ by which of their subtags were given.
      let eighths = whole == 0 ? Int(desired.given ^ candidate.given) : whole * Self.unit
      if eighths < limit {
        best = index
        limit = eighths
        if eighths == 0 { break }
      } else if whole > 0, eighths == limit, let former = best, isLikelier(candidate, supported[former]) {
        best = index
      }
    }
    return best.map { ($0, limit) }
  }

  /// The distance of two languages, or nil as soon as it is beyond a limit.
  private func distance(from desired: MaximizedLanguage, to supported: MaximizedLanguage, within limit: Int) -> Int? {
    let isSame = desired.kind == supported.kind && desired.language == supported.language
    let hasRules = desired.kind == .language && supported.kind == .language
    let rule = hasRules ? rules.languageRule(desired.language, supported.language) : nil
    var distance = rule?.distance ?? (isSame ? 0 : rules.language)
    guard distance <= limit else { return nil }

    let isSameScript = desired.script == supported.script && desired.kind == supported.kind
    var regionsFollow = rule?.next == .regions
    var anyScript = regionsFollow
    if rule?.next == .scripts, let found = rules.scriptRule(desired, supported) {
      distance += found.isAny && isSameScript ? 0 : found.rule.distance
      regionsFollow = found.rule.next == .regions
      anyScript = found.isAny
    } else {
      distance += isSameScript ? 0 : rules.script
    }
    guard distance <= limit else { return nil }

    if desired.region == supported.region { return distance }
    if regionsFollow {
      guard rules.leastRegion <= limit - distance else { return nil }
      distance += rules.regionDistance(desired, supported, anyScript: anyScript) ?? rules.region
    } else {
      distance += rules.region
    }
    return distance
  }

  /// Whether one of two that are equally near is what its language usually is.
  private func isLikelier(_ one: MaximizedLanguage, _ other: MaximizedLanguage) -> Bool {
    guard one.kind == other.kind, one.language == other.language else { return false }
    let known = one.kind == .language ? PackedLocale(language: one.language).flatMap(tables.likely) : nil
    guard let likely = known ?? tables.likely(.root) else { return false }
    if one.script != other.script { return one.script == likely.script }
    return one.region != other.region && one.region == likely.region
  }
}
