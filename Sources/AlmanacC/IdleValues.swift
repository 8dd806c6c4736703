import Synchronization

/// Values that change while they are used, for threads that share a handle: each thread takes one and puts it back.
///
/// No thread waits for another one. Where two come at the same moment, the second makes a value of its own; so a process may
/// fork while another thread has the lock, and its child goes on.
struct IdleValues<Value: Sendable>: ~Copyable, Sendable {
  private static var most: Int { 64 }

  private let values = Mutex<[Value]>([])
  private let fresh: Value

  init(_ fresh: Value) {
    self.fresh = fresh
  }

  /// Lends a value that nobody else has.
  borrowing func withValue<Result>(_ body: (inout Value) -> Result) -> Result {
    var value = values.withLockIfAvailable { $0.popLast() }.flatMap { $0 } ?? fresh
    let result = body(&value)
    _ = values.withLockIfAvailable { [value] in
      if $0.count < Self.most { $0.append(value) }
    }
    return result
  }
}
