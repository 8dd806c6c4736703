import Almanac
import AlmanacICU

/// One run of a family: what is compared, where.
struct VerifyPlan: Sendable {
  /// What the report calls it.
  var title: String
  var family: any VerifyFamily
  /// ICU ids of locales and legacy aliases.
  var locales: [String]
  /// Whether these are all that the ICU has, so that a divergence that was not met is stale.
  var isWhole: Bool
}

extension VerifyPlan {
  /// The names that `--family` takes.
  static let familyNames =
    [DateStyleFamily.name]
    + formatFamilyNames
    + [SkeletonFamily.name, IntervalFamily.name]
    + [NamesFamily.name, CapitalizationFamily.name]
    + [RelativeFamily.name, PluralFamily.name]
    + [RoundTripFamily.name, TypedDateFamily.name]

  /// What the options ask for: every family over every locale, or what they name.
  static func all(_ options: ToolOptions, _ icu: ICULibrary, _ data: LocaleData) throws -> [VerifyPlan] {
    let names = options.families.isEmpty ? familyNames : options.families
    let all = try icu.availableLocales + icu.legacyAliases
    let locales = options.locales.isEmpty ? all : options.locales
    return try names.flatMap { name in
      func whole(_ title: String, _ family: any VerifyFamily) -> [VerifyPlan] {
        [VerifyPlan(title: title, family: family, locales: locales, isWhole: locales == all)]
      }
      return switch name {
      case _ where formatFamilyNames.contains(name): try formats(name, icu, data, locales: locales, all: all)
      case SkeletonFamily.name: try skeletons(options, icu, data, locales: locales, all: all)
      case IntervalFamily.name: try intervals(icu, data, locales: locales, all: all)
      case NamesFamily.name: whole("standalone names", NamesFamily(icu: icu, data: data))
      case RoundTripFamily.name: whole("formats read back", try RoundTripFamily(data))
      case TypedDateFamily.name: whole("dates as people change them", try TypedDateFamily(data))
      case CapitalizationFamily.name: whole("names by context", CapitalizationFamily(icu: icu, data: data))
      case RelativeFamily.name: whole("units, styles, offsets", RelativeFamily(icu: icu, data: data))
      case PluralFamily.name: whole("whole and decimal numbers", try PluralFamily(icu, data))
      default: try dateStyles(options, icu, data, locales: locales, all: all)
      }
    }
  }

  /// A spread of days everywhere and every day of two centuries for the languages that Almanac grew up with, or the
  /// days that the options name.
  private static func dateStyles(
    _ options: ToolOptions, _ icu: ICULibrary, _ data: LocaleData, locales: [String], all: [String]
  ) throws -> [VerifyPlan] {
    func plan(_ title: String, _ days: [CivilDate], in locales: [String]) -> VerifyPlan {
      VerifyPlan(
        title: title, family: DateStyleFamily(icu: icu, data: data, days: days), locales: locales,
        isWhole: locales == all)
    }
    if options.isExhaustive {
      return [plan("every day of a Gregorian cycle", try DaySpread.every(from: 2000, through: 2399), in: locales)]
    }
    if let years = options.days {
      let days = try DaySpread.every(from: years.lowerBound, through: years.upperBound)
      return [plan("every day of \(years.lowerBound) to \(years.upperBound)", days, in: locales)]
    }
    let spread = plan("days of years 1 to 9999", try DaySpread.standard(), in: locales)
    guard options.locales.isEmpty else { return [spread] }
    let languages: Set<Substring> = ["pt", "ja", "zh", "tr"]
    let near = all.filter { languages.contains($0.split(separator: "_")[0]) }
    let days = try DaySpread.every(from: 1900, through: 2100)
    return [spread, plan("every day of 1900 to 2100, pt ja zh tr", days, in: near)]
  }
}
