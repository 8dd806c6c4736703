/// Welch's t of two classes of times, gathered one by one.
///
/// Beyond 4.5 the classes differ for certain (Reparaz, Balasch and Verbauwhede, "Dude, is my code constant time?", 2017,
/// whose method this follows: interleaved classes, and several cuts of the long tail that interrupts make).
struct WelchTest {
  private var counts: (Double, Double) = (0, 0)
  private var means: (Double, Double) = (0, 0)
  private var squares: (Double, Double) = (0, 0)

  mutating func add(_ time: Double, isSecond: Bool) {
    if isSecond {
      Self.add(time, &counts.1, &means.1, &squares.1)
    } else {
      Self.add(time, &counts.0, &means.0, &squares.0)
    }
  }

  private static func add(_ time: Double, _ count: inout Double, _ mean: inout Double, _ square: inout Double) {
    count += 1
    let distance = time - mean
    mean += distance / count
    square += distance * (time - mean)
  }

  /// 0 where a class is too small or nothing varies.
  var t: Double {
    guard counts.0 > 1, counts.1 > 1 else { return 0 }
    let error = (squares.0 / (counts.0 - 1) / counts.0 + squares.1 / (counts.1 - 1) / counts.1).squareRoot()
    return error == 0 ? 0 : (means.0 - means.1) / error
  }
}
