import Almanac
import AlmanacCommandLine

/// What `almanac format` writes: styles, a pattern or a skeleton, of which the options of one exclude those of the others.
struct FormatKind {
  /// The command whose options they are, as it is typed.
  let command: String
  private var date: DateStyle?
  private var time: TimeStyle?
  private var pattern: DatePattern?
  private var skeleton: DateSkeleton?

  init(of command: String) {
    self.command = command
  }

  /// Whether a date style alone is written, which every value has.
  var isDateAlone: Bool { time == nil && pattern == nil && skeleton == nil }

  mutating func setDate(_ value: String) throws(CommandFailure) {
    switch value {
    case "short": date = .short
    case "medium": date = .medium
    case "long": date = .long
    case "full": date = .full
    default: throw .usage("--date is short, medium, long or full, not '\(value)'", of: command)
    }
  }

  mutating func setTime(_ value: String) throws(CommandFailure) {
    switch value {
    case "short": time = .short
    case "medium": time = .medium
    case "long": time = .long
    case "full": time = .full
    default: throw .usage("--time is short, medium, long or full, not '\(value)'", of: command)
    }
  }

  mutating func setPattern(_ value: String) throws(CommandFailure) {
    do throws(DatePatternError) {
      pattern = try DatePattern(parsing: value)
    } catch {
      throw .usage("--pattern: \(error)", of: command)
    }
  }

  mutating func setSkeleton(_ value: String) throws(CommandFailure) {
    do throws(DateSkeletonError) {
      skeleton = try DateSkeleton(parsing: value)
    } catch {
      throw .usage("--skeleton: \(error)", of: command)
    }
  }

  /// Refuses options that ask for different kinds.
  func checkConflicts() throws(CommandFailure) {
    guard pattern != nil || skeleton != nil else { return }
    let kind = pattern != nil ? "--pattern" : "--skeleton"
    let other: String? =
      if pattern != nil, skeleton != nil {
        "--skeleton"
      } else if date != nil {
        "--date"
      } else if time != nil {
        "--time"
      } else {
        nil
      }
    if let other { throw .usage("\(kind) and \(other) exclude each other: give one", of: command) }
  }

  /// Makes the format of a locale.
  func format(_ locale: LocaleTag) throws(FormatError) -> DateTimeFormat {
    if let pattern { return try DateTimeFormat(pattern: pattern, locale: locale) }
    if let skeleton { return try DateTimeFormat(skeleton: skeleton, locale: locale) }
    guard let time else { return try DateTimeFormat(date: date ?? .short, locale: locale) }
    guard let date else { return try DateTimeFormat(time: time, locale: locale) }
    return try DateTimeFormat(date: date, time: time, locale: locale)
  }
}
