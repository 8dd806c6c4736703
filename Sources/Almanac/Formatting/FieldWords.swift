/// The words of a field.
enum FieldWords {
  /// The empty text alone.
  case none
  /// A list of strings in the tables, read once where it is short.
  case row(TableReader.ShortList)
  case list(TableReader.List)
  /// Strings of several lists.
  case strings([UInt16])
  /// Texts that are not in the tables, as UTF-8.
  case texts([[UInt8]])
  /// The months in small Roman numerals.
  case romanMonths

  /// The strings of a list.
  init(_ list: TableReader.List, _ tables: TableReader) {
    if let row = tables.shortList(list) { self = .row(row) } else { self = .list(list) }
  }

  var count: Int {
    switch self {
    case .none: 1
    case .row(let row): row.count
    case .list(let list): list.count
    case .strings(let ids): ids.count
    case .texts(let texts): texts.count
    case .romanMonths: 12
    }
  }

  /// How many bytes an entry has, and where it stands in the tables; nil where it does not stand there as it is.
  func range(_ entry: Int, _ tables: TableReader) -> (offset: Int?, count: Int) {
    switch self {
    case .none: (nil, 0)
    case .row(let row): Self.range(row[entry], tables)
    case .list(let list): Self.range(tables.value(list, entry), tables)
    case .strings(let ids): Self.range(ids[entry], tables)
    case .texts(let texts): (nil, texts[entry].count)
    case .romanMonths: (nil, Self.romanNumeral(entry).count)
    }
  }

  private static func range(_ id: UInt16, _ tables: TableReader) -> (offset: Int?, count: Int) {
    if tables.isPlain(id) {
      let range = tables.stringRange(id)
      return (range.offset, range.count)
    }
    return id == TableLayout.none ? (nil, 0) : (nil, tables.withString(id) { $0.count })
  }

  /// At most 16 of `count` bytes of an entry from `start` on, the first one lowest; `offset` is that of its range.
  func bytes(_ entry: Int, _ offset: Int?, _ start: Int, count: Int, _ tables: TableReader) -> UInt128 {
    guard count > 0 else { return 0 }
    if let offset {
      let low = UInt128(tables.loadBytes(offset + start, count: min(count, 8)))
      return count <= 8 ? low : low | UInt128(tables.loadBytes(offset + start + 8, count: min(count - 8, 8))) << 64
    }
    switch self {
    case .none: return 0
    case .row(let row): return Self.bytes(row[entry], start, count, tables)
    case .list(let list): return Self.bytes(tables.value(list, entry), start, count, tables)
    case .strings(let ids): return Self.bytes(ids[entry], start, count, tables)
    case .texts(let texts):
      var bytes: UInt128 = 0
      for index in 0..<min(count, 16) { bytes |= UInt128(texts[entry][start + index]) << UInt128(8 * index) }
      return bytes
    case .romanMonths: return Self.romanNumeral(entry).bytes
    }
  }

  private static func bytes(_ id: UInt16, _ start: Int, _ count: Int, _ tables: TableReader) -> UInt128 {
    tables.withString(id) { text in
      var bytes: UInt128 = 0
      for index in 0..<min(count, 16) { bytes |= UInt128(text[start + index]) << UInt128(8 * index) }
      return bytes
    }
  }

  /// An entry as a String.
  func text(_ entry: Int, _ tables: TableReader) -> String {
    let (offset, count) = range(entry, tables)
    var text: [UInt8] = []
    for start in stride(from: 0, to: count, by: 16) {
      let bytes = bytes(entry, offset, start, count: count - start, tables)
      for index in 0..<min(count - start, 16) { text.append(UInt8(truncatingIfNeeded: bytes >> UInt128(8 * index))) }
    }
    return String(trusting: text.span)
  }

  /// The byte count of the longest entry.
  func longest(_ tables: TableReader) -> Int {
    var longest = 0
    for entry in 0..<count { longest = max(longest, range(entry, tables).count) }
    return longest
  }

  /// The byte count of the longest of the months in small Roman numerals, viii.
  static let longestRomanMonth = 4

  private static func romanNumeral(_ month: Int) -> ShortText {
    switch month {
    case 0: ShortText("i")
    case 1: ShortText("ii")
    case 2: ShortText("iii")
    case 3: ShortText("iv")
    case 4: ShortText("v")
    case 5: ShortText("vi")
    case 6: ShortText("vii")
    case 7: ShortText("viii")
    case 8: ShortText("ix")
    case 9: ShortText("x")
    case 10: ShortText("xi")
    default: ShortText("xii")
    }
  }
}
