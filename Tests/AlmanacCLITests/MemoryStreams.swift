import AlmanacCommandLine

@testable import AlmanacCLI

/// Streams over arrays: the input comes in pieces of chosen sizes.
struct MemoryStreams: FilterStreams {
  let input: [UInt8]

  /// How much each read brings, over and over; no more than there is room for.
  let pieces: [Int]

  /// The read that fails, counted from 0.
  var failingRead: Int?

  private(set) var output: [UInt8] = []
  private(set) var errors = ""
  private var position = 0
  private var reads = 0

  init(_ input: [UInt8], pieces: [Int]) {
    self.input = input
    self.pieces = pieces
  }

  mutating func read(into block: inout MutableSpan<UInt8>, from offset: Int) throws(CommandFailure) -> Int {
    precondition(offset < block.count, "a read without room would look like the end")
    if reads == failingRead { throw CommandFailure(.inputOutput, "broken") }
    let count = min(pieces[reads % pieces.count], block.count - offset, input.count - position)
    for index in 0..<count { block[offset + index] = input[position + index] }
    position += count
    reads += 1
    return count
  }

  mutating func write(_ bytes: Span<UInt8>) throws(CommandFailure) {
    for index in bytes.indices { output.append(bytes[index]) }
  }

  mutating func report(_ bytes: Span<UInt8>) {
    var text: [UInt8] = []
    for index in bytes.indices { text.append(bytes[index]) }
    errors += String(decoding: text, as: UTF8.self)
  }
}
