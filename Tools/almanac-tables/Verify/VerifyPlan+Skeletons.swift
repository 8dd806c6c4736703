import Almanac
import AlmanacICU

/// The reviewed differences are met by the first plan of each family, so that the second one is not asked for them.
extension VerifyPlan {
  /// All skeletons in each locale's own calendar, and fewer of them in other calendars and hour cycles.
  static func skeletons(
    _ options: ToolOptions, _ icu: ICULibrary, _ data: LocaleData, locales: [String], all: [String]
  ) throws -> [VerifyPlan] {
    let own = try SkeletonFamily(icu, data, SkeletonSpread.standard(), keywords: [""])
    let others = try SkeletonFamily(
      icu, data, SkeletonSpread.short(),
      keywords: [
        "@calendar=gregorian;hours=h11", "@calendar=iso8601;hours=h12", "@calendar=japanese;hours=h24",
        "@calendar=buddhist;hours=h23;numbers=arab", "@calendar=roc",
      ])
    return [
      VerifyPlan(
        title: "\(own.skeletons.count) skeletons", family: own, locales: locales, isWhole: locales == all),
      VerifyPlan(
        title: "\(others.skeletons.count) skeletons in other calendars, hour cycles and digits", family: others,
        locales: locales, isWhole: false),
    ]
  }

  /// Intervals in each locale's own calendar, and in others for fewer skeletons.
  static func intervals(
    _ icu: ICULibrary, _ data: LocaleData, locales: [String], all: [String]
  ) throws -> [VerifyPlan] {
    let own = try IntervalFamily(icu, data, keywords: [""])
    var others = try IntervalFamily(icu, data, keywords: ["@calendar=japanese;hours=h12", "@calendar=roc;hours=h23"])
    others.skeletons = ["y", "GyMMM", "yMMMd", "yMMMMEEEEd", "GyMd", "jm", "yMMMdjm"]
    return [
      VerifyPlan(title: "\(own.skeletons.count) skeletons", family: own, locales: locales, isWhole: locales == all),
      VerifyPlan(
        title: "\(others.skeletons.count) skeletons in other calendars", family: others, locales: locales,
        isWhole: false),
    ]
  }
}
