import Almanac

/// The rules of language matching as `MatchingRecords` holds them.
extension Packer {
  /// The texts, by their keys.
  func languageMatching() throws -> [String: String] {
    let area = try area("language-matching")
    var texts: [String: String] = [:]
    let defaults = ["default/language", "default/script", "default/region", "least/region"]
    texts[MatchingRecords.defaults] = try defaults.map { try Self.present(area[$0], $0) }.joined(separator: " ")
    let regions = Self.rules("region/", area)
    let scripts = Self.rules("script/", area)
    let withRegions = Set(regions.map { Self.parent(of: $0) })
    let withScripts = Set(scripts.map { Self.parent(of: $0) })

    texts[MatchingRecords.languages] = try Self.languageGroups(Self.rules("language/", area), withScripts)

    texts[MatchingRecords.scripts] = try scripts.map { rule in
      let desired = rule.desired.split(separator: "-").map(String.init)
      let supported = rule.supported.split(separator: "-").map(String.init)
      let next: MatchingRecords.Marker = withRegions.contains("\(rule.desired) \(rule.supported)") ? .regions : .leaf
      return try Self.record(
        [(desired[0], 3), (supported[0], 3), (desired[1], 4), (supported[1], 4)], rule.value, next)
    }.sorted().joined()

    for (parent, rules) in Dictionary(grouping: regions, by: Self.parent(of:)) {
      texts[MatchingRecords.regions + parent] = try Self.regionTable(rules)
    }
    let partitions = Self.rules("partition/", area, isPair: false)
    let sets = Set(partitions.map(\.value)).sorted()
    guard sets.count <= 26 else { throw PackError(key: "language-matching", problem: "more sets than letters") }
    texts[MatchingRecords.sets] = sets.map { $0.filter { $0 != " " } }.joined(separator: ",")
    texts[MatchingRecords.partitions] = partitions.map { rule in
      let letter = Unicode.Scalar(UInt8(97 + (sets.firstIndex(of: rule.value) ?? 0)))
      return Self.padded(rule.desired, 3) + String(letter)
    }.sorted().joined()
    texts[MatchingRecords.paradigms] = Self.rules("paradigm/", area, isPair: false).map(\.desired).sorted()
      .joined(separator: " ")
    return texts
  }

  /// Rules on languages, those that say the same together.
  private static func languageGroups(_ rules: [MatchingRule], _ withScripts: Set<String>) throws -> String {
    var groups: [String: [String]] = [:]
    for rule in rules {
      let isAnyScript = rule.value.hasSuffix(" any-script")
      let distance = rule.value.split(separator: " ").first.map(String.init) ?? ""
      let next: MatchingRecords.Marker =
        isAnyScript ? .regions : withScripts.contains("\(rule.desired) \(rule.supported)") ? .scripts : .leaf
      guard rule.desired.utf8.count <= MatchingRecords.languageCount else {
        throw PackError(key: "language-matching", problem: "\(rule.desired) has no room")
      }
      groups[try record([(rule.supported, 3)], distance, next), default: []].append(rule.desired)
    }
    return try groups.sorted { $0.key < $1.key }.map { head, desired in
      guard desired.count < 100 else {
        throw PackError(key: "language-matching", problem: "\(desired.count) languages have no room in one group")
      }
      return head + (desired.count < 10 ? "0" : "") + "\(desired.count)"
        + desired.sorted().map { padded($0, MatchingRecords.languageCount) }.joined()
    }.joined()
  }

  private struct MatchingRule {
    var desired: String
    var supported: String
    var value: String
  }

  /// The rules whose keys begin so, in order.
  private static func rules(_ prefix: String, _ area: [String: String], isPair: Bool = true) -> [MatchingRule] {
    area.sorted { $0.key < $1.key }.compactMap { key, value in
      guard key.hasPrefix(prefix) else { return nil }
      let sides = key.dropFirst(prefix.count).split(separator: " ").map(String.init)
      return sides.count == (isPair ? 2 : 1)
        ? MatchingRule(desired: sides[0], supported: isPair ? sides[1] : "", value: value) : nil
    }
  }

  /// The rule that another adds to: `zh zh` for `zh-Hant zh-Hant`.
  private static func parent(of rule: MatchingRule) -> String {
    [rule.desired, rule.supported].map { $0.split(separator: "-").dropLast().joined(separator: "-") }
      .joined(separator: " ")
  }

  private static func record(
    _ subtags: [(String, Int)], _ distance: String, _ next: MatchingRecords.Marker
  ) throws -> String {
    guard let number = UInt8(distance), number < 100, subtags.allSatisfy({ $0.0.utf8.count <= $0.1 }) else {
      throw PackError(
        key: "language-matching", problem: "\(subtags.map(\.0)) with the distance \(distance) has no room")
    }
    let digits = number < 10 ? "0\(number)" : "\(number)"
    return subtags.map { padded($0.0, $0.1) }.joined() + digits + String(Unicode.Scalar(next.rawValue))
  }

  private static func padded(_ subtag: String, _ count: Int) -> String {
    subtag + String(repeating: " ", count: max(0, count - subtag.utf8.count))
  }

  private static func regionTable(_ rules: [MatchingRule]) throws -> String {
    var digits = [UInt8](repeating: UInt8(ascii: "-"), count: MatchingRecords.regionCount)
    for rule in rules {
      guard let distance = rule.value.utf8.first, rule.value.utf8.count == 1,
        let desired = rule.desired.split(separator: "-").last, let supported = rule.supported.split(separator: "-").last
      else { throw PackError(key: "language-matching", problem: "a distance of regions is not one digit") }
      if desired == "*" {
        digits[0] = distance
      } else if let desired = Int(desired), let supported = Int(supported), max(desired, supported) < 10 {
        digits[1 + 10 * desired + supported] = distance
      }
    }
    guard digits[0] != UInt8(ascii: "-") else {
      throw PackError(key: "language-matching", problem: "rules on regions lack the one for all others")
    }
    return String(decoding: digits, as: UTF8.self)
  }

  private static func present(_ value: String?, _ key: String) throws -> String {
    guard let value else { throw PackError(key: "language-matching/\(key)", problem: "there is no such value") }
    return value
  }
}
