import Almanac
import CAlmanacColumns

/// Why a call fails: the status that C gets, the row, and the words.
struct ColumnRefusal: Error {
  let status: almanac_status
  /// The row at fault; nil where it is no row's fault.
  var row: Int?
  let message: String

  init(_ status: Int, _ message: String) {
    self.status = almanac_status(status)
    self.message = message
  }

  init(_ error: LocaleTagError) { self.init(ALMANAC_INVALID_LOCALE, "\(error)") }
  init(_ error: FormatError) { self.init(ALMANAC_UNSUPPORTED, "\(error)") }

  init(_ error: ColumnError) {
    let status =
      switch error.code {
      case .noRoom: ALMANAC_NO_ROOM
      case .offsetsFull: ALMANAC_TOO_LARGE
      case .dayOutOfRange: ALMANAC_DAY_OUT_OF_RANGE
      case .unreadable: ALMANAC_UNREADABLE
      case .invalidOffsets: ALMANAC_INVALID_ARRAY
      default: ALMANAC_INVALID_ARGUMENT
      }
    self.init(status, "\(error)")
    row = error.code == .wrongSize ? nil : error.row
  }
}

extension almanac_outcome {
  /// What a call that failed says; the words are cut where the room ends, but within no character.
  init(_ refusal: ColumnRefusal, at progress: DateColumnWriter.Progress?, _ message: inout MutableSpan<UInt8>) {
    var count = 0
    for scalar in refusal.message.unicodeScalars {
      let text = UTF8.encode(scalar)
      guard let text, text.count <= message.count - count else { break }
      for byte in text {
        message[count] = byte
        count += 1
      }
    }
    self.init(
      status: refusal.status, message_count: count, row: Int64(progress?.row ?? refusal.row ?? -1),
      count: Int64(progress?.byteCount ?? 0))
  }

  /// What a call that succeeded says.
  init(row: Int = 0, count: Int = 0) {
    self.init(status: almanac_status(ALMANAC_OK), message_count: 0, row: Int64(row), count: Int64(count))
  }
}
