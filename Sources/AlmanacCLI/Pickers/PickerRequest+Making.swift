import Almanac
import AlmanacCommandLine
import AlmanacPickers

extension PickerRequest {
  /// The picker that is asked for.
  func picker() throws(CommandFailure) -> any PickerModel {
    do {
      switch kind {
      case "countdown": return try CountdownPicker(countdown())
      case "distance": return try DistancePicker(distance())
      case "options":
        return try OptionPicker(
          texts.map { PickerOption($0) }, initialRow: try number(.selection) ?? 0, locale: locale, fallback: fallback)
      case "dependent":
        return try DependentPicker(nodes(), initialRows: rows(), locale: locale, fallback: fallback)
      default: return try DatePicker(date())
      }
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw .badInput("\(error)")
    }
  }

  /// The choices of texts in which each slash leads to the next column.
  private func nodes() throws(CommandFailure) -> [PickerNode] {
    let paths = texts.map { $0.split(separator: "/", omittingEmptySubsequences: false)[...] }
    for (path, text) in zip(paths, texts) {
      guard path.count <= DependentPicker.mostColumns, path.allSatisfy({ !$0.isEmpty }) else {
        throw usage(
          "a choice has 1 to \(DependentPicker.mostColumns) names with a slash between two of them, not '\(text)'")
      }
    }
    return Self.nodes(paths)
  }

  private static func nodes(_ paths: [ArraySlice<Substring>]) -> [PickerNode] {
    var names: [Substring] = []
    for path in paths { if let name = path.first, !names.contains(name) { names.append(name) } }
    return names.map { name in
      PickerNode(String(name), nodes(paths.filter { $0.first == name }.map { $0.dropFirst() }))
    }
  }

  /// The numbers of rows with commas between them, one for each column.
  private func rows() throws(CommandFailure) -> [Int] {
    guard let text = values[.selection] else { return [] }
    return try text.split(separator: ",", omittingEmptySubsequences: false).map { part throws(CommandFailure) in
      guard let row = Int(part) else { throw usage("--selection is written like 0,1 here, not '\(text)'") }
      return row
    }
  }

  private func countdown() throws(CommandFailure) -> CountdownOptions {
    CountdownOptions(
      seconds: try seconds(.selection) ?? 0, minimum: try seconds(.minimum) ?? 0,
      maximum: try seconds(.maximum) ?? CountdownOptions.usualMaximum,
      units: values[.precision] == "second" ? .hoursMinutesAndSeconds : .hoursAndMinutes,
      minuteStep: try number(.minuteStep) ?? 1, locale: locale, fallback: fallback)
  }

  private func distance() throws(CommandFailure) -> DistanceOptions {
    guard let maximum = try number(.maximum) else {
      throw usage("--max is needed: the greatest distance, in the smallest of the units")
    }
    var units: [DistanceUnit] = []
    for name in (values[.units] ?? "kilometer,meter").split(separator: ",") {
      guard let unit = DistanceUnit(rawValue: String(name)) else {
        let all = DistanceUnit.allCases.map(\.rawValue).joined(separator: ", ")
        throw usage("--units has units with commas between: \(all); not '\(name)'")
      }
      units.append(unit)
    }
    return DistanceOptions(
      amount: try number(.selection) ?? 0, minimum: try number(.minimum) ?? 0, maximum: maximum, units: units,
      locale: locale, fallback: fallback)
  }

  private func date() throws(CommandFailure) -> DatePickerOptions {
    let mode: DatePickerMode =
      switch kind {
      case "time": .time
      case "day-and-time": .dayAndTime
      case "date-and-time": .dateAndTime
      case "year-month": .yearMonth
      case "year": .year
      case "month-day": .monthDay
      default: .date
      }
    let selection = try selection(mode)
    var options = DatePickerOptions(mode: mode, selection: selection, locale: locale)
    options.fallback = fallback
    // Pickers have the years of the Japanese calendar from its first Gregorian one on.
    let isJapanese = locale.keyword(.calendar) == "japanese"
    // A form that nobody has touched has room for anybody's dates.
    let years = command == HTMLCommand.name && values[.selection] == nil ? (-100, 99) : (-5, 5)
    options.minimum =
      try value(.minimum, mode) ?? Self.bound(selection, years.0, "-01-01", "T00:00", from: isJapanese ? 1_873 : 1)
    options.maximum = try value(.maximum, mode) ?? Self.bound(selection, years.1, "-12-31", "T23:59:59")
    if let today = values[.today] {
      do throws(CivilError) {
        options.today = try CivilDate(today)
      } catch {
        throw usage("--today: \(error)")
      }
    }
    options.steps.minutes = try number(.minuteStep) ?? 1
    if let text = values[.precision] {
      guard let precision = TimePrecision(rawValue: text) else {
        throw usage("--precision is hour, minute or second, not '\(text)'")
      }
      options.precision = precision
    }
    return options
  }

  /// The value at the beginning.
  ///
  /// A field of a form may have none; then its picker stands on the least value, or on the beginning of the year 2000.
  private func selection(_ mode: DatePickerMode) throws(CommandFailure) -> PickerValue {
    if let value = try value(.selection, mode) { return value }
    guard command == HTMLCommand.name else {
      throw usage("--selection is needed: no clock is read, so there is no today either")
    }
    if let minimum = try value(.minimum, mode) { return minimum }
    let start = CivilDate(dayNumber: 10_957)
    switch mode {
    case .date: return .date(start)
    case .time: return .time(.midnight)
    case .dayAndTime, .dateAndTime: return .dateTime(CivilDateTime(date: start, time: .midnight))
    case .yearMonth: return YearMonth(start).map { .yearMonth($0) } ?? .year(start.year)
    case .year: return .year(start.year)
    case .monthDay: return MonthDay(month: start.month, day: start.day).map { .monthDay($0) } ?? .year(start.year)
    }
  }

  /// The bound of pickers with years where none is given: whole years, five before and behind.
  private static func bound(
    _ value: PickerValue, _ years: Int, _ day: String, _ time: String, from first: Int = 1
  ) -> PickerValue? {
    func year(_ year: Int) -> Int { min(max(year + years, first), 9_999) }
    func date(_ number: Int) -> CivilDate? {
      let digits = String(number)
      return try? CivilDate(String(repeating: "0", count: 4 - digits.utf8.count) + digits + day)
    }
    switch value {
    case .date(let value): return date(year(value.year)).map { .date($0) }
    case .dateTime(let value):
      return date(year(value.date.year)).flatMap { try? CivilDateTime("\($0)\(time)") }.map { .dateTime($0) }
    case .yearMonth(let value): return date(year(value.year)).flatMap { YearMonth($0) }.map { .yearMonth($0) }
    case .year(let value): return .year(year(value))
    case .time, .monthDay, .seconds, .rows, .amount, .selection: return nil
    }
  }

  // MARK: Values of options

  func value(_ option: Option, _ mode: DatePickerMode) throws(CommandFailure) -> PickerValue? {
    guard let text = values[option] else { return nil }
    let value: PickerValue? =
      switch mode {
      case .date: (try? CivilDate(text)).map { .date($0) }
      case .time: (try? CivilTime(text)).map { .time($0) }
      case .dayAndTime, .dateAndTime: (try? CivilDateTime(text)).map { .dateTime($0) }
      case .yearMonth: YearMonth(text).map { .yearMonth($0) }
      case .year: text.utf8.count == 4 ? Int(text).map { .year($0) } : nil
      case .monthDay: MonthDay(text).map { .monthDay($0) }
      }
    guard let value else {
      let example =
        switch mode {
        case .date: "2026-11-30"
        case .time: "06:05"
        case .dayAndTime, .dateAndTime: "2026-11-30T06:05"
        case .yearMonth: "2026-11"
        case .year: "2026"
        case .monthDay: "--11-30"
        }
      let isWritten = text.utf8.count == example.utf8.count && text.utf8.allSatisfy { $0 < 0x80 }
      throw usage(
        "\(option.declaration.written) is "
          + (isWritten ? "a day, month or time that there is, such as" : "written like")
          + " \(example) here, not '\(text)'")
    }
    return value
  }

  private func number(_ option: Option) throws(CommandFailure) -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = Int(text) else {
      throw usage("\(option.declaration.written) is a whole number here, not '\(text)'")
    }
    return number
  }

  /// Seconds of a clock's text, hours and minutes, and seconds where they are given: 1:30.
  private func seconds(_ option: Option) throws(CommandFailure) -> Int? {
    guard let text = values[option] else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard 2...3 ~= parts.count, numbers.count == parts.count, numbers[1...].allSatisfy({ 0...59 ~= $0 }),
      0...1_000_000 ~= numbers[0]
    else { throw usage("\(option.declaration.written) is written like 1:30 or 1:30:00 here, not '\(text)'") }
    return 3_600 * numbers[0] + 60 * numbers[1] + (numbers.count == 3 ? numbers[2] : 0)
  }
}
