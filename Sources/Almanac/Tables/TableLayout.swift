/// The layout of the packed locale tables: what `almanac-tables pack` writes and `TableReader` reads.
///
/// A packed file is little-endian and consists of a header, a directory of sections, and the sections:
///
/// - **strings**: addressed by a 16-bit id. Ids below `firstCompressedString` are plain: their UTF-8 is read where it
///   stands, and id 0 is the empty string. The others stand compressed in pages.
/// - **blocks**: where plain strings and lists stand, eight to a block: the 24-bit offset of the first, and the byte
///   counts of all but the last, one byte each. The last one ends where the next block begins, so that it alone may be
///   longer than 255 bytes. A place that nothing needs has no bytes.
/// - **pages**: byte strings in the order of their numbers, so many to a page, each page with a small grammar of its own;
///   see `PageLayout`.
/// - **lists**: lists of 16-bit values, addressed by a 16-bit id; id 0 is the empty list. What a value means (a string,
///   another list, a number) depends on where the list is used, and the enumerations below say so. `ListForm` says how
///   the values stand; each is found without looking at the others.
/// - **pair lists**: a locale's skeletons, phrases and the like, each a sequence of key ids and one of value ids.
///   Sequences stand compressed in pages too; many locales share the one of their keys.
/// - **locales**: the sorted keys of all locales, and for each a record of `LocaleSlot` values.
/// - **keyed tables**: legacy locale ids, likely subtags (see `LikelyLayout`), language aliases, regions.
/// - **supplemental**: one list id for each `SupplementalSlot`.
/// - **Unicode**: what is known of each scalar, canonical mappings, lower case; see `UnicodeLayout`.
///
/// Why two kinds of strings: what date styles read is opened in less than a microsecond, so it stays in place; the rest,
/// five of six bytes, says much the same in every locale, and shrinks to a third. A grammar for each page and not one for
/// all, because a page is mostly one language: few enough symbols that each takes a byte, where numbers of one large
/// grammar would take two. The price: some ten to a hundred nanoseconds to expand a string, a little more than one for
/// each of its bytes, and about as long for a value of a pair list when the list is opened.
package enum TableLayout {
  /// The eight bytes that every packed file begins with: `ALMANAC` and a zero.
  package static let magic: UInt64 = 0x0043_414E_414D_4C41
  /// Raised whenever a reader of the former layout could misread a file.
  package static let version: UInt32 = 7
  /// Bytes before the section directory: magic, version, byte count, checksum, section count, reserved.
  package static let headerByteCount = 32
  /// Where the checksum stands; it covers every byte after itself.
  package static let checksumOffset = 16
  /// Bytes of one directory entry: section id, offset, byte count, item count.
  package static let directoryEntryByteCount = 16
  /// Sections begin at a multiple of this.
  package static let sectionAlignment = 8
  /// Strings, or lists, of one block.
  package static let itemsPerBlock = 8
  /// Bytes of a block: its offset, and the byte counts of all its items but the last.
  package static let blockByteCount = 10
  /// Most bytes of an item that is not the last one of its block.
  package static let longestItem = 255
  /// The lowest id of a string that stands in a page.
  package static let firstCompressedString: UInt16 = 0x4000
  /// The 16-bit value that stands for "there is none".
  package static let none: UInt16 = 0xFFFF

  /// The checksum of a packed file: FNV-1a over 64-bit words, then over the bytes that are left.
  ///
  /// It finds accidents, not attacks; a hostile file is caught by the checks of `TableReader.validate()`.
  package static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x0000_0100_0000_01B3
    return product ^ (product >> 29)
  }

  /// The value that the checksum starts from.
  package static let checksumSeed: UInt64 = 0xCBF2_9CE4_8422_2325
}

/// The sections of a packed file, in the order in which they are written.
package enum TableSection: UInt32, CaseIterable, Sendable {
  /// Blocks of `TableLayout.itemsPerBlock` plain strings, `TableLayout.blockByteCount` bytes each.
  case stringBlocks = 1
  /// The UTF-8 of all plain strings.
  case stringBytes
  /// Two UInt16 years for each era that has them, the oldest first; see `PageLayout.eraYears`.
  case eraYears
  /// UInt32 offsets into `stringPages`, one more than there are pages.
  case stringPageOffsets
  /// Pages of the other strings' UTF-8.
  case stringPages
  /// Blocks of `TableLayout.itemsPerBlock` lists, `TableLayout.blockByteCount` bytes each.
  case listBlocks
  /// The lists, each beginning with its `ListForm`.
  case listBytes
  /// Two UInt16 numbers of sequences for each pair list, keys and values; the first pair list has the id 1.
  case pairLists
  /// For each of the first plain strings, keys of pair lists among them, the UInt16 id of the value that it has in most
  /// locales.
  case expectedValues
  /// UInt32 offsets into `sequencePages`, one more than there are pages.
  case sequencePageOffsets
  /// Pages of sequences: each id as its distance from the one that is expected, see `IDSequence`.
  case sequencePages
  /// Sorted `PackedLocale`s, 8 bytes each.
  case localeKeys
  /// A record of `LocaleSlot` values for each locale key, in the same order.
  case localeRecords
  /// UInt16 values that records name by their rows, at most 256.
  case sharedValues
  /// Sorted `PackedLocale`s of the legacy ids that ICU knows as aliases of locales.
  case legacyKeys
  /// For each legacy key, the UInt16 row of the locale that it stands for.
  case legacyRows
  /// A bit for each language that has a common likely-subtags rule, in UInt64 words; see `LikelyLayout`.
  case likelyBits
  /// For each of these words, how many bits are set in those before it, a UInt16.
  case likelyRanks
  /// For each bit that is set, the UInt8 row of `likelyTargets`.
  case likelyCommonRows
  /// Sorted UInt16 languages (`PackedLocale.languageBits`) of the other rules that have no other subtag.
  case likelyLanguages
  /// For each of these rules, the UInt16 row of `likelyTargets`.
  case likelyLanguageRows
  /// Sorted `PackedLocale`s of the other likely-subtags rules.
  case likelyKeys
  /// For each of these rules, the UInt16 row of `likelyTargets`.
  case likelyRows
  /// Scripts and regions that rules lead to, `LikelyLayout.targetByteCount` bytes each.
  case likelyTargets
  /// The UInt16 languages of the last of these targets; those before them keep the language that a rule has.
  case likelyTargetLanguages
  /// Sorted UInt16 languages (`PackedLocale.languageBits`) that have an alias of their own.
  case languageAliasKeys
  /// For each, the UInt16 string id of its replacement.
  case languageAliasValues
  /// Sorted raw values of the first subtags that `SupplementalSlot.compoundAliases` has keys for.
  case compoundAliasHeads
  /// Sorted UInt16 regions (`PackedLocale.regionBits`) with supplemental data.
  case regionKeys
  /// `RegionSlot.count` UInt16 values for each region key.
  case regionRecords
  /// One UInt16 list id for each `SupplementalSlot`.
  case supplemental
  /// For each row of 512 scalars the UInt8 number of its middle block, where the scalars' kinds begin to be looked up.
  case unicodeRows
  /// Middle blocks of `UnicodeLayout.middleCount` UInt16 numbers of leaves.
  case unicodeMiddles
  /// Leaves of `UnicodeLayout.leafCount` UInt8 numbers of kinds.
  case unicodeLeaves
  /// The UInt32 `ScalarKind`s.
  case unicodeKinds
  /// Sorted `PackedMapping`s, 6 bytes each.
  case unicodeMappings
  /// UInt32 scalars that are the second of two in mappings; first 0, for mappings to one scalar.
  case unicodeSeconds
  /// UInt16 rows of the mappings that also compose, sorted by what they compose of.
  case unicodeCompositions
  /// Sorted UInt64 `LowercaseRange`s.
  case unicodeLowercase

  /// Bytes of one item of the section.
  package var itemByteCount: Int {
    switch self {
    case .stringBytes, .stringPages, .listBytes, .sequencePages, .likelyCommonRows, .unicodeRows, .unicodeLeaves: 1
    case .sharedValues, .legacyRows, .likelyRanks, .likelyLanguages, .likelyLanguageRows, .likelyRows,
      .likelyTargetLanguages, .languageAliasKeys, .languageAliasValues, .regionKeys, .supplemental, .expectedValues,
      .unicodeMiddles, .unicodeCompositions:
      2
    case .eraYears, .stringPageOffsets, .pairLists, .sequencePageOffsets, .unicodeKinds, .unicodeSeconds: 4
    case .likelyTargets: LikelyLayout.targetByteCount
    case .unicodeMappings: PackedMapping.byteCount
    case .localeKeys, .legacyKeys, .likelyBits, .likelyKeys, .compoundAliasHeads, .unicodeLowercase: 8
    case .stringBlocks, .listBlocks: TableLayout.blockByteCount
    case .localeRecords: LocaleSlot.recordByteCount
    case .regionRecords: 2 * RegionSlot.allCases.count
    }
  }
}
