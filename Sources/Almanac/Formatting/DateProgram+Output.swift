/// What a program writes: a date at the start of its day, which is the quickest, or any moment.
protocol ProgramInput {
  /// Writes it from `start` on, and says where it ends.
  ///
  /// - Precondition: there is room for the program's `capacity` bytes from `start` on.
  func write(by program: DateProgram, into bytes: inout MutableSpan<UInt8>, at start: Int) -> Int
}

extension CivilDate: ProgramInput {
  @inline(__always)
  func write(by program: DateProgram, into bytes: inout MutableSpan<UInt8>, at start: Int) -> Int {
    program.write(self, into: &bytes, at: start)
  }
}

extension Moment: ProgramInput {
  @inline(__always)
  func write(by program: DateProgram, into bytes: inout MutableSpan<UInt8>, at start: Int) -> Int {
    program.write(self, into: &bytes, at: start)
  }
}

extension DateProgram {
  /// The text as a String; by way of the stack where it fits in there.
  @inline(__always)
  func string(from input: some ProgramInput) -> String {
    if capacity <= 64 { return string(from: input, by: InlineArray<64, UInt8>(repeating: 0)) }
    if capacity <= 128 { return string(from: input, by: InlineArray<128, UInt8>(repeating: 0)) }
    if capacity <= 512 { return string(from: input, by: InlineArray<512, UInt8>(repeating: 0)) }
    var bytes: [UInt8] = []
    bytes.append(addingCapacity: capacity) { span in write(input, to: &span) }
    return String(trusting: bytes.span)
  }

  @inline(__always)
  private func string<let count: Int>(
    from input: some ProgramInput, by bytes: consuming InlineArray<count, UInt8>
  ) -> String {
    var span = bytes.mutableSpan
    let end = input.write(by: self, into: &span, at: 0)
    return String(trusting: bytes.span.extracting(first: end))
  }

  /// Appends the text to a span that is being filled.
  @inline(__always)
  func write(_ input: some ProgramInput, to bytes: inout OutputSpan<UInt8>) {
    let start = bytes.count
    bytes.append(repeating: 0, count: capacity)
    var span = bytes.mutableSpan
    let end = input.write(by: self, into: &span, at: start)
    bytes.removeLast(start + capacity - end)
  }
}
