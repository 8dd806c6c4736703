import Almanac
import Testing

/// A date and a time written through every path that a format has, which must all agree.
enum WrittenMoment {
  /// Checks that all paths write `text`, byte for byte, that parts tile it and that it fits the promised room.
  ///
  /// - Returns: the number of comparisons.
  @discardableResult
  static func check(
    _ format: DateTimeFormat, _ moment: CivilDateTime, _ offset: UTCOffset = .utc, is text: String? = nil
  ) -> Int {
    let parts = format.parts(from: moment, offset: offset)
    let texts = [
      ("string", format.string(from: moment, offset: offset)), ("array", array(format, moment, offset)),
      ("output span", outputSpan(format, moment, offset)), ("mutable span", mutableSpan(format, moment, offset)),
      ("parts", parts.map(\.text).joined()),
    ]
    let expected = Array((text ?? texts[0].1).utf8)
    for (path, text) in texts where Array(text.utf8) != expected {
      Issue.record(
        "\(format.locale) \(format.pattern) \(moment), \(path): \(text), not \(String(decoding: expected, as: UTF8.self))"
      )
    }
    if expected.count > format.maximumUTF8Count {
      Issue.record("\(format.locale) \(format.pattern): \(expected.count) bytes, \(format.maximumUTF8Count) promised")
    }
    var end = 0
    for part in parts {
      if part.utf8Range.lowerBound != end || part.utf8Range.isEmpty || (part.field == .literal) != (part.letter == nil)
      {
        Issue.record("\(format.locale) \(format.pattern): part \(part) does not tile")
      }
      end = part.utf8Range.upperBound
    }
    if end != expected.count { Issue.record("\(format.locale) \(format.pattern): parts end at \(end)") }
    return texts.count
  }

  private static func array(_ format: DateTimeFormat, _ moment: CivilDateTime, _ offset: UTCOffset) -> String {
    var bytes = Array("<".utf8)
    format.write(moment, offset: offset, to: &bytes)
    return String(decoding: bytes.dropFirst(), as: UTF8.self)
  }

  private static func outputSpan(_ format: DateTimeFormat, _ moment: CivilDateTime, _ offset: UTCOffset) -> String {
    // Exactly the room that is asked for, behind what is there already.
    let bytes = [UInt8](capacity: format.maximumUTF8Count + 1) { span in
      span.append(UInt8(ascii: "<"))
      format.write(moment, offset: offset, to: &span)
    }
    return String(decoding: bytes.dropFirst(), as: UTF8.self)
  }

  private static func mutableSpan(_ format: DateTimeFormat, _ moment: CivilDateTime, _ offset: UTCOffset) -> String {
    var bytes = [UInt8](repeating: UInt8(ascii: "#"), count: format.maximumUTF8Count + 4)
    var span = bytes.mutableSpan
    let end = format.write(moment, offset: offset, into: &span, at: 2)
    if bytes[..<2] != [0x23, 0x23] || bytes[(format.maximumUTF8Count + 2)...] != [0x23, 0x23] {
      Issue.record("\(format.locale) \(moment): wrote outside of maximumUTF8Count bytes")
    }
    return String(decoding: bytes[2..<end], as: UTF8.self)
  }
}
