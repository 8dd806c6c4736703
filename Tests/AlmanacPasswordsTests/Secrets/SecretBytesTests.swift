import AlmanacPasswords
import Testing

/// Secret bytes: what goes in is there, and equality is of bytes and of counts.
@Suite struct SecretBytesTests {
  @Test func holdsWhatWasCopied() {
    let bytes: [UInt8] = [1, 2, 0, 255]
    let secret = SecretBytes(copying: bytes.span)
    let copy = secret.withBytes { bytes in bytes.indices.map { bytes[$0] } }
    #expect(copy == bytes)
    #expect(secret.byteCount == 4)
    let empty = SecretBytes(copying: "")
    #expect(empty.byteCount == 0)
  }

  @Test func aStringGivesItsUTF8() {
    let text = "caf\u{E9} \u{1F436}"
    let secret = SecretBytes(copying: text)
    let utf8 = Array(text.utf8)
    let isSame = secret.isEqual(to: SecretBytes(copying: utf8.span))
    #expect(isSame)
  }

  /// Every pair of short contents over two bytes, also of different counts.
  @Test func equalityIsOfBytes() {
    var contents: [[UInt8]] = [[]]
    for count in 1...5 {
      for bits in 0..<(1 << count) { contents.append((0..<count).map { UInt8(bits >> $0 & 1) }) }
    }
    for left in contents {
      for right in contents {
        let isEqual = SecretBytes(copying: left.span).isEqual(to: SecretBytes(copying: right.span))
        #expect(isEqual == (left == right), "\(left) and \(right)")
      }
    }
  }

  @Test func oneBitAnywhereIsSeen() {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    for index in bytes.indices {
      for bit in 0..<8 {
        var other = bytes
        other[index] ^= 1 << bit
        let isEqual = SecretBytes(copying: bytes.span).isEqual(to: SecretBytes(copying: other.span))
        #expect(!isEqual)
      }
    }
  }
}
