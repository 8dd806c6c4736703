import Almanac
import AlmanacICU

/// The lists of one locale and calendar, ours and ICU's.
struct NameLists {
  let names: DateNames
  let format: ICUDateFormat
  let id: String
  let calendar: String

  func compareMonths(_ tally: inout VerifyTally) throws {
    let symbols: [(DateNames.Width, DateNames.Context, ICUDateFormat.Symbols)] = [
      (.abbreviated, .format, .shortMonths), (.wide, .format, .months), (.narrow, .format, .narrowMonths),
      (.abbreviated, .standalone, .standaloneShortMonths), (.wide, .standalone, .standaloneMonths),
      (.narrow, .standalone, .standaloneNarrowMonths),
    ]
    for (width, context, symbols) in symbols {
      compare(try names.months(width, context), try format.symbols(symbols), "months", symbols, &tally)
    }
  }

  func compareWeekdays(_ tally: inout VerifyTally) throws {
    let symbols: [(DateNames.WeekdayWidth, DateNames.Context, ICUDateFormat.Symbols)] = [
      (.abbreviated, .format, .shortWeekdays), (.wide, .format, .weekdays), (.narrow, .format, .narrowWeekdays),
      (.short, .format, .shorterWeekdays), (.abbreviated, .standalone, .standaloneShortWeekdays),
      (.wide, .standalone, .standaloneWeekdays), (.narrow, .standalone, .standaloneNarrowWeekdays),
      (.short, .standalone, .standaloneShorterWeekdays),
    ]
    for (width, context, symbols) in symbols {
      // ICU counts weekdays from 1, and has an empty text before them.
      compare(
        try names.weekdays(width, context), Array(try format.symbols(symbols).dropFirst()), "weekdays", symbols, &tally)
    }
  }

  func compareQuarters(_ tally: inout VerifyTally) throws {
    let symbols: [(DateNames.Width, DateNames.Context, ICUDateFormat.Symbols)] = [
      (.abbreviated, .format, .shortQuarters), (.wide, .format, .quarters), (.narrow, .format, .narrowQuarters),
      (.abbreviated, .standalone, .standaloneShortQuarters), (.wide, .standalone, .standaloneQuarters),
      (.narrow, .standalone, .standaloneNarrowQuarters),
    ]
    for (width, context, symbols) in symbols {
      let theirs = try format.symbols(symbols)
      // Narrow quarters came with ICU 70.
      if theirs.isEmpty, width == .narrow { continue }
      compare(try names.quarters(width, context), theirs, "quarters", symbols, &tally)
    }
  }

  func compareEras(_ tally: inout VerifyTally) throws {
    compare(try names.eras(.abbreviated), try format.symbols(.eras), "eras", .eras, &tally)
    compare(try names.eras(.wide), try format.symbols(.eraNames), "eras", .eraNames, &tally)
  }

  private func compare(
    _ ours: [String], _ theirs: [String], _ kind: String, _ symbols: ICUDateFormat.Symbols, _ tally: inout VerifyTally
  ) {
    tally.compare(
      "\(ours.count)", "\(theirs.count)", locale: id, subject: "\(calendar) \(symbols)", value: "count of \(kind)")
    for (index, pair) in zip(ours, theirs).enumerated() {
      tally.compare(pair.0, pair.1, locale: id, subject: "\(calendar) \(symbols)", value: "\(index)")
    }
  }
}
