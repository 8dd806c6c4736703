/// The texts of days that were written before, found by the day's number.
///
/// Days of one column lie close together as a rule. So texts lie in windows, each of so many days in a row, every text in
/// the same number of chunks of 16 bytes; the last byte of a text's last chunk is its byte count, 0 where it was not
/// written yet. Finding a text in a window is one subtraction and one load.
///
/// Four windows, so that a column may have days that stand for "never" and "for ever" beside its others. Together they have
/// 128 pages of 1024 days, 358 years. When there is no room for another day, it has to wait until that was missed as often
/// as a page has days four times, and then all begins anew, so that columns with days all over do not clear windows all
/// the time; until then, and for texts of more than 127 bytes, a day is written anew. The memory is bounded: 2 MiB for each
/// chunk of the longest text.
struct DayTexts: Sendable {
  /// 16 bytes of text.
  typealias Chunk = DateProgram.Chunk

  private static let pageBits = 10
  static let daysInPage = 1 << pageBits
  static let mostPages = 128
  private static let mostWindows = 4
  private static let mostChunks = 8

  /// The days that have texts here, in no order.
  private(set) var windows: [Window] = []
  /// How many chunks each text takes, in all windows.
  private(set) var stride = 1
  private var misses = 0

  /// Keeps the text of a day.
  mutating func keep(_ text: Span<UInt8>, of day: Int32) {
    let needed = text.count / 16 + 1
    guard !text.isEmpty, needed <= Self.mostChunks else { return }
    if needed > stride {
      stride = needed
      windows = []
    }
    guard let window = window(for: Int(day)) else { return }
    let first = (Int(day) - windows[window].firstDay) * stride
    for index in 0..<stride {
      let offset = 16 * index
      windows[window].chunks[first + index] = Chunk(Self.word(text, offset), Self.word(text, offset + 8))
    }
    windows[window].chunks[first + stride - 1].y |= (UInt64(text.count) << 56).littleEndian
  }

  /// The window that has the text of a day, or nil where the text was not written yet.
  func window(having day: Int32) -> Window? {
    for window in windows {
      let last = (Int(day) - window.firstDay) * stride + stride - 1
      if last >= 0, last < window.chunks.count, Self.byteCount(window.chunks[last]) > 0 { return window }
    }
    return nil
  }

  /// Copies the text of a day to an offset, where the text is known and there is room for whole chunks.
  ///
  /// - Returns: the offset behind the text, or nil.
  func copy(_ day: Int32, to text: inout MutableSpan<UInt8>, at offset: Int) -> Int? {
    for index in windows.indices {
      let last = (Int(day) &- windows[index].firstDay) &* stride &+ stride &- 1
      guard last >= 0, last < windows[index].chunks.count else { continue }
      let count = Self.byteCount(windows[index].chunks[last])
      guard count > 0 else { continue }
      guard text.count - offset >= 16 * stride else { return nil }
      text.withRawBytes { out in
        for chunk in 0..<stride {
          out.storeBytes(
            of: windows[index].chunks[last &- stride &+ 1 &+ chunk], toByteOffset: offset &+ 16 &* chunk, as: Chunk.self
          )
        }
      }
      return offset + count
    }
    return nil
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

  // MARK: Windows

  /// The window that a day lies in, which is made or grows if there is room; nil while there is none.
  private mutating func window(for day: Int) -> Int? {
    let page = day >> Self.pageBits
    if let index = windows.firstIndex(where: { $0.pages.contains(page) }) {
      windows[index].used = Self.union(windows[index].used, page...page)
      return index
    }
    let nearest = windows.indices.min { distance(page, windows[$0]) < distance(page, windows[$1]) }
    // What grows to less than twice its size is not worth another window.
    if let nearest, distance(page, windows[nearest]) <= windows[nearest].used.count || windows.count == Self.mostWindows
    {
      if let index = grow(nearest, to: page) { return index }
    } else if windows.reduce(0, { $0 + $1.pages.count }) < Self.mostPages {
      windows.append(Window(used: page...page, pages: page..<page + 1, stride: stride))
      return windows.count - 1
    }
    misses += 1
    guard misses > 4 * Self.daysInPage else { return nil }
    misses = 0
    windows = []
    return window(for: day)
  }

  /// Makes a window reach a page, with room for more on that side; windows that it meets become part of it.
  ///
  /// - Returns: its new place, or nil where there is no room for the page.
  private mutating func grow(_ index: Int, to page: Int) -> Int? {
    let isBelow = page < windows[index].used.lowerBound
    var used = Self.union(windows[index].used, page...page)
    var joined = [windows[index]]
    var others = windows
    others.remove(at: index)
    while true {
      let spare = Self.mostPages - used.count - others.reduce(0) { $0 + $1.pages.count }
      guard spare >= 0 else { return nil }
      // As many pages as are used, but half of what is left stays for other windows.
      let slack = min(spare / 2, used.count)
      let pages =
        isBelow ? used.lowerBound - slack..<used.upperBound + 1 : used.lowerBound..<used.upperBound + 1 + slack
      guard
        let met = others.firstIndex(where: {
          $0.pages.upperBound >= pages.lowerBound && $0.pages.lowerBound <= pages.upperBound
        })
      else {
        var window = Window(used: used, pages: pages, stride: stride)
        for other in joined { window.copyTexts(of: other) }
        windows = others + [window]
        return windows.count - 1
      }
      joined.append(others.remove(at: met))
      used = Self.union(used, joined[joined.count - 1].used)
    }
  }

  /// Makes one window of the two that lie nearest to each other, if there is room for what lies between.
  private mutating func joinNearest() {
    let pairs = windows.indices.map { index in
      (index, other: nearest(to: windows[index].used.lowerBound, windows.indices.filter { $0 != index }))
    }
    let distances = pairs.map { index, other in
      other.map { distance(windows[index].used.lowerBound, windows[$0]) } ?? .max
    }
    guard let least = distances.indices.min(by: { distances[$0] < distances[$1] }), let other = pairs[least].other
    else {
      return
    }
    _ = grow(other, to: windows[least].used.lowerBound)
  }

  /// The window that has to grow least to use a page.
  private func nearest(to page: Int, _ indices: some Sequence<Int>) -> Int? {
    indices.min { distance(page, windows[$0]) < distance(page, windows[$1]) }
  }

  /// How many pages a window has to grow by to use a page.
  private func distance(_ page: Int, _ window: Window) -> Int {
    Self.union(window.used, page...page).count - window.used.count
  }

  private static func union(_ left: ClosedRange<Int>, _ right: ClosedRange<Int>) -> ClosedRange<Int> {
    min(left.lowerBound, right.lowerBound)...max(left.upperBound, right.upperBound)
  }
}

extension DayTexts {
  /// Days in a row, from the first of a page on.
  struct Window: Sendable {
    /// The number of the first day, since 1970-01-01.
    let firstDay: Int
    /// How many chunks each text takes.
    let stride: Int
    /// The pages of all days, and those that have a text, which are fewer where there is room to grow.
    let pages: Range<Int>
    var used: ClosedRange<Int>
    /// The texts of all days.
    var chunks: [Chunk]

    /// A window of no days.
    static let empty = Window(used: 0...0, pages: 0..<0, stride: 1)

    init(used: ClosedRange<Int>, pages: Range<Int>, stride: Int) {
      self.used = used
      self.pages = pages
      self.stride = stride
      firstDay = pages.lowerBound * DayTexts.daysInPage
      chunks = [Chunk](repeating: Chunk(), count: pages.count * DayTexts.daysInPage * stride)
    }

    /// Takes over the texts of a window whose days are among those of this one.
    mutating func copyTexts(of other: Window) {
      let from = (other.used.lowerBound * DayTexts.daysInPage - other.firstDay) * stride
      let to = (other.used.lowerBound * DayTexts.daysInPage - firstDay) * stride
      for chunk in 0..<other.used.count * DayTexts.daysInPage * stride {
        chunks[to + chunk] = other.chunks[from + chunk]
      }
    }
  }
}
