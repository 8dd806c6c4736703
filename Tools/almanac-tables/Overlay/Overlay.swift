import Almanac

/// A file of somebody's own choices, which are merged into the text of an edition before it is packed.
///
/// ```json
/// {
///   "name": "house style",
///   "edition": "78.3",
///   "locales": {
///     "tr": {
///       "styles/date/short": { "was": "d.MM.y", "value": "dd.MM.yy", "why": "as on our tickets" }
///     }
///   }
/// }
/// ```
///
/// Each entry says what the edition had when it was written, so that a later edition which has something else there does not
/// go unnoticed.
struct Overlay: Sendable {
  /// One choice.
  struct Entry: Hashable, Sendable {
    /// The locale's tag; those that have it for a parent get the value too, unless they have one of their own.
    var locale: String
    /// The value's key in stage 1, such as `styles/date/short`.
    var key: String
    var value: String
    /// What the edition has; nil where it has nothing.
    var was: String?

    /// Locale and key.
    var title: String { "\(locale) \(key)" }
  }

  /// The file, as it was given.
  let path: String
  let name: String
  /// The version of ICU that it was written over.
  let edition: String
  /// The hash of the file.
  let hash: String
  /// Sorted by locale, then by key.
  let entries: [Entry]
  private let places: [String: Int]

  /// Reads a file and checks it as far as it can be without a text: names, kinds and patterns.
  init(path: String) throws {
    try self.init(path: path, try Folder.read(path))
  }

  /// Reads the bytes of a file.
  init(path: String, _ bytes: [UInt8]) throws(OverlayError) {
    var reader = OverlayReader(path: path)
    try reader.read(bytes)
    self.path = path
    name = reader.name
    edition = reader.edition
    hash = FileHash.hexadecimal(bytes)
    entries = reader.entries.sorted { $0.title.precedes($1.title) }
    places = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($0.element.title, $0.offset) })
  }

  /// The choice for a key of just this locale, or nil where there is none.
  func entry(_ key: String, for locale: String) -> Entry? {
    places["\(locale) \(key)"].map { entries[$0] }
  }

  /// Reads files of which no two choose for the same key of a locale.
  static func read(_ paths: [String]) throws -> [Overlay] {
    var overlays: [Overlay] = []
    for path in paths {
      let overlay = try Overlay(path: path)
      for other in overlays {
        if let entry = overlay.entries.first(where: { other.entry($0.key, for: $0.locale) != nil }) {
          throw OverlayError(
            path: path, place: ["locales", entry.locale, entry.key], problem: "\(other.path) has a value for it too",
            remedy: "keep it in one of the two")
        }
        guard other.name != overlay.name else {
          throw OverlayError(
            path: path, place: ["name"], problem: "\(other.path) has the name \"\(overlay.name)\" too",
            remedy: "give each overlay a name of its own")
        }
      }
      overlays.append(overlay)
    }
    return overlays
  }
}

/// What is wrong with an overlay, and what would be right.
struct OverlayError: Error, Hashable, CustomStringConvertible {
  var path: String
  /// The names that lead to the place in the file; none for the whole.
  var place: [String]
  var problem: String
  var remedy: String

  var description: String {
    let place = place.isEmpty ? "" : " \(place.joined(separator: " > "))"
    return "\(path):\(place): \(problem); \(remedy)"
  }
}
