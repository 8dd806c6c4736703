/// Finds the pattern that writes a skeleton in a locale: ICU's `DateTimePatternGenerator`.
///
/// The entries that skeletons are matched with are, in this order: each field alone; the standard styles; what
/// `availableFormats` of the locale and of its parents hold. Most skeletons are one of the last, word for word, and are looked up;
/// for the others all entries are measured, and what the nearest one lacks is added.
///
/// Source: UTS #35 part 4, "Matching Skeletons" and "Missing Skeleton Fields"; ICU4C's `dtptngen.cpp`, whose results it has.
package struct PatternGenerator {
  let data: LocaleData
  let locale: LocaleTag
  let row: Int
  /// The calendar of the standard styles and of what joins a date and a time.
  let styleCalendar: TableCalendar?
  /// The calendar of the skeletons.
  let calendar: TableCalendar?
  /// Whether the tables have nothing of the calendar that ICU takes the skeletons from, so that they are of the styles' one.
  package let lacksBundleCalendar: Bool
  private(set) var entries: Entries
  let weeks: WeekPatterns
  let edition: TableEdition
  /// The hour that `j` and `J` stand for.
  let preferredHour: HourCycle
  /// The hour and the day period that `C` stands for.
  let allowedHour: HourPreference
  /// Whether a skeleton is looked up before all entries are measured; only tests say no.
  package var looksUp = true
  /// CLDR's skeletons of the locale and its parents.
  var skeletons: PatternLists
  /// All entries, once a skeleton was none of them word for word.
  var candidates = Candidates()
  /// Patterns of entries that stand in no table.
  var madePatterns: [[UInt8]] = []

  var tables: TableReader { data.tables }

  /// Which entries skeletons are matched with.
  package enum Entries: Hashable, Sendable {
    /// All of them.
    case all
    /// All but the standard styles, which themselves are made of skeletons where the region is not the bundle's
    /// (ICU's `createInstanceNoStdPat`).
    case withoutStyles
  }

  /// What is done with patterns that vary by the plural category of the number of the week (`yw` and `MMMMW`).
  package enum WeekPatterns: Hashable, Sendable {
    /// They are empty, and so is the pattern of a skeleton that they fit: ICU to this day.
    case empty
    /// The one of a CLDR plural category, such as `one`; of `other` where the language does not tell that one apart.
    case category(String)
  }

  /// Fields whose width is the skeleton's and not the locale's (`UDateTimePatternMatchOptions`).
  package struct MatchedWidths: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let hour = MatchedWidths(rawValue: PatternField.hour.bit)
    package static let minute = MatchedWidths(rawValue: PatternField.minute.bit)
    package static let second = MatchedWidths(rawValue: PatternField.second.bit)
  }

  /// Makes a generator; this reads next to nothing.
  ///
  /// - Parameters:
  ///   - data: the tables.
  ///   - locale: the locale that was asked for, whose region and extensions `-u-ca-`, `-u-hc-`, `-u-nu-`, `-u-rg-` count.
  ///   - row: the row that answers for it.
  ///   - calendar: the calendar that dates are written in, as a BCP 47 `ca` value.
  ///   - hourCycle: what `j` and `J` stand for; nil for what the locale says.
  ///   - entries: which entries skeletons are matched with.
  ///   - weeks: what is done with patterns that vary by the number of the week.
  /// - Throws: `FormatError.unsupportedCalendar` for a calendar of which the tables have no patterns.
  package init(
    _ data: LocaleData, locale: LocaleTag, row: Int, calendar: String, hourCycle: HourCycle? = nil,
    entries: Entries = .all, weeks: WeekPatterns = .category("other")
  ) throws(FormatError) {
    guard let styleCalendar = LocaleData.tableCalendar(named: calendar) else {
      throw .unsupportedCalendar(calendar, locale)
    }
    try data.checkHas(.skeletons, for: locale)
    self.styleCalendar = styleCalendar
    // ICU asks the bundle for the skeletons' calendar and not, as for the styles, the region: so en-TH has Gregorian
    // skeletons and Buddhist styles. No bundle knows iso8601, so that it is as good as not asked for.
    let own = data.tables.string(data.tables.locale(row, .calendar))
    let isAsked =
      calendar != own && calendar != "iso8601"
      && (!locale.extensions.isEmpty && locale.keyword(.calendar) != nil
        || calendar != data.calendar(for: locale, row: row))
    let bundleCalendar = LocaleData.tableCalendar(named: isAsked ? calendar : own)
    // Of some bundles' calendars the tables have nothing, such as of the Persian one: fa-US then has the skeletons of the
    // calendar that its dates are written in, where ICU has Persian ones for Gregorian dates.
    lacksBundleCalendar = bundleCalendar == nil
    let skeletonCalendar = bundleCalendar ?? styleCalendar
    self.calendar = skeletonCalendar
    self.data = data
    edition = data.edition
    self.locale = locale
    self.row = row
    self.entries = entries
    self.weeks = weeks
    let hours = data.hourPreference(for: locale)
    skeletons = PatternLists(.skeletons, skeletonCalendar, row: row, in: data.tables)
    preferredHour = hourCycle ?? locale.askedHourCycle ?? hours.preferred
    allowedHour = hours.firstAllowed
  }

  /// The pattern that fits a skeleton best, as `udatpg_getBestPatternWithOptions` finds it.
  ///
  /// - Parameters:
  ///   - skeleton: the fields and widths that are wanted.
  ///   - widths: the fields whose width the pattern takes from the skeleton.
  /// - Returns: the UTF-8 of a pattern; it may have fields that the core does not write, such as names of zones.
  package mutating func bestPattern(for skeleton: DateSkeleton, matching widths: MatchedWidths = []) -> [UInt8] {
    var observer = NoPatternObserver()
    return bestPattern(for: skeleton, matching: widths, &observer)
  }

  /// The same, of which an observer hears step by step.
  mutating func bestPattern(
    for skeleton: DateSkeleton, matching widths: MatchedWidths, _ observer: inout some PatternObserver
  ) -> [UInt8] {
    let request = Request(skeleton, self, widths)
    observer.ask(request)
    var pattern: [UInt8] = []
    if looksUp, let (value, specified, place) = exactEntry(request.shape) {
      tables.withString(value) { adjust($0, request, specified, .exact, &pattern) }
      observer.lookUp(value, specified, place)
      return pattern
    }
    if candidates.isEmpty { collectCandidates() }
    let best = nearest(request.shape, .all)
    if best.missing.isEmpty, best.extra.isEmpty {
      append(best.candidate, request, &pattern)
      observer.match(best, .all)
      return pattern
    }
    let date = bestAppending(request, request.shape.fields.intersection(.date), &observer)
    let time = bestAppending(request, request.shape.fields.intersection(.time), &observer)
    if date.isEmpty { return time }
    return time.isEmpty ? date : joined(date, time, request.shape)
  }

  /// A generator of the same locale that leaves the standard styles out.
  var withoutStyles: PatternGenerator {
    var copy = self
    copy.entries = .withoutStyles
    copy.candidates = Candidates()
    copy.madePatterns = []
    return copy
  }

  /// A skeleton with the locale's hours in place of `j`, `J` and `C`.
  struct Request {
    var shape = SkeletonShape()
    var widths: MatchedWidths
    /// Whether the hour is the locale's without its day period.
    var usesCapitalJ = false

    init(_ skeleton: DateSkeleton, _ generator: borrowing PatternGenerator, _ widths: MatchedWidths) {
      self.widths = widths
      let text = skeleton.description.utf8.span
      var run = Run()
      var index = 0
      while index < text.count {
        let letter = text[index]
        let start = index
        repeat { index += 1 } while index < text.count && text[index] == letter
        let count = index - start
        switch letter {
        case UInt8(ascii: "J"):
          run.add(UInt8(ascii: "H"), count, to: &shape)
          usesCapitalJ = true
        case UInt8(ascii: "j"):
          run.addHour(HourPreference(generator.preferredHour), count, to: &shape)
        case UInt8(ascii: "C"):
          run.addHour(generator.allowedHour, count, to: &shape)
        default: run.add(letter, count, to: &shape)
        }
      }
      run.end(&shape)
      shape.finish()
    }
  }

  /// A run of one letter that may go on: `hj` asks for `hah`, and `aj` for `aah`, which begins with two `a`.
  private struct Run {
    private var letter: UInt8 = 0
    private var count = 0

    mutating func add(_ next: UInt8, _ more: Int, to shape: inout SkeletonShape) {
      if next == letter {
        count += more
      } else {
        end(&shape)
        letter = next
        count = more
      }
    }

    /// One, three and five letters ask for an hour of one digit or more, two, four and six for two digits; from three
    /// on the day period is long, from five on narrow.
    mutating func addHour(_ hour: HourPreference, _ letters: Int, to shape: inout SkeletonShape) {
      if hour.cycle.isTwelveHour { add(hour.dayPeriod, letters < 3 ? 1 : 3 + (letters - 1) >> 1, to: &shape) }
      add(hour.cycle.letter, 2 - letters & 1, to: &shape)
    }

    mutating func end(_ shape: inout SkeletonShape) {
      if count > 0 { shape.add(letter, count) }
    }
  }
}
