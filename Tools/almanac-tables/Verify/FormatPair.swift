import Almanac
import AlmanacICU

/// The same format twice, ours and ICU's.
struct FormatPair {
  let ours: DateTimeFormat
  let theirs: ICUDateFormat
  /// The zone of the times that are written.
  var offset = UTCOffset.utc

  /// Compares what both write, moment by moment, byte by byte.
  ///
  /// Where ICU's calendar turns Julian before 1582, which it lets nobody change but in the Gregorian one, days are meant that
  /// it calls the same.
  func compare(_ samples: [MomentSample], _ id: String, _ subject: String, _ tally: inout VerifyTally) throws {
    var expected = [UInt8](repeating: 0, count: 1536)
    var actual = [UInt8](repeating: 0, count: ours.maximumUTF8Count)
    tally.addComparisons(samples.count)
    for sample in samples {
      let millis =
        theirs.isProleptic ? sample.milliseconds(at: offset) : sample.hybridMilliseconds(at: offset)
      let count = try theirs.write(millis: millis, to: &expected)
      var span = actual.mutableSpan
      let end = ours.write(sample.dateTime, offset: offset, into: &span, at: 0)
      tally.note(actual, end, expected, count, locale: id, subject: subject, value: "\(sample.dateTime)\(offset)")
    }
  }
}
