/// A pattern, compiled for one locale: a few steps, each of which writes one piece of a date.
///
/// A step writes a field and the literal text behind it. A name is stored with that text, once for each month or weekday,
/// in chunks of 16 bytes, so writing "março de " is loading a chunk and storing it whole; the bytes behind the text are
/// overwritten by the next step. That is why a program asks for more room than a date takes.
///
/// Everything lies in the object itself: a program is one allocation, and the first one of a process has no array's
/// generic metadata to wait for. A pattern that needs more than fits goes on in another program.
final class DateProgram: Sendable {
  let store: Store
  let digits: Digits
  /// An upper bound of the bytes that any date takes, with the room that storing whole chunks needs.
  let capacity: Int
  private let usesWeekday: Bool
  private let usesYearOfCenturyOrEra: Bool
  /// Whether every step is of the three kinds that most formats are made of.
  private let isPlain: Bool
  /// What comes after the last step.
  private let next: DateProgram?

  init(_ store: Store, digits: Digits, next: DateProgram?) {
    self.store = store
    self.digits = digits
    self.next = next
    var capacity = next?.capacity ?? 16
    var usesWeekday = false
    var usesYearOfCenturyOrEra = false
    var isPlain = next == nil
    for index in 0..<store.stepCount {
      let step = store.steps[index]
      capacity += step.room
      isPlain = isPlain && (step.operation == .text || step.operation == .number || step.operation == .year)
      usesWeekday = usesWeekday || step.shift == Field.weekday.shift
      usesYearOfCenturyOrEra =
        usesYearOfCenturyOrEra || step.shift == Field.yearOfCentury.shift || step.shift == Field.era.shift
    }
    self.capacity = capacity
    self.isPlain = isPlain
    self.usesWeekday = usesWeekday
    self.usesYearOfCenturyOrEra = usesYearOfCenturyOrEra
  }

  /// The steps and texts of a program.
  struct Store: Sendable {
    var steps = InlineArray<6, Step>(repeating: Step(.text, .nothing))
    var stepCount = 0
    /// The entries of all texts: for each month or weekday, or the only one.
    var chunks = InlineArray<48, Chunk>(repeating: Chunk())
    var chunkCount = 0
  }

  /// 16 bytes of text; in an entry's last chunk the last byte is the byte count of the entry.
  typealias Chunk = SIMD2<UInt64>

  /// One step.
  struct Step: Sendable {
    /// The literal text behind a number, the first byte lowest; for ``Operation/number`` and ``Operation/year`` moved up
    /// by as many bytes as they put before it, so that both are one store.
    var literal: UInt64 = 0
    var operation: Operation
    /// The bit of the packed fields at which the step's field begins.
    var shift: UInt8
    /// For text: how many chunks each entry has.
    var chunks: UInt8 = 0
    /// For text: the chunk at which an entry 0 would begin.
    var base: Int8 = 0
    /// For numbers: how many bytes are stored in one, or how many the literal has.
    var byteCount: UInt8 = 0
    /// For numbers: the least number of digits.
    var minimumDigits: UInt8 = 0
    /// For ``Operation/number``: those below are written with one digit.
    var firstOfTwoDigits: UInt8 = 0

    init(_ operation: Operation, _ field: Field) {
      self.operation = operation
      shift = field.shift
    }

    /// The value of the step's field.
    @inline(__always)
    func value(in fields: UInt64) -> Int { Int(truncatingIfNeeded: fields &>> UInt64(shift) & 0xFF) }

    /// The most bytes that the step takes; a year of the Int32 day range has at most seven digits, and a digit four bytes.
    var room: Int {
      switch operation {
      case .text, .longText: 16 * Int(chunks)
      case .number: 8
      case .year: 16
      case .digits, .yearInDigits: 4 * max(7, Int(minimumDigits)) + 8
      }
    }
  }

  /// How a step writes.
  enum Operation: UInt8 {
    /// An entry of one chunk; of several.
    case text, longText
    /// A field below 100 in ASCII digits, one or two, or always two.
    case number
    /// The year of the era in ASCII digits.
    case year
    /// A field below 100, or the year, in any digits and with any least number of them.
    case digits, yearInDigits
  }

  /// Which field of a date a step looks at.
  enum Field {
    /// Always 0.
    case nothing
    /// 1 for January.
    case month
    case day
    /// 0 for Sunday.
    case weekday
    /// 0 for before the common era.
    case era
    /// The last two digits of the year of the era.
    case yearOfCentury

    /// The bit of the packed fields at which the field begins.
    var shift: UInt8 {
      switch self {
      case .nothing: 0
      case .month: 32
      case .day: 40
      case .weekday: 48
      case .era: 16
      case .yearOfCentury: 8
      }
    }

    /// The number of the field's first entry.
    var first: Int { self == .month ? 1 : 0 }
  }
}

// MARK: Writing

extension DateProgram {
  /// Writes a date from `start` on, and says where it ends.
  ///
  /// - Precondition: there is room for `capacity` bytes from `start` on.
  @inline(never)
  func write(_ date: CivilDate, into bytes: inout MutableSpan<UInt8>, at start: Int) -> Int {
    if isPlain, date.storedYear >= 1000, date.storedYear < 10_000 {
      return bytes.withRawBytes { out in writePlainly(date, &out, start) }
    }
    var end = bytes.withRawBytes { out in writeGenerally(date, &out, start) }
    var rest = next
    while let program = rest {
      end = bytes.withRawBytes { out in program.writeGenerally(date, &out, end) }
      rest = program.next
    }
    return end
  }

  /// Writes a date of a year of four digits by steps that all are plain.
  ///
  /// It calls nothing, so that all of its state stays in registers.
  @inline(__always)
  private func writePlainly(_ date: CivilDate, _ out: inout MutableRawSpan, _ start: Int) -> Int {
    let year = UInt32(bitPattern: date.storedYear)
    // The fields of a date, a byte each, so that a step takes its own by a shift; month and day where they lie in a
    // CivilDate, which costs nothing. All outside the loop, and only what is wanted: the optimizer would compute the
    // weekday for every date.
    var fields = UInt64(date.storedMonth) << 32 | UInt64(date.storedDay) << 40
    if usesWeekday {
      fields |= UInt64(CivilDate.sundayBasedWeekday(year, date.storedMonth, date.storedDay)) << 48
    }
    if usesYearOfCenturyOrEra { fields |= UInt64(year % 100) << 8 | 1 << 16 }
    var end = start
    for index in 0..<store.stepCount {
      let step = store.steps[index]
      switch step.operation {
      case .text: end = storeText(step, fields, &out, end)
      case .number: end = storeNumber(step, fields, &out, end)
      default:
        let century = year / 100
        let text = Self.twoDigits(century) | Self.twoDigits(year &- century &* 100) << 16
        out.storeBytes(of: (step.literal | text).littleEndian, toByteOffset: end, as: UInt64.self)
        end &+= Int(step.byteCount)
      }
    }
    return end
  }

  /// Writes any date by any steps.
  @inline(never)
  private func writeGenerally(_ date: CivilDate, _ out: inout MutableRawSpan, _ start: Int) -> Int {
    var fields = UInt64(date.storedMonth) << 32 | UInt64(date.storedDay) << 40
    if usesWeekday { fields |= UInt64(date.sundayBasedWeekday) << 48 }
    if usesYearOfCenturyOrEra { fields |= UInt64(date.yearOfEra % 100) << 8 | (date.storedYear > 0 ? 1 << 16 : 0) }
    var end = start
    for index in 0..<store.stepCount {
      let step = store.steps[index]
      switch step.operation {
      case .text: end = storeText(step, fields, &out, end)
      case .longText: end = storeLongText(step, fields, &out, end)
      case .number: end = storeNumber(step, fields, &out, end)
      case .year:
        end = storeDigits(date.yearOfEra, 1, &out, end)
        out.storeBytes(of: (step.literal >> 32).littleEndian, toByteOffset: end, as: UInt64.self)
        end &+= Int(step.byteCount) &- 4
      case .digits, .yearInDigits:
        let number = step.operation == .digits ? UInt32(step.value(in: fields)) : date.yearOfEra
        end = storeDigits(number, step.minimumDigits, &out, end)
        out.storeBytes(of: step.literal.littleEndian, toByteOffset: end, as: UInt64.self)
        end &+= Int(step.byteCount)
      }
    }
    return end
  }

  @inline(__always)
  private func storeText(_ step: Step, _ fields: UInt64, _ out: inout MutableRawSpan, _ start: Int) -> Int {
    let chunk = store.chunks[Int(step.base) &+ step.value(in: fields)]
    out.storeBytes(of: chunk, toByteOffset: start, as: Chunk.self)
    return start &+ Self.byteCount(chunk)
  }

  private func storeLongText(_ step: Step, _ fields: UInt64, _ out: inout MutableRawSpan, _ start: Int) -> Int {
    let first = Int(step.base) &+ step.value(in: fields) &* Int(step.chunks)
    var last = Chunk()
    for index in 0..<Int(step.chunks) {
      last = store.chunks[first &+ index]
      out.storeBytes(of: last, toByteOffset: start &+ 16 &* index, as: Chunk.self)
    }
    return start &+ Self.byteCount(last)
  }

  @inline(__always)
  private func storeNumber(_ step: Step, _ fields: UInt64, _ out: inout MutableRawSpan, _ start: Int) -> Int {
    let value = step.value(in: fields)
    // One below 10 without a zero before it loses the first of the two digits.
    let isShort = value < Int(step.firstOfTwoDigits)
    let text = step.literal | Self.twoDigits(UInt32(truncatingIfNeeded: value))
    out.storeBytes(of: (isShort ? text >> 8 : text).littleEndian, toByteOffset: start, as: UInt64.self)
    return start &+ Int(step.byteCount) &- (isShort ? 1 : 0)
  }

  /// The byte count of an entry, which its last chunk holds.
  @inline(__always)
  private static func byteCount(_ chunk: Chunk) -> Int { Int(truncatingIfNeeded: chunk.y.littleEndian >> 56) }

  /// The general way to write a number.
  private func storeDigits(_ value: UInt32, _ minimumDigits: UInt8, _ out: inout MutableRawSpan, _ start: Int) -> Int {
    // Four bits a digit, the last one lowest; no value has more than ten.
    var places: UInt64 = 0
    var count = 0
    var rest = value
    repeat {
      places |= UInt64(rest % 10) &<< UInt64(4 &* count)
      rest /= 10
      count &+= 1
    } while rest > 0
    var end = start
    var place = max(count, Int(minimumDigits))
    while place > 0 {
      place &-= 1
      let digit = Int(truncatingIfNeeded: places >> UInt64(4 * place) & 15)
      out.storeBytes(of: digits.bytes(digit).littleEndian, toByteOffset: end, as: UInt32.self)
      end &+= digits.count(digit)
    }
    return end
  }

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
