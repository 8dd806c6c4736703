/// What writes the values of a line, found by the locale that the line names.
///
/// A locale is opened once. The bytes of a tag are its key where they are at most 15, which most are; so the tags of
/// a column that changes with every line are found without an allocation.
struct LocaleWriters {
  /// Opens what writes the values of a locale; the text is empty where the line names none.
  let open: (Span<UInt8>) throws(LineRefusal) -> ValueWriter

  private var writers: [ValueWriter] = []
  /// The keys of the writers, and their indices by the hash of the key.
  private var keys: [UInt128] = []
  private var places = [Int](repeating: 0, count: placeCount)
  private var longTags: [String: ValueWriter] = [:]

  private static var placeCount: Int { 1024 }
  /// So many locales are kept; lines that name more of them open them again.
  private static var mostWriters: Int { 2048 }

  init(open: @escaping (Span<UInt8>) throws(LineRefusal) -> ValueWriter) {
    self.open = open
  }

  /// The writer of a locale.
  @inline(__always)
  mutating func writer(of tag: Span<UInt8>) throws(LineRefusal) -> ValueWriter {
    guard tag.count <= 15 else { return try longWriter(of: tag) }
    var key = UInt128(tag.count)
    for index in tag.indices { key = key &<< 8 | UInt128(tag[index]) }
    let place = Self.place(of: key)
    let index = places[place]
    if index < keys.count, keys[index] == key { return writers[index] }
    return try newWriter(of: tag, key, place)
  }

  private static func place(of key: UInt128) -> Int {
    let mixed = (UInt64(truncatingIfNeeded: key) ^ UInt64(truncatingIfNeeded: key >> 61)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 54) & (placeCount - 1)
  }

  @inline(never)
  private mutating func newWriter(
    of tag: Span<UInt8>, _ key: UInt128, _ place: Int
  ) throws(LineRefusal) -> ValueWriter {
    // Two keys may want one place, and take it from each other.
    if let index = keys.firstIndex(of: key) {
      places[place] = index
      return writers[index]
    }
    let writer = try open(tag)
    if keys.count == Self.mostWriters {
      keys.removeAll(keepingCapacity: true)
      writers.removeAll(keepingCapacity: true)
    }
    places[place] = keys.count
    keys.append(key)
    writers.append(writer)
    return writer
  }

  @inline(never)
  private mutating func longWriter(of tag: Span<UInt8>) throws(LineRefusal) -> ValueWriter {
    let text = String(decoding: tag.indices.map { tag[$0] }, as: UTF8.self)
    if let writer = longTags[text] { return writer }
    let writer = try open(tag)
    if longTags.count == Self.mostWriters { longTags.removeAll() }
    longTags[text] = writer
    return writer
  }
}
