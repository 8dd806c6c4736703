/// The first days of a calendar's eras, by the place of the era in the list of names.
///
/// One object for all that read the same tables; see ``TableReader/japaneseEras``.
final class EraStarts: Sendable {
  /// Year, month and day in one number that has the order of dates; eras in a row from number 0 on.
  private let days: [Int64]

  /// No eras.
  static let none = EraStarts([])

  private init(_ days: [Int64]) {
    self.days = days
  }

  /// The eras of a calendar, by ICU's name of it.
  ///
  /// Cost: some microseconds for the 237 eras of Japan.
  convenience init(_ calendar: String, _ tables: TableReader) {
    var days: [Int64] = []
    let pairs = tables.supplemental(.eraStarts)
    let prefix = Array("\(calendar)/".utf8)
    for pair in 0..<pairs.count / 2 {
      // The keys have the era's number in three digits, so their order is that of the eras.
      let isOurs = tables.withString(tables.value(pairs, 2 * pair)) { key in
        key.count > prefix.count && prefix.indices.allSatisfy { key[$0] == prefix[$0] }
      }
      guard isOurs else { continue }
      days.append(tables.withString(tables.value(pairs, 2 * pair + 1), Self.key))
    }
    self.init(days)
  }

  /// The era of a day: the last that began on it or before, else the first.
  func era(of date: CivilDate) -> Int {
    let key = Self.key(Int64(date.storedYear), Int64(date.storedMonth), Int64(date.storedDay))
    var low = 0
    var high = days.count
    while low < high {
      let middle = (low + high) >> 1
      if days[middle] <= key { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The Gregorian year in which an era begins; 1 where the tables have no such era.
  func firstYear(ofEra era: Int) -> Int {
    // What has no date is not asked for, since no day is in it, but for the first of all.
    era < days.count && days[era] != .max && days[era] != .min ? Int(days[era] >> 16) : 1
  }

  private static func key(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 { year << 16 | month << 8 | day }

  /// Reads `2019-5-1`, the year with a minus sign where it is before year 0; an era without a first day, which tables mark
  /// with two dots, has always been.
  private static func key(_ text: Span<UInt8>) -> Int64 {
    var numbers: (Int64, Int64, Int64) = (0, 0, 0)
    guard text.count > 0, text[0] != UInt8(ascii: ".") else { return .min }
    let isNegative = text[0] == UInt8(ascii: "-")
    var place = 0
    for index in (isNegative ? 1 : 0)..<text.count {
      let byte = text[index]
      guard byte != UInt8(ascii: "-") else {
        place += 1
        continue
      }
      // A text that is no date is after all dates; years have as many digits as those of dates.
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), numbers.0 < 1_000_000 else { return .max }
      let digit = Int64(byte - UInt8(ascii: "0"))
      switch place {
      case 0: numbers.0 = 10 * numbers.0 + digit
      case 1: numbers.1 = 10 * numbers.1 + digit
      default: numbers.2 = 10 * numbers.2 + digit
      }
    }
    return key(isNegative ? -numbers.0 : numbers.0, numbers.1 & 0xFF, numbers.2 & 0xFF)
  }
}

extension TableReader {
  /// The first days of the eras of Japan, read when they are first asked for.
  var japaneseEras: EraStarts { eras.value(0) { EraStarts("japanese", self) } }
}
