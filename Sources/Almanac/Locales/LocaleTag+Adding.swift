extension LocaleTag {
  /// The tag's text with a preference in `-u-`; everything else that the tag says stays.
  ///
  /// Of a key that is there already this one counts, for it stands first.
  package func adding(_ key: String, _ value: String) -> String {
    var subtags = extensions.split(separator: "-")
    let privateUse = subtags.firstIndex(of: "x") ?? subtags.endIndex
    let added = [Substring(key), Substring(value)]
    if let singleton = subtags[..<privateUse].firstIndex(of: "u") {
      let keys = subtags[(singleton + 1)...].firstIndex { $0.utf8.count < 3 } ?? subtags.endIndex
      subtags.insert(contentsOf: added, at: keys)
    } else {
      subtags.insert(contentsOf: ["u"] + added, at: privateUse)
    }
    let text = "\(removingExtensions)-\(subtags.joined(separator: "-"))"
    return (try? LocaleTag(parsing: text)).map { "\($0)" } ?? text
  }
}
