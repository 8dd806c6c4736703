import Almanac
import AlmanacICU

/// How far languages are from one another for those who read them.
extension Harvester {
  /// CLDR's language matching, from the bundle `langInfo/match`, where it has been expanded and compiled.
  ///
  /// Distances add up. `language/nn nb` is between languages; where a pair has rows `script/` or `region/`, these say
  /// what is added for scripts and regions that differ, `*` being any; and else the defaults do. In a row `region/`,
  /// 0 to 9 are sets of regions, to which `partition/` assigns a region.
  func languageMatching() throws -> [String: String] {
    guard let match = try ICUResource(icu, name: "langInfo", lookup: .direct).child("match"),
      let distances = try match.child("distances")?.integers, distances.count >= 4,
      let trie = try match.child("trie")?.bytes, let partitions = try match.child("partitions")?.strings,
      let regions = try match.child("regionToPartitions")?.bytes
    else { throw Self.matchingError("the bundle has another form") }
    var values: [String: String] = [:]
    for (name, distance) in zip(["default/language", "default/script", "default/region", "least/region"], distances) {
      values[name] = "\(distance)"
    }
    try addDistances(BytesTrie(trie).entries(), to: &values)
    for (index, partition) in regions.enumerated() where partition != 0 {
      guard Int(partition) < partitions.count, let region = Self.region(index) else {
        throw Self.matchingError("region \(index) is in no set")
      }
      values["partition/\(region)"] = partitions[Int(partition)].map(String.init).joined(separator: " ")
    }
    for paradigm in try paradigms(match) { values["paradigm/\(paradigm)"] = "yes" }
    return values
  }

  /// Keys are subtags of the desired and the supported tag in turn; a star stands for one of either.
  private func addDistances(_ entries: [BytesTrie.Entry], to values: inout [String: String]) throws {
    var skippingScript: Set<String> = []
    for entry in entries {
      let subtags = Self.subtags(entry.key)
      let pairs = try Self.pairs(subtags)
      let languages = "\(pairs[0].desired) \(pairs[0].supported)"
      // The highest bit of a language's distance says that scripts are not looked at: regions follow at once.
      let skipsScript = pairs.count == 1 && entry.value & 0x80 != 0
      if skipsScript { skippingScript.insert(languages) }
      let distance = skipsScript ? entry.value & 0x7F : entry.value
      guard (0...99).contains(distance) else { throw Self.matchingError("\(subtags) has the distance \(entry.value)") }
      guard pairs.count > 1 else {
        values["language/\(languages)"] = skipsScript ? "\(distance) any-script" : "\(distance)"
        continue
      }
      let isRegion = pairs.count == 3 || skippingScript.contains(languages)
      var whole = pairs
      if isRegion, pairs.count == 2 { whole.insert(("*", "*"), at: 1) }
      let desired = whole.map(\.desired).joined(separator: "-")
      let supported = whole.map(\.supported).joined(separator: "-")
      values["\(isRegion ? "region" : "script")/\(desired) \(supported)"] = "\(distance)"
    }
  }

  private static func pairs(_ subtags: [String]) throws -> [(desired: String, supported: String)] {
    var pairs: [(desired: String, supported: String)] = []
    var index = 0
    while index < subtags.count {
      let isStar = subtags[index] == "*"
      guard isStar || index + 1 < subtags.count, pairs.count < 3 else {
        throw matchingError("\(subtags) has another form")
      }
      pairs.append((subtags[index], isStar ? "*" : subtags[index + 1]))
      index += isStar ? 1 : 2
    }
    return pairs
  }

  private static func subtags(_ key: [UInt8]) -> [String] {
    var subtags: [String] = []
    var bytes: [UInt8] = []
    for byte in key {
      bytes.append(byte & 0x7F)
      // A subtag's last byte has its highest bit set; a star is a subtag by itself, without the bit.
      guard byte & 0x80 != 0 || byte == UInt8(ascii: "*") else { continue }
      subtags.append(String(decoding: bytes, as: UTF8.self))
      bytes = []
    }
    return subtags
  }

  /// ICU's numbers of regions: 1 to 1000 for three digits, from 1001 on for two letters.
  private static func region(_ index: Int) -> String? {
    switch index {
    case 1...1000:
      let number = index - 1
      return number < 10 ? "00\(number)" : number < 100 ? "0\(number)" : "\(number)"
    case 1001..<1001 + 26 * 26:
      let letters = [(index - 1001) / 26, (index - 1001) % 26].map { UInt8($0) + UInt8(ascii: "A") }
      return String(decoding: letters, as: UTF8.self)
    default: return nil
    }
  }

  /// The locales that stand for a group, as texts or, since ICU 74, as numbers.
  private func paradigms(_ match: ICUResource) throws -> [String] {
    if let texts = try match.child("paradigms")?.strings {
      return stride(from: 0, to: texts.count - texts.count % 3, by: 3).map { texts[$0..<$0 + 3].joined(separator: "-") }
    }
    let regions = try ICUResource(icu, name: "langInfo", lookup: .direct).child("likely")?.child("m49")?.strings ?? []
    return try (match.child("paradigmnum")?.integers ?? []).map { try Self.paradigm(Int($0), regions) }
  }

  /// A number has the language's letters in the base of 27, then the region's, and the script from bit 24 on.
  private static func paradigm(_ number: Int, _ regions: [String]) throws -> String {
    func letters(_ code: Int, _ count: Int, _ first: UInt8) -> String {
      var code = code
      var letters: [UInt8] = []
      for _ in 0..<count where code % 27 > 0 {
        letters.append(UInt8(code % 27 - 1) + first)
        code /= 27
      }
      return String(decoding: letters, as: UTF8.self)
    }
    let latin = 25
    let code = number & 0xFF_FFFF
    let region = code / (27 * 27 * 27) % (27 * 27)
    guard number >> 24 == latin, region >= 27 || region < regions.count else {
      throw matchingError("the paradigm \(number) is not in Latin script, or of an unknown region")
    }
    let language = letters(code % (27 * 27 * 27), 3, UInt8(ascii: "a"))
    return "\(language)-Latn-\(region < 27 ? regions[region] : letters(region, 2, UInt8(ascii: "A")))"
  }

  private static func matchingError(_ problem: String) -> HarvestError {
    HarvestError(locale: "root", key: "langInfo/match", problem: problem)
  }
}
