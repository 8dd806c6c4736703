import Almanac
import Testing

/// A date written through every path that a format has, which must all agree.
enum WrittenDate {
  /// The texts of all paths, by name.
  static func texts(_ format: DateTimeFormat, _ date: CivilDate) -> [(path: String, text: String)] {
    [
      ("string", format.string(from: date)),
      ("array", array(format, date)),
      ("output span", outputSpan(format, date)),
      ("mutable span", mutableSpan(format, date)),
      ("parts", format.parts(from: date).map(\.text).joined()),
    ]
  }

  /// Checks that all paths write `text`, byte for byte, that parts tile it and that it fits the promised room.
  ///
  /// - Returns: the number of comparisons.
  @discardableResult
  static func check(_ format: DateTimeFormat, _ date: CivilDate, is text: String? = nil) -> Int {
    let texts = texts(format, date)
    let expected = Array((text ?? texts[0].text).utf8)
    for (path, text) in texts where Array(text.utf8) != expected {
      Issue.record(
        "\(format.locale) \(format.dateStyle) \(date), \(path): \(text), not \(String(decoding: expected, as: UTF8.self))"
      )
    }
    if expected.count > format.maximumUTF8Count {
      Issue.record(
        "\(format.locale) \(format.dateStyle) \(date): \(expected.count) bytes, \(format.maximumUTF8Count) promised")
    }
    var end = 0
    for part in format.parts(from: date) {
      let range = part.utf8Range
      let isTiling = range.lowerBound == end && !range.isEmpty && range.upperBound <= expected.count
      if !isTiling || Array(part.text.utf8) != Array(expected[range.clamped(to: 0..<expected.count)]) {
        Issue.record("\(format.locale) \(format.dateStyle) \(date): part \(part) does not tile")
      }
      end = range.upperBound
    }
    if end != expected.count { Issue.record("\(format.locale) \(format.dateStyle) \(date): parts end at \(end)") }
    return texts.count
  }

  private static func array(_ format: DateTimeFormat, _ date: CivilDate) -> String {
    var bytes = Array("<".utf8)
    format.write(date, to: &bytes)
    bytes += Array(">".utf8)
    return inside(bytes)
  }

  private static func outputSpan(_ format: DateTimeFormat, _ date: CivilDate) -> String {
    // Exactly the room that is asked for, behind what is there already.
    let bytes = [UInt8](capacity: format.maximumUTF8Count + 1) { span in
      span.append(UInt8(ascii: "<"))
      format.write(date, to: &span)
    }
    return inside(bytes + Array(">".utf8))
  }

  private static func mutableSpan(_ format: DateTimeFormat, _ date: CivilDate) -> String {
    var bytes = [UInt8](repeating: UInt8(ascii: "#"), count: format.maximumUTF8Count + 4)
    var span = bytes.mutableSpan
    let end = format.write(date, into: &span, at: 2)
    if bytes[..<2] != [0x23, 0x23] || bytes[(format.maximumUTF8Count + 2)...] != [0x23, 0x23] {
      Issue.record("\(format.locale) \(date): wrote outside of maximumUTF8Count bytes")
    }
    return String(decoding: bytes[2..<end], as: UTF8.self)
  }

  /// What stands between the first and the last byte, which are the test's own.
  private static func inside(_ bytes: [UInt8]) -> String {
    if bytes.first != UInt8(ascii: "<") || bytes.last != UInt8(ascii: ">") {
      Issue.record("bytes around the text were changed")
    }
    return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
  }
}
