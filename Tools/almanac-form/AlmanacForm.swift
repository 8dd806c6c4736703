import Almanac
import AlmanacCommandLine
import AlmanacSignUp
import CAlmanacCommand

/// The CGI program `almanac-form`: a sign-up form in eight languages, for a demo and for tests in browsers.
///
/// It reads variables of its environment and, of a body, as many bytes as were announced; it writes one answer. What it answers
/// is decided by `SignUpService`. `ALMANAC_TODAY`, which only whoever configures the server can set, takes the place of
/// the clock, whose day is that of UTC.
@main
enum AlmanacForm {
  static func main() {
    let service = SignUpService(today: today())
    let response = service.response(to: GatewayRequest(variable), readBody: body)
    do throws(CommandFailure) {
      try write(response)
    } catch {
      error.report(as: "almanac-form")
      ExitStatus.end(error.status)
    }
  }

  private static func write(_ response: [UInt8]) throws(CommandFailure) {
    let output = StandardStreams()
    try output.write(response.span)
    try output.finish()
  }

  /// The value of a variable; nil where there is none, or where it is no text.
  private static func variable(_ name: String) -> String? {
    let count = almanac_variable_byte_count(name.utf8Span.span)
    guard count >= 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    var span = bytes.mutableSpan
    _ = almanac_variable_copy(name.utf8Span.span, &span)
    return String(validating: bytes, as: UTF8.self)
  }

  private static func today() -> CivilDate {
    if let text = variable("ALMANAC_TODAY"), let date = try? CivilDate(text) { return date }
    return CivilDate(dayNumber: Int32(clamping: almanac_seconds_since_1970() / 86_400))
  }

  /// Reads so many bytes of the body; nil where it ends before.
  private static func body(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var place = 0
    let input = StandardStreams()
    do throws(CommandFailure) {
      var span = bytes.mutableSpan
      while place < count {
        let read = try input.read(into: &span, from: place)
        guard read > 0 else { return nil }
        place += read
      }
    } catch {
      return nil
    }
    return bytes
  }
}
