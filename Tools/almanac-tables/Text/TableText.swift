/// Stage 1 of the tables: what was harvested from one ICU, as text that a person can review.
///
/// A locale's values are keyed by path ("months/format/wide/03") and hold only what differs from the parent's, so that
/// a value is found in the first locale of the parent chain that has its key. What belongs to no locale is kept in
/// areas ("aliases", "regions" …), keyed in the same way.
struct TableText: Equatable, Sendable {
  /// Where the values come from.
  struct Source: Equatable, Sendable {
    /// Versions of ICU, CLDR, Unicode and the time-zone data.
    var icu: String
    var cldr: String
    var unicode: String
    var timeZones: String
    /// Hash of the library file that was read, as lower-case hexadecimal FNV-1a.
    var library: String
  }

  /// One locale: its parent's tag (nil for root) and its own values.
  struct Locale: Equatable, Sendable {
    var tag: String
    var parent: String?
    var values: [String: String]
  }

  var source: Source
  /// By BCP 47 tag; root is `und`.
  var locales: [String: Locale]
  /// By area, then by key.
  var supplemental: [String: [String: String]]

  /// The value of `key` for `tag`, and the tag in the parent chain that holds it.
  func value(_ key: String, for tag: String) -> (value: String, holder: String)? {
    var next: String? = tag
    while let current = next, let locale = locales[current] {
      if let value = locale.values[key] { return (value, current) }
      next = locale.parent
    }
    return nil
  }

  /// The tags from `tag` up to root.
  func chain(_ tag: String) -> [String] {
    var chain: [String] = []
    var next: String? = tag
    while let current = next, let locale = locales[current], chain.count < 16 {
      chain.append(current)
      next = locale.parent
    }
    return chain
  }
}
