/// Writes intervals of dates, of dates with times, and of times, without saying twice what both ends have in common.
///
/// ```swift
/// let format = try DateIntervalFormat(skeleton: "yMMMd", locale: "pt-BR")
/// format.string(from: first, to: last)        // 3 – 10 de nov. de 2026
/// ```
///
/// What is written depends on the largest field in which the ends differ. Ends that are the same in all that the skeleton
/// shows are written once. Neither end has to be the earlier one: they are written in the order in which they are given, but in
/// the few patterns of the data that put the later one first.
///
/// Making a format resolves the locale and compiles all its patterns, which takes some ten microseconds, and can fail; writing cannot.
/// A format is immutable: use one from any number of threads.
///
/// Source: UTS #35 part 4, "intervalFormats"; ICU's `udtitvfmt_open` and `udtitvfmt_format`, whose text it is byte for byte,
/// thin spaces (U+2009) and narrow no-break spaces (U+202F) included, unless options ask for plain ones.
public struct DateIntervalFormat: Sendable {
  private let parts: Parts

  private final class Parts: Sendable {
    let setting: FormatSetting
    let skeleton: DateSkeleton
    let reckoning: CalendarReckoning
    /// By `IntervalField`, and last for ends that do not differ.
    let texts: [IntervalText]
    let capacity: Int

    init(_ setting: FormatSetting, _ plan: IntervalPlan, _ compiler: inout IntervalCompiler) throws(FormatError) {
      self.setting = setting
      skeleton = plan.skeleton
      reckoning = CalendarReckoning(setting.calendar, setting.data.tables)
      var texts: [IntervalText] = []
      for field in IntervalField.allCases { texts.append(try compiler.text(plan.pieces(for: field))) }
      texts.append(try compiler.text(plan.pieces(for: nil)))
      self.texts = texts
      var capacity = 0
      for text in texts { capacity = max(capacity, text.capacity) }
      self.capacity = capacity
    }
  }

  /// The locale that was asked for.
  public var locale: LocaleTag { parts.setting.locale }
  /// The fields that are written.
  public var skeleton: DateSkeleton { parts.skeleton }
  /// The tables that the format reads.
  public var data: LocaleData { parts.setting.data }
  /// What is done to the text beyond the locale's data.
  public var options: FormatOptions { parts.setting.options }
  /// The calendar that dates are written in.
  public var calendar: CalendarSystem { parts.reckoning.system }
  /// The locale whose data answers: the one asked for, or what the fallback led to.
  public var resolvedLocale: LocaleTag { data.tag(parts.setting.row) }
  /// The room that writing an interval needs, in bytes; none takes more.
  public var maximumUTF8Count: Int { parts.capacity }
  var fallback: LocaleTag? { parts.setting.fallback }
  var setting: FormatSetting { parts.setting }

  /// Makes a format for the fields of a skeleton.
  ///
  /// - Parameters:
  ///   - skeleton: the fields and how wide they are.
  ///   - locale: the locale. Extensions `-u-ca-` (calendar), `-u-nu-` (digits), `-u-rg-` (region) and `-u-hc-` (hour cycle) count.
  ///   - fallback: the locale that answers where the tables know no locale of the language; see
  ///     ``DateTimeFormat/init(date:locale:fallback:data:)``.
  ///   - data: the tables.
  /// - Throws: `FormatError`: this version does not write the locale's calendar, or a field of the skeleton, such as a zone's
  ///   name; its number system is unknown; or the tables lack what is needed.
  public init(
    skeleton: DateSkeleton, locale: LocaleTag, fallback: LocaleTag? = nil, data: LocaleData = .embedded
  ) throws(FormatError) {
    try self.init(skeleton, locale, fallback, data, .standard)
  }

  init(
    _ skeleton: DateSkeleton, _ locale: LocaleTag, _ fallback: LocaleTag?, _ data: LocaleData,
    _ options: FormatOptions
  ) throws(FormatError) {
    let setting = try FormatSetting(data, locale, fallback, options)
    try self.init(setting, IntervalPlan(setting, skeleton))
  }

  init(_ setting: FormatSetting, _ plan: IntervalPlan) throws(FormatError) {
    var compiler = IntervalCompiler(setting)
    try self.init(setting, plan, &compiler)
  }

  /// The same with a compiler that may have compiled some of the patterns before.
  init(_ setting: FormatSetting, _ plan: IntervalPlan, _ compiler: inout IntervalCompiler) throws(FormatError) {
    parts = try Parts(setting, plan, &compiler)
  }

  /// The same format with other options.
  ///
  /// Plain spaces are written in place of those of the patterns, of what joins both ends, and of names. A capital comes to the
  /// first field of the end that is written first, and nowhere else (`udtitvfmt_setContext`). Cost: that of making a format.
  ///
  /// - Parameter options: what is done to the text; they replace those that the format has.
  /// - Returns: a format of the same locale and fields.
  /// - Throws: `FormatError` as when the format was made, which it was; so this does not happen with the same tables.
  public func with(_ options: FormatOptions) throws(FormatError) -> DateIntervalFormat {
    try DateIntervalFormat(skeleton, locale, fallback, data, options)
  }

  /// The largest field in which two moments differ; nil where they differ in less than a millisecond.
  func difference(_ from: Moment, _ to: Moment) -> IntervalField? {
    if from.date != to.date {
      let first = parts.reckoning.fields(of: from.date)
      let second = parts.reckoning.fields(of: to.date)
      if first.era != second.era { return .era }
      if first.yearOfEra != second.yearOfEra { return .year }
      return first.month != second.month ? .month : .day
    }
    let (first, second) = (from.time, to.time)
    if first.hour / 12 != second.hour / 12 { return .halfDay }
    if first.hour != second.hour { return .hour }
    if first.minute != second.minute { return .minute }
    if first.second != second.second { return .second }
    return first.nanosecond / 1_000_000 != second.nanosecond / 1_000_000 ? .millisecond : nil
  }

  /// What is written for two moments.
  func text(_ from: Moment, _ to: Moment) -> IntervalText {
    parts.texts[difference(from, to)?.rawValue ?? IntervalField.allCases.count]
  }
}

extension DateIntervalFormat: Hashable {
  /// Whether both were made from equal parameters.
  public static func == (left: DateIntervalFormat, right: DateIntervalFormat) -> Bool {
    left.skeleton == right.skeleton && left.locale == right.locale && left.fallback == right.fallback
      && left.data == right.data && left.options == right.options
  }

  /// Hashes the parameters.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(skeleton)
    hasher.combine(locale)
    hasher.combine(fallback)
    hasher.combine(data)
    hasher.combine(options)
  }
}
