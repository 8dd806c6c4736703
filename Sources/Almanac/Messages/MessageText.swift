import CAlmanacTables

/// The texts of `Resources/Messages`, which are compiled in as they are: one JSON file a language, one text a line.
///
/// Keys: `title.error`, `button.ok`, `button.close`; `password.` and `pin.` before `title`, `placeholder`,
/// `placeholderAgain`, and each code of a violation; `picker.` before the labels of pickers, `form.` before those of forms. A text that has a number in
/// it has one key for each plural category of its language, as in `pin.tooShort.one`, and `{n}` in the number's place;
/// places of other values have names, as in `{value}`.
package enum MessageText {
  /// The text of a key, or nil where the language's file has no such key.
  package static func find(_ key: String, in language: MessageLanguage) -> String? {
    // Texts are sentences, and there is room for one without taking memory; one that is longer comes in a second call.
    var room = InlineArray<256, UInt8>(repeating: 0)
    var span = room.mutableSpan
    let count = almanac_message(language.number, key.utf8Span.span, &span)
    guard count >= 0 else { return nil }
    guard count > room.count else { return text(room.span.extracting(first: count)) }
    var bytes = [UInt8](repeating: 0, count: count)
    var longer = bytes.mutableSpan
    _ = almanac_message(language.number, key.utf8Span.span, &longer)
    return text(bytes.span)
  }

  private static func text(_ bytes: Span<UInt8>) -> String? {
    guard let text = try? UTF8Span(validating: bytes) else { return nil }
    return String(copying: text)
  }

  /// The text of a key that every language has.
  package static func text(_ key: String, in language: MessageLanguage) -> String {
    guard let text = find(key, in: language) else { preconditionFailure("no message \(key) in \(language.rawValue)") }
    return text
  }

  /// The text of a key for a number, which stands in the place of `{n}` in ASCII digits.
  package static func text(_ key: String, _ number: Int, in language: MessageLanguage) -> String {
    let category = PluralCategory(of: number, in: language)
    return filling(text("\(key).\(category.rawValue)", in: language)) { _ in String(number) }
  }
}

// MARK: - Places

extension MessageText {
  /// A text with values in its places.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - value: The value of a place by its name; a place without one is left empty.
  /// - Returns: The text without places.
  package static func filling(_ text: String, _ value: (Substring) -> String?) -> String {
    guard var place = place(in: text.utf8[...]) else { return text }
    var filled = ""
    var rest = text.startIndex
    while true {
      filled += text[rest..<place.lowerBound]
      filled += value(text[text.utf8.index(after: place.lowerBound)..<place.upperBound]) ?? ""
      rest = text.utf8.index(after: place.upperBound)
      guard let next = self.place(in: text.utf8[rest...]) else { return filled + text[rest...] }
      place = next
    }
  }

  /// What stands before and after the only place of a text; nothing around a text without one.
  package static func frame(_ text: String) -> (prefix: String, suffix: String) {
    guard let place = place(in: text.utf8[...]) else { return ("", "") }
    return (String(text[..<place.lowerBound]), String(text[text.utf8.index(after: place.upperBound)...]))
  }

  /// Where the first place stands, from its opening brace to its closing one.
  private static func place(in text: Substring.UTF8View) -> Range<String.Index>? {
    guard let open = text.firstIndex(of: UInt8(ascii: "{")),
      let close = text[open...].firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    return open..<close
  }
}

extension MessageLanguage {
  /// The number of the language's file.
  fileprivate var number: Int32 {
    let language =
      switch self {
      case .english: ALMANAC_LANGUAGE_EN
      case .brazilianPortuguese: ALMANAC_LANGUAGE_PT_BR
      case .europeanPortuguese: ALMANAC_LANGUAGE_PT_PT
      case .japanese: ALMANAC_LANGUAGE_JA
      case .simplifiedChinese: ALMANAC_LANGUAGE_ZH_HANS
      case .traditionalChinese: ALMANAC_LANGUAGE_ZH_HANT
      case .turkish: ALMANAC_LANGUAGE_TR
      }
    return Int32(truncatingIfNeeded: language.rawValue)
  }
}
