import Almanac

/// The ids that ICU is asked for.
enum ComparedLocale {
  /// An id with more keywords behind it, such as `calendar=roc`.
  static func id(_ id: String, with keywords: String) -> String {
    keywords.isEmpty ? id : "\(id)\(id.contains("@") ? ";" : "@")\(keywords)"
  }

  /// An id with the Gregorian calendar.
  static func gregorian(_ id: String) -> String { self.id(id, with: "calendar=gregorian") }

  /// An id that asks for the Gregorian calendar where the locale's own is not written.
  static func inWrittenCalendar(_ id: String, _ data: LocaleData) throws -> String {
    let tag = try LocaleTag(parsing: id)
    let own = data.calendar(for: tag, row: try data.answering(tag, nil).row)
    return CalendarSystem(identifier: own) == nil ? gregorian(id) : id
  }
}
