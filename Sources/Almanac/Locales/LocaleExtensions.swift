/// The extensions and the private use part of a tag, while they are read and put in canonical order.
///
/// Source: `unicode_locale_extensions`, UTS #35 part 1 section 3.2; RFC 5646 sections 2.2.6 and 2.2.7.
struct LocaleExtensions {
  /// The attributes of `-u-`, in alphabetical order.
  private var attributes: [Subtag] = []

  /// The keywords of `-u-` with canonical values; an empty value is `true`.
  private var keywords: [(key: Subtag, value: String)] = []

  /// All other extensions with canonical content.
  private var others: [(singleton: UInt8, content: String)] = []

  /// The private use text, without `x-`.
  private var privateUse = ""

  /// Whether the extension `-u-` is there.
  var hasKeywords: Bool { !attributes.isEmpty || !keywords.isEmpty }

  /// Adds an attribute unless it is there.
  mutating func addAttribute(_ attribute: Subtag) {
    let index = attributes.firstIndex { $0 >= attribute } ?? attributes.endIndex
    if index < attributes.endIndex, attributes[index] == attribute { return }
    attributes.insert(attribute, at: index)
  }

  /// Adds a keyword unless its key is there: the first of two counts, RFC 6067 section 2.1.
  mutating func addKeyword(_ key: Subtag, _ value: String) {
    if keywords.contains(where: { $0.key == key }) { return }
    keywords.append((key, value))
  }

  /// Adds an extension other than `-u-`; false when it is there already.
  mutating func addOther(_ singleton: UInt8, _ content: String) -> Bool {
    if others.contains(where: { $0.singleton == singleton }) { return false }
    others.append((singleton, content))
    return true
  }

  /// Adds private use text after what is there.
  mutating func addPrivateUse(_ text: String) {
    privateUse += privateUse.isEmpty ? text : "-" + text
  }

  /// The canonical text, without a leading `-`; empty when there is nothing.
  var text: String {
    var parts = others
    if hasKeywords { parts.append((UInt8(ascii: "u"), keywordText)) }
    parts.sort { $0.singleton < $1.singleton }
    if !privateUse.isEmpty { parts.append((UInt8(ascii: "x"), privateUse)) }
    var text = ""
    for part in parts {
      if !text.isEmpty { text += "-" }
      text.unicodeScalars.append(Unicode.Scalar(part.singleton))
      text += "-" + part.content
    }
    return text
  }

  private var keywordText: String {
    var parts = attributes.map(\.description)
    for keyword in keywords.sorted(by: { $0.key < $1.key }) {
      parts.append(keyword.key.description)
      if !keyword.value.isEmpty { parts.append(keyword.value) }
    }
    return parts.joined(separator: "-")
  }
}
