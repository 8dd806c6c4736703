import Almanac

/// All that month grids say, for one locale.
final class GridWords: Sendable {
  let locale: LocaleTag
  let labels: PickerLabels
  let direction: PickerDirection
  /// Which day begins a week, and which week is the first of a year.
  let weeks: WeekRules
  private let texts: LocaleTexts
  let numbers: NumberWords
  let formats: DateSpeech
  /// The format of titles, opened for the first of them: a grid alone needs none.
  private let titles = OnceCells<Title>(count: 1)

  private final class Title: Sendable {
    let format: DateTimeFormat?

    init(_ format: DateTimeFormat?) {
      self.format = format
    }
  }

  init(_ options: MonthGridOptions, _ labels: PickerLabels?, _ data: LocaleData) throws(PickerError) {
    (locale, self.labels) = try DateWords.language(options.locale, options.fallback, labels)
    texts = try LocaleTexts(of: locale, data)
    direction = texts.direction
    var weeks = data.weeks(for: locale, .gregorian)
    if let first = options.firstWeekday { weeks.firstWeekday = Int(first.rawValue) % 7 }
    self.weeks = weeks
    numbers = try NumberWords(locale, data)
    formats = try DateSpeech(locale, data)
  }

  /// The names of the weekdays from the first one on.
  var weekdays: [MonthGrid.WeekdayName] {
    let wide = texts.names(.weekdaysStandaloneWide)
    let abbreviated = texts.names(.weekdaysStandaloneAbbreviated)
    let short = texts.names(.weekdaysStandaloneShort)
    let narrow = texts.names(.weekdaysStandaloneNarrow)
    return (0..<7).map { offset in
      // The tables begin with Sunday, 0; ISO ends with it.
      let index = (weeks.firstWeekday + offset) % 7
      let number = index == 0 ? 7 : index
      func name(_ names: [String]) -> String { index < names.count ? names[index] : "" }
      return MonthGrid.WeekdayName(
        weekday: Weekday(rawValue: UInt8(number)) ?? .monday, narrow: name(narrow), short: name(short),
        abbreviated: name(abbreviated), wide: name(wide))
    }
  }

  /// How many days a day stands behind the first of its week, 0...6.
  func offset(of date: CivilDate) -> Int { weeks.localWeekday(Int(date.weekday.rawValue) % 7) - 1 }

  /// The sentence that people read for a reason, with the bound in it that is meant.
  func message(for reason: RowRefusal.Reason, _ options: MonthGridOptions) -> String {
    let bound = reason == .beforeMinimum ? options.minimum : reason == .afterMaximum ? options.maximum : nil
    return bound.map { labels.text(LabelKey(reason), formats.day($0)) } ?? labels.text(LabelKey(reason))
  }

  func text(of month: YearMonth) -> String {
    let first = CivilDate(clamping: month.year, Int(month.month.rawValue), 1)
    let title = titles.value(0) { Title(formats.format(.monthAndYear)) }
    return title.format?.string(from: first) ?? month.description
  }
}
