import Almanac
import Testing

@Suite struct CivilDateTextTests {
  @Test(arguments: [
    ("2026-11-30", 2026, 11, 30), ("0000-02-29", 0, 2, 29), ("0001-01-01", 1, 1, 1), ("9999-12-31", 9999, 12, 31),
    ("-0044-03-15", -44, 3, 15), ("-0001-12-31", -1, 12, 31), ("-9999-01-01", -9999, 1, 1),
    ("-0004-02-29", -4, 2, 29),
  ])
  func reads(_ text: String, year: Int, month: Int, day: Int) throws {
    let date = try CivilDate(text)
    #expect(try date == CivilDate(year: year, month: month, day: day))
    #expect(date.description == text)
  }

  @Test(arguments: [
    (10_000, "+010000-01-01"), (-10_000, "-010000-01-01"), (999_999, "+999999-01-01"), (1_000_000, "+1000000-01-01"),
    (-5_000_000, "-5000000-01-01"),
  ])
  func yearsOfMoreThanFourDigitsAreExpanded(year: Int, text: String) throws {
    #expect(try CivilDate(year: year, month: 1, day: 1).description == text)
    #expect(throws: CivilError.self) { try CivilDate(text) }
  }

  @Test func everyDayOf400YearsAndTheirCounterparts() {
    var failures: [String] = []
    for number in stride(from: Int32(-25_567), to: 120_530, by: 1) {
      let text = CivilDate(dayNumber: number).description
      if (try? CivilDate(text))?.dayNumber != number { failures.append(text) }
    }
    for number in stride(from: Int32(-4_371_586), through: 2_932_896, by: 97) {
      let text = CivilDate(dayNumber: number).description
      if (try? CivilDate(text))?.dayNumber != number { failures.append(text) }
    }
    #expect(failures.prefix(5).isEmpty)
  }

  /// All ten-digit shapes: month and day fields 00...99 in a leap year and a common year, against the month lengths.
  @Test(arguments: [2023, 2024, 1900, 2000])
  func everyMonthAndDayField(year: Int) {
    let lengths = WalkingCalendar.monthLengths(of: year)
    var failures: [String] = []
    for month in 0...99 {
      for day in 0...99 {
        let text = "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
        let isDate = 1...12 ~= month && day >= 1 && day <= lengths[month - 1]
        if ((try? CivilDate(text)) != nil) != isDate { failures.append(text) }
      }
    }
    #expect(failures.prefix(5).isEmpty)
  }

  @Test(arguments: ["2026-02-28", "2024-02-29", "1999-12-31", "0000-01-01", "2000-10-10", "-0044-03-15", "-0001-12-09"])
  func everyByteAtEveryPosition(of base: String) throws {
    var failures: [String] = []
    var accepted = 0
    for position in 0..<base.utf8.count {
      for byte in UInt8.min...UInt8.max {
        var bytes = Array(base.utf8)
        bytes[position] = byte
        do throws(CivilError) {
          let date = try CivilDate(iso8601: bytes.span)
          accepted += 1
          if !date.description.utf8.elementsEqual(bytes) { failures.append("\(bytes) gives \(date)") }
        } catch {
          if !CivilDateTextTests.isSensible(error, of: bytes, changedAt: position) {
            failures.append("\(error), \(error.code) at \(String(describing: error.position))")
          }
        }
      }
    }
    #expect(failures.prefix(5).isEmpty)
    #expect(accepted >= base.utf8.count)
  }

  /// Whether an error points at the changed byte, at the field that it made wrong, or at a field behind it that the
  /// change made impossible.
  private static func isSensible(_ error: CivilError, of bytes: [UInt8], changedAt changed: Int) -> Bool {
    let yearStart = bytes[0] == UInt8(ascii: "-") ? 1 : 0
    let monthStart = yearStart + 5
    let dayStart = yearStart + 8
    switch error.code {
    case .monthOutOfRange: return error.position == monthStart && monthStart...monthStart + 1 ~= changed
    case .dayOutOfRange: return error.position == dayStart && bytes.count == dayStart + 2
    case .plusSign: return error.position == 0 && changed == 0 && bytes[0] == UInt8(ascii: "+")
    case .negativeZero: return error.position == 0 && bytes.starts(with: Array("-0000".utf8))
    case .invalidCharacter where changed == 0:
      // A sign made or taken away moves the fields, and the first hyphen is then where it does not belong.
      return error.position == 0 || error.position == 4
    case .invalidCharacter: return error.position == changed
    default: return false
    }
  }

  @Test(arguments: ["2026-11-30", "-0044-03-15"])
  func everyPrefixIsIncomplete(of text: String) throws {
    let bytes = Array(text.utf8)
    for length in 0..<bytes.count {
      let error = #expect(throws: CivilError.self) { try CivilDate(iso8601: bytes.span.extracting(first: length)) }
      #expect(error?.code == .incompleteText)
      #expect(error?.position == length)
    }
  }

  /// 50,000 refusals of 16 MiB: a reader that looked at all of it would take minutes.
  @Test(.timeLimit(.minutes(1))) func longTextIsRefusedInConstantTime() {
    let bytes = Array("2026-11-30".utf8) + [UInt8](repeating: UInt8(ascii: "0"), count: 1 << 24)
    var failures = 0
    for _ in 0..<50_000 {
      do throws(CivilError) {
        _ = try CivilDate(iso8601: bytes.span)
        failures += 1
      } catch {
        failures += error.position == 10 && error.input.utf8.count == 67 ? 0 : 1
      }
    }
    #expect(failures == 0)
  }
}
