import Almanac

/// Likely-subtags rules as the packed file has them; see `LikelyLayout`.
struct LikelyPacker {
  private let rules: [(key: PackedLocale, target: PackedLocale)]
  /// Targets in the order of their rows: those that most languages alone lead to first, those with a language last.
  private let targets: [PackedLocale]
  private let rows: [PackedLocale: Int]

  /// Rules by their sorted keys; the target has no language where the rule keeps the one it has.
  init(_ rules: [(key: PackedLocale, target: PackedLocale)]) throws {
    self.rules = rules
    var uses: [PackedLocale: Int] = [:]
    for rule in rules { uses[rule.target, default: 0] += Self.isLanguage(rule.key) ? 1 : 0 }
    targets = uses.sorted { left, right in
      let (first, second) = (left.key.languageBits != 0, right.key.languageBits != 0)
      if first != second { return second }
      return left.value == right.value ? left.key < right.key : left.value > right.value
    }.map(\.key)
    guard targets.count <= 1 << 16 else { throw PackError(key: "likely-subtags", problem: "too many rules") }
    rows = Dictionary(uniqueKeysWithValues: targets.enumerated().map { ($0.element, $0.offset) })
  }

  private static func isLanguage(_ key: PackedLocale) -> Bool { key == key.languageOnly && key != .root }

  func add(to sections: inout [TableSection: [UInt8]]) {
    let languages = rules.filter { Self.isLanguage($0.key) }
    let common = languages.filter(isCommon)
    // The field has a size of its own, and saves three of four bytes of each rule.
    let hasField = 3 * common.count > (8 + 2) * LikelyLayout.wordCount
    let single = hasField ? languages.filter { !isCommon($0) } : languages
    if hasField { addField(common, &sections) }
    sections[.likelyLanguages] = Packer.bytes(single.map { UInt16($0.key.languageBits) })
    sections[.likelyLanguageRows] = Packer.bytes(single.map { UInt16(row($0.target)) })
    let others = rules.filter { !Self.isLanguage($0.key) }
    sections[.likelyKeys] = Packer.bytes(others.map(\.key.rawValue))
    sections[.likelyRows] = Packer.bytes(others.map { UInt16(row($0.target)) })
    sections[.likelyTargets] = targets.flatMap {
      Packer.bytes([($0.rawValue - $0.languageOnly.rawValue) >> 4]).prefix(LikelyLayout.targetByteCount)
    }
    sections[.likelyTargetLanguages] = Packer.bytes(
      targets.filter { $0.languageBits != 0 }.map { UInt16($0.languageBits) })
  }

  private func isCommon(_ rule: (key: PackedLocale, target: PackedLocale)) -> Bool {
    row(rule.target) < LikelyLayout.commonCount && place(rule.key) != nil
  }

  private func row(_ target: PackedLocale) -> Int { rows[target] ?? 0 }

  private func place(_ key: PackedLocale) -> Int? { LikelyLayout.place(of: key.languageBits) }

  private func addField(
    _ common: [(key: PackedLocale, target: PackedLocale)], _ sections: inout [TableSection: [UInt8]]
  ) {
    var words = [UInt64](repeating: 0, count: LikelyLayout.wordCount)
    let placed = common.compactMap { rule in place(rule.key).map { (place: $0, row: row(rule.target)) } }
      .sorted { $0.place < $1.place }
    for rule in placed { words[rule.place / 64] |= 1 << UInt64(rule.place % 64) }
    var ranks: [UInt16] = []
    var count = 0
    for word in words {
      ranks.append(UInt16(count))
      count += word.nonzeroBitCount
    }
    sections[.likelyBits] = Packer.bytes(words)
    sections[.likelyRanks] = Packer.bytes(ranks)
    sections[.likelyCommonRows] = placed.map { UInt8($0.row) }
  }
}
