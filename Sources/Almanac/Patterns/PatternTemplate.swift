/// A text with places for others, such as `{0} ({2}: {1})`: ICU's `SimpleFormatter`.
enum PatternTemplate {
  /// The template with its places `{0}`, `{1}` and `{2}` filled.
  ///
  /// An apostrophe begins quoted text only before a brace; two of them are one; any other is itself, so that the
  /// patterns' own quotes stay.
  static func filled(_ template: Span<UInt8>, _ zero: [UInt8], _ one: [UInt8], _ two: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(template.count + zero.count + one.count + two.count)
    var isQuoted = false
    var index = 0
    while index < template.count {
      let byte = template[index]
      let next = index + 1 < template.count ? template[index + 1] : UInt8(ascii: "'")
      index += 1
      if byte == UInt8(ascii: "'") {
        if next == byte {
          index += 1
        } else if isQuoted {
          isQuoted = false
          continue
        } else if next == UInt8(ascii: "{") || next == UInt8(ascii: "}") {
          isQuoted = true
          result.append(next)
          index += 1
          continue
        }
        result.append(byte)
      } else if byte == UInt8(ascii: "{"), !isQuoted, index + 1 < template.count,
        template[index + 1] == UInt8(ascii: "}"),
        next &- UInt8(ascii: "0") < 3
      {
        result.append(contentsOf: next == UInt8(ascii: "0") ? zero : next == UInt8(ascii: "1") ? one : two)
        index += 2
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
