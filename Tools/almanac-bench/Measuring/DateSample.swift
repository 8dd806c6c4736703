import Almanac
import CAlmanacBenchFloors
import Foundation

/// The dates that all implementations write, in the form that each wants.
struct DateSample {
  let civil: [CivilDate]
  let floors: [almanac_bench_date]
  /// Milliseconds since 1970 for ICU.
  let milliseconds: [Double]
  let foundation: [Date]

  /// 100,000 days in a row from 1900-01-01 on, in an order that is random and always the same.
  init() throws {
    let first = try CivilDate(year: 1900, month: 1, day: 1).dayNumber
    var random = SplitMix64(state: 0x0000_00A1_3A7A_C2B5)
    let numbers = (first..<first + 100_000).shuffled(using: &random)
    civil = numbers.map { CivilDate(dayNumber: $0) }
    floors = civil.map { almanac_bench_date(year: Int32($0.year), month: $0.month.rawValue, day: UInt8($0.day)) }
    milliseconds = numbers.map { Double($0) * 86_400_000 }
    foundation = numbers.map { Date(timeIntervalSince1970: Double($0) * 86_400) }
  }
}

/// SplitMix64 of Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
