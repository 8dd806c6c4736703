import AlmanacCommandLine

/// Where a filter's bytes come from and go to.
protocol FilterStreams {
  /// Reads what is there into the block, from an offset on, and waits where nothing is.
  ///
  /// - Returns: How many bytes were read; 0 at the end of the input.
  mutating func read(into block: inout MutableSpan<UInt8>, from offset: Int) throws(CommandFailure) -> Int

  /// Writes all bytes to the output.
  mutating func write(_ bytes: Span<UInt8>) throws(CommandFailure)

  /// Writes all bytes to where people read what went wrong.
  mutating func report(_ bytes: Span<UInt8>)
}

extension StandardStreams: FilterStreams {}
