import CAlmanacBenchFloors

/// A program that is run to its end.
enum Child {
  /// Runs a program and answers its output; an exit status other than 0 is an error.
  static func output(of words: [String]) throws -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    var span = bytes.mutableSpan
    let child = almanac_bench_run(commandLine(words).span, &span)
    guard child.status == 0 else { throw WrongResult("\(words.joined(separator: " ")): exit status \(child.status)") }
    return String(decoding: bytes.prefix(child.output_count), as: UTF8.self)
  }

  /// Nanoseconds from before a program's start to its end.
  static func time(of words: [String]) throws -> Double {
    var nothing: [UInt8] = []
    var span = nothing.mutableSpan
    let child = almanac_bench_run(commandLine(words).span, &span)
    guard child.status == 0 else { throw WrongResult("\(words.joined(separator: " ")): exit status \(child.status)") }
    return Double(child.nanoseconds)
  }

  /// The most memory that a program had resident, in bytes, or nil where it cannot be told.
  static func peakByteCount(of words: [String]) -> Int? {
    let peak = almanac_bench_peak(commandLine(words).span)
    return peak == 0 ? nil : Int(peak)
  }

  private static func commandLine(_ words: [String]) -> [UInt8] {
    words.flatMap { Array($0.utf8) + [0] }
  }
}
