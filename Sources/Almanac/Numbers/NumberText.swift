/// A number in words or signs while it is put together, without an allocation.
struct NumberText {
  private(set) var bytes = InlineArray<128, UInt8>(repeating: 0)
  private(set) var count = 0

  /// More than any number of a date takes: 86,399,999, the last millisecond of a day, has 15 Chinese signs, and the longest
  /// Roman number 18 letters of three bytes.
  static var capacity: Int { 128 }

  /// Appends text; what has no room is left out.
  mutating func append(_ text: String) {
    for byte in text.utf8 where count < Self.capacity {
      bytes[count] = byte
      count += 1
    }
  }

  /// Appends a number in ASCII digits with a sign between each three of them, or none where the sign is empty.
  mutating func append(digitsOf value: UInt, grouping: String) {
    if value >= 1000 {
      append(digitsOf: value / 1000, grouping: grouping)
      append(grouping)
      let rest = value % 1000
      append(digit: rest / 100)
      append(digit: rest / 10 % 10)
      append(digit: rest % 10)
    } else {
      if value >= 100 { append(digit: value / 100) }
      if value >= 10 { append(digit: value / 10 % 10) }
      append(digit: value % 10)
    }
  }

  private mutating func append(digit: UInt) {
    guard count < Self.capacity else { return }
    bytes[count] = UInt8(truncatingIfNeeded: 48 + digit)
    count += 1
  }
}
