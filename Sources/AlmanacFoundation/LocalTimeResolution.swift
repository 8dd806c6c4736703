/// What is done where clocks of a zone show a time twice, or never.
///
/// When clocks go back they show an hour twice: two instants fit. When they go forward they leave an hour out, and once
/// in a while a whole day (Pacific/Apia had no 30 December 2011): no instant fits.
public enum LocalTimeResolution: Hashable, Codable, Sendable {
  /// Of two instants the earlier; of a time that was left out, the time as it would be had the clocks gone forward already:
  /// as much before the change as the time is beyond it.
  case earlier
  /// Of two instants the later; of a time that was left out, the time as it would be had the clocks not gone forward
  /// yet: as much after the change as they left out.
  case later
  /// Neither: a ``LocalTimeError`` says which, with both instants.
  case throwing
}
