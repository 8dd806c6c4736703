extension String {
  /// Makes a String of bytes that a C function fills in, with U+FFFD for what isn't UTF-8.
  ///
  /// Texts of a usual length are filled in on the stack, not in an array, for the reason that ``CommandWords`` gives.
  init(byteCount: Int, filledBy fill: (inout MutableSpan<UInt8>) -> Void) {
    if byteCount <= 128 {
      var bytes = InlineArray<128, UInt8>(repeating: 0)
      var span = bytes.mutableSpan
      fill(&span)
      self.init(repairing: bytes.span.extracting(first: byteCount))
    } else {
      var bytes = [UInt8](repeating: 0, count: byteCount)
      var span = bytes.mutableSpan
      fill(&span)
      self.init(repairing: bytes.span)
    }
  }

  private init(repairing bytes: Span<UInt8>) {
    if let text = try? UTF8Span(validating: bytes) {
      self.init(copying: text)
    } else {
      self.init(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }
  }
}
