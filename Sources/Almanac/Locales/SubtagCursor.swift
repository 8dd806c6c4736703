/// A walk over the subtags of a text, one at a time and once, without allocation.
///
/// The cursor stands on a subtag. It stops before `.` and `@`, which end the tag and start POSIX and ICU additions.
/// The bytes are passed to ``advance(in:)`` because a span cannot be stored here.
struct SubtagCursor {
  /// The offset of the subtag's first byte.
  private(set) var start = 0

  /// The offset after the subtag's last byte.
  private(set) var end = 0

  /// The subtag in small letters; none when it is empty or longer than 8 characters.
  private(set) var subtag = Subtag.none

  /// Whether the tag has ended; there is no subtag then.
  private(set) var isAtEnd = false

  /// The number of bytes of the subtag, also of one that is too long.
  var count: Int { end - start }

  /// Stands on the first subtag.
  init(in bytes: Span<UInt8>) throws(LocaleTagFault) {
    try read(in: bytes)
  }

  /// Goes on to the next subtag, or to the end of the tag.
  ///
  /// Throws when a byte can be in no tag. Empty and over-long subtags are for the caller to judge.
  mutating func advance(in bytes: Span<UInt8>) throws(LocaleTagFault) {
    guard end < bytes.count, bytes[end].isSubtagSeparator else {
      start = end
      subtag = .none
      isAtEnd = true
      return
    }
    start = end + 1
    try read(in: bytes)
  }

  private mutating func read(in bytes: Span<UInt8>) throws(LocaleTagFault) {
    var index = start
    var bits: UInt64 = 0
    while index < bytes.count {
      let byte = bytes[index]
      let small = byte | 0x20
      if small &- 0x61 < 26 {
        bits = bits << 8 | UInt64(small)
      } else if byte &- 0x30 < 10 {
        bits = bits << 8 | UInt64(byte)
      } else if byte.isSubtagSeparator || byte.endsTag {
        break
      } else {
        throw LocaleTagFault(.invalidCharacter, at: index)
      }
      index += 1
    }
    end = index
    let count = index - start
    // Smart shifts give zero for an empty subtag; a long one has lost its first characters and is dropped whole.
    subtag = count <= 8 ? Subtag(trusting: bits << UInt64(64 - 8 * count)) : .none
  }

  /// The fault of a subtag that fits nowhere: too long, empty, or else the given code.
  func fault(_ code: LocaleTagError.Code) -> LocaleTagFault {
    LocaleTagFault(count > 8 ? .subtagTooLong : count == 0 ? .emptySubtag : code, at: start)
  }
}

extension UInt8 {
  /// Whether the byte parts subtags: `-`, and `_` as in POSIX and ICU names.
  var isSubtagSeparator: Bool { self == 0x2D || self == 0x5F }

  /// Whether the byte ends the tag and starts an addition: `.` a character set, `@` a modifier or keywords.
  var endsTag: Bool { self == 0x2E || self == 0x40 }
}

/// The bytes of a range in small letters, with `-` for `_`.
func canonicalText(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
  var text = ""
  for index in range {
    let byte = bytes[index]
    text.unicodeScalars.append(byte == 0x5F ? "-" : Unicode.Scalar(byte.lowercasedASCII))
  }
  return text
}
