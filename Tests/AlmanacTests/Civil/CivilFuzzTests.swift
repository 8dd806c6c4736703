import Almanac
import AlmanacTestKit
import Testing

/// No public call traps, whatever its arguments are.
@Suite struct CivilFuzzTests {
  @Test func numbers() {
    var random = SeededRandom(for: "CivilFuzzTests.numbers", seed: 0xA1_3A7A_C005)
    var made = 0
    for _ in 0..<10_000 {
      let (first, second) = (random.nextTroublesomeInt(), random.nextTroublesomeInt())
      let (third, fourth) = (random.nextTroublesomeInt(), random.nextTroublesomeInt())
      let field = random.next(below: 14)
      made += (try? CivilDate(year: first, month: second, day: third)) == nil ? 0 : 1
      made += (try? CivilDate(year: first, month: field, day: third & 31)) == nil ? 0 : 1
      made += (try? CivilTime(hour: first, minute: second, second: third, nanosecond: fourth)) == nil ? 0 : 1
      made += (try? CivilTime(hour: field, minute: field, second: field, nanosecond: fourth)) == nil ? 0 : 1
      made += (try? UTCOffset(secondsEastOfUTC: first)) == nil ? 0 : 1
      made += (try? Timestamp(secondsSince1970: first, nanosecond: second)) == nil ? 0 : 1
      _ = CivilDate.isLeapYear(first)
      _ = CivilDate.daysInMonth(.february, year: first)

      let date = CivilDate(dayNumber: Int32(truncatingIfNeeded: second))
      made += (try? date.adding(days: first)) == nil ? 0 : 1
      made += (try? date.adding(months: first)) == nil ? 0 : 1
      made += (try? date.adding(years: first)) == nil ? 0 : 1
      _ = (date.month, date.weekday, date.dayOfYear, date.daysInMonth, date.description.hashValue)
      if let timestamp = try? Timestamp(secondsSince1970: first), let offset = try? UTCOffset(secondsEastOfUTC: third) {
        let civil = timestamp.civil(at: offset)
        made += (try? Timestamp(civil, at: offset)) == timestamp ? 1 : 0
      }
    }
    #expect(made > 5_000)
  }

  @Test func texts() {
    var random = SeededRandom(for: "CivilFuzzTests.texts", seed: 0xA1_3A7A_C006)
    let seeds = ["2026-03-29", "-0044-03-15", "06:05:09.123456789", "2026-03-29T06:05:00.5-03:00", "+05:45:01", "Z"]
    let alphabet = Array("0123456789-+:.,TZtz \0\u{7F}é".utf8) + [0xFF, 0x80]
    var failures: [String] = []
    var read = 0
    for _ in 0..<10_000 {
      var bytes = Array(seeds[random.next(below: seeds.count)].utf8)
      for _ in 0...random.next(below: 3) {
        let place = random.next(below: bytes.count + 1)
        let byte = alphabet[random.next(below: alphabet.count)]
        switch random.next(below: 3) {
        case 0: bytes.insert(byte, at: place)
        case 1 where place < bytes.count: bytes.remove(at: place)
        case _ where place < bytes.count: bytes[place] = byte
        default: bytes.append(byte)
        }
      }
      let outcomes = [
        CivilFuzzTests.outcome { () throws(CivilError) in try CivilDate(iso8601: bytes.span).description },
        CivilFuzzTests.outcome { () throws(CivilError) in try CivilTime(iso8601: bytes.span).description },
        CivilFuzzTests.outcome { () throws(CivilError) in try CivilDateTime(iso8601: bytes.span).description },
        CivilFuzzTests.outcome { () throws(CivilError) in try UTCOffset(iso8601: bytes.span).description },
        CivilFuzzTests.outcome { () throws(CivilError) in try Timestamp(iso8601: bytes.span).description },
      ]
      for outcome in outcomes {
        switch outcome {
        case .success: read += 1
        case .failure(let error):
          if !(0...bytes.count ~= error.position ?? -1) || error.description.isEmpty {
            failures.append("\(error) at \(String(describing: error.position))")
          }
        }
      }
    }
    #expect(failures.prefix(5).isEmpty)
    #expect(read > 100)
  }

  private static func outcome(of read: () throws(CivilError) -> String) -> Result<String, CivilError> {
    do throws(CivilError) {
      return .success(try read())
    } catch {
      return .failure(error)
    }
  }
}
