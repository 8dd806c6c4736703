/// A pattern, compiled for one locale: a few steps, each of which writes one piece of a date or a time.
///
/// A step writes a field and the literal text behind it. A name is stored with that text, once for each month or weekday,
/// in chunks of 16 bytes, so writing "março de " is loading a chunk and storing it whole; the bytes behind the text are
/// overwritten by the next step. That is why a program asks for more room than a date takes.
///
/// Everything lies in the object itself: a program is one allocation, and the first one of a process has no array's
/// generic metadata to wait for. A pattern that needs more than fits goes on in another program.
///
/// There are three ways to write, the quickest that a program allows is taken: dates by steps that all are plain; dates and
/// times by such steps; anything. The first two are for years of four digits.
final class DateProgram: Sendable {
  let store: Store
  let digits: Digits
  /// An upper bound of the bytes that any date takes, with the room that storing whole chunks needs.
  let capacity: Int
  let uses: Uses
  /// What is added to a Gregorian year for the year of the era.
  private let yearShift: Int32
  /// 1 in the place of the era where years above 0 are of era 1.
  private let eraBits: UInt64
  /// What numbers and names that are not plain are made by.
  let rules: FieldRules?
  /// What comes after the last step.
  let next: DateProgram?
  /// What writes in place of steps.
  let fallback: FallbackText?

  init(_ store: Store, digits: Digits, _ calendar: CalendarSystem, _ rules: FieldRules?, next: DateProgram?) {
    self.store = store
    self.digits = digits
    self.rules = rules
    self.next = next
    fallback = nil
    yearShift = calendar.yearShift ?? 0
    eraBits = calendar == .buddhist ? 0 : 1 << UInt64(Field.era.shift)
    var capacity = next?.capacity ?? 16
    var uses = next.map { $0.uses.union(.length) } ?? []
    if calendar == .japanese { uses.insert(.more) }
    for index in 0..<store.stepCount {
      let step = store.steps[index]
      capacity += step.room(rules)
      uses.formUnion(Uses(step))
    }
    self.capacity = capacity
    self.uses = uses
  }

  /// Makes a program of no steps, for which a fallback writes.
  init(_ fallback: FallbackText) {
    self.fallback = fallback
    store = Store()
    digits = .ascii
    rules = nil
    next = nil
    yearShift = 0
    eraBits = 0
    capacity = fallback.formatter.maximumUTF8Count
    uses = [.clock, .more]
  }

  /// The steps and texts of a program.
  struct Store: Sendable {
    var steps = InlineArray<8, Step>(repeating: Step(.text, .nothing))
    var stepCount = 0
    /// The entries of all texts: for each month or weekday, or the only one.
    var chunks = InlineArray<48, Chunk>(repeating: Chunk())
    var chunkCount = 0
  }

  /// 16 bytes of text; in an entry's last chunk the last byte is the byte count of the entry.
  typealias Chunk = SIMD2<UInt64>
}

// MARK: Writing

extension DateProgram {
  /// Writes a date, at the start of its day, from `start` on, and says where it ends.
  ///
  /// - Precondition: there is room for `capacity` bytes from `start` on.
  @inline(never)
  func write(_ date: CivilDate, into bytes: inout MutableSpan<UInt8>, at start: Int) -> Int {
    let year = UInt32(bitPattern: date.storedYear &+ yearShift)
    if uses.isDisjoint(with: [.clock, .more, .length]), year &- 1000 < 9000 {
      return bytes.withRawBytes { out in writePlainly(date, year, &out, start) }
    }
    return write(Moment(date), into: &bytes, at: start)
  }

  /// Writes a date and a time from `start` on, and says where they end.
  ///
  /// - Precondition: there is room for `capacity` bytes from `start` on.
  @inline(never)
  func write(_ moment: Moment, into bytes: inout MutableSpan<UInt8>, at start: Int) -> Int {
    let year = UInt32(bitPattern: moment.date.storedYear &+ yearShift)
    guard !uses.contains(.more), year &- 1000 < 9000 else {
      return bytes.withRawBytes { out in writeGenerally(moment, &out, start) }
    }
    return bytes.withRawBytes { out in
      let fields = plainFields(moment.date, year)
      let clock = uses.contains(.clock) ? self.clock(moment.time) : 0
      var end = writePlainly(fields, clock, year, &out, start)
      guard uses.contains(.length) else { return end }
      var rest = next
      while let program = rest {
        end = program.writePlainly(fields, clock, year, &out, end)
        rest = program.next
      }
      return end
    }
  }

  /// The fields of a date, a byte each, so that a step takes its own by a shift; month and day where they lie in a
  /// CivilDate, which costs nothing.
  ///
  /// Only what is wanted: the optimizer would compute the weekday for every date.
  @inline(__always)
  private func plainFields(_ date: CivilDate, _ year: UInt32) -> UInt64 {
    var fields = UInt64(date.storedMonth) << 32 | UInt64(date.storedDay) << 40
    if uses.contains(.weekday) {
      // The same weekday as 400 Gregorian years later; a year of four digits may be one of another calendar.
      let gregorian = UInt32(bitPattern: date.storedYear)
      fields |= UInt64(CivilDate.sundayBasedWeekday(gregorian, date.storedMonth, date.storedDay)) << 48
    }
    if uses.contains(.eraOrYearOfCentury) { fields |= UInt64(year % 100) << 8 | eraBits }
    return fields
  }

  /// The fields of a time, a byte each.
  @inline(__always)
  func clock(_ time: CivilTime) -> UInt64 {
    let hour = UInt64(time.storedHour)
    let half: UInt64 = hour >= 12 ? 1 : 0
    let hour11 = hour &- 12 &* half
    let hour12 = hour11 == 0 ? 12 : hour11
    let hour24 = hour == 0 ? 24 : hour
    let hours = hour | hour12 << 8 | hour11 << 16 | hour24 << 24
    var clock = hours | half << 32 | UInt64(time.storedMinute) << 40 | UInt64(time.storedSecond) << 48
    if uses.contains(.dayPeriod), let rules { clock |= rules.dayPeriod(time) << 56 }
    return clock
  }

  /// Writes a date of a year of four digits by steps that all are plain.
  ///
  /// It calls nothing, so that all of its state stays in registers.
  @inline(__always)
  private func writePlainly(_ date: CivilDate, _ year: UInt32, _ out: inout MutableRawSpan, _ start: Int) -> Int {
    let fields = plainFields(date, year)
    var end = start
    for index in 0..<store.stepCount {
      let step = store.steps[index]
      switch step.operation {
      case .text: end = storeText(step, step.value(in: fields), &out, end)
      case .number: end = storeNumber(step, step.value(in: fields), &out, end)
      default: end = storeYear(step, year, &out, end)
      }
    }
    return end
  }

  /// Writes a date and a time by steps that all are plain or long.
  @inline(__always)
  private func writePlainly(
    _ fields: UInt64, _ clock: UInt64, _ year: UInt32, _ out: inout MutableRawSpan, _ start: Int
  ) -> Int {
    var end = start
    for index in 0..<store.stepCount {
      let step = store.steps[index]
      switch step.operation {
      case .text: end = storeText(step, step.value(in: fields, clock), &out, end)
      case .number: end = storeNumber(step, step.value(in: fields, clock), &out, end)
      case .longText: end = storeLongText(step, step.value(in: fields, clock), &out, end)
      default: end = storeYear(step, year, &out, end)
      }
    }
    return end
  }

  @inline(__always)
  func storeText(_ step: Step, _ value: Int, _ out: inout MutableRawSpan, _ start: Int) -> Int {
    let chunk = store.chunks[Int(step.base) &+ value]
    out.storeBytes(of: chunk, toByteOffset: start, as: Chunk.self)
    return start &+ Self.byteCount(chunk)
  }

  func storeLongText(_ step: Step, _ value: Int, _ out: inout MutableRawSpan, _ start: Int) -> Int {
    let first = Int(step.base) &+ value &* Int(step.chunks)
    var last = Chunk()
    for index in 0..<Int(step.chunks) {
      last = store.chunks[first &+ index]
      out.storeBytes(of: last, toByteOffset: start &+ 16 &* index, as: Chunk.self)
    }
    return start &+ Self.byteCount(last)
  }

  @inline(__always)
  func storeNumber(_ step: Step, _ value: Int, _ out: inout MutableRawSpan, _ start: Int) -> Int {
    // One below 10 without a zero before it loses the first of the two digits.
    let isShort = value < Int(step.firstOfTwoDigits)
    let text = step.literal | Self.twoDigits(UInt32(truncatingIfNeeded: value))
    out.storeBytes(of: (isShort ? text >> 8 : text).littleEndian, toByteOffset: start, as: UInt64.self)
    return start &+ Int(step.byteCount) &- (isShort ? 1 : 0)
  }

  @inline(__always)
  private func storeYear(_ step: Step, _ year: UInt32, _ out: inout MutableRawSpan, _ start: Int) -> Int {
    let century = year / 100
    let text = Self.twoDigits(century) | Self.twoDigits(year &- century &* 100) << 16
    out.storeBytes(of: (step.literal | text).littleEndian, toByteOffset: start, as: UInt64.self)
    return start &+ Int(step.byteCount)
  }

  /// The byte count of an entry, which its last chunk holds.
  @inline(__always)
  private static func byteCount(_ chunk: Chunk) -> Int { Int(truncatingIfNeeded: chunk.y.littleEndian >> 56) }

  @inline(__always)
  private static func twoDigits(_ value: UInt32) -> UInt64 { UInt64(DigitPairs.text[Int(value)]) }
}

extension CivilDate {
  /// The year as its era counts it: 1 BCE is the year 0 of ISO 8601.
  var yearOfEra: UInt32 { UInt32(bitPattern: storedYear > 0 ? storedYear : 1 &- storedYear) }

  /// 0 for Sunday to 6 for Saturday, as the tables count.
  var sundayBasedWeekday: UInt32 {
    // Moved above zero by whole cycles of 400 years, which have a whole number of weeks.
    CivilDate.sundayBasedWeekday(UInt32(bitPattern: storedYear &+ 400 * 14_700), storedMonth, storedDay)
  }

  /// The same for a year above 0: less work where the optimizer sees that the year is small.
  @inline(__always)
  static func sundayBasedWeekday(_ year: UInt32, _ month: UInt8, _ day: UInt8) -> UInt32 {
    // Years that begin in March, so that the leap day comes last; the months' days as in CivilDate+DayNumber.swift.
    let isBeforeMarch = month < 3
    let year = year &- (isBeforeMarch ? 1 : 0)
    let month = UInt32(month) &+ (isBeforeMarch ? 12 : 0)
    let century = year / 100
    let days = year &+ year / 4 &- century &+ century / 4 &+ (979 &* month &- 2919) / 32 &+ UInt32(day) &+ 2
    return days % 7
  }
}
