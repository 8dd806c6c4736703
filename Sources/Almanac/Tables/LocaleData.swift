/// The locale data that formats read: the embedded tables, or a packed file that the program brings.
///
/// ```swift
/// LocaleData.embedded.source.icu          // "78.3"
/// LocaleData.embedded.locales.count       // 907
/// let other = try LocaleData(bytes)       // a file that `almanac-tables pack` wrote
/// ```
///
/// A value is a reference to immutable tables: copying costs nothing, and threads may share it. Two values are equal when
/// they refer to the same tables in memory, and to the same fallback if they have one.
public struct LocaleData: Sendable {
  package let tables: TableReader
  /// What formats ask for what the tables cannot answer; see ``falling(backTo:)``.
  package let fallback: (any FormatFallback)?

  package init(tables: TableReader, fallback: (any FormatFallback)? = nil) {
    self.tables = tables
    self.fallback = fallback
  }

  /// The tables that are compiled into this package.
  public static var embedded: LocaleData { LocaleData(tables: .embedded) }

  /// Reads a packed file, which is copied and checked whole before anything uses it.
  ///
  /// Cost: one pass over the bytes, about two milliseconds for all locales.
  ///
  /// - Parameter bytes: the bytes of a file that `almanac-tables pack` wrote, of this version's layout.
  /// - Throws: `TableError` for bytes that are cut short, changed, or no tables at all, with the offset.
  public init(_ bytes: Span<UInt8>) throws(TableError) {
    let tables = try TableReader(copying: bytes)
    try tables.validate()
    self.init(tables: tables)
  }

  /// Reads a packed file from an array; see ``init(_:)-(Span<UInt8>)``.
  public init(_ bytes: [UInt8]) throws(TableError) {
    try self.init(bytes.span)
  }

  /// Every locale that the tables hold, root (`und`) among them, in alphabetical order.
  ///
  /// Cost: the list is made anew each time, which takes a millisecond or so; keep it.
  public var locales: [LocaleTag] {
    (0..<tables.section(.localeKeys).count).map(tag).sorted { "\($0)" < "\($1)" }
  }

  /// The legacy locale ids that ICU still answers to, such as `zh-TW` and `no_NO_NY`, and the locale that each stands
  /// for, in alphabetical order.
  ///
  /// A tag is read from each of them; one that is no BCP 47 tag is written as ICU writes it.
  public var aliases: [(alias: String, locale: LocaleTag)] {
    let pairs = tables.supplemental(.legacyLocales)
    return (0..<pairs.count / 2).compactMap { pair in
      let alias = tables.string(tables.value(pairs, 2 * pair))
      let tag = tables.string(tables.value(pairs, 2 * pair + 1))
      let isTag = (try? LocaleTag(parsing: alias)) != nil
      let readable = isTag ? alias : String(alias.map { $0 == "-" ? "_" : $0 })
      return (try? LocaleTag(parsing: tag)).map { (readable, $0) }
    }
  }

  /// What the data know of Unicode scalars, of the version that `source.unicode` says.
  package var unicode: UnicodeTables { UnicodeTables(tables) }

  /// The tag of a row.
  package func tag(_ row: Int) -> LocaleTag {
    let key = PackedLocale(rawValue: tables.load64(tables.section(.localeKeys).offset + 8 * row))
    var text = key.text
    let variants = tables.supplemental(.variants)
    if key.variant > 0, key.variant <= variants.count {
      let variant = tables.string(tables.value(variants, key.variant - 1))
      text += variant == "posix" ? "-u-va-posix" : "-\(variant)"
    }
    return (try? LocaleTag(parsing: text)) ?? .root
  }
}

extension LocaleData: Hashable {
  /// Whether both refer to the same tables in memory, and to the same fallback.
  public static func == (left: LocaleData, right: LocaleData) -> Bool {
    left.tables === right.tables && left.fallback === right.fallback
  }

  /// Hashes the identity of the tables.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(tables)) }
}
