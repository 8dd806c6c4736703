extension String {
  /// Whether the text comes before another one in the order of their UTF-8, which is that of files and tables.
  ///
  /// Written out, because a view's own `lexicographicallyPrecedes` is slow, and packing sorts half a million texts.
  func precedes(_ other: String) -> Bool {
    let left = utf8Span.span
    let right = other.utf8Span.span
    let common = min(left.count, right.count)
    var index = 0
    while index < common {
      if left[index] != right[index] { return left[index] < right[index] }
      index &+= 1
    }
    return left.count < right.count
  }
}

extension Dictionary where Key == String {
  /// The entries in the order of their keys' UTF-8.
  var sortedByKey: [(key: String, value: Value)] {
    // The order of ASCII is the same either way, and the standard library compares it as fast as memory.
    let areASCII = keys.allSatisfy { key in key.utf8.allSatisfy { $0 < 0x80 } }
    return areASCII ? sorted { $0.key < $1.key } : sorted { $0.key.precedes($1.key) }
  }
}
