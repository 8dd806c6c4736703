extension DateProgram {
  /// One step.
  struct Step: Sendable {
    /// The literal text behind a number, the first byte lowest; for ``Operation/number`` and ``Operation/year`` moved up
    /// by as many bytes as they put before it, so that both are one store.
    ///
    /// For ``Operation/tableText``: the list.
    var literal: UInt64 = 0
    var operation: Operation
    /// The bit of the packed fields at which the step's field begins, and ``Field/clock`` for those of the time.
    var shift: UInt8
    /// For text: how many chunks each entry has.
    ///
    /// For ``Operation/quantity`` and ``Operation/fraction``: the place of the number system.
    var chunks: UInt8 = 0
    /// For text: the chunk at which an entry 0 would begin.
    ///
    /// For ``Operation/quantity``: the most digits.
    var base: Int8 = 0
    /// For numbers: how many bytes are stored in one, or how many the literal has.
    var byteCount: UInt8 = 0
    /// For numbers: the least number of digits.
    var minimumDigits: UInt8 = 0
    /// For ``Operation/number``: those below are written with one digit.
    var firstOfTwoDigits: UInt8 = 0
    /// For ``Operation/quantity`` the ``Quantity``, for ``Operation/offset`` the ``OffsetForm``.
    var detail: UInt8 = 0

    init(_ operation: Operation, _ field: Field) {
      self.operation = operation
      shift = field.shift
    }

    /// The value of the step's field, which is one of a date.
    @inline(__always)
    func value(in fields: UInt64) -> Int { Int(truncatingIfNeeded: fields &>> UInt64(shift) & 0xFF) }

    /// The value of the step's field.
    @inline(__always)
    func value(in fields: UInt64, _ clock: UInt64) -> Int {
      value(in: shift & Field.clock == 0 ? fields : clock)
    }

    /// The most bytes that the step takes; a year has at most ten digits, also in an era that tables begin at will, and a
    /// digit four bytes.
    func room(_ rules: FieldRules?) -> Int {
      switch operation {
      case .text, .longText: 16 * Int(chunks)
      case .number: 8
      case .year: 16 + (rules?.minusSign.count ?? 0)
      case .digits, .yearInDigits: 4 * max(10, Int(minimumDigits)) + 8 + (rules?.minusSign.count ?? 0)
      case .quantity: max(NumberText.capacity, 4 * max(10, Int(minimumDigits)) + (rules?.minusSign.count ?? 0)) + 8
      case .fraction: 2 * NumberText.capacity + 8
      case .offset: (rules?.offsets?.room ?? OffsetForms.isoRoom) + 8
      case .tableText: Int(truncatingIfNeeded: literal >> 48)
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
    /// A ``Quantity`` in any number system.
    case quantity
    /// The fraction of a second.
    case fraction
    /// The offset from UTC.
    case offset
    /// An entry of a list in the tables, too long a list to be stored here.
    case tableText
  }

  /// Which field of a date or a time a step looks at.
  enum Field {
    /// Always 0.
    case nothing
    /// The last two digits of the year of the era.
    case yearOfCentury
    /// The era's place in the list of eras; 0 for before the common era.
    case era
    /// 1 to 4.
    case quarter
    /// 1 for January.
    case month
    case day
    /// 0 for Sunday.
    case weekday
    /// 0 before noon, 1 after it, 2 at noon.
    case noon
    /// The hour as `H`, `h`, `K` and `k` count it.
    case hour23, hour12, hour11, hour24
    /// 0 before noon, 1 from it on.
    case half
    case minute, second
    /// A place in ``DayPeriodHours``.
    case dayPeriod

    /// The bit that tells fields of the time from those of the date.
    static let clock: UInt8 = 64

    /// The bit of the packed fields at which the field begins.
    var shift: UInt8 {
      switch self {
      case .nothing: 0
      case .yearOfCentury: 8
      case .era: 16
      case .quarter: 24
      case .month: 32
      case .day: 40
      case .weekday: 48
      case .noon: 56
      case .hour23: Self.clock
      case .hour12: Self.clock + 8
      case .hour11: Self.clock + 16
      case .hour24: Self.clock + 24
      case .half: Self.clock + 32
      case .minute: Self.clock + 40
      case .second: Self.clock + 48
      case .dayPeriod: Self.clock + 56
      }
    }

    /// The number of the field's first entry.
    var first: Int { self == .month || self == .quarter ? 1 : 0 }
  }

  /// What the steps of a program look at, beyond the month and the day.
  struct Uses: OptionSet, Sendable {
    let rawValue: UInt8

    static let weekday = Uses(rawValue: 1)
    static let eraOrYearOfCentury = Uses(rawValue: 2)
    /// Fields of the time.
    static let clock = Uses(rawValue: 4)
    static let dayPeriod = Uses(rawValue: 8)
    /// What only the general way of writing can do.
    static let more = Uses(rawValue: 16)
    /// Text of more than one chunk, or another program behind this one.
    static let length = Uses(rawValue: 32)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ step: Step) {
      self = []
      switch step.operation {
      case .text, .number, .year: break
      case .longText: insert(.length)
      default: insert(.more)
      }
      if step.shift & Field.clock != 0 { insert(.clock) }
      switch step.shift {
      case Field.weekday.shift: insert(.weekday)
      case Field.yearOfCentury.shift, Field.era.shift: insert(.eraOrYearOfCentury)
      case Field.quarter.shift, Field.noon.shift: insert(.more)
      case Field.dayPeriod.shift: insert(.dayPeriod)
      default: break
      }
    }
  }
}
