import CAlmanacSecrets

/// Bytes in an array that has one owner from its making to its end, so that it is written in place and never copied.
struct SecretMemory: ~Copyable {
  var bytes: [UInt8]

  /// Makes room for exactly `capacity` bytes, which `fill` writes.
  init<Failure: Error>(
    capacity: Int, fill: (inout OutputSpan<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    bytes = try Array(capacity: capacity, initializingWith: fill)
  }

  /// As many zeros.
  init(zeros count: Int) {
    bytes = [UInt8](repeating: 0, count: count)
  }

  /// Overwrites every byte with zero.
  mutating func wipe() {
    var span = bytes.mutableSpan
    almanac_wipe_bytes(&span)
  }
}
