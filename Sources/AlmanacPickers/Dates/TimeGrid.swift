import Almanac

/// The times of day that steps allow.
struct TimeGrid: Hashable, Sendable {
  let hours: NumberSet
  let minutes: NumberSet
  let seconds: NumberSet
  /// The first and the last step of a day.
  let first: Int
  let last: Int

  /// Makes the times of steps that are counted from a second of the day, and refuses steps that do not divide their whole.
  init(_ steps: TimeSteps, _ precision: TimePrecision, base: Int) throws(PickerError) {
    func check(_ step: Int, _ whole: Int, _ unit: String) throws(PickerError) {
      guard step >= 1, step < whole, whole % step == 0 else {
        throw PickerError(
          .invalidStep, "\(step)", "a step of \(unit) is 1 or more, less than \(whole), and divides \(whole)")
      }
    }
    try check(steps.hours, 24, "hours")
    try check(steps.minutes, 60, "minutes")
    try check(steps.seconds, 60, "seconds")
    hours = NumberSet(from: base / 3600 % steps.hours, through: 23, by: steps.hours)
    minutes =
      precision == .hour
      ? NumberSet(0, through: 0) : NumberSet(from: base / 60 % 60 % steps.minutes, through: 59, by: steps.minutes)
    seconds =
      precision == .second
      ? NumberSet(from: base % 60 % steps.seconds, through: 59, by: steps.seconds) : NumberSet(0, through: 0)
    first = 3_600 * (hours.first ?? 0) + 60 * (minutes.first ?? 0) + (seconds.first ?? 0)
    last = 3_600 * (hours.last ?? 0) + 60 * (minutes.last ?? 0) + (seconds.last ?? 0)
  }

  /// Whether the second of the day is on the steps.
  func contains(_ second: Int) -> Bool {
    hours.contains(second / 3600) && minutes.contains(second / 60 % 60) && seconds.contains(second % 60)
  }

  /// The last step at or before a second of the day; nil where there is none.
  func floor(_ second: Int) -> Int? {
    guard second >= 0, let firstMinute = minutes.first, let firstSecond = seconds.first else { return nil }
    guard var hour = hours.last(through: second / 3600) else { return nil }
    var rest = hour < second / 3600 ? 3_599 : second % 3600
    if rest < 60 * firstMinute + firstSecond {
      guard let former = hours.last(through: hour - 1) else { return nil }
      hour = former
      rest = 3_599
    }
    guard var minute = minutes.last(through: rest / 60) else { return nil }
    var last = minute < rest / 60 ? 59 : rest % 60
    if last < firstSecond {
      guard let former = minutes.last(through: minute - 1) else { return nil }
      minute = former
      last = 59
    }
    guard let lastSecond = seconds.last(through: last) else { return nil }
    return 3_600 * hour + 60 * minute + lastSecond
  }

  /// The first step at or after a second of the day; nil where there is none.
  func ceiling(_ second: Int) -> Int? {
    guard second <= 86_399, let lastMinute = minutes.last, let lastSecond = seconds.last else { return nil }
    guard var hour = hours.first(from: second / 3600) else { return nil }
    var rest = hour > second / 3600 ? 0 : second % 3600
    if rest > 60 * lastMinute + lastSecond {
      guard let next = hours.first(from: hour + 1) else { return nil }
      hour = next
      rest = 0
    }
    guard var minute = minutes.first(from: rest / 60) else { return nil }
    var first = minute > rest / 60 ? 0 : rest % 60
    if first > lastSecond {
      guard let next = minutes.first(from: minute + 1) else { return nil }
      minute = next
      first = 0
    }
    guard let firstSecond = seconds.first(from: first) else { return nil }
    return 3_600 * hour + 60 * minute + firstSecond
  }
}
