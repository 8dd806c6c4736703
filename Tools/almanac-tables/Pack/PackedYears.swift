import Almanac

/// The years behind the names of Japanese eras, of which each language would have its own: see `PageLayout.eraYears`.
struct PackedYears {
  private var years: [(first: UInt16, last: UInt16)] = []
  /// For each text such as `(645–650)` the numbers of the eras that have it.
  private var numbers: [ArraySlice<UInt8>: [Int]] = [:]

  /// The years that root's names end with, up to the last era that has some; none without a text.
  init(_ text: TableText?) {
    guard let text else { return }
    let prefix = TableKey.prefix(.japanese) + "eras/abbreviated/"
    while years.count < PageLayout.eraYearsCount,
      let name = text.value("\(prefix)\(years.count)", for: "und")?.value, let start = name.lastIndex(of: "(")
    {
      let parts = name[start...].dropFirst().dropLast().split(separator: "–")
      guard parts.count == 2, let first = UInt16(parts[0]), let last = UInt16(parts[1]),
        name[start...] == "(\(first)–\(last))"
      else { return }
      numbers[Array(name[start...].utf8)[...], default: []].append(years.count)
      years.append((first, last))
    }
  }

  /// The section of the file.
  var section: [UInt8] { Packer.bytes(years.flatMap { [$0.first, $0.last] }) }

  /// Puts one byte in place of the years of each string whose number is that of its position, counted from the number that
  /// suits most strings of the page, and answers that number.
  func cutOff(_ strings: inout ArraySlice<[UInt8]>) -> Int {
    guard !years.isEmpty else { return 0 }
    var found: [(index: Int, start: Int, firsts: [Int])] = []
    var votes = [Int](repeating: 0, count: PageLayout.eraYearsCount)
    for (position, index) in strings.indices.enumerated() {
      guard let start = strings[index].lastIndex(of: UInt8(ascii: "(")), let eras = numbers[strings[index][start...]]
      else { continue }
      let firsts = eras.map { ($0 - position) & (PageLayout.eraYearsCount - 1) }
      for first in firsts { votes[first] += 1 }
      found.append((index, start, firsts))
    }
    guard let most = votes.max(), most > 0, let first = votes.firstIndex(of: most) else { return 0 }
    for (index, start, firsts) in found where firsts.contains(first) {
      strings[index] = strings[index][..<start] + [PageLayout.eraYears]
    }
    return first
  }
}
