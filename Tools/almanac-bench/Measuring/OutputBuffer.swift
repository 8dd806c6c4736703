/// A buffer that a benchmark fills anew in each run; made, and its pages touched, before the clock starts.
final class OutputBuffer {
  var bytes: [UInt8]

  init(count: Int) {
    bytes = [UInt8](repeating: 0, count: count)
  }

  /// Hands out the bytes to be written over.
  func withSpan(_ body: (inout MutableSpan<UInt8>) -> Int) -> Int {
    var taken: [UInt8] = []
    swap(&taken, &bytes)
    defer { swap(&taken, &bytes) }
    var span = taken.mutableSpan
    return body(&span)
  }

  /// Hands out the array, empty and with its capacity, and answers how many bytes it has then.
  func refill(_ body: (inout [UInt8]) -> Void) -> Int {
    var taken: [UInt8] = []
    swap(&taken, &bytes)
    defer { swap(&taken, &bytes) }
    taken.removeAll(keepingCapacity: true)
    body(&taken)
    return taken.count
  }
}
