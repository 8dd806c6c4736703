import Almanac

/// The strings of a file by their ids, each read once.
final class ReadStrings {
  private let tables: TableReader
  private var texts = [String?](repeating: nil, count: 1 << 16)
  private var eras: [String: [String]] = [:]

  init(_ tables: TableReader) {
    self.tables = tables
  }

  subscript(id: UInt16) -> String {
    if let text = texts[Int(id)] { return text }
    let text = tables.string(id)
    texts[Int(id)] = text
    return text
  }

  /// The keys of at least so many eras of a calendar, the oldest first.
  func eraKeys(_ calendar: TableCalendar, _ width: String, _ count: Int) -> [String] {
    let prefix = "\(TableKey.prefix(calendar))eras/\(width)/"
    var keys = eras[prefix] ?? []
    guard keys.count < count else { return keys }
    while keys.count < count { keys.append("\(prefix)\(keys.count)") }
    eras[prefix] = keys
    return keys
  }
}
