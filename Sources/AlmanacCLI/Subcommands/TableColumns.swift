import AlmanacCommandLine

/// The columns that `--column` and `--locale-column` name.
struct TableColumns {
  /// The columns of the values, from 0 on, the first one first.
  private(set) var values: [Int] = []
  /// The column of the locale, from 0 on.
  private(set) var locale: Int?

  /// Whether the whole line is the value.
  var isEmpty: Bool { values.isEmpty && locale == nil }

  /// Whether one column has a value, and all lines have one locale.
  var isOne: Bool { values.count == 1 && locale == nil }

  /// Adds the columns of a list with commas.
  mutating func add(_ text: String, of command: String) throws(CommandFailure) {
    for part in text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard let column = Self.column(part) else {
        throw .usage("--column is the number of a column, from 1 on, not '\(Substring(part))'", of: command)
      }
      guard !values.contains(column) else { throw .usage("--column names column \(column + 1) twice", of: command) }
      values.append(column)
    }
    values.sort()
  }

  /// Sets the column of the locale.
  mutating func setLocale(_ text: String, of command: String) throws(CommandFailure) {
    guard let column = Self.column(text.utf8[...]) else {
      throw .usage("--locale-column is the number of a column, from 1 on, not '\(text)'", of: command)
    }
    locale = column
  }

  /// Refuses what doesn't go together.
  func check(of command: String) throws(CommandFailure) {
    guard let locale else { return }
    guard !values.isEmpty else {
      throw .usage("--locale-column needs --column, which says where the dates are", of: command)
    }
    guard !values.contains(locale) else {
      throw .usage("column \(locale + 1) can't have both a date and a locale", of: command)
    }
  }

  /// A number in digits alone, less 1: Int reads a sign too.
  private static func column(_ text: Substring.UTF8View) -> Int? {
    guard text.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(Substring(text)), number > 0 else {
      return nil
    }
    return number - 1
  }
}
