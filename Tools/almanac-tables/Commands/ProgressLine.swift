import AlmanacCommandLine

/// A line on the terminal that says how far a long run is, and is gone when it ends; nothing in a file or a pipe.
struct ProgressLine {
  private let what: String
  private let streams = StandardStreams()
  private let isSeen: Bool

  init(_ what: String) {
    self.what = what
    isSeen = streams.errorsAreSeen
  }

  /// Says how many of all steps are done; a hundred times at most.
  func show(_ done: Int, _ all: Int) {
    guard isSeen, let text = Self.text(what, done, all) else { return }
    streams.report(text.utf8.span)
  }

  /// Takes the line away.
  func end() {
    if isSeen { streams.report("\r\u{1B}[K".utf8.span) }
  }

  /// What is written for a step; nil where the last one said the same.
  static func text(_ what: String, _ done: Int, _ all: Int) -> String? {
    guard all > 0, done == 0 || 100 * done / all != 100 * (done - 1) / all else { return nil }
    return "\r\(what): \(100 * done / all) %"
  }
}
