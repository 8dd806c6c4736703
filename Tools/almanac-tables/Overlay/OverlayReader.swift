import Almanac

/// Reads an overlay and checks its form; `overlay.schema.json` says the same for editors.
struct OverlayReader {
  let path: String
  private(set) var name = ""
  private(set) var edition = ""
  private(set) var entries: [Overlay.Entry] = []

  /// The longest value, in bytes.
  static let longestValue = 512
  /// The longest name of an overlay, in bytes.
  static let longestName = 100

  init(path: String) {
    self.path = path
  }

  mutating func read(_ bytes: [UInt8]) throws(OverlayError) {
    let document: JSONValue
    do throws(JSONError) {
      document = try JSONValue(parsing: bytes)
    } catch {
      throw OverlayError(
        path: path, place: [], problem: "\(error)", remedy: "an overlay is one JSON object with name, edition, locales")
    }
    let members = try object(document, [], names: ["$schema", "name", "edition", "locales"])
    name = try text(members["name"], ["name"], "a name, such as \"house style\"")
    guard !name.isEmpty, name.utf8.count <= Self.longestName, Self.hasNoControls(name) else {
      throw error(
        ["name"], "it is empty, too long or has a control character", "at most \(Self.longestName) bytes on one line")
    }
    edition = try text(members["edition"], ["edition"], "the version of ICU that it is written over, such as \"78.3\"")
    guard let locales = members["locales"] else {
      throw error(["locales"], "it is missing", "an object with an object for each locale")
    }
    for (locale, value) in try object(locales, ["locales"], names: nil).sortedByKey {
      try readLocale(locale, value)
    }
    guard !entries.isEmpty else {
      throw error(["locales"], "it has no entry", "each locale has a key of the text, such as styles/date/short")
    }
  }

  private mutating func readLocale(_ locale: String, _ value: JSONValue) throws(OverlayError) {
    let place = ["locales", locale]
    let canonical: LocaleTag
    do throws(LocaleTagError) {
      canonical = try LocaleTag(parsing: locale)
    } catch {
      throw self.error(place, "\(error)", "a tag of BCP 47, such as pt-BR")
    }
    guard "\(canonical)" == locale else {
      throw error(place, "the tag is not in its canonical form", "write \(canonical)")
    }
    for (key, value) in try object(value, place, names: nil).sortedByKey {
      let place = place + [key]
      let members = try object(value, place, names: ["value", "was", "why"])
      let text = try text(members["value"], place + ["value"], "the text that is to stand there")
      if let why = members["why"] { _ = try self.text(why, place + ["why"], "the reason, for people") }
      let was: String?
      switch members["was"] {
      case .null: was = nil
      case let member:
        was = try self.text(member, place + ["was"], "what the edition has, or null where it has nothing")
      }
      if let fault = OverlayGrammar.fault(in: text, of: key) {
        throw error(fault.isOfKey ? place : place + ["value"], fault.problem, fault.remedy)
      }
      entries.append(Overlay.Entry(locale: locale, key: key, value: text, was: was))
    }
  }

  private func object(
    _ value: JSONValue, _ place: [String], names: [String]?
  ) throws(OverlayError) -> [String: JSONValue] {
    guard case .object(let members) = value else {
      throw error(place, "it is \(value.kind)", "an object is right here")
    }
    if let names, let unknown = members.first(where: { !names.contains($0.name) }) {
      throw error(
        place + [unknown.name], "nothing of this name belongs here", "there are \(names.joined(separator: ", "))")
    }
    return Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
  }

  private func text(_ value: JSONValue?, _ place: [String], _ right: String) throws(OverlayError) -> String {
    guard let value else { throw error(place, "it is missing", right) }
    guard let text = value.text else { throw error(place, "it is \(value.kind)", "a string is right here: \(right)") }
    return text
  }

  private func error(_ place: [String], _ problem: String, _ remedy: String) -> OverlayError {
    OverlayError(path: path, place: place, problem: problem, remedy: remedy)
  }

  static func hasNoControls(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) }
  }
}
