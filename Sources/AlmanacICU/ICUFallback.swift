public import Almanac

/// A live ICU for what the tables cannot answer: other calendars, languages that a subset of the tables lacks, names of
/// time zones.
///
/// ```swift
/// let icu = try ICULibrary.system()
/// let data = LocaleData.embedded.falling(backTo: try ICUFallback(icu, zone: "Europe/Lisbon"))
/// let format = try DateTimeFormat(date: .long, time: .full, locale: "pt-PT", data: data)
/// format.string(from: try CivilDateTime("2026-07-01T12:00"), offset: try UTCOffset("+01:00"))
/// // 1 de julho de 2026 às 12:00:00 Hora de verão da Europa Ocidental
/// ```
///
/// ICU answers with its own data, which may be of another version than the tables. It writes milliseconds, not nanoseconds,
/// and years within about 5.8 million; of dates beyond it writes the last that it knows. Formats of the Gregorian calendar are
/// proleptic, as everywhere here; those of the Japanese, Buddhist and ROC calendars turn Julian before 15 October 1582.
///
/// Sendable: nothing changes after `init`, and the formats that it makes are only read.
public final class ICUFallback: FormatFallback {
  /// The ICU that answers.
  public let library: ICULibrary
  /// The zone whose names are written, as in the tz database; nil for none.
  public let zone: String?

  /// Takes an ICU, and perhaps a zone.
  ///
  /// With a zone, formats that this fallback makes take a date and a time with their offset as an instant, and write what
  /// clocks of the zone show then: give them as those clocks show them, with the zone's own offset, and nothing moves.
  ///
  /// - Parameters:
  ///   - library: the ICU.
  ///   - zone: a zone such as `Europe/Lisbon`. Without one names of zones are refused in patterns and skeletons, and
  ///     offsets stand for them in styles.
  /// - Throws: `unknownZone` for a zone that the ICU does not know.
  public init(_ library: ICULibrary, zone: String? = nil) throws(ICUError) {
    if let zone { try library.checkZone(zone) }
    self.library = library
    self.zone = zone
  }

  /// The ICU's name and version.
  public var description: String { "\(library)" }

  /// True with a zone.
  public var writesZoneNames: Bool { zone != nil }

  /// Opens a format for a request.
  ///
  /// - Throws: `FallbackRefusal` for a language that the ICU does not know, for a zone's name without a zone, for a pattern
  ///   of too many fields, and with ICU's status where it answers an error.
  public func formatter(for request: FallbackRequest) throws(FallbackRefusal) -> any FallbackFormatter {
    let formatter: ICUFallbackFormat
    do throws(ICUError) {
      formatter = try ICUFallbackFormat(library, request, zone)
    } catch {
      throw FallbackRefusal("\(error)")
    }
    guard formatter.resolvedLocale != .root || request.locale.language == LocaleTag.root.language else {
      throw FallbackRefusal("it knows no locale of the language")
    }
    guard zone != nil || !formatter.asksForZoneName else {
      throw FallbackRefusal("the name of a time zone needs a zone: ICUFallback(_:zone:)")
    }
    return formatter
  }
}
