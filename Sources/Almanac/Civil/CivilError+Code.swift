extension CivilError {
  /// The kinds of error; more may come, so a `switch` over them needs a `default`.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    /// The name of the static member.
    public let description: String

    private init(_ name: String) { description = name }

    /// The text ends before the value is complete.
    public static let incompleteText = Code("incompleteText")
    /// Another character was needed at this place.
    public static let invalidCharacter = Code("invalidCharacter")
    /// The value is complete and the text goes on.
    public static let trailingText = Code("trailingText")
    /// A year has a plus sign.
    public static let plusSign = Code("plusSign")
    /// A year of zero or an offset of zero has a minus sign.
    public static let negativeZero = Code("negativeZero")
    /// A fraction of a second has more than 9 digits.
    public static let fractionTooLong = Code("fractionTooLong")
    /// A timestamp's text has no offset.
    public static let offsetMissing = Code("offsetMissing")

    /// A year outside -9999...9999 would have to be in a text.
    public static let yearOutOfRange = Code("yearOutOfRange")
    /// A month outside 1...12.
    public static let monthOutOfRange = Code("monthOutOfRange")
    /// A day that its month does not have.
    public static let dayOutOfRange = Code("dayOutOfRange")
    /// An hour outside 0...23.
    public static let hourOutOfRange = Code("hourOutOfRange")
    /// A minute outside 0...59.
    public static let minuteOutOfRange = Code("minuteOutOfRange")
    /// A second outside 0...59.
    public static let secondOutOfRange = Code("secondOutOfRange")
    /// A nanosecond outside 0...999,999,999.
    public static let nanosecondOutOfRange = Code("nanosecondOutOfRange")
    /// An offset outside -18:00...+18:00.
    public static let offsetOutOfRange = Code("offsetOutOfRange")
    /// An offset with seconds, where a format holds whole minutes only.
    public static let offsetNotWholeMinutes = Code("offsetNotWholeMinutes")
    /// A date whose day number does not fit in an `Int32`.
    public static let dateOutOfRange = Code("dateOutOfRange")
    /// A timestamp outside `Timestamp.earliest...Timestamp.latest`.
    public static let timestampOutOfRange = Code("timestampOutOfRange")
  }
}
