import AlmanacPasswords
import CTicks

// Whether the time of SecretBytes.isEqual tells equal secrets from different ones. It fails where |t| reaches 4.5, and
// also where the same measurement does not find out a comparison that stops at the first difference.

let pairs = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
let limit = 4.5
let byteCount = 64

/// A comparison as it should not be.
@inline(never)
func stopsEarly(_ left: borrowing SecretBytes, _ right: borrowing SecretBytes) -> Bool {
  guard left.byteCount == right.byteCount else { return false }
  for index in 0..<left.byteCount where left.bytes[index] != right.bytes[index] { return false }
  return true
}

@inline(never)
func isEqual(_ left: borrowing SecretBytes, _ right: borrowing SecretBytes) -> Bool { left.isEqual(to: right) }

/// The largest |t| over all cuts.
///
/// Each pair is made anew, so that both classes use the same memory.
func largestT(_ compare: (borrowing SecretBytes, borrowing SecretBytes) -> Bool) -> Double {
  let secret = (0..<byteCount).map { _ in UInt8.random(in: 0x21...0x7E) }
  var times: [(ticks: UInt64, isSecond: Bool)] = []
  times.reserveCapacity(pairs)
  var answers = (0, 0)
  for _ in 0..<pairs {
    let isSecond = Bool.random()
    var other = secret
    // Both classes write the same byte; in the second it differs.
    other[0] = isSecond ? secret[0] ^ 1 : secret[0]
    let left = SecretBytes(copying: secret.span)
    let right = SecretBytes(copying: other.span)
    let start = ticks_now()
    let answer = compare(left, right)
    let end = ticks_now()
    times.append((end &- start, isSecond))
    if answer { answers.0 += 1 } else { answers.1 += 1 }
  }
  let sorted = times.map(\.ticks).sorted()
  var largest = 0.0
  for share in [1.0, 0.999, 0.99, 0.95, 0.9, 0.75, 0.5] {
    let cut = sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
    var test = WelchTest()
    for time in times where time.ticks <= cut { test.add(Double(time.ticks), isSecond: time.isSecond) }
    largest = max(largest, abs(test.t))
  }
  print("  equal \(answers.0), different \(answers.1), median \(sorted[sorted.count / 2]) ticks")
  return largest
}

print("a comparison that stops early, \(pairs) pairs of \(byteCount) bytes that differ in the first or in none:")
let control = largestT(stopsEarly)
print("  largest |t| = \(Int(control))")
print("SecretBytes.isEqual, the same pairs:")
let measured = largestT(isEqual)
print("  largest |t| = \(Double(Int(measured * 100)) / 100)")
guard control > limit else { fatalError("the measurement sees nothing: not even an early exit") }
guard measured < limit else { fatalError("the time of the comparison depends on where the bytes differ") }
print("below \(limit): no difference was found")
