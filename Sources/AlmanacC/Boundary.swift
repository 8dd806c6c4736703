import Almanac
import CAlmanacColumns

// The functions that C calls, and the package's third address of unsafe code. C has nothing but pointers, so somewhere a
// pointer and a count have to become a span; it happens here, in one line for each buffer, and nothing else does. What
// stands behind is safe Swift, and what stands before it is C that has looked at every count: see CAlmanacColumns.h.

@c(almanac_columns_open_format)
func openFormat(
  _ locale: UnsafePointer<UInt8>?, _ localeCount: Int, _ kind: Int32, _ text: UnsafePointer<UInt8>?, _ textCount: Int,
  _ flags: UInt32, _ firstDay: Int32, _ lastDay: Int32, _ message: UnsafeMutablePointer<UInt8>?, _ messageCapacity: Int,
  _ handle: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> almanac_outcome {
  // SAFETY: C hands in strings with their lengths, and its own buffer for the message; all outlive the call.
  let locale = unsafe Span(_unsafeElements: UnsafeBufferPointer(start: locale, count: localeCount))
  let text = unsafe Span(_unsafeElements: UnsafeBufferPointer(start: text, count: textCount))
  var message = unsafe MutableSpan(_unsafeElements: UnsafeMutableBufferPointer(start: message, count: messageCapacity))
  do throws(ColumnRefusal) {
    let format = try ColumnFormat(locale, kind, text, flags, firstDay...lastDay)
    // SAFETY: the place is C's variable; the reference that it gets is given back in `closeFormat`.
    unsafe handle.pointee = Unmanaged.passRetained(format).toOpaque()
    return almanac_outcome()
  } catch {
    return almanac_outcome(error, at: nil, &message)
  }
}

@c(almanac_columns_open_parser)
func openParser(
  _ format: UnsafeRawPointer, _ flags: UInt32, _ window: Int32, _ message: UnsafeMutablePointer<UInt8>?,
  _ messageCapacity: Int, _ handle: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> almanac_outcome {
  // SAFETY: C's own buffer, which outlives the call.
  var message = unsafe MutableSpan(_unsafeElements: UnsafeMutableBufferPointer(start: message, count: messageCapacity))
  // SAFETY: the handle is one that `openFormat` made and that is not closed; that is the caller's part.
  let format = unsafe Unmanaged<ColumnFormat>.fromOpaque(format).takeUnretainedValue()
  do throws(ColumnRefusal) {
    let parser = try ColumnParser(format, flags, window)
    // SAFETY: the place is C's variable; the reference that it gets is given back in `closeParser`.
    unsafe handle.pointee = Unmanaged.passRetained(parser).toOpaque()
    return almanac_outcome()
  } catch {
    return almanac_outcome(error, at: nil, &message)
  }
}

@c(almanac_columns_close_format)
func closeFormat(_ handle: UnsafeMutableRawPointer) {
  // SAFETY: gives back the reference that `openFormat` made, once.
  unsafe Unmanaged<ColumnFormat>.fromOpaque(handle).release()
}

@c(almanac_columns_close_parser)
func closeParser(_ handle: UnsafeMutableRawPointer) {
  // SAFETY: gives back the reference that `openParser` made, once.
  unsafe Unmanaged<ColumnParser>.fromOpaque(handle).release()
}

@c(almanac_columns_row_capacity)
func rowCapacity(_ format: UnsafeRawPointer) -> Int64 {
  // SAFETY: the handle is one that `openFormat` made and that is not closed; that is the caller's part.
  Int64(unsafe Unmanaged<ColumnFormat>.fromOpaque(format).takeUnretainedValue().rowCapacity)
}

@c(almanac_columns_icu_version)
func icuVersion(_ text: UnsafeMutablePointer<UInt8>?, _ capacity: Int) -> Int {
  // SAFETY: C's own buffer, which outlives the call.
  var text = unsafe MutableSpan(_unsafeElements: UnsafeMutableBufferPointer(start: text, count: capacity))
  var count = 0
  for byte in "\(LocaleData.embedded.source.icu)".utf8 where count < text.count {
    text[count] = byte
    count += 1
  }
  return count
}

@c(almanac_columns_write)
func writeColumn(
  _ format: UnsafeRawPointer, _ days: UnsafePointer<Int32>?, _ rowCount: Int, _ validity: UnsafePointer<UInt8>?,
  _ validityCount: Int, _ bitOffset: Int, _ nextRow: Int, _ byteCount: Int, _ offsets: UnsafeMutablePointer<Int32>?,
  _ text: UnsafeMutablePointer<UInt8>?, _ textCapacity: Int, _ message: UnsafeMutablePointer<UInt8>?,
  _ messageCapacity: Int
) -> almanac_outcome {
  // SAFETY: the handle is one that `openFormat` made and that is not closed; that is the caller's part.
  let format = unsafe Unmanaged<ColumnFormat>.fromOpaque(format).takeUnretainedValue()
  // SAFETY: the counts are those that the caller of the C ABI gave for these buffers, which outlive the call; C has seen
  // that a pointer is NULL only where the count is 0, and that those to 32 bits are aligned.
  let days = unsafe Span(_unsafeElements: UnsafeBufferPointer(start: days, count: rowCount))
  let bits = unsafe Span(_unsafeElements: UnsafeBufferPointer(start: validity, count: validityCount))
  var offsets = unsafe MutableSpan(_unsafeElements: UnsafeMutableBufferPointer(start: offsets, count: rowCount + 1))
  var text = unsafe MutableSpan(_unsafeElements: UnsafeMutableBufferPointer(start: text, count: textCapacity))
  var message = unsafe MutableSpan(_unsafeElements: UnsafeMutableBufferPointer(start: message, count: messageCapacity))
  var progress = DateColumnWriter.Progress()
  progress.row = nextRow
  progress.byteCount = byteCount
  return format.write(days, validityCount == 0 ? nil : bits, bitOffset, progress, &offsets, &text, &message)
}

@c(almanac_columns_read)
func readColumn(
  _ parser: UnsafeRawPointer, _ text: UnsafePointer<UInt8>?, _ textCount: Int, _ offsets: UnsafePointer<Int32>?,
  _ rowCount: Int, _ validity: UnsafePointer<UInt8>?, _ validityCount: Int, _ bitOffset: Int,
  _ days: UnsafeMutablePointer<Int32>?, _ dayValidity: UnsafeMutablePointer<UInt8>?,
  _ message: UnsafeMutablePointer<UInt8>?, _ messageCapacity: Int
) -> almanac_outcome {
  // SAFETY: the handle is one that `openParser` made and that is not closed; that is the caller's part.
  let parser = unsafe Unmanaged<ColumnParser>.fromOpaque(parser).takeUnretainedValue()
  // SAFETY: as in `writeColumn`.
  let text = unsafe Span(_unsafeElements: UnsafeBufferPointer(start: text, count: textCount))
  let offsets = unsafe Span(_unsafeElements: UnsafeBufferPointer(start: offsets, count: rowCount + 1))
  let bits = unsafe Span(_unsafeElements: UnsafeBufferPointer(start: validity, count: validityCount))
  var days = unsafe MutableSpan(_unsafeElements: UnsafeMutableBufferPointer(start: days, count: rowCount))
  let bitCount = (rowCount + 7) / 8
  var dayBits = unsafe MutableSpan(_unsafeElements: UnsafeMutableBufferPointer(start: dayValidity, count: bitCount))
  var message = unsafe MutableSpan(_unsafeElements: UnsafeMutableBufferPointer(start: message, count: messageCapacity))
  return parser.read(text, offsets, validityCount == 0 ? nil : bits, bitOffset, &days, &dayBits, &message)
}
