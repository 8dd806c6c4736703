/// Another source of formats, which is asked for what the tables cannot answer.
///
/// It is asked by formats of the ``LocaleData`` that names it, see ``LocaleData/falling(backTo:)``, and by nothing else.
/// `ICUFallback` of the module AlmanacICU is one, by a live ICU.
public protocol FormatFallback: AnyObject, Sendable, CustomStringConvertible {
  /// Whether it knows the names of time zones, so that a style which has one is its matter.
  var writesZoneNames: Bool { get }

  /// Makes what writes a request.
  ///
  /// - Throws: ``FallbackRefusal`` where it cannot either, or knows no locale of the language.
  func formatter(for request: FallbackRequest) throws(FallbackRefusal) -> any FallbackFormatter
}

/// What a fallback is asked to write.
public struct FallbackRequest: Hashable, Sendable {
  /// What is written.
  public enum Content: Hashable, Sendable {
    /// A date style, a time style or both, joined as the locale joins a moment.
    case styles(date: DateStyle?, time: TimeStyle?)
    /// A pattern.
    case pattern(DatePattern)
    /// The locale's pattern for a skeleton.
    case skeleton(DateSkeleton)
  }

  /// The locale that was asked for, with its extensions.
  public let locale: LocaleTag
  /// What is written.
  public let content: Content
  /// Where the text will stand.
  public let capitalization: CapitalizationContext
}

/// Why a fallback cannot answer.
public struct FallbackRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as half a sentence.
  public let description: String

  /// Says why.
  public init(_ description: String) {
    self.description = description
  }
}

/// Writes dates and times for a format whose tables could not.
///
/// Once it is made nothing fails; it is immutable and may be used by any number of threads.
public protocol FallbackFormatter: AnyObject, Sendable {
  /// The locale whose data answers.
  var resolvedLocale: LocaleTag { get }
  /// The calendar as a BCP 47 `ca` value.
  var calendarIdentifier: String { get }
  /// The pattern that is written, in the syntax of UTS #35.
  var pattern: String { get }
  /// An upper bound of the bytes that a text takes.
  var maximumUTF8Count: Int { get }
  /// The text, as UTF-8, of what clocks show that are `offset` ahead of UTC.
  func text(of dateTime: CivilDateTime, offset: UTCOffset) -> [UInt8]
  /// Where the fields of that text stand, by the pattern's letters, in order and without overlaps.
  func fields(of dateTime: CivilDateTime, offset: UTCOffset) -> [(letter: Character, utf8Range: Range<Int>)]
}

extension LocaleData {
  /// The same tables, and another source for what they cannot answer.
  ///
  /// ```swift
  /// let data = LocaleData.embedded.falling(backTo: ICUFallback(try ICULibrary.system()))
  /// try DateTimeFormat(date: .long, locale: "fa", data: data)      // in the Persian calendar
  /// ```
  ///
  /// The tables come first. The fallback is asked where they have no locale of the language, where a format would throw
  /// ``FormatError`` for its calendar, its number system, a field such as the name of a time zone, or missing data, and for
  /// styles with a zone's name where it knows those. Formats are the same to use; writing with them costs what the fallback
  /// costs. Names, ranges and relative phrases do not ask it.
  public func falling(backTo fallback: any FormatFallback) -> LocaleData {
    LocaleData(tables: tables, fallback: fallback)
  }
}
