/// Random numbers that can be had again.
///
/// SplitMix64 of Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014. The seed is
/// printed when the generator is made, so that a failing run can be repeated.
public struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Makes a generator and prints its name and seed.
  ///
  /// - Parameters:
  ///   - name: What the numbers are for, so that the printed seed is found.
  ///   - seed: The start; the same seed gives the same numbers.
  public init(for name: String, seed: UInt64) {
    state = seed
    print("\(name): seed 0x\(String(seed, radix: 16, uppercase: true))")
  }

  /// Makes a generator whose seed comes from another one, which was printed.
  public init(quietly seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below a bound, which must be above 0.
  public mutating func next(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// An `Int` of the kind that breaks arithmetic: the extremes and their neighbors, numbers near powers of two and near
  /// zero, and any number at all.
  public mutating func nextTroublesomeInt() -> Int {
    let nearby = next(below: 65) - 32
    switch next(below: 6) {
    case 0: return Int.min + abs(nearby)
    case 1: return Int.max - abs(nearby)
    case 2: return nearby
    case 3: return (1 << next(below: Int.bitWidth - 1)) &+ nearby
    case 4: return -(1 << next(below: Int.bitWidth - 1)) &+ nearby
    default: return Int(truncatingIfNeeded: next())
    }
  }
}
