import Almanac

/// The texts of pickers, from the files of messages.
enum PickerTexts {
  private static let prefix = "picker."

  /// The texts of each language, by their keys without `picker.`.
  static func read(_ folder: String) throws -> [MessageLanguage: [String: String]] {
    var texts: [MessageLanguage: [String: String]] = [:]
    for language in MessageLanguage.allCases {
      let path = "\(folder)/\(language.rawValue).json"
      let document: JSONValue
      do {
        document = try JSONValue(parsing: try Folder.read(path))
      } catch let error as JSONError {
        throw FileError(action: "read", path: path, reason: "\(error)")
      }
      guard case .object(let members)? = document["values"] else {
        throw FileError(action: "read", path: path, reason: "its \"values\" are missing")
      }
      for member in members where member.name.hasPrefix(prefix) {
        guard let text = member.value.text else {
          throw FileError(action: "read", path: path, reason: "\(member.name) is \(member.value.kind), not a string")
        }
        texts[language, default: [:]][String(member.name.dropFirst(prefix.count))] = text
      }
    }
    return texts
  }
}
