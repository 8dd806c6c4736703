/// Reading offsets from UTC.
extension OffsetForm {
  /// An offset that stands in a text.
  struct ReadOffset: Hashable {
    var seconds: Int
    var end: Int
  }

  /// The offsets that stand at a place of a text as the form writes them, the longest first.
  func readings(of text: Span<UInt8>, at start: Int, _ words: OffsetForms?) -> [ReadOffset] {
    if contains(.localized) { return words?.readings(of: text, at: start, isShort: contains(.short)) ?? [] }
    guard start < text.count else { return [] }
    let sign = text[start]
    if sign == UInt8(ascii: "Z") { return contains(.zulu) ? [ReadOffset(seconds: 0, end: start + 1)] : [] }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), let hours = Self.twoDigits(text, start + 1) else {
      return []
    }
    var readings: [ReadOffset] = []
    var end = start + 3
    func add(_ magnitude: Int) {
      let seconds = sign == UInt8(ascii: "-") ? -magnitude : magnitude
      guard magnitude <= UTCOffset.largest else { return }
      readings.insert(ReadOffset(seconds: seconds, end: end), at: 0)
    }
    if contains(.short) { add(hours * 3600) }
    let colon = contains(.extended) ? 1 : 0
    guard let minutes = part(text, end) else { return readings }
    end += colon + 2
    add(hours * 3600 + minutes * 60)
    guard contains(.seconds), let seconds = part(text, end) else { return readings }
    end += colon + 2
    add(hours * 3600 + minutes * 60 + seconds)
    return readings
  }

  /// The two digits of a minute or second, behind a colon where the form has one.
  private func part(_ text: Span<UInt8>, _ start: Int) -> Int? {
    if contains(.extended) { guard start < text.count, text[start] == UInt8(ascii: ":") else { return nil } }
    guard let part = Self.twoDigits(text, start + (contains(.extended) ? 1 : 0)), part < 60 else { return nil }
    return part
  }

  private static func twoDigits(_ text: Span<UInt8>, _ start: Int) -> Int? {
    guard text.count - start >= 2, text[start] &- 0x30 < 10, text[start + 1] &- 0x30 < 10 else { return nil }
    return 10 * Int(text[start] - 0x30) + Int(text[start + 1] - 0x30)
  }
}

extension OffsetForms {
  /// The offsets that stand at a place of a text in the locale's words, the longest first.
  func readings(of text: Span<UInt8>, at start: Int, isShort: Bool) -> [OffsetForm.ReadOffset] {
    var readings: [OffsetForm.ReadOffset] = []
    for (words, sign) in [(east, 1), (west, -1)] {
      guard let afterPrefix = Self.end(of: prefix + words.before, text, start) else { continue }
      for hourDigits in isShort ? [1, 2] : [2] {
        guard let (hours, afterHours) = number(text, afterPrefix, hourDigits), hourDigits == 1 || !isShort || hours > 9
        else { continue }
        var parts = hours * 3600
        func add(at end: Int, isWhole: Bool) {
          guard parts <= UTCOffset.largest, let end = Self.end(of: (isWhole ? [] : words.after) + suffix, text, end)
          else { return }
          readings.append(OffsetForm.ReadOffset(seconds: sign * parts, end: end))
        }
        if isShort { add(at: afterHours, isWhole: true) }
        guard let minuteStart = Self.end(of: words.separator, text, afterHours),
          let (minutes, afterMinutes) = number(text, minuteStart, 2), minutes < 60
        else { continue }
        parts += minutes * 60
        add(at: afterMinutes, isWhole: false)
        guard let secondStart = Self.end(of: words.separator, text, afterMinutes),
          let (seconds, afterSeconds) = number(text, secondStart, 2), seconds < 60
        else { continue }
        parts += seconds
        add(at: afterSeconds, isWhole: false)
      }
    }
    if let zero, let end = Self.end(of: zero, text, start) {
      readings.append(OffsetForm.ReadOffset(seconds: 0, end: end))
    }
    return readings.sorted { $0.end > $1.end }
  }

  private func number(_ text: Span<UInt8>, _ start: Int, _ count: Int) -> (value: Int, end: Int)? {
    var value = 0
    var position = start
    for _ in 0..<count {
      guard let digit = digits.digit(in: text, at: position) else { return nil }
      value = 10 * value + digit.value
      position += digit.byteCount
    }
    return (value, position)
  }

  private static func end(of bytes: [UInt8], _ text: Span<UInt8>, _ start: Int) -> Int? {
    guard text.count - start >= bytes.count else { return nil }
    for index in bytes.indices where text[start + index] != bytes[index] { return nil }
    return start + bytes.count
  }
}
