import Foundation

/// As much of JSON Schema (draft 2020-12) as the schemas of the documentation need.
package struct JSONSchema {
  private let root: [String: Any]

  /// Reads a schema by its path from the root of the repository.
  package static func load(_ path: String) throws -> JSONSchema {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = folder.appendingPathComponent(path)
    guard let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return JSONSchema(root: root)
  }

  /// What of a JSON text is not as the schema says.
  package func violations(of json: [UInt8]) throws -> [String] {
    violations(of: try JSONSerialization.jsonObject(with: Data(json)))
  }

  /// What of a value, as Foundation reads it, is not as the schema says.
  package func violations(of object: Any) -> [String] { check(object, root, "$") }

  private func check(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      guard let definition = (root["$defs"] as? [String: Any])?[name] as? [String: Any] else {
        return ["\(path): the schema has no \(reference)"]
      }
      return check(value, definition, path)
    }
    if let choices = schema["oneOf"] as? [[String: Any]] {
      let fitting = choices.count { check(value, $0, path).isEmpty }
      return fitting == 1 ? [] : ["\(path): fits \(fitting) of the choices"]
    }
    var found: [String] = []
    let known: Set<String> = [
      "$schema", "$id", "$defs", "title", "description", "type", "properties", "required", "additionalProperties",
      "items",
      "enum", "const", "minimum", "maximum", "minLength", "pattern", "minProperties", "maxProperties", "minItems",
      "maxItems", "maxLength",
    ]
    found += schema.keys.filter { !known.contains($0) }.map { "\(path): the schema says \($0), which nothing checks" }
    if let type = schema["type"] as? String, !Self.fits(value, type) { return found + ["\(path): is no \(type)"] }
    if let allowed = schema["enum"] as? [String], !allowed.contains(value as? String ?? "") {
      found.append("\(path): \(value) is not among \(allowed)")
    }
    if let constant = schema["const"] as? Int, value as? Int != constant { found.append("\(path): is not \(constant)") }
    if let least = schema["minimum"] as? Int, let number = value as? Int, number < least {
      found.append("\(path): \(number) is below \(least)")
    }
    if let least = schema["minLength"] as? Int, let text = value as? String, text.count < least {
      found.append("\(path): is too short")
    }
    if let pattern = schema["pattern"] as? String, let text = value as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      found.append("\(path): \(text) does not match \(pattern)")
    }
    if let most = schema["maxLength"] as? Int, let text = value as? String, text.count > most {
      found.append("\(path): is too long")
    }
    if let least = schema["minItems"] as? Int, let array = value as? [Any], array.count < least {
      found.append("\(path): has fewer than \(least) items")
    }
    if let most = schema["maxItems"] as? Int, let array = value as? [Any], array.count > most {
      found.append("\(path): has more than \(most) items")
    }
    if let items = schema["items"] as? [String: Any], let array = value as? [Any] {
      for (index, element) in array.enumerated() { found += check(element, items, "\(path)[\(index)]") }
    }
    return found + checkObject(value, schema, path)
  }

  private func checkObject(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    guard let object = value as? [String: Any] else { return [] }
    var found: [String] = []
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    for name in schema["required"] as? [String] ?? [] where object[name] == nil {
      found.append("\(path): lacks \(name)")
    }
    if let count = schema["minProperties"] as? Int, object.count < count { found.append("\(path): has too few keys") }
    if let count = schema["maxProperties"] as? Int, object.count > count { found.append("\(path): has too many keys") }
    for (name, element) in object {
      if let property = properties[name] {
        found += check(element, property, "\(path).\(name)")
      } else if schema["additionalProperties"] as? Bool == false {
        found.append("\(path): \(name) is unknown")
      } else if let other = schema["additionalProperties"] as? [String: Any] {
        found += check(element, other, "\(path).\(name)")
      }
    }
    return found
  }

  private static func fits(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int
    case "null": value is NSNull
    default: false
    }
  }
}
