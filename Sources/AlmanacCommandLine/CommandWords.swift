import CAlmanacCommand

/// The words of the command line that started the process; the command's own name is word 0.
///
/// `CommandLine.arguments` has the same words in an array. For the first array of a process the runtime makes the class of
/// its storage, by way of its reader of mangled names: some 15 page faults, a twentieth of a start. Writing one date
/// takes no array.
package enum CommandWords {
  /// A word, with U+FFFD for what isn't UTF-8; nil behind the last.
  package static subscript(_ index: Int) -> String? {
    guard almanac_words_count() > 0 else {
      let words = CommandLine.arguments
      return index < words.count ? words[index] : nil
    }
    guard index < almanac_words_count() else { return nil }
    return String(byteCount: almanac_word_byte_count(index)) { bytes in almanac_word_copy(index, &bytes) }
  }

  /// Whether a word is UTF-8, so that its String is the word.
  package static func isUTF8(_ index: Int) -> Bool {
    guard index < almanac_words_count() else { return true }
    var bytes = [UInt8](repeating: 0, count: almanac_word_byte_count(index))
    var span = bytes.mutableSpan
    almanac_word_copy(index, &span)
    return (try? UTF8Span(validating: bytes.span)) != nil
  }

  /// The words from an index on.
  package static func array(from index: Int) -> [String] {
    var words: [String] = []
    while let word = self[index + words.count] { words.append(word) }
    return words
  }
}
