import Almanac

/// The strings of one locale's row in the tables.
struct LocaleTexts: Sendable {
  let data: LocaleData
  let row: Int

  private var tables: TableReader { data.tables }

  /// The texts of the row that answers for a locale.
  ///
  /// - Throws: `unsupportedLocale` where the tables are a subset without it.
  init(of locale: LocaleTag, _ data: LocaleData) throws(PickerError) {
    self.data = data
    do throws(FormatError) {
      row = try data.answering(locale, nil).row
    } catch {
      throw PickerError(error)
    }
  }

  /// A list of names, empty where the tables have none.
  func names(_ slot: NameSlot) -> [String] {
    let lists = tables.list(tables.locale(row, .names))
    guard slot.rawValue < lists.count else { return [] }
    return strings(tables.list(tables.value(lists, slot.rawValue)))
  }

  /// The pattern of a style, of the Gregorian calendar or another one.
  func style(_ slot: StyleSlot, _ calendar: TableCalendar?) -> String? {
    let styles =
      calendar.map { tables.list(row, $0, .styles) } ?? tables.list(tables.locale(row, .styles))
    guard slot.rawValue < styles.count else { return nil }
    let id = tables.value(styles, slot.rawValue)
    return id == TableLayout.none ? nil : tables.string(id)
  }

  /// The eras of a calendar.
  func eras(_ slot: CalendarSlot, _ calendar: TableCalendar) -> [String] {
    strings(tables.list(row, calendar, slot))
  }

  /// Which way lines of the locale's script run.
  var direction: PickerDirection {
    var row = row
    for _ in 0..<16 {
      if let id = tables.value(of: "layout/characters", in: tables.list(tables.locale(row, .conventions))) {
        return tables.string(id) == "right-to-left" ? .rightToLeft : .leftToRight
      }
      let parent = tables.locale(row, .parent)
      guard parent != TableLayout.none else { break }
      row = Int(parent)
    }
    return .leftToRight
  }

  private func strings(_ list: TableReader.List) -> [String] {
    (0..<list.count).map { index in
      let id = tables.value(list, index)
      return id == TableLayout.none ? "" : tables.string(id)
    }
  }
}
