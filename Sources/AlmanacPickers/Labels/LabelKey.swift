/// The texts that pickers have: the keys of `Resources/Messages` behind `picker.`, `button.ok` and `button.close`.
public enum LabelKey: String, CaseIterable, Sendable, Hashable {
  // A button.
  case buttonOK = "button.ok"
  case buttonClose = "button.close"
  case buttonCancel = "button.cancel"
  case buttonClear = "button.clear"
  case buttonDone = "button.done"
  case buttonNow = "button.now"
  case buttonToday = "button.today"
  // A part of a time as a clock shows it.
  case clockHour = "clock.hour"
  case clockMinute = "clock.minute"
  case clockSecond = "clock.second"
  // The name of a column.
  case columnCentimeter = "column.centimeter"
  case columnDate = "column.date"
  case columnDay = "column.day"
  case columnDayPeriod = "column.dayPeriod"
  case columnEra = "column.era"
  case columnFoot = "column.foot"
  case columnHour = "column.hour"
  case columnInch = "column.inch"
  case columnKilometer = "column.kilometer"
  case columnMeter = "column.meter"
  case columnMile = "column.mile"
  case columnMinute = "column.minute"
  case columnMonth = "column.month"
  case columnOption = "column.option"
  case columnPlace = "column.place"
  case columnSecond = "column.second"
  case columnYard = "column.yard"
  case columnYear = "column.year"
  // An amount with its unit in words.
  case countCentimeter = "count.centimeter"
  case countFoot = "count.foot"
  case countHour = "count.hour"
  case countInch = "count.inch"
  case countKilometer = "count.kilometer"
  case countMeter = "count.meter"
  case countMile = "count.mile"
  case countMinute = "count.minute"
  case countSecond = "count.second"
  case countYard = "count.yard"
  // A day of a month grid, with what is special about it.
  case dayFirstAvailable = "day.firstAvailable"
  case dayInRange = "day.inRange"
  case dayLastAvailable = "day.lastAvailable"
  case dayOutside = "day.outside"
  case dayRangeEnd = "day.rangeEnd"
  case dayRangeStart = "day.rangeStart"
  case daySelected = "day.selected"
  case dayToday = "day.today"
  case dayTodaySelected = "day.todaySelected"
  case dayUnavailable = "day.unavailable"
  // A field with its value.
  case fieldDate = "field.date"
  case fieldDateTime = "field.dateTime"
  case fieldTime = "field.time"
  // The name of a whole picker.
  case groupCountdown = "group.countdown"
  case groupDate = "group.date"
  case groupDateTime = "group.dateTime"
  case groupDistance = "group.distance"
  case groupMonthDay = "group.monthDay"
  case groupOption = "group.option"
  case groupTime = "group.time"
  case groupYear = "group.year"
  case groupYearMonth = "group.yearMonth"
  // A button of a month grid.
  case monthNext = "month.next"
  case monthPrevious = "month.previous"
  // The button that opens a picker.
  case openDate = "open.date"
  case openDateChosen = "open.dateChosen"
  // Several amounts as one.
  case piecesThree = "pieces.three"
  case piecesTwo = "pieces.two"
  // Why something cannot be chosen.
  case reasonAfterMaximum = "reason.afterMaximum"
  case reasonBeforeMinimum = "reason.beforeMinimum"
  case reasonMissing = "reason.missing"
  case reasonNoSuchDate = "reason.noSuchDate"
  case reasonNoSuchRow = "reason.noSuchRow"
  case reasonOffStep = "reason.offStep"
  case reasonSkipped = "reason.skipped"
  case reasonUnavailable = "reason.unavailable"
  case reasonUnreadable = "reason.unreadable"
  // What is selected in a month grid.
  case selectionCount = "selection.count"
  case selectionNone = "selection.none"
  case selectionRange = "selection.range"
  // An amount with the symbol of its unit.
  case symbolCentimeter = "symbol.centimeter"
  case symbolFoot = "symbol.foot"
  case symbolInch = "symbol.inch"
  case symbolKilometer = "symbol.kilometer"
  case symbolMeter = "symbol.meter"
  case symbolMile = "symbol.mile"
  case symbolYard = "symbol.yard"
  // The title of a sheet.
  case titleCountdown = "title.countdown"
  case titleDate = "title.date"
  case titleDateTime = "title.dateTime"
  case titleDistance = "title.distance"
  case titleMonthDay = "title.monthDay"
  case titleOption = "title.option"
  case titleTime = "title.time"
  case titleYear = "title.year"
  case titleYearMonth = "title.yearMonth"
  // The number of a week.
  case weekColumn = "week.column"
  case weekNumber = "week.number"
  // A button of a month grid.
  case yearNext = "year.next"
  case yearPrevious = "year.previous"

  /// The key in a file of messages.
  var fileKey: String {
    switch self {
    case .buttonOK: "button.ok"
    case .buttonClose: "button.close"
    default: "picker." + rawValue
    }
  }

  /// Whether the text has a number in it, and so a form for each plural category of its language.
  public var isCounted: Bool { rawValue.hasPrefix("count.") || self == .selectionCount }

  /// The names of the places that every text of the key has, and no others.
  public var places: [String] {
    if isCounted { return ["n"] }
    switch self {
    case .piecesTwo, .selectionRange: return ["first", "second"]
    case .piecesThree: return ["first", "second", "third"]
    case .columnPlace: return ["unit", "value"]
    case .reasonBeforeMinimum, .reasonAfterMaximum, .openDateChosen, .weekNumber: return ["value"]
    default:
      return ["field.", "clock.", "symbol.", "day."].contains(where: rawValue.hasPrefix) ? ["value"] : []
    }
  }
}
