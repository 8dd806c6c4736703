/// The rules of CLDR's language matching, looked up in the tables.
///
/// Source: UTS #35 part 1 "Language Matching"; the bundle `langInfo/match` of ICU.
struct MatchingRules: Sendable {
  typealias Marker = MatchingRecords.Marker

  /// A rule's distance and what comes next.
  struct Rule {
    var distance: Int
    var next: Marker
  }

  private let tables: TableReader
  private let pairs: TableReader.List
  private let languages: UInt16
  private let scripts: UInt16
  private let partitions: UInt16
  private let sets: [[UInt8]]
  private let paradigms: [Substring]

  /// The distance of two languages that no rule speaks of.
  let language: Int
  /// That of scripts.
  let script: Int
  /// That of regions.
  let region: Int
  /// The least distance of different regions that a rule gives.
  let leastRegion: Int

  /// Finds the rules; with tables that lack them, the defaults alone remain.
  init(_ tables: TableReader) {
    self.tables = tables
    let pairs = tables.supplemental(.languageMatching)
    self.pairs = pairs
    func text(_ key: String) -> UInt16 { tables.value(of: key, in: pairs) ?? 0 }
    languages = text(MatchingRecords.languages)
    scripts = text(MatchingRecords.scripts)
    partitions = text(MatchingRecords.partitions)
    sets = tables.string(text(MatchingRecords.sets)).split(separator: ",").map { Array($0.utf8) }
    paradigms = tables.string(text(MatchingRecords.paradigms)).split(separator: " ")
    let defaults = tables.string(text(MatchingRecords.defaults)).split(separator: " ").compactMap { Int($0) }
    let isWhole = defaults.count == 4
    language = isWhole ? defaults[0] : 80
    script = isWhole ? defaults[1] : 50
    region = isWhole ? defaults[2] : 4
    leastRegion = isWhole ? defaults[3] : 3
  }

  /// Whether a locale stands for a group and so goes before others that fit as well.
  func isParadigm(_ one: MaximizedLanguage) -> Bool {
    guard one.kind == .language, !one.script.isNone, !one.region.isNone else { return false }
    return paradigms.contains { $0 == "\(one.language)-\(one.script)-\(one.region)" }
  }

  /// The rule for two languages, whose order counts.
  func languageRule(_ desired: Subtag, _ supported: Subtag) -> Rule? {
    guard desired.count <= 3, supported.count <= 3 else { return nil }
    let desired = Self.padded(desired, 3)
    let supported = Self.padded(supported, 3)
    return tables.withString(languages) { text in
      var group = 0
      // Groups are sorted by the supported language.
      while let count = Self.languageGroup(in: text, at: group), Self.bytes(text, group, 3) <= supported {
        let first = group + MatchingRecords.languageGroupCount
        if Self.bytes(text, group, 3) == supported {
          for index in 0..<count where Self.bytes(text, first + index * MatchingRecords.languageCount, 3) == desired {
            return Self.rule(in: text, at: group + 3)
          }
        }
        group = first + count * MatchingRecords.languageCount
      }
      return nil
    }
  }

  /// The rule for two scripts under that for two languages: that of just these scripts, or else that of any.
  ///
  /// - Returns: the rule, and whether it is that of any two scripts.
  func scriptRule(_ desired: MaximizedLanguage, _ supported: MaximizedLanguage) -> (rule: Rule, isAny: Bool)? {
    guard let key = Self.key(desired.language, supported.language) else { return nil }
    return tables.withString(scripts) { text in
      let count = MatchingRecords.scriptCount
      var index = Self.firstRecord(in: text, count, notBefore: key)
      var any: Rule?
      while (index + 1) * count <= text.count, Self.key(in: text, at: index * count) == key {
        let at = index * count + 6
        let isAny = text[at] == UInt8(ascii: "*")
        let isThese =
          Self.subtag(in: text, at: at) == desired.script && Self.subtag(in: text, at: at + 4) == supported.script
        if isAny || isThese, let rule = Self.rule(in: text, at: at + 8) {
          guard isAny else { return (rule, false) }
          any = rule
        }
        index += 1
      }
      return any.map { ($0, true) }
    }
  }

  /// The distance of two different regions under the rules for their languages and scripts, whose names are given as in
  /// the keys of rules; nil where there are none.
  func regionDistance(_ desired: MaximizedLanguage, _ supported: MaximizedLanguage, anyScript: Bool) -> Int? {
    func name(_ one: MaximizedLanguage) -> String { "\(one.language)-\(anyScript ? "*" : "\(one.script)")" }
    let key = MatchingRecords.regionsKey(name(desired), name(supported))
    guard let id = tables.value(of: key, in: pairs) else { return nil }
    let desiredSets = sets(of: desired.region)
    let supportedSets = sets(of: supported.region)
    return tables.withString(id) { text in
      guard text.count == MatchingRecords.regionCount else { return nil }
      let any = Int(text[0]) - 0x30
      // The greatest distance of any two of the sets; pairs that no rule speaks of have that of any regions.
      var greatest = 0
      for desired in desiredSets {
        for supported in supportedSets {
          let isRegion = (0..<10).contains(desired) && (0..<10).contains(supported)
          let digit = isRegion ? text[1 + 10 * desired + supported] : UInt8(ascii: "-")
          greatest = max(greatest, digit == UInt8(ascii: "-") ? any : Int(digit) - 0x30)
        }
      }
      return greatest
    }
  }

  /// The sets that a region is in, as numbers; one that is none where it is in no set.
  private func sets(of region: Subtag) -> [Int] {
    let none = [-1]
    guard region.count == 2 || region.count == 3 else { return none }
    let key = Self.padded(region, 3)
    let index: Int? = tables.withString(partitions) { text in
      let count = MatchingRecords.partitionCount
      var low = 0
      var high = text.count / count
      while low < high {
        let middle = (low + high) / 2
        if Self.bytes(text, middle * count, 3) < key { low = middle + 1 } else { high = middle }
      }
      guard (low + 1) * count <= text.count, Self.bytes(text, low * count, 3) == key else { return nil }
      return Int(text[low * count + 3]) - 0x61
    }
    guard let index, sets.indices.contains(index) else { return none }
    return sets[index].map { Int($0) - 0x30 }
  }
}

// MARK: Records

extension MatchingRules {
  /// Two languages as the six bytes that records begin with; nil where no rule can hold one.
  private static func key(_ desired: Subtag, _ supported: Subtag) -> UInt64? {
    guard desired.count <= 3, supported.count <= 3 else { return nil }
    return padded(desired, 3) << 24 | padded(supported, 3)
  }

  /// The bytes of a subtag and spaces after them, in the lowest bytes.
  private static func padded(_ subtag: Subtag, _ count: Int) -> UInt64 {
    var bytes: UInt64 = 0
    for index in 0..<count { bytes = bytes << 8 | UInt64(index < subtag.count ? subtag[index] : 0x20) }
    return bytes
  }

  /// How many desired languages a group has that begins at a position and is all there; nil behind the last.
  private static func languageGroup(in text: Span<UInt8>, at position: Int) -> Int? {
    guard position + MatchingRecords.languageGroupCount <= text.count else { return nil }
    let (tens, ones) = (text[position + 6] &- 0x30, text[position + 7] &- 0x30)
    guard tens < 10, ones < 10 else { return nil }
    let count = 10 * Int(tens) + Int(ones)
    let end = position + MatchingRecords.languageGroupCount + count * MatchingRecords.languageCount
    return end <= text.count ? count : nil
  }

  private static func key(in text: Span<UInt8>, at position: Int) -> UInt64 { bytes(text, position, 6) }

  private static func bytes(_ text: Span<UInt8>, _ position: Int, _ count: Int) -> UInt64 {
    var bytes: UInt64 = 0
    for index in 0..<count { bytes = bytes << 8 | UInt64(text[position + index]) }
    return bytes
  }

  private static func subtag(in text: Span<UInt8>, at position: Int) -> Subtag {
    Subtag(trusting: bytes(text, position, 4) << 32)
  }

  private static func rule(in text: Span<UInt8>, at position: Int) -> Rule? {
    guard let next = Marker(rawValue: text[position + 2]) else { return nil }
    return Rule(distance: 10 * (Int(text[position]) - 0x30) + Int(text[position + 1]) - 0x30, next: next)
  }

  /// The index of the first record whose key is not less, or the number of records.
  private static func firstRecord(in text: Span<UInt8>, _ count: Int, notBefore key: UInt64) -> Int {
    var low = 0
    var high = text.count / count
    while low < high {
      let middle = (low + high) / 2
      if Self.key(in: text, at: middle * count) < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
