/// The layout of likely-subtags rules.
///
/// Seven of eight thousand rules are about a language alone, and lead most of them to one of some two hundred scripts and
/// regions. Such a common rule is a bit in a field of all languages, and one byte for the row of its target; the byte is
/// found by counting the bits before it, of which each 64 have a count of their own. A file with few rules has no such
/// field. The other rules are found by binary search.
///
/// A target is a script and a region. Most rules keep the language that they are asked about; targets that have another
/// one are the last, and their languages stand apart.
package enum LikelyLayout {
  /// Languages of two or three letters: 26 first letters, 26 second ones, and 27 third ones, of which one is none.
  package static let languageCount = 26 * 26 * 27
  /// Words of a whole field of languages.
  package static let wordCount = (languageCount + 63) / 64
  /// Bytes of a target: 20 bits of a script, 15 of a region, as in `PackedLocale`.
  package static let targetByteCount = 5
  /// Most rows that a byte can name.
  package static let commonCount = 256

  /// The place of a language in the field, or nil for what is no language of two or three letters.
  package static func place(of languageBits: UInt64) -> Int? {
    let (first, second, third) = (languageBits >> 10, languageBits >> 5 & 31, languageBits & 31)
    guard first >= 1, first <= 26, second >= 1, second <= 26, third <= 26 else { return nil }
    return (Int(first) * 26 + Int(second) - 27) * 27 + Int(third)
  }

  /// The language at a place.
  package static func languageBits(at place: Int) -> UInt64 {
    let letters = place / 27
    return UInt64(letters / 26 + 1) << 10 | UInt64(letters % 26 + 1) << 5 | UInt64(place % 27)
  }
}

/// Likely-subtags rules.
extension TableReader {
  /// The keys of all rules.
  package var likelyKeys: [PackedLocale] {
    let bits = section(.likelyBits)
    let languages = section(.likelyLanguages)
    let others = section(.likelyKeys)
    var keys: [PackedLocale] = []
    for word in 0..<bits.count {
      var rest = load64(bits.offset + 8 * word)
      while rest != 0 {
        keys.append(.language(LikelyLayout.languageBits(at: 64 * word + rest.trailingZeroBitCount)))
        rest &= rest - 1
      }
    }
    keys += (0..<languages.count).map { .language(UInt64(load16(languages.offset + 2 * $0))) }
    return keys + (0..<others.count).map { PackedLocale(rawValue: load64(others.offset + 8 * $0)) }
  }

  /// The locale that a rule gives for exactly this key.
  package func likely(_ key: PackedLocale) -> PackedLocale? {
    let isLanguage = key == key.languageOnly && key != .root
    guard let row = isLanguage ? likelyRow(ofLanguage: key.languageBits) : likelyRow(ofKey: key) else { return nil }
    return likelyTarget(row).keepingLanguage(of: key)
  }

  private func likelyRow(ofKey key: PackedLocale) -> Int? {
    guard let rule = row(of: key.rawValue, in: .likelyKeys) else { return nil }
    return Int(load16(section(.likelyRows).offset + 2 * rule))
  }

  private func likelyRow(ofLanguage languageBits: UInt64) -> Int? {
    let words = section(.likelyBits)
    if let place = LikelyLayout.place(of: languageBits), place / 64 < words.count {
      let bits = load64(words.offset + 8 * (place / 64))
      let bit = UInt64(1) << UInt64(place % 64)
      if bits & bit != 0 {
        let rank = Int(load16(section(.likelyRanks).offset + 2 * (place / 64))) + (bits & (bit - 1)).nonzeroBitCount
        return Int(load8(section(.likelyCommonRows).offset + rank))
      }
    }
    guard let rule = row(of: UInt16(truncatingIfNeeded: languageBits), in: .likelyLanguages) else { return nil }
    return Int(load16(section(.likelyLanguageRows).offset + 2 * rule))
  }

  /// A target; without a language where a rule keeps the one it has.
  package func likelyTarget(_ row: Int) -> PackedLocale {
    let targets = section(.likelyTargets)
    precondition(row < targets.count, "tables: no such likely subtags")
    let at = targets.offset + LikelyLayout.targetByteCount * row
    let subtags = UInt64(load32(at)) | UInt64(load8(at + 4) & 7) << 32
    let languages = section(.likelyTargetLanguages)
    let own = row - (targets.count - languages.count)
    let language = own < 0 ? 0 : UInt64(load16(languages.offset + 2 * own))
    return PackedLocale(rawValue: language << 39 | subtags << 4)
  }
}

extension PackedLocale {
  /// The key of a language alone, by its bits.
  package static func language(_ bits: UInt64) -> PackedLocale { PackedLocale(rawValue: bits << 39) }

  /// The key with the language of another one, unless it has a language.
  fileprivate func keepingLanguage(of key: PackedLocale) -> PackedLocale {
    languageBits == 0 ? withLanguage(of: key) : self
  }
}

extension TableCheck {
  /// Common rules are as many as there are bits, each rank counts those before it, and every row is that of a target.
  func checkLikelySubtags() throws(TableError) {
    let bits = section(.likelyBits)
    let ranks = section(.likelyRanks)
    let targets = section(.likelyTargets)
    guard bits.count == 0 || bits.count == LikelyLayout.wordCount, ranks.count == bits.count,
      section(.likelyTargetLanguages).count <= targets.count
    else { throw TableError(.badDirectory, offset: bits.offset) }
    var count = 0
    for word in 0..<bits.count {
      guard Int(tables.load16(ranks.offset + 2 * word)) == count else {
        throw TableError(.badRecord, offset: ranks.offset + 2 * word)
      }
      count += tables.load64(bits.offset + 8 * word).nonzeroBitCount
    }
    let common = section(.likelyCommonRows)
    guard common.count == count else { throw TableError(.badDirectory, offset: common.offset) }
    for row in 0..<common.count where Int(tables.load8(common.offset + row)) >= targets.count {
      throw TableError(.badRecord, offset: common.offset + row)
    }
    for rows in [section(.likelyLanguageRows), section(.likelyRows)] {
      for row in 0..<rows.count where Int(tables.load16(rows.offset + 2 * row)) >= targets.count {
        throw TableError(.badRecord, offset: rows.offset + 2 * row)
      }
    }
  }
}
