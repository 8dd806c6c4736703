/// What a format does beyond writing what the locale's data say.
///
/// ```swift
/// let time = try DateTimeFormat(time: .short, locale: "en-US")      // 6:05\u{202F}PM
/// let plain = try time.with(.plainSpaces)                           // 6:05 PM
/// let heading = try DateTimeFormat(pattern: "EEEE", locale: "pt-BR").with(FormatOptions(capitalization: .standalone))
/// ```
///
/// The standard options change nothing. All of it is done when a format is made: writing takes no longer.
public struct FormatOptions: Hashable, Sendable {
  /// Where the text will stand: whether its first field begins with a capital (`udat_setContext`); of an interval that is
  /// the first field of the end written first, and of a relative phrase its first letter.
  public var capitalization: CapitalizationContext
  /// Which spaces are written.
  public var spaces: Spaces

  /// Makes options, which change nothing where they are left out.
  public init(capitalization: CapitalizationContext = .none, spaces: Spaces = .asInData) {
    self.capitalization = capitalization
    self.spaces = spaces
  }

  /// Which spaces a format writes.
  public enum Spaces: String, CaseIterable, Codable, Sendable {
    /// Those of the locale's data, whatever they are: ICU's text, byte for byte.
    case asInData
    /// U+0020 in place of U+202F NARROW NO-BREAK SPACE and U+2009 THIN SPACE.
    ///
    /// CLDR 42 brought these two into times and ranges, and programs that read times stumble over them, which is why web
    /// browsers write plain spaces there. U+00A0 NO-BREAK SPACE stays: it has been in the data from the beginning, keeps
    /// together what would be misread across two lines, and browsers leave it as well.
    case plain
  }

  /// The options that change nothing.
  public static let standard = FormatOptions()
  /// Plain spaces, and nothing else.
  public static let plainSpaces = FormatOptions(spaces: .plain)
}

extension DateTimeFormat {
  /// The same format with other options.
  ///
  /// Cost: that of making a format.
  ///
  /// - Parameter options: what is done to the text; they replace those that the format has.
  /// - Returns: a format of the same locale and fields.
  /// - Throws: `FormatError` as when the format was made, which it was; so this does not happen with the same tables.
  public func with(_ options: FormatOptions) throws(FormatError) -> DateTimeFormat {
    try DateTimeFormat(request, locale, fallback, data, options)
  }
}
