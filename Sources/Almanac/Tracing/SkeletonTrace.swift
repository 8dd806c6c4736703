/// How the pattern of a skeleton was found.
///
/// Source: UTS #35 part 4, "Matching Skeletons" and "Missing Skeleton Fields".
package struct SkeletonTrace: Sendable {
  /// The skeleton that was asked for.
  package let asked: String
  /// The same with the locale's hours in place of `j`, `J` and `C`, in the order of fields.
  package let resolved: String
  /// The calendar of the entries, nil for the Gregorian one.
  package let calendar: TableCalendar?
  /// How many entries there are in all.
  package let entryCount: Int
  /// What was done, in its order.
  package fileprivate(set) var steps: [Step] = []
  /// What joins a date and a time that were matched apart; nil where they were not.
  package fileprivate(set) var glue: Glue?
  /// The pattern.
  package fileprivate(set) var pattern = TracedPattern()

  init(asked: String, resolved: String, calendar: TableCalendar?, entryCount: Int) {
    self.asked = asked
    self.resolved = resolved
    self.calendar = calendar
    self.entryCount = entryCount
  }

  /// One step.
  package struct Step: Sendable {
    /// What it did.
    package let kind: Kind
    /// The fields that it looked for, as a skeleton.
    package let wanted: String
    /// The entry that it took.
    package let entry: Entry
    /// How far that is from the wanted fields.
    package let distance: Int
    /// Fields that the entry lacks, as a skeleton of what was asked for.
    package let missing: String
    /// Entries that are not so near, the nearest first.
    package let alternatives: [Alternative]
    /// The fields of the entry's pattern and what became of them.
    package let adjustments: [Adjustment]
    /// The result so far.
    package let pattern: String
  }

  /// What a step did.
  package enum Kind: Hashable, Sendable {
    /// It looked up the skeleton, which is an entry word for word.
    case lookUp
    /// It took the nearest entry to all of the skeleton.
    case matchWhole
    /// It took the nearest entry to the fields of the date, or of the time.
    case matchDate, matchTime
    /// It put the fraction behind the seconds.
    case addFraction
    /// It appended an entry.
    case append(AppendItem)
  }

  /// By what an entry was appended.
  package struct AppendItem: Hashable, Sendable {
    /// The field that it was appended for.
    package let field: PatternField
    /// The form in the tables, nil where CLDR has none for the field and ICU's own is taken.
    package let place: TablePlace?
    /// The form: `{0}` for what was there, `{1}` for the entry, `{2}` for the field's name.
    package let template: String
    /// The field's name in the tables; nil where there is none.
    package let namePlace: TablePlace?
    /// The field's name in quotes.
    package let name: String
  }

  /// An entry that skeletons are matched with.
  package struct Entry: Hashable, Sendable {
    /// Its skeleton, in the order of fields.
    package let skeleton: String
    /// Its pattern.
    package let pattern: String
    /// Where it is from.
    package let origin: Origin
  }

  /// Where an entry is from.
  package enum Origin: Hashable, Sendable {
    /// Every field alone is an entry.
    case field
    /// A style of the locale; its skeleton was read off the pattern.
    case style(TablePlace)
    /// A time style that was itself made of a skeleton, because the clock is another than the row's.
    case madeStyle(StyleSlot)
    /// The minutes and seconds of the short time.
    case minutesAndSeconds
    /// One of CLDR's `availableFormats`, in the row that holds it.
    case available(TablePlace, row: Int)
  }

  /// An entry that another was preferred to.
  package struct Alternative: Hashable, Sendable {
    package let entry: Entry
    package let distance: Int
    /// The wanted fields that it lacks, and its own that are not wanted, as skeletons.
    package let missing: String
    package let extra: String
  }

  /// A field of an entry's pattern and what became of it.
  package struct Adjustment: Hashable, Sendable {
    package let from: String
    package let to: String
    package let rule: WidthRule
  }

  /// What joins a date and a time.
  package struct Glue: Hashable, Sendable {
    /// The style whose glue it is, by the width of the month.
    package let style: DateStyle
    /// Nil where the tables have none.
    package let place: TablePlace?
    package let text: String
  }
}

/// What decided on the width of a field of an entry's pattern.
package enum WidthRule: String, Sendable {
  /// The skeleton.
  case asked
  /// Hours, minutes and seconds have the width of the pattern.
  case timeKeepsItsOwn
  /// CLDR's skeleton has the width that was asked for, so that the pattern's is right for it.
  case entryHasItFor
  /// One of skeleton and pattern is a number and the other is text.
  case numberAndText
  /// The skeleton does not have the field.
  case notAsked
}

extension SkeletonTrace {
  mutating func add(_ step: Step) { steps.append(step) }

  mutating func finish(_ pattern: TracedPattern, _ glue: Glue?) {
    self.pattern = pattern
    self.glue = glue
  }
}
