import Almanac

/// Writes one value of a line in one locale: a date in words, or as ISO 8601 the date that words say.
enum ValueWriter {
  case formatting(DateTimeFormat, FormatNeeds)
  case parsing(ValueReader)

  /// The room that the largest text of a value takes.
  var longestText: Int {
    switch self {
    case .formatting(let format, _): format.maximumUTF8Count
    case .parsing: ValueReader.longestText
    }
  }

  /// Writes a value.
  ///
  /// - Precondition: There is room for the longest text.
  @inline(__always)
  func write(_ value: Span<UInt8>, to output: inout OutputBlock) throws(LineRefusal) {
    switch self {
    // The longest date alone has 11 bytes.
    case .formatting(let format, let needs) where value.count <= 11 && needs.isNothing:
      do throws(CivilError) {
        output.append(try CivilDate(iso8601: value), format)
      } catch {
        throw LineRefusal(reason: "\(error)")
      }
    case .formatting(let format, let needs): try Self.writeMoment(value, format, needs, to: &output)
    case .parsing(let reader): try Self.read(value, reader, to: &output)
    }
  }

  @inline(never)
  private static func writeMoment(
    _ value: Span<UInt8>, _ format: DateTimeFormat, _ needs: FormatNeeds, to output: inout OutputBlock
  ) throws(LineRefusal) {
    do throws(WrittenMoment.Refusal) {
      let moment = try WrittenMoment.reading(value, for: needs)
      output.append(moment.dateTime, moment.offset, format)
    } catch {
      throw LineRefusal(reason: error.reason)
    }
  }

  @inline(never)
  private static func read(
    _ value: Span<UInt8>, _ reader: ValueReader, to output: inout OutputBlock
  ) throws(LineRefusal) {
    do throws(DateParsingError) {
      for byte in try reader.read(value).utf8 { output.append(byte) }
    } catch {
      throw LineRefusal(reason: "\(error)")
    }
  }
}
