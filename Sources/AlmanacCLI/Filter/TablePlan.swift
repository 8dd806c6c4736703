import Almanac

/// What a filter does with each line of a table that has several dates, or names its locale.
struct TablePlan {
  /// The command, as people type it.
  let command: String
  /// The columns of the values, from 0 on, the first one first and none twice.
  let columns: [Int]
  /// The column of the locale, from 0 on and none of the values'; nil where all lines have one locale.
  let localeColumn: Int?

  /// Whether the first line passes as it is.
  var hasHeader = false
  /// What happens when a value can't be read.
  var onError = FilterPlan.OnError.stop
  /// The sizes.
  var limits = FilterPlan.Limits()

  /// Opens what writes the values of a locale; the text is empty where the line names none.
  let open: (Span<UInt8>) throws(LineRefusal) -> ValueWriter

  /// - Precondition: there is a column.
  init(
    command: String, columns: [Int], localeColumn: Int? = nil,
    open: @escaping (Span<UInt8>) throws(LineRefusal) -> ValueWriter
  ) {
    precondition(!columns.isEmpty)
    self.command = command
    self.columns = columns
    self.localeColumn = localeColumn
    self.open = open
  }

  /// All columns that are looked at, the first one first.
  var wanted: [Int] { (columns + (localeColumn.map { [$0] } ?? [])).sorted() }
}
