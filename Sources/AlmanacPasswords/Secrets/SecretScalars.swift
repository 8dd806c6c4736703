import CAlmanacSecrets

/// Scratch room for the scalars of a secret: a fixed number of 32-bit words, overwritten when it goes.
///
/// It never grows, since growing would leave a copy behind; writing past its end is a trap.
struct SecretScalars: ~Copyable {
  private var memory: Memory

  /// How many words are in use.
  private(set) var count = 0

  /// Makes room for `capacity` words, none of them in use.
  init(capacity: Int) {
    memory = Memory(words: [UInt32](repeating: 0, count: capacity))
  }

  var isEmpty: Bool { count == 0 }

  /// One word in use.
  subscript(index: Int) -> UInt32 {
    get {
      precondition(index < count, "scratch room: no such word")
      return memory.words[index]
    }
    set {
      precondition(index < count, "scratch room: no such word")
      memory.words[index] = newValue
    }
  }

  /// Takes the next word into use.
  mutating func append(_ word: UInt32) {
    memory.words[count] = word
    count += 1
  }

  /// Puts the words behind the first `count` out of use.
  mutating func keepFirst(_ count: Int) {
    precondition(count <= self.count, "scratch room: there are fewer words")
    self.count = count
  }

  /// Whether both have the same words in use.
  ///
  /// It stops at the first difference: both are of one password.
  borrowing func holdsSame(as other: borrowing SecretScalars) -> Bool {
    guard count == other.count else { return false }
    for index in 0..<count where self[index] != other[index] { return false }
    return true
  }

  deinit {
    var memory = memory
    memory.wipe()
  }

  /// The words, in an array that has one owner from its making to its end.
  private struct Memory: ~Copyable {
    var words: [UInt32]

    mutating func wipe() {
      var span = words.mutableSpan
      almanac_wipe_scalars(&span)
    }
  }
}
