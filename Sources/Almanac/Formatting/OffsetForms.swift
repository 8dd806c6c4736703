/// How an offset from UTC is written.
struct OffsetForm: OptionSet, Sendable {
  let rawValue: UInt8

  /// In the words of the locale, such as `GMT-03:00`; without it as in ISO 8601.
  static let localized = OffsetForm(rawValue: 1)
  /// Without minutes where there are none, and localized without a zero before the hour.
  static let short = OffsetForm(rawValue: 2)
  /// With a colon.
  static let extended = OffsetForm(rawValue: 4)
  /// `Z` for none.
  static let zulu = OffsetForm(rawValue: 8)
  /// With seconds where there are some.
  static let seconds = OffsetForm(rawValue: 16)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The form of a pattern's field; nil where ICU writes nothing or a zone's name.
  init?(_ letter: UInt8, _ count: Int) {
    switch (letter, count) {
    case (UInt8(ascii: "Z"), 1...3): self = [.seconds]
    case (UInt8(ascii: "Z"), 5): self = [.extended, .zulu, .seconds]
    case (UInt8(ascii: "Z"), _), (UInt8(ascii: "O"), 4): self = [.localized]
    case (UInt8(ascii: "O"), 1): self = [.localized, .short]
    case (UInt8(ascii: "X"), 1): self = [.zulu, .short]
    case (UInt8(ascii: "X"), 2): self = [.zulu]
    case (UInt8(ascii: "X"), 3): self = [.zulu, .extended]
    case (UInt8(ascii: "X"), 4): self = [.zulu, .seconds]
    case (UInt8(ascii: "X"), 5): self = [.zulu, .extended, .seconds]
    case (UInt8(ascii: "x"), 1): self = [.short]
    case (UInt8(ascii: "x"), 2): self = []
    case (UInt8(ascii: "x"), 3): self = [.extended]
    case (UInt8(ascii: "x"), 4): self = [.seconds]
    case (UInt8(ascii: "x"), 5): self = [.extended, .seconds]
    default: return nil
    }
  }
}

/// The words in which a locale writes offsets, such as `GMT-03:00`.
///
/// Source: UTS #35 part 4, "Time Zone Format Terminology": localized GMT format; ICU's `TimeZoneFormat`.
struct OffsetForms: Sendable {
  let prefix: [UInt8]
  let suffix: [UInt8]
  /// What is written for no offset; nil in tables of those ICUs that write it as any other.
  let zero: [UInt8]?
  let east: Signed
  let west: Signed
  let digits: Digits
  /// An upper bound of the bytes that an offset takes.
  let room: Int

  /// The same for the forms of ISO 8601.
  static let isoRoom = 16

  /// The text around the hours, minutes and seconds of one sign.
  struct Signed: Sendable {
    var before: [UInt8]
    var separator: [UInt8]
    var after: [UInt8]

    /// Takes `+HH:mm` apart.
    init(_ pattern: Substring) {
      let bytes = Array(pattern.utf8)
      let hour = bytes.firstIndex(of: UInt8(ascii: "H")) ?? bytes.endIndex
      let minute = bytes.firstIndex(of: UInt8(ascii: "m")) ?? bytes.endIndex
      let behindHour = bytes.lastIndex(of: UInt8(ascii: "H")).map { $0 + 1 } ?? hour
      let behindMinute = bytes.lastIndex(of: UInt8(ascii: "m")).map { $0 + 1 } ?? minute
      before = Array(bytes[..<hour])
      separator = behindHour <= minute ? Array(bytes[behindHour..<minute]) : []
      after = Array(bytes[behindMinute...])
    }

    var count: Int { before.count + 2 * separator.count + after.count }
  }

  /// Reads the words of a row.
  ///
  /// - Throws: `missingData` where the tables have none, `textTooLong`.
  init(_ context: DateProgram.Context) throws(FormatError) {
    func text(_ key: String) throws(FormatError) -> String {
      guard let text = context.data.convention("zones/\(key)", row: context.row) else {
        throw .missingData("zones/\(key)", context.locale, context.data)
      }
      guard text.utf8.count <= DateProgram.longestText else {
        throw .textTooLong("zones/\(key)", text.utf8.count, context.locale)
      }
      return text
    }
    let format = try text("gmtFormat")
    let bytes = Array(format.utf8)
    let place = bytes.indices.first { bytes[$0...].starts(with: "{0}".utf8) } ?? bytes.endIndex
    prefix = Array(bytes[..<place])
    suffix = Array(bytes[min(place + 3, bytes.endIndex)...])
    zero = context.data.edition.writesZeroOffsetAsAnyOther ? nil : Array(try text("gmtZeroFormat").utf8)
    let hours = try text("hourFormat").split(separator: ";", omittingEmptySubsequences: false)
    east = Signed(hours[0])
    west = Signed(hours.count > 1 ? hours[1] : hours[0])
    if case .decimal(let digits) = context.numbers { self.digits = digits } else { digits = .ascii }
    room = max(
      prefix.count + suffix.count + max(east.count, west.count) + 6 * 4, zero?.count ?? 0, Self.isoRoom)
  }

  /// Writes an offset.
  static func store(
    _ offset: UTCOffset, _ form: OffsetForm, _ words: OffsetForms?, _ out: inout MutableRawSpan, _ start: Int
  ) -> Int {
    let seconds = Int(offset.storedSeconds)
    if form.contains(.localized) { return words?.store(seconds, isShort: form.contains(.short), &out, start) ?? start }
    let magnitude = UInt(seconds.magnitude)
    let isNone = form.contains(.seconds) ? magnitude == 0 : magnitude < 60
    if form.contains(.zulu), isNone {
      out.storeBytes(of: UInt8(ascii: "Z"), toByteOffset: start, as: UInt8.self)
      return start + 1
    }
    let hours = magnitude / 3600
    let minutes = magnitude / 60 % 60
    let rest = form.contains(.seconds) ? magnitude % 60 : 0
    // What is written as zero has a plus sign.
    let sign = seconds < 0 && (hours > 0 || minutes > 0 || rest > 0) ? UInt8(ascii: "-") : UInt8(ascii: "+")
    out.storeBytes(of: sign, toByteOffset: start, as: UInt8.self)
    var end = DateProgram.store(hours, 2, .ascii, &out, start + 1)
    func append(_ value: UInt, _ out: inout MutableRawSpan) {
      if form.contains(.extended) {
        out.storeBytes(of: UInt8(ascii: ":"), toByteOffset: end, as: UInt8.self)
        end += 1
      }
      end = DateProgram.store(value, 2, .ascii, &out, end)
    }
    if !form.contains(.short) || minutes > 0 || rest > 0 { append(minutes, &out) }
    if rest > 0 { append(rest, &out) }
    return end
  }

  private func store(_ seconds: Int, isShort: Bool, _ out: inout MutableRawSpan, _ start: Int) -> Int {
    var end = start
    func append(_ text: [UInt8], _ out: inout MutableRawSpan) {
      for byte in text {
        out.storeBytes(of: byte, toByteOffset: end, as: UInt8.self)
        end += 1
      }
    }
    if seconds == 0, let zero {
      append(zero, &out)
      return end
    }
    let magnitude = UInt(seconds.magnitude)
    let words = seconds < 0 ? west : east
    append(prefix, &out)
    append(words.before, &out)
    end = DateProgram.store(magnitude / 3600, isShort ? 1 : 2, digits, &out, end)
    if !isShort || magnitude % 3600 > 0 {
      append(words.separator, &out)
      end = DateProgram.store(magnitude / 60 % 60, 2, digits, &out, end)
      if magnitude % 60 > 0 {
        append(words.separator, &out)
        end = DateProgram.store(magnitude % 60, 2, digits, &out, end)
      }
      append(words.after, &out)
    }
    append(suffix, &out)
    return end
  }
}
