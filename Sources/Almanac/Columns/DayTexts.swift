/// The texts of days that were written before, found by the day's number.
///
/// Days of one column lie close together as a rule. So texts lie in pages of 1024 days in a row, each text in the same
/// number of chunks of 16 bytes; the last byte of a text's last chunk is its byte count, 0 where it was not written yet.
/// Finding a text is finding its page in a table of 128 places, which lies in the nearest cache, and one load.
///
/// 128 pages are 358 years. A page whose place is taken by another has to wait until it was missed as often as it has
/// days four times, so that columns with two days far apart do not clear pages all the time; until then, and for texts of more
/// than 127 bytes, a day is written anew. The memory is bounded: 2 MiB for each chunk of the longest text.
struct DayTexts: Sendable {
  /// 16 bytes of text.
  typealias Chunk = DateProgram.Chunk

  static let pageBits: UInt32 = 10
  static let daysInPage = 1 << Int(pageBits)
  static let places = 128
  static let mostChunks = 8

  /// The pages by the lowest bits of their numbers: the number in the high half, the page's first chunk in the low one.
  ///
  /// A number has 22 bits, so that all ones are none.
  private(set) var pages = [UInt64](repeating: .max, count: places)
  /// The texts of all pages.
  private(set) var chunks: [Chunk] = []
  /// How many chunks each text takes.
  private(set) var stride = 1
  private var misses = 0

  /// Keeps the text of a day.
  mutating func keep(_ text: Span<UInt8>, of day: Int32) {
    let needed = text.count / 16 + 1
    guard !text.isEmpty, needed <= Self.mostChunks else { return }
    if needed > stride {
      stride = needed
      pages = [UInt64](repeating: .max, count: Self.places)
      chunks.removeAll(keepingCapacity: true)
    }
    let number = UInt32(bitPattern: day)
    guard let page = page(number &>> Self.pageBits) else { return }
    let first = page + Int(number) % Self.daysInPage * stride
    for index in 0..<stride {
      let offset = 16 * index
      chunks[first + index] = Chunk(Self.word(text, offset), Self.word(text, offset + 8))
    }
    chunks[first + stride - 1].y |= (UInt64(text.count) << 56).littleEndian
  }

  /// The byte count of a text by its last chunk; 0 where it was not written yet.
  @inline(__always)
  static func byteCount(_ last: Chunk) -> Int { Int(truncatingIfNeeded: last.y.littleEndian &>> 56) }

  /// Eight bytes from an offset on, those behind the end zero.
  private static func word(_ text: Span<UInt8>, _ offset: Int) -> UInt64 {
    var word: UInt64 = 0
    var index = min(text.count, offset + 8)
    while index > offset {
      index -= 1
      word = word << 8 | UInt64(text[index])
    }
    return word.littleEndian
  }

  /// The first chunk of a page, which is made if its place is free.
  private mutating func page(_ number: UInt32) -> Int? {
    let place = Int(number) % Self.places
    let found = pages[place]
    let first: Int
    if found &>> 32 == UInt64(number) { return Int(UInt32(truncatingIfNeeded: found)) }
    if found == .max {
      first = chunks.count
      chunks.append(contentsOf: repeatElement(Chunk(), count: Self.daysInPage * stride))
    } else {
      misses += 1
      guard misses > 4 * Self.daysInPage else { return nil }
      misses = 0
      first = Int(UInt32(truncatingIfNeeded: found))
      for index in first..<first + Self.daysInPage * stride { chunks[index] = Chunk() }
    }
    pages[place] = UInt64(number) << 32 | UInt64(first)
    return first
  }
}
