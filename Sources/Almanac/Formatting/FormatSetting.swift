/// Who answers a request: the row, the calendar and the digits that a locale and a fallback lead to.
///
/// One object, which a format keeps, so that nothing of it is copied while a pattern is compiled.
final class FormatSetting: Sendable {
  let data: LocaleData
  /// The locale that was asked for.
  let locale: LocaleTag
  /// The locale that answers where the tables have none of the asked one's language.
  let fallback: LocaleTag?
  /// The locale that answers: the one asked for or the fallback.
  let answering: LocaleTag
  let row: Int
  let calendar: CalendarSystem
  /// The locale whose `-u-nu-` counts.
  var numbersTag: LocaleTag { Self.holder(of: .numbers, locale, answering) }
  let numbers: NumberSystem
  let options: FormatOptions

  /// Finds them.
  ///
  /// - Throws: `missingData` of empty tables, `unsupportedCalendar`, and the errors of number systems.
  init(
    _ data: LocaleData, _ locale: LocaleTag, _ fallback: LocaleTag?, _ options: FormatOptions
  ) throws(FormatError) {
    guard !data.tables.isEmpty else { throw .missingData("locales", locale, data) }
    let (answering, row) = try data.answering(locale, fallback)
    calendar = try data.calendarSystem(for: Self.holder(of: .calendar, locale, answering), row: row)
    numbers = try data.numbers(for: Self.holder(of: .numbers, locale, answering), row: row)
    self.data = data
    self.options = options
    self.locale = locale
    self.fallback = fallback
    self.answering = answering
    self.row = row
  }

  /// The one of two locales whose extension counts: the one asked for where it has it, else the one that answers.
  private static func holder(of key: LocaleKey, _ locale: LocaleTag, _ answering: LocaleTag) -> LocaleTag {
    !locale.extensions.isEmpty && locale.keyword(key) != nil ? locale : answering
  }

  /// What a pattern is compiled with.
  var context: DateProgram.Context {
    var context = DateProgram.Context(self)
    if options != .standard { context.textRules = TextRules(options, self) }
    return context
  }

  /// The program of a request.
  func program(_ request: FormatRequest) throws(FormatError) -> DateProgram {
    switch request {
    case .styles(let date?, nil, _) where options.spaces == .asInData: return try program(date)
    case .styles, .pattern, .skeleton:
      let pattern = try pattern(request)
      return try DateProgram.compile(pattern.span, try context(request, pattern.span))
    }
  }

  /// The program of a date style alone, whose pattern is compiled where it stands in the tables.
  private func program(_ style: DateStyle) throws(FormatError) -> DateProgram {
    let styles = styles
    let pattern = try pattern(style.slot, of: styles)
    return try data.tables.withString(pattern) { bytes in
      Result { () throws(FormatError) in
        var context = context
        try complete(&context, style, nil, styles, bytes)
        return try DateProgram.compile(bytes, context)
      }
    }.get()
  }

  /// What the pattern of a request is compiled with.
  func context(_ request: FormatRequest, _ pattern: Span<UInt8>) throws(FormatError) -> DateProgram.Context {
    var context = context
    if case .styles(let date, let time, _) = request {
      try complete(&context, date, time, styles, pattern)
    } else {
      try context.look(at: pattern)
    }
    return context
  }

  /// Adds to what a pattern is compiled with what it depends on where it is a style's.
  private func complete(
    _ context: inout DateProgram.Context, _ date: DateStyle?, _ time: TimeStyle?, _ styles: TableReader.List,
    _ pattern: Span<UInt8>
  ) throws(FormatError) {
    // With a fallback that knows the names, a style that has one is an error here, and the fallback's to write.
    context.zoneNames = data.fallback?.writesZoneNames == true ? .refused : .offsets
    if let date {
      let override = data.tables.value(styles, date.numbersSlot.rawValue)
      if override != TableLayout.none { try context.override(by: data.tables.string(override)) }
    }
    // A date alone shows no minutes, and nothing depends on its pattern but the years of Japan.
    if time == nil, calendar != .japanese { return }
    try context.look(at: pattern)
  }

  // MARK: Patterns

  /// The pattern of a request, as UTF-8.
  func pattern(_ request: FormatRequest) throws(FormatError) -> [UInt8] {
    let pattern = try localPattern(request)
    return options.spaces == .plain ? PlainSpaces.applied(to: pattern) : pattern
  }

  /// The pattern as the locale's data have it.
  private func localPattern(_ request: FormatRequest) throws(FormatError) -> [UInt8] {
    switch request {
    case .pattern(let pattern): return Array(pattern.description.utf8)
    case .skeleton(let skeleton): return try best(skeleton, .all, calendar: calendar.identifier)
    case .styles(let date?, nil, _): return bytes(try pattern(date.slot, of: styles))
    case .styles(nil, let time?, _): return try pattern(time)
    case .styles(let date?, let time?, let glue):
      let styles = styles
      let datePattern = bytes(try pattern(date.slot, of: styles))
      return Self.joined(datePattern, try pattern(time), by: bytes(try pattern(glue, date, of: styles)))
    case .styles(nil, nil, _): return []
    }
  }

  /// The styles of the calendar.
  var styles: TableReader.List {
    guard let calendar = calendar.tables else { return data.tables.list(data.tables.locale(row, .styles)) }
    return data.list(.styles, of: calendar, row: row)
  }

  /// The pattern of a time style: the locale's, or one that is made for the clock of another region.
  private func pattern(_ style: TimeStyle) throws(FormatError) -> [UInt8] {
    guard hasOtherClock else { return bytes(try pattern(style.slot, of: styles)) }
    let made = try best(style.skeleton, .withoutStyles, calendar: clockCalendar)
    return made.isEmpty ? bytes(try pattern(style.slot, of: styles)) : made
  }

  /// Whether the clock may be another than that of the row: another region or language was asked for than answers, or an
  /// hour cycle or a region by name.
  ///
  /// ICU 72 and 73 look at the region and the language alone; later ones at `-u-hc-` and `-u-rg-` too.
  var hasOtherClock: Bool { otherClock != nil }

  /// What the clock may be another for; nil where it is the row's.
  var otherClock: OtherClock? {
    if !answering.extensions.isEmpty {
      if answering.keyword(.hourCycle) != nil { return .hourCycle }
      if answering.keyword(.regionOverride) != nil { return .regionOverride }
    }
    guard answering.language != .und else { return nil }
    let found = data.packedLocale(ofRow: row)
    if !answering.packedRegion.isNone, answering.packedRegion != found.region { return .region }
    return answering.language != found.language ? .language : nil
  }

  /// The calendar of the skeletons that times of another clock are made of.
  ///
  /// Calendars without patterns of their own have the Gregorian ones, whatever calendar the locale would have by itself.
  var clockCalendar: String { calendar.tables == nil ? LocaleData.gregorian : calendar.identifier }

  /// What finds the pattern of a skeleton.
  func generator(_ entries: PatternGenerator.Entries, calendar: String) throws(FormatError) -> PatternGenerator {
    try PatternGenerator(data, locale: answering, row: row, calendar: calendar, entries: entries)
  }

  /// The pattern that fits a skeleton best.
  private func best(
    _ skeleton: DateSkeleton, _ entries: PatternGenerator.Entries, calendar: String
  ) throws(FormatError) -> [UInt8] {
    var generator = try generator(entries, calendar: calendar)
    return generator.bestPattern(for: skeleton)
  }

  func pattern(_ slot: StyleSlot, of styles: TableReader.List) throws(FormatError) -> UInt16 {
    guard styles.count == StyleSlot.allCases.count else { throw .missingData("styles", locale, data) }
    let pattern = data.tables.value(styles, slot.rawValue)
    guard pattern != TableLayout.none else { throw .missingData("\(slot)", locale, data) }
    return pattern
  }

  /// What joins a date of a style and a time.
  ///
  /// As in ICU, a calendar without words of its own for a moment has those of the Gregorian one before its plain ones.
  private func pattern(
    _ glue: DateTimeGlue, _ style: DateStyle, of styles: TableReader.List
  ) throws(FormatError) -> UInt16 {
    try place(of: glue, style, in: styles).id
  }

  /// Where what joins them stands, with the calendar whose it is.
  func place(
    of glue: DateTimeGlue, _ style: DateStyle, in styles: TableReader.List
  ) throws(FormatError) -> (id: UInt16, slot: StyleSlot, calendar: TableCalendar?) {
    if glue == .atTime {
      let gregorian = data.tables.list(data.tables.locale(row, .styles))
      for (styles, calendar) in [(styles, calendar.tables), (gregorian, nil)]
      where styles.count == StyleSlot.allCases.count {
        let pattern = data.tables.value(styles, glue.slot(style).rawValue)
        if pattern != TableLayout.none { return (pattern, glue.slot(style), calendar) }
      }
    }
    guard styles.count == StyleSlot.allCases.count else { throw .missingData("styles", locale, data) }
    let slot = DateTimeGlue.standard.slot(style)
    let pattern = data.tables.value(styles, slot.rawValue)
    if pattern != TableLayout.none { return (pattern, slot, calendar.tables) }
    return (try self.pattern(.glueDefault, of: styles), .glueDefault, calendar.tables)
  }

  func bytes(_ id: UInt16) -> [UInt8] {
    data.tables.withString(id) { bytes in
      [UInt8](capacity: bytes.count) { span in
        for index in 0..<bytes.count { span.append(bytes[index]) }
      }
    }
  }

  /// The pattern of a date and that of a time in the places `{1}` and `{0}` of a third.
  ///
  /// Two apostrophes in a row become one, as in ICU's `SimpleFormatter`, and single ones stay.
  static func joined(_ date: [UInt8], _ time: [UInt8], by glue: [UInt8]) -> [UInt8] {
    var joined: [UInt8] = []
    joined.reserveCapacity(date.count + time.count + glue.count)
    var index = 0
    while index < glue.count {
      let byte = glue[index]
      if byte == UInt8(ascii: "{"), index + 2 < glue.count, glue[index + 2] == UInt8(ascii: "}"),
        glue[index + 1] == UInt8(ascii: "0") || glue[index + 1] == UInt8(ascii: "1")
      {
        joined += glue[index + 1] == UInt8(ascii: "1") ? date : time
        index += 3
      } else {
        joined.append(byte)
        let isDoubled = byte == UInt8(ascii: "'") && index + 1 < glue.count && glue[index + 1] == byte
        index += isDoubled ? 2 : 1
      }
    }
    return joined
  }
}
