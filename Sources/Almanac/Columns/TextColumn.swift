/// A column of texts as Apache Arrow lays out `utf8`: all bytes one behind the other, and where each text ends.
///
/// Row `i` is the bytes from `offsets[i]` to `offsets[i + 1]`. A null takes no bytes; which rows are null is said by the
/// validity bits of the column that the texts were written from.
///
/// Source: Apache Arrow, "Columnar Format", "Variable-size Binary Layout".
public struct TextColumn: Hashable, Sendable {
  /// Where each text begins, and behind them where the last one ends: one more than there are rows.
  public let offsets: [Int32]
  /// The bytes of all texts, UTF-8.
  public let utf8: [UInt8]

  init(offsets: [Int32], utf8: [UInt8]) {
    self.offsets = offsets
    self.utf8 = utf8
  }

  /// The number of rows.
  public var count: Int { offsets.count - 1 }

  /// The text of a row, empty where it is null.
  ///
  /// - Precondition: the column has the row.
  public subscript(_ row: Int) -> String {
    String(trusting: utf8.span.extracting(Int(offsets[row])..<Int(offsets[row + 1])))
  }
}
