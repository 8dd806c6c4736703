import Almanac

/// The rules that explanations name: sections of UTS #35, by their titles, because their numbers change.
enum Rule: String {
  case canonicalization = "UTS #35 part 1, \"LocaleId Canonicalization\""
  case inheritance = "UTS #35 part 1, \"Locale Inheritance and Matching\""
  case extensions = "UTS #35 part 1, \"Key and Type Definitions\""
  case numberingSystems = "UTS #35 part 3, \"Numbering Systems\""
  case calendarPreference = "UTS #35 part 4, \"Calendar Preference Data\""
  case timeData = "UTS #35 part 4, \"Time Data\""
  case weekData = "UTS #35 part 4, \"Week Data\""
  case dateFormats = "UTS #35 part 4, \"dateFormats\""
  case timeFormats = "UTS #35 part 4, \"timeFormats\""
  case dateTimeFormats = "UTS #35 part 4, \"dateTimeFormats\""
  case matching = "UTS #35 part 4, \"Matching Skeletons\""
  case missingFields = "UTS #35 part 4, \"Missing Skeleton Fields\""
  case patterns = "UTS #35 part 4, \"Date Format Patterns\""
  case fields = "UTS #35 part 4, \"Date Field Symbol Table\""
  case dayPeriods = "UTS #35 part 4, \"Day Period Rule Sets\""
  case zoneFormats = "UTS #35 part 4, \"Time Zone Format Terminology\""
  case parsing = "UTS #35 part 4, \"Parsing Dates and Times\""
}

extension Rule {
  /// The rule of a custom.
  init(_ source: CustomTrace.Source, of custom: Rule) {
    if case .keyword = source { self = .extensions } else { self = custom }
  }

  /// The rule by which a part of a pattern is there.
  init(_ source: PatternSource) {
    switch source {
    case .asked: self = .patterns
    case .style(let slot, _): self = slot.isTime ? .timeFormats : .dateFormats
    case .glue, .noGlue: self = .dateTimeFormats
    case .entry: self = .matching
    case .appendItem, .fieldName, .decimalSeparator: self = .missingFields
    }
  }

  /// The rule by which a field is written.
  init(_ content: FormatTrace.Content, letter: Character?) {
    switch content {
    case .literal: self = .patterns
    case .offset(_, let forms): self = forms.isEmpty ? .fields : .zoneFormats
    default: self = letter == "B" || letter == "b" ? .dayPeriods : .fields
    }
  }
}

extension StyleSlot {
  /// Whether it is the style of a time.
  var isTime: Bool {
    switch self {
    case .timeFull, .timeLong, .timeMedium, .timeShort: true
    default: false
    }
  }
}
