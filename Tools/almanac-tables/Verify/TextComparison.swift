import Almanac
import AlmanacICU

/// Compares what two formats write, moment by moment, byte by byte.
struct TextComparison {
  var locale: String
  var subject: String
  /// Whether ICU's calendar turns Julian before 1582, so that days are meant that it calls the same.
  var isHybrid = false

  func compare(
    _ ours: DateTimeFormat, _ theirs: ICUDateFormat, _ samples: [MomentSample], _ tally: inout VerifyTally
  ) throws {
    var expected = [UInt8](repeating: 0, count: 1536)
    var actual = [UInt8](repeating: 0, count: ours.maximumUTF8Count)
    tally.addComparisons(samples.count)
    for sample in samples {
      let millis = isHybrid ? sample.hybridMilliseconds : sample.milliseconds
      let count = try theirs.write(millis: millis, to: &expected)
      var span = actual.mutableSpan
      let end = ours.write(sample.dateTime, offset: sample.offset, into: &span, at: 0)
      guard end != count || !Self.agree(actual.span, expected.span, count) else { continue }
      tally.add(
        VerifyDifference(
          locale: locale, subject: subject, value: "\(sample.dateTime)\(sample.offset)",
          ours: String(decoding: actual[..<end], as: UTF8.self),
          theirs: String(decoding: expected[..<count], as: UTF8.self)))
    }
  }

  private static func agree(_ left: Span<UInt8>, _ right: Span<UInt8>, _ count: Int) -> Bool {
    for index in 0..<count where left[index] != right[index] { return false }
    return true
  }
}

extension TimeStyle {
  /// ICU's number for the style.
  var icu: ICUStyle {
    switch self {
    case .full: .full
    case .long: .long
    case .medium: .medium
    case .short: .short
    }
  }
}
