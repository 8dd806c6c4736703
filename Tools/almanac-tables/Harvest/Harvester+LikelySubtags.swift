import Almanac
import AlmanacICU

/// Which script and region a language implies.
extension Harvester {
  /// The rules, by the subtags that are given: as the ICU lists them, or as its answers show them.
  func likelySubtags() throws -> [String: String] {
    guard let listed = try bundle(ifPresent: "likelySubtags") else { return try askedLikelySubtags() }
    var values: [String: String] = [:]
    for entry in try listed.children {
      if let key = entry.key { values[hyphenated(key)] = hyphenated(try entry.string) }
    }
    return values
  }

  private func bundle(ifPresent name: String) throws -> ICUResource? {
    do throws(ICUError) {
      return try ICUResource(icu, name: name, lookup: .direct)
    } catch {
      guard error.status == "U_MISSING_RESOURCE_ERROR" else { throw error }
      return nil
    }
  }

  /// Newer ICUs keep the rules as a binary trie; so ICU is asked for every code there can be, and what its answer for
  /// fewer subtags already says is left out.
  private func askedLikelySubtags() throws -> [String: String] {
    var rules: [String: String] = [:]
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(Unicode.Scalar($0)) }
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    for language in pairs + pairs.flatMap({ pair in letters.map { pair + $0 } }) {
      rules[language] = try answer(language)
    }
    rules["und"] = try answer("und")
    let scripts = Set(rules.values.compactMap { $0.split(separator: "-").dropFirst().first }).sorted()
    let territories = try ICUResource(icu, name: "supplementalData", lookup: .direct).child("territoryInfo")
    let regions = try (territories?.children ?? []).compactMap(\.key)
    for part in scripts.map(String.init) + regions { rules["und-\(part)"] = try answer("und_\(part)") }
    // Beyond the languages that have locales, a region changes nothing that is looked up.
    let languages = Set(try icu.availableLocales.compactMap { $0.split(separator: "_").first.map(String.init) })
      .sorted()
    for language in languages {
      guard let subtags = rules[language]?.split(separator: "-").map(String.init), subtags.count == 3 else { continue }
      for region in regions {
        let likely = try answer("\(language)_\(region)")
        if likely != "\(subtags[0])-\(subtags[1])-\(region)" { rules["\(language)-\(region)"] = likely }
      }
      for script in scripts {
        let likely = try answer("\(language)_\(script)")
        if likely != "\(subtags[0])-\(script)-\(subtags[2])" { rules["\(language)-\(script)"] = likely }
      }
    }
    return rules
  }

  /// What ICU makes of an id, with hyphens; nil where it adds nothing.
  private func answer(_ id: String) throws -> String? {
    let likely = try icu.addingLikelySubtags(id)
    return likely == id || likely.split(separator: "_").count != 3 ? nil : hyphenated(likely)
  }

  /// An ICU id with hyphens in place of underscores.
  func hyphenated(_ id: String) -> String {
    String(decoding: id.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }
}
