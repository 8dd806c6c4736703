internal import Almanac

/// What ``ICUFallback`` writes a request with.
final class ICUFallbackFormat: FallbackFormatter {
  let resolvedLocale: LocaleTag
  let calendarIdentifier: String
  let pattern: String
  let maximumUTF8Count: Int
  /// Whether the request itself, and not just a style, has the name of a zone.
  let asksForZoneName: Bool

  private let library: ICULibrary
  private let request: FallbackRequest
  private let zone: String?
  /// The format in the zone, or in one without an offset and without names.
  private let format: ICUDateFormat
  private let writesOffset: Bool

  /// Opens a request's format, and writes with it once to see that it can.
  init(_ library: ICULibrary, _ request: FallbackRequest, _ zone: String?) throws(ICUError) {
    self.library = library
    self.request = request
    self.zone = zone
    format = try Self.open(library, request, zone ?? Self.namelessZone)
    pattern = try format.pattern
    _ = try format.string(millis: 0)
    let plain = request.locale.removingExtensions
    let bundle = try ICUResource(library, name: plain.icuIdentifier, lookup: .inheriting)
    // The warning says that root answered. A format of a pattern does not say which locale it has its words from.
    let valid = try format.validLocale
    if bundle.warning == "U_USING_DEFAULT_WARNING" {
      resolvedLocale = .root
    } else if !valid.isEmpty, valid != "root", let tag = try? LocaleTag(parsing: library.languageTag(of: valid)) {
      resolvedLocale = tag
    } else {
      resolvedLocale = plain
    }
    calendarIdentifier =
      switch format.calendarType {
      case "gregorian": "gregory"
      case "ethiopic-amete-alem": "ethioaa"
      default: format.calendarType
      }
    let room = Room(pattern)
    maximumUTF8Count = room.utf8Count
    writesOffset = room.hasZone
    if case .styles = request.content { asksForZoneName = false } else { asksForZoneName = room.hasZoneName }
  }

  func text(of dateTime: CivilDateTime, offset: UTCOffset) -> [UInt8] {
    let (format, millis) = reading(dateTime, offset)
    do throws(ICUError) {
      let text = Array(try format.string(millis: millis).utf8)
      precondition(text.count <= maximumUTF8Count, "\(library): a text is longer than its fields can be")
      return text
    } catch {
      // It has written with this format before, so this is a lack of memory, for which Swift stops too.
      preconditionFailure("\(error)")
    }
  }

  func fields(of dateTime: CivilDateTime, offset: UTCOffset) -> [(letter: Character, utf8Range: Range<Int>)] {
    let (format, millis) = reading(dateTime, offset)
    do throws(ICUError) {
      let (text, fields) = try format.fields(millis: millis)
      // Offsets in UTF-8 by offsets in UTF-16; those within a pair of units are not asked for.
      var utf8: [Int] = []
      var count = 0
      for scalar in text.unicodeScalars {
        for _ in scalar.utf16 { utf8.append(count) }
        count += scalar.utf8.count
      }
      utf8.append(count)
      let letters = Array(ICUDateFormat.fieldLetters)
      return fields.compactMap { field in
        guard letters.indices.contains(field.field) else { return nil }
        return (letters[field.field], utf8[field.utf16Range.lowerBound]..<utf8[field.utf16Range.upperBound])
      }
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// The format that writes a reading of a clock, and the instant that it is given.
  private func reading(_ dateTime: CivilDateTime, _ offset: UTCOffset) -> (format: ICUDateFormat, millis: Double) {
    let day = Double(dateTime.date.dayNumber) * 86_400_000
    let civil = day + Double(dateTime.time.secondOfDay * 1000 + dateTime.time.nanosecond / 1_000_000)
    guard zone != nil || writesOffset && offset != .utc else { return (format, civil) }
    let instant = civil - Double(offset.secondsEastOfUTC * 1000)
    guard zone == nil else { return (format, instant) }
    do throws(ICUError) {
      return (try Self.open(library, request, Self.zone(of: offset)), instant)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  // MARK: Opening

  /// A zone of offset 0 without names, in place of which ICU writes the offset.
  private static let namelessZone = "Etc/Unknown"

  /// ICU's name for a zone that has an offset and nothing else: `GMT-03:30`, `GMT+00:19:32`.
  private static func zone(of offset: UTCOffset) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let seconds = offset.secondsEastOfUTC.magnitude
    let minutes = "\(two(Int(seconds / 3600))):\(two(Int(seconds / 60 % 60)))"
    return "GMT\(offset.secondsEastOfUTC < 0 ? "-" : "+")\(minutes)"
      + (seconds % 60 == 0 ? "" : ":\(two(Int(seconds % 60)))")
  }

  private static func open(
    _ library: ICULibrary, _ request: FallbackRequest, _ zone: String
  ) throws(ICUError) -> ICUDateFormat {
    let locale = request.locale.icuIdentifier
    let capitalization = ICUDateFormat.Capitalization(request.capitalization)
    switch request.content {
    case .styles(let date, let time):
      return try ICUDateFormat(
        library, locale: locale, date: ICUStyle(date), time: ICUStyle(time), zone: zone, capitalization: capitalization)
    case .pattern(let pattern):
      return try ICUDateFormat(
        library, locale: locale, pattern: pattern.description, zone: zone, capitalization: capitalization)
    case .skeleton(let skeleton):
      let pattern = try ICUPatternGenerator(library, locale: locale).bestPattern(skeleton.description)
      return try ICUDateFormat(library, locale: locale, pattern: pattern, zone: zone, capitalization: capitalization)
    }
  }
}

extension ICUFallbackFormat {
  /// How much room the fields of a pattern need.
  private struct Room {
    var utf8Count = 16
    var hasZone = false
    var hasZoneName = false

    init(_ pattern: String) {
      var scanner = PatternScanner()
      while let item = scanner.next(in: pattern.utf8Span.span) {
        guard case .field(let letter, let count, _) = item else {
          utf8Count += 1
          continue
        }
        switch Unicode.Scalar(letter) {
        case "z", "v", "V":
          hasZoneName = true
          hasZone = true
          utf8Count += 3 * 128
        case "Z", "O", "X", "x":
          hasZone = true
          utf8Count += 3 * 64
        // Numbers, whose leading zeros are as many as letters, and names, the longest of which has some forty characters.
        default: utf8Count += 3 * 64 + 4 * min(count, 10)
        }
      }
    }
  }
}

extension ICUDateFormat.Capitalization {
  fileprivate init(_ context: CapitalizationContext) {
    switch context {
    case .none: self = .none
    case .beginningOfSentence: self = .beginningOfSentence
    case .standalone: self = .standalone
    case .uiListOrMenu: self = .uiListOrMenu
    }
  }
}

extension ICUStyle {
  fileprivate init(_ style: DateStyle?) {
    switch style {
    case .full: self = .full
    case .long: self = .long
    case .medium: self = .medium
    case .short: self = .short
    case nil: self = .none
    }
  }

  fileprivate init(_ style: TimeStyle?) {
    switch style {
    case .full: self = .full
    case .long: self = .long
    case .medium: self = .medium
    case .short: self = .short
    case nil: self = .none
    }
  }
}
