/// What a format wrote, piece by piece, and where each comes from.
package struct FormatTrace: Sendable {
  /// The text: what ``DateTimeFormat/string(from:)`` writes.
  package let text: String
  /// The pieces; their texts together are the text.
  package let pieces: [Piece]
  /// Where the pattern comes from.
  package let request: RequestTrace
  /// The row that answered.
  package let row: RowTrace
  /// What decided on the calendar, the number system, the hours of skeletons, and the weeks.
  package let calendar: CustomTrace
  package let numbers: CustomTrace
  package let hourCycle: CustomTrace
  package let weeks: CustomTrace
  /// The language whose rules say which part of the day an hour is in; nil where there are none.
  package let dayPeriods: String?

  /// A field, or literal text from one source.
  package struct Piece: Sendable {
    /// What it is.
    package let field: DatePart.Field
    /// The letter, how often it stands there, and where in the pattern, in UTF-8 bytes; no letter for literal text.
    package let letter: Character?
    package let patternRange: Range<Int>
    /// Where in the text it stands, in UTF-8 bytes; empty where a field writes nothing.
    package let utf8Range: Range<Int>
    package let text: String
    /// Where that part of the pattern comes from.
    package let source: PatternSource
    /// What was written.
    package let content: Content
  }

  /// What a piece says.
  package enum Content: Sendable {
    /// The pattern's own text.
    case literal
    /// A field that writes nothing.
    case nothing
    /// A number in digits or by rules.
    case number(Int, NumbersTrace)
    /// A name: the value that it stands for, which for a part of the day is its place in the list of names; and where it
    /// stands in the tables, nil for one that does not stand there.
    case name(Int, TablePlace?)
    /// A fraction of a second, in nanoseconds.
    case fraction(Int, NumbersTrace)
    /// An offset from UTC, in seconds to the east, and the forms of the locale that it is written by; ISO 8601 has none.
    case offset(Int, [TablePlace])
  }

  /// In which number system a field is written.
  package struct NumbersTrace: Hashable, Sendable {
    /// Its name, such as `arab`; empty where the tables have none for its digits.
    package let system: String
    /// Why.
    package let reason: Reason

    package enum Reason: Hashable, Sendable {
      /// It is the format's.
      case format
      /// The style has one of its own for the field.
      case style(TablePlace)
      /// The pattern has 年, and the years of the Japanese calendar begin with 元年.
      case japaneseYear
    }
  }
}
