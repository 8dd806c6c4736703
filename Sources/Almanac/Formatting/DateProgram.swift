/// A pattern, compiled for one locale: a few steps, each of which writes one piece of a date.
///
/// A name is stored with the literal text around it, once for each month or weekday, in chunks of 16 bytes. So writing
/// " de março de " is loading a chunk or two and storing them whole; the bytes behind the text are overwritten by the next
/// step. That is why a program asks for more room than a date takes.
final class DateProgram: Sendable {
  /// What a step writes.
  enum Operation: UInt8 {
    /// Text by month, weekday (Sunday first) or era; or always the same.
    case month, weekday, era, text
    /// The day, or the month of a number system other than ASCII, with the least number of digits that it takes.
    case day, twoDigitDay
    /// The year of the era in ASCII digits; its last two digits.
    case year, twoDigitYear
    /// The same in any digits and with any least number of them.
    case dayInDigits, yearInDigits, twoDigitYearInDigits
  }

  /// One step.
  struct Step: Sendable {
    var operation: Operation
    /// For text: how many chunks each entry has.
    var chunks: UInt8 = 0
    /// For text: the index of the first entry's first chunk.
    var base: UInt16 = 0
    /// For numbers: the least number of digits.
    var minimumDigits: UInt8 = 0
  }

  /// 16 bytes of text; in an entry's last chunk the last byte is the byte count of the entry.
  typealias Chunk = SIMD2<UInt64>

  let steps: [Step]
  let chunks: [Chunk]
  let digits: Digits
  /// An upper bound of the bytes that any date takes, with the room that storing whole chunks needs.
  let capacity: Int
  private let usesWeekday: Bool

  init(steps: [Step], chunks: [Chunk], digits: Digits) {
    self.steps = steps
    self.chunks = chunks
    self.digits = digits
    usesWeekday = steps.contains { $0.operation == .weekday }
    capacity = steps.reduce(16) { $0 + Self.room($1) }
  }

  /// The most bytes that a step takes; a year of the Int32 day range has at most seven digits, and a digit four bytes.
  private static func room(_ step: Step) -> Int {
    switch step.operation {
    case .month, .weekday, .era, .text: 16 * Int(step.chunks)
    case .day, .twoDigitDay, .year, .twoDigitYear: 8
    case .dayInDigits, .yearInDigits, .twoDigitYearInDigits: 4 * max(7, Int(step.minimumDigits))
    }
  }
}

// MARK: Writing

extension DateProgram {
  /// Writes a date from `start` on, and says where it ends.
  ///
  /// - Precondition: there is room for `capacity` bytes from `start` on.
  @inline(never)
  func write(_ date: CivilDate, into bytes: inout MutableSpan<UInt8>, at start: Int) -> Int {
    bytes.withRawBytes { out in write(date, &out, start) }
  }

  @inline(__always)
  private func write(_ date: CivilDate, _ out: inout MutableRawSpan, _ start: Int) -> Int {
    // Outside the loop, and only where it is wanted: the optimizer would compute it for every date.
    let weekday = usesWeekday ? Int(date.sundayBasedWeekday) : 0
    var end = start
    for step in steps {
      switch step.operation {
      case .month: end = store(step, Int(date.storedMonth) &- 1, &out, end)
      case .weekday: end = store(step, weekday, &out, end)
      case .era: end = store(step, date.storedYear > 0 ? 1 : 0, &out, end)
      case .text: end = store(step, 0, &out, end)
      case .twoDigitDay:
        out.storeBytes(of: Self.twoDigits(UInt32(date.storedDay)), toByteOffset: end, as: UInt16.self)
        end &+= 2
      case .day:
        let text = Self.twoDigits(UInt32(date.storedDay))
        let isShort = date.storedDay < 10
        out.storeBytes(of: isShort ? text >> 8 : text, toByteOffset: end, as: UInt16.self)
        end &+= isShort ? 1 : 2
      case .year:
        let year = UInt32(bitPattern: date.storedYear)
        if year &- 1000 < 9000 {
          let century = year / 100
          let text = UInt32(Self.twoDigits(century)) | UInt32(Self.twoDigits(year &- century &* 100)) << 16
          out.storeBytes(of: text.littleEndian, toByteOffset: end, as: UInt32.self)
          end &+= 4
        } else {
          end = storeNumber(date.yearOfEra, 1, &out, end)
        }
      case .twoDigitYear:
        out.storeBytes(of: Self.twoDigits(date.yearOfEra % 100), toByteOffset: end, as: UInt16.self)
        end &+= 2
      case .dayInDigits: end = storeNumber(UInt32(date.storedDay), step.minimumDigits, &out, end)
      case .yearInDigits: end = storeNumber(date.yearOfEra, step.minimumDigits, &out, end)
      case .twoDigitYearInDigits: end = storeNumber(date.yearOfEra % 100, 2, &out, end)
      }
    }
    return end
  }

  @inline(__always)
  private func store(_ step: Step, _ entry: Int, _ out: inout MutableRawSpan, _ start: Int) -> Int {
    let first = chunks[Int(step.base) &+ entry &* Int(step.chunks)]
    out.storeBytes(of: first, toByteOffset: start, as: Chunk.self)
    if step.chunks == 1 { return start &+ Int(truncatingIfNeeded: first.y.littleEndian >> 56) }
    var last = first
    for index in 1..<Int(step.chunks) {
      last = chunks[Int(step.base) &+ entry &* Int(step.chunks) &+ index]
      out.storeBytes(of: last, toByteOffset: start &+ 16 &* index, as: Chunk.self)
    }
    return start &+ Int(truncatingIfNeeded: last.y.littleEndian >> 56)
  }

  /// The general way to write a number, kept out of the loop.
  @inline(never)
  private func storeNumber(_ value: UInt32, _ minimumDigits: UInt8, _ out: inout MutableRawSpan, _ start: Int) -> Int {
    var places = InlineArray<10, UInt8>(repeating: 0)
    var count = 0
    var rest = value
    repeat {
      places[count] = UInt8(rest % 10)
      rest /= 10
      count += 1
    } while rest > 0
    var end = start
    for place in (0..<max(count, Int(minimumDigits))).reversed() {
      let digit = place < count ? Int(places[place]) : 0
      out.storeBytes(of: digits.bytes(digit).littleEndian, toByteOffset: end, as: UInt32.self)
      end += digits.count(digit)
    }
    return end
  }

  /// A number below 100 as two ASCII digits, the first one lowest.
  @inline(__always)
  private static func twoDigits(_ value: UInt32) -> UInt16 {
    let tens = (value &* 103) >> 10
    return UInt16(truncatingIfNeeded: 0x3030 &+ tens &+ ((value &- tens &* 10) << 8)).littleEndian
  }
}

extension CivilDate {
  /// The year as its era counts it: 1 BCE is the year 0 of ISO 8601.
  var yearOfEra: UInt32 { UInt32(bitPattern: storedYear > 0 ? storedYear : 1 &- storedYear) }

  /// 0 for Sunday to 6 for Saturday, as the tables count.
  var sundayBasedWeekday: UInt32 {
    // Years that begin in March, moved above zero by whole cycles of 400 years, which have a whole number of weeks.
    let isBeforeMarch = storedMonth < 3
    let year = UInt32(bitPattern: storedYear &+ 400 * 14_700 &- (isBeforeMarch ? 1 : 0))
    let month = UInt32(storedMonth) &+ (isBeforeMarch ? 12 : 0) &- 3
    let days = year &+ year / 4 &- year / 100 &+ year / 400 &+ (153 &* month &+ 2) / 5 &+ UInt32(storedDay) &+ 2
    return days % 7
  }
}
