public import AlmanacPasswords

/// The fields of a form as they were posted.
///
/// All names and values stand in one memory that is overwritten when the value goes; it has one owner, and shows nothing of
/// itself. Names are compared byte by byte.
public struct FormPost: ~Copyable, Sendable {
  let memory: SecretBytes
  /// Sorted by the bytes of their names, so that the parts of a field stand beside each other.
  let entries: [PostedField]
  /// Whether a button of a field sent the form, which is then not finished; see ``FieldAction``.
  public let hasAction: Bool

  init(_ decoded: consuming DecodedPost) {
    hasAction = decoded.hasAction
    entries = decoded.entries
    memory = decoded.bytes
  }

  /// The names of the fields, sorted.
  public var names: [String] { entries.map { text($0.name) ?? "" }.sorted() }

  /// Whether there is a field of a name.
  public func contains(_ name: String) -> Bool { entry(of: name) != nil }

  /// The value of a field; nil where the field is not there.
  ///
  /// The value is a String, which cannot be wiped: not for passwords.
  public subscript(name: String) -> String? { entry(of: name).flatMap { text($0.value) } }

  /// A password and its confirmation; a field that is not there is empty.
  public func passwordPair(_ password: String, confirmedBy confirmation: String) -> PasswordPair {
    let bytes = memory.bytes
    return PasswordPair(
      bytes.extracting(entry(of: password)?.value ?? 0..<0),
      confirmedBy: bytes.extracting(entry(of: confirmation)?.value ?? 0..<0))
  }

  private func entry(of name: String) -> PostedField? {
    let key = name.utf8Span.span
    let place = firstPlace { PostedField.order(memory.bytes.extracting($0), key) >= 0 }
    guard place < entries.count, PostedField.order(memory.bytes.extracting(entries[place].name), key) == 0 else {
      return nil
    }
    return entries[place]
  }

  /// The first place whose name, and all behind it, a condition holds for.
  private func firstPlace(_ isBehind: (Range<Int>) -> Bool) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(entries[middle].name) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func text(_ range: Range<Int>) -> String? {
    guard let text = try? UTF8Span(validating: memory.bytes.extracting(range)) else { return nil }
    return String(copying: text)
  }
}

// MARK: - The parts of a field

/// Where the parts of one field stand in a post.
struct PostedParts {
  fileprivate let places: Range<Int>
  /// How many bytes of each name are the field's name and the dot.
  fileprivate let prefixByteCount: Int
  /// Whether something was posted under the name without a part, which no field does.
  let hasBareValue: Bool

  /// How many parts there are.
  var count: Int { places.count }
}

extension FormPost {
  /// The parts of a field, whose names are its name, a dot and the part.
  func parts(of name: FieldName) -> PostedParts {
    let key = name.description.utf8Span.span
    let prefix = key.count + 1
    func order(_ range: Range<Int>, _ last: UInt8) -> Int {
      let bytes = memory.bytes.extracting(range)
      let head = PostedField.order(bytes.extracting(first: min(key.count, bytes.count)), key)
      guard head == 0 else { return head }
      return bytes.count == key.count ? -1 : Int(bytes[key.count]) - Int(last)
    }
    let first = firstPlace { order($0, UInt8(ascii: ".")) >= 0 }
    var end = first
    while end < entries.count, order(entries[end].name, UInt8(ascii: ".")) == 0 { end += 1 }
    return PostedParts(
      places: first..<end, prefixByteCount: prefix, hasBareValue: contains(name.description))
  }

  /// The value of a part; nil where it is not there.
  func value(of part: String, in parts: PostedParts) -> String? {
    let key = part.utf8Span.span
    for place in parts.places {
      let name = entries[place].name
      guard name.count == parts.prefixByteCount + key.count,
        PostedField.order(memory.bytes.extracting(name.lowerBound + parts.prefixByteCount..<name.upperBound), key) == 0
      else { continue }
      return text(entries[place].value)
    }
    return nil
  }

  /// Whether a field has no parts but these, and nothing under its bare name.
  func hasNothing(in parts: PostedParts, besides known: [String]) -> Bool {
    guard !parts.hasBareValue else { return false }
    return parts.places.allSatisfy { place in
      let name = entries[place].name
      let part = memory.bytes.extracting(name.lowerBound + parts.prefixByteCount..<name.upperBound)
      return known.contains { PostedField.order(part, $0.utf8Span.span) == 0 }
    }
  }
}

/// Where the name and the value of a posted field stand.
struct PostedField {
  let name: Range<Int>
  let value: Range<Int>

  /// Below 0 where the first of the two comes first in the order of bytes, 0 where they are the same.
  static func order(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Int {
    let common = min(left.count, right.count)
    for index in 0..<common where left[index] != right[index] { return Int(left[index]) - Int(right[index]) }
    return left.count - right.count
  }
}
