import Almanac
import AlmanacCommandLine

/// What `--calendar` and `--numbers` add to each locale.
struct LocaleKeywords {
  /// The command whose options they are, as it is typed.
  let command: String
  private var calendar: String?
  private var numbers: String?

  init(of command: String) {
    self.command = command
  }

  mutating func setCalendar(_ value: String) throws(CommandFailure) {
    calendar = try keyword("calendar", value, example: "japanese")
  }

  mutating func setNumbers(_ value: String) throws(CommandFailure) {
    numbers = try keyword("numbers", value, example: "thai")
  }

  /// A locale with what is asked for.
  func added(to locale: LocaleTag) throws(CommandFailure) -> LocaleTag {
    guard calendar != nil || numbers != nil else { return locale }
    return try adding("nu", "numbers", numbers, to: adding("ca", "calendar", calendar, to: locale))
  }

  private func adding(
    _ key: String, _ name: String, _ value: String?, to locale: LocaleTag
  ) throws(CommandFailure) -> LocaleTag {
    guard let value else { return locale }
    if let own = LocaleKey(key).flatMap({ locale.keyword($0) }) {
      throw .usage("--\(name) \(value) and \(locale), which says \(own), exclude each other: give one", of: command)
    }
    do throws(LocaleTagError) {
      return try LocaleTag(parsing: locale.adding(key, value))
    } catch {
      throw .usage("--\(name): \(error)", of: command)
    }
  }

  /// A value for `-u-`: words of three to eight letters and digits, with hyphens between.
  private func keyword(_ option: String, _ value: String, example: String) throws(CommandFailure) -> String {
    let words = value.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isValue = words.allSatisfy { word in
      3...8 ~= word.count && word.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 | 0x20 }
    }
    guard isValue else {
      throw .usage("--\(option) is a BCP 47 value such as \(example), not '\(value)'", of: command)
    }
    return value
  }
}

extension ShortList<LocaleTag> {
  /// Adds the locales of a list with commas.
  mutating func add(_ value: String, of command: String) throws(CommandFailure) {
    let bytes = value.utf8.span
    var start = 0
    for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: ",") {
      guard start < end else { throw .usage("--locale has an empty tag: '\(value)'", of: command) }
      do throws(LocaleTagError) {
        append(try LocaleTag(parsing: bytes.extracting(start..<end)))
      } catch {
        throw .usage("--locale: \(error)", of: command)
      }
      start = end + 1
    }
  }
}
