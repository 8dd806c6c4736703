import Testing

/// An element of a page, read back by a strict reader: every tag closed in its turn, every attribute quoted and there once.
final class Element {
  let name: String
  let attributes: [String: String]
  private(set) var children: [Element] = []
  /// The text directly inside, decoded.
  private(set) var ownText = ""

  private init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// This element and all inside.
  var all: [Element] { [self] + children.flatMap(\.all) }

  /// All text inside, in no particular order of elements.
  var text: String { ownText + children.map(\.text).joined() }

  /// All elements of a name.
  func elements(_ name: String) -> [Element] { all.filter { $0.name == name } }

  /// The elements that have a class.
  func elements(ofClass name: String) -> [Element] {
    all.filter { $0["class"]?.split(separator: " ").contains { $0 == name } ?? false }
  }

  /// The element of an id.
  func element(_ id: String) -> Element? { all.first { $0["id"] == id } }

  /// The control that is posted under a name.
  func control(_ name: String) -> Element? { all.first { $0["name"] == name && $0.name != "button" } }

  /// What a browser posts for a control when nobody touches it; nil for nothing.
  func posted(_ name: String) -> String? {
    guard let control = control(name), control["disabled"] == nil else { return nil }
    guard control.name == "select" else { return control["value"] ?? "" }
    let options = control.elements("option")
    let chosen = options.last { $0["selected"] != nil } ?? options.first { $0["disabled"] == nil }
    return chosen.map { $0["value"] ?? $0.text }
  }

  /// The values of the rows of a select.
  func rows(_ name: String) -> [String] { control(name)?.elements("option").compactMap { $0["value"] } ?? [] }

  /// The texts of the rows of a select.
  func labels(_ name: String) -> [String] { control(name)?.elements("option").map(\.text) ?? [] }
}

/// What is wrong with a page.
struct PageError: Error, CustomStringConvertible {
  let description: String
}

extension Element {
  private static let empty: Set<String> = ["input", "meta", "link", "br"]

  /// Reads a piece of a page.
  ///
  /// - Throws: ``PageError`` for anything that a browser would have to guess at.
  static func read(_ bytes: [UInt8]) throws -> Element {
    guard let page = String(validating: bytes, as: UTF8.self) else { throw PageError(description: "no UTF-8") }
    var rest = page.unicodeScalars[...]
    let root = Element("", [:])
    var open = [root]
    while let scalar = rest.first {
      guard scalar == "<" else {
        let text = rest.prefix { $0 != "<" }
        rest = rest.dropFirst(text.count)
        open[open.count - 1].ownText += try decoded(String(text))
        continue
      }
      rest.removeFirst()
      if rest.first == "!" {
        rest = rest.drop { $0 != ">" }.dropFirst()
        continue
      }
      if rest.first == "/" {
        let name = String(rest.dropFirst().prefix { $0 != ">" })
        rest = rest.drop { $0 != ">" }.dropFirst()
        guard open.count > 1, open.last?.name == name else {
          throw PageError(description: "</\(name)> closes \(open.last?.name ?? "")")
        }
        open.removeLast()
        continue
      }
      let element = try tag(&rest)
      open[open.count - 1].children.append(element)
      if !empty.contains(element.name) { open.append(element) }
    }
    guard open.count == 1 else { throw PageError(description: "<\(open.last?.name ?? "")> is open at the end") }
    return root
  }

  private static func tag(_ rest: inout String.UnicodeScalarView.SubSequence) throws -> Element {
    func take(while condition: (Unicode.Scalar) -> Bool) -> String {
      let taken = rest.prefix(while: condition)
      rest = rest.dropFirst(taken.count)
      return String(taken)
    }
    let name = take { $0 != " " && $0 != ">" }
    guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber) }) else {
      throw PageError(description: "a tag <\(name)")
    }
    var attributes: [String: String] = [:]
    while rest.first == " " {
      rest.removeFirst()
      let attribute = take { $0 != "=" && $0 != " " && $0 != ">" }
      guard !attribute.isEmpty, attribute.allSatisfy({ $0.isASCII && ($0.isLowercase || $0 == "-") }) else {
        throw PageError(description: "an attribute \(attribute) of <\(name)>")
      }
      var value = ""
      if rest.first == "=" {
        rest.removeFirst()
        guard rest.first == "\"" else { throw PageError(description: "\(attribute) is not quoted") }
        rest.removeFirst()
        value = try decoded(take { $0 != "\"" })
        guard rest.popFirst() == "\"" else { throw PageError(description: "\(attribute) does not end") }
      }
      guard attributes.updateValue(value, forKey: attribute) == nil else {
        throw PageError(description: "\(attribute) is twice in <\(name)>")
      }
    }
    guard rest.popFirst() == ">" else { throw PageError(description: "<\(name)> does not end") }
    return Element(name, attributes)
  }

  /// Undoes the escapes; anything that looks like another one is an error.
  private static func decoded(_ text: String) throws -> String {
    var decoded = ""
    var rest = text[...]
    while let place = rest.firstIndex(of: "&") {
      decoded += rest[..<place]
      guard let end = rest[place...].firstIndex(of: ";") else { throw PageError(description: "a bare & in \(text)") }
      switch rest[place...end] {
      case "&amp;": decoded += "&"
      case "&lt;": decoded += "<"
      case "&gt;": decoded += ">"
      case "&quot;": decoded += "\""
      case "&#39;": decoded += "'"
      case "&#13;": decoded += "\r"
      case let other: throw PageError(description: "an unknown \(other)")
      }
      rest = rest[rest.index(after: end)...]
    }
    decoded += rest
    guard !decoded.contains("\u{0}") else { throw PageError(description: "a NUL") }
    return decoded
  }
}

extension Element {
  /// Whether ids are there once, and everything that refers to one finds it; and whether each control has a label.
  func checkReferences() throws {
    let ids = all.compactMap { $0["id"] }
    guard Set(ids).count == ids.count else { throw PageError(description: "an id is there twice: \(ids)") }
    for element in all {
      for attribute in ["aria-describedby", "aria-labelledby", "aria-controls", "for", "commandfor", "popovertarget"] {
        for id in (element[attribute] ?? "").split(separator: " ") where !ids.contains(String(id)) {
          throw PageError(description: "\(attribute) of <\(element.name)> refers to \(id), which is not there")
        }
      }
      if element["aria-describedby"] == "" { throw PageError(description: "an empty description") }
      if let link = element["href"], link.hasPrefix("#"), !ids.contains(String(link.dropFirst())) {
        throw PageError(description: "a link to \(link), which is not there")
      }
      let isControl = element.name == "select" || element.name == "input" && element["type"] != "hidden"
      if isControl, element["aria-label"] == nil, !all.contains(where: { $0["for"] == element["id"] }) {
        throw PageError(description: "\(element["name"] ?? "") has no label")
      }
      for forbidden in element.attributes.keys where forbidden == "style" || forbidden.hasPrefix("on") {
        throw PageError(description: "\(forbidden) is not clean")
      }
      if element.name == "option", element.text.isEmpty { throw PageError(description: "an option without a text") }
    }
    let names = all.filter { $0.name != "button" && $0.name != "details" && $0.name != "meta" }.compactMap {
      $0["name"]
    }
    guard Set(names).count == names.count else { throw PageError(description: "a name is there twice: \(names)") }
  }
}
