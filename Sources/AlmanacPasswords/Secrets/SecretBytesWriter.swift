/// Writes a secret byte by byte into room of its exact count.
struct SecretBytesWriter: ~Copyable {
  private var memory: SecretMemory
  private var count = 0

  init(capacity: Int) {
    memory = SecretMemory(zeros: capacity)
  }

  private mutating func append(_ byte: UInt32) {
    memory.bytes[count] = UInt8(truncatingIfNeeded: byte)
    count += 1
  }

  /// Appends the UTF-8 of a scalar.
  mutating func append(scalar: UInt32) {
    switch scalar {
    case 0..<0x80:
      append(scalar)
    case 0x80..<0x800:
      append(0xC0 | scalar >> 6)
      append(0x80 | scalar & 0x3F)
    case 0x800..<0x10000:
      append(0xE0 | scalar >> 12)
      append(0x80 | scalar >> 6 & 0x3F)
      append(0x80 | scalar & 0x3F)
    default:
      append(0xF0 | scalar >> 18)
      append(0x80 | scalar >> 12 & 0x3F)
      append(0x80 | scalar >> 6 & 0x3F)
      append(0x80 | scalar & 0x3F)
    }
  }

  /// Hands the bytes over, all of which must have been written.
  consuming func finish() -> SecretBytes {
    precondition(count == memory.bytes.count, "room for a secret that is not full")
    return SecretBytes(memory)
  }
}
