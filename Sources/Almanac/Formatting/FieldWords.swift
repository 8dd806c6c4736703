/// The words of a field.
enum FieldWords {
  /// The empty text alone.
  case none
  /// A list of strings in the tables.
  case list(TableReader.List)
  /// Strings of several lists.
  case strings([UInt16])
  /// The months in small Roman numerals.
  case romanMonths

  var count: Int {
    switch self {
    case .none: 1
    case .list(let list): list.count
    case .strings(let ids): ids.count
    case .romanMonths: 12
    }
  }

  /// Where the words of an entry stand in the tables, if they stand there, and how many bytes they have.
  func range(_ entry: Int, _ tables: TableReader) -> (offset: Int, count: Int) {
    switch self {
    case .none: return (0, 0)
    case .list(let list): return Self.range(tables.value(list, entry), tables)
    case .strings(let ids): return Self.range(ids[entry], tables)
    case .romanMonths: return (0, Self.romanNumeral(entry).count)
    }
  }

  private static func range(_ id: UInt16, _ tables: TableReader) -> (offset: Int, count: Int) {
    id == TableLayout.none ? (0, 0) : tables.stringRange(id)
  }

  /// At most 16 of `count` bytes of an entry, from `offset` in the tables on, the first one lowest.
  func bytes(_ entry: Int, _ offset: Int, count: Int, _ tables: TableReader) -> UInt128 {
    guard count > 0 else { return 0 }
    switch self {
    case .none: return 0
    case .list, .strings:
      let low = UInt128(tables.loadBytes(offset, count: min(count, 8)))
      return count <= 8 ? low : low | UInt128(tables.loadBytes(offset + 8, count: min(count - 8, 8))) << 64
    case .romanMonths: return Self.romanNumeral(entry).bytes
    }
  }

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
