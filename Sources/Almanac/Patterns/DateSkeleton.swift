/// Which fields a date is written with, and how wide, without their order and punctuation: those are the locale's.
///
/// ```swift
/// let skeleton: DateSkeleton = "yMMMd"
/// let asked = try DateSkeleton(parsing: query)
/// ```
///
/// A skeleton has the letters of a pattern, each as often as its field is wide, in any order and without other characters.
/// `yMMMd` is written as `30 de nov. de 2026` in Brazil and `2026年11月30日` in Japan. Three letters stand for the hour as the
/// locale has it: `j` (with AM and PM where it counts to 12), `J` (without them), `C` (with the name of the part of the
/// day where that is usual); one `j` or `C` is an hour of any width, two are an hour of two digits, and three to six ask for
/// longer and narrow day periods.
///
/// Where a field is asked for twice, the later one counts, as in ICU.
///
/// Source: UTS #35 part 4, "availableFormats, appendItems" and "Date Field Symbol Table".
public struct DateSkeleton: Hashable, Sendable {
  /// The most letters that are read; no skeleton needs a quarter of them.
  public static let maximumLength = 100

  /// The skeleton's text, as it was given.
  public let description: String

  /// Reads a skeleton.
  ///
  /// - Parameter text: letters of fields: `G yYuUr Qq MLl wW dDFg Eec abB hHkKjJC m sA S zZOvVXx`.
  /// - Throws: ``DateSkeletonError``: the text is empty or too long, has another letter, or something that is no letter;
  ///   the error says where.
  public init(parsing text: some StringProtocol) throws(DateSkeletonError) {
    let text = String(text)
    if let fault = Self.fault(in: text.utf8) {
      throw DateSkeletonError(fault.code, input: text, position: fault.position)
    }
    description = text
  }

  /// Takes letters of which each stands for a field.
  init(trusting letters: [UInt8]) {
    description = String(decoding: letters, as: UTF8.self)
  }

  private static func fault(in text: String.UTF8View) -> (code: DateSkeletonError.Code, position: Int)? {
    if text.isEmpty { return (.empty, 0) }
    for (offset, byte) in text.enumerated() {
      if offset == maximumLength { return (.tooLong, offset) }
      guard (byte | 0x20) &- 0x61 < 26 else { return (.notALetter, offset) }
      guard FieldForm(byte, 1) != nil else { return (.unknownField, offset) }
    }
    return nil
  }
}

extension DateSkeleton: CustomStringConvertible {}

extension DateSkeleton: ExpressibleByStringLiteral {
  /// Makes a skeleton from a literal in the program.
  ///
  /// - Precondition: the literal is a skeleton; anything else is a programmer error and traps.
  public init(stringLiteral text: String) {
    do throws(DateSkeletonError) {
      self = try DateSkeleton(parsing: text)
    } catch {
      fatalError("\(error)")
    }
  }
}

extension DateSkeleton: Codable {
  /// Decodes the text of a skeleton.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the reason if the text is no skeleton.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(DateSkeletonError) {
      self = try DateSkeleton(parsing: text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  /// Encodes the text of the skeleton.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// The sets of fields that Foundation's `Date.FormatStyle` has names for.
extension DateSkeleton {
  /// Year, month and day in numbers: `30/11/2026` (`Date.FormatStyle.DateStyle.numeric`).
  ///
  /// It differs from ``DateStyle/short``, which writes the year with two digits in many locales.
  public static let numeric: DateSkeleton = "yMd"
  /// With the month's short name: `30 de nov. de 2026` (`.abbreviated`).
  public static let abbreviated: DateSkeleton = "yMMMd"
  /// With the month in words: `30 de novembro de 2026` (`.long`).
  public static let long: DateSkeleton = "yMMMMd"
  /// With the weekday too: `segunda-feira, 30 de novembro de 2026` (`.complete`).
  public static let complete: DateSkeleton = "yMMMMEEEEd"
  /// Hour and minute as the locale counts them: `06:05` (`Date.FormatStyle.TimeStyle.shortened`).
  public static let shortenedTime: DateSkeleton = "jm"
  /// With the second: `06:05:09` (`.standard`).
  public static let standardTime: DateSkeleton = "jms"
}
