import CAlmanacTables

/// Reads a packed file of locale tables in place.
///
/// This file is the core's only unsafe code.
///
/// The bytes are either the embedded tables, which live as long as the process, or a copy that this object owns; in
/// both cases they never change. Every read is checked against the byte count, also after validation, so that a
/// mistake in the layout is a trap and never a read out of bounds.
@safe package final class TableReader: Sendable {
  // SAFETY: points to `byteCount` initialized bytes that outlive self (static data, or `owner`'s allocation, which
  // only `deinit` frees) and that nobody writes to.
  private nonisolated(unsafe) let base: UnsafeRawPointer
  private let byteCount: Int
  /// Bytes in the whole file.
  package var totalByteCount: Int { byteCount }
  private let ownsBytes: Bool
  private let sections: InlineArray<40, Section>
  /// See ``japaneseEras``.
  let eras = OnceCells<EraStarts>(count: 1)

  /// Where a section stands.
  package struct Section: Sendable {
    package var offset: Int
    package var count: Int
  }

  /// The tables that are compiled into the program.
  package static let embedded = TableReader(embedded: ())

  private init(embedded: Void) {
    // SAFETY: the C accessors describe one constant array with static storage.
    unsafe base = UnsafeRawPointer(almanac_tables_bytes())
    let count = almanac_tables_count()
    ownsBytes = false
    // SAFETY: `count` bytes are readable at `base`.
    let directory = unsafe try? Self.directory(UnsafeRawBufferPointer(start: base, count: count))
    // Embedded tables of another layout are possible only while the tables are being regenerated; they count as empty.
    byteCount = directory == nil ? 0 : count
    sections = directory ?? InlineArray(repeating: Section(offset: 0, count: 0))
  }

  /// Copies `bytes` and reads its header and section directory; `validate()` checks the rest.
  package init(copying bytes: Span<UInt8>) throws(TableError) {
    // Before the copy, so that bytes that are no tables cost nothing; nobody can change them while they are borrowed.
    sections = try unsafe bytes.withUnsafeBytes { (bytes) throws(TableError) in try unsafe Self.directory(bytes) }
    // SAFETY: the allocation holds as many bytes as are copied into it, and `deinit` frees it.
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 64)
    unsafe bytes.withUnsafeBytes { unsafe copy.copyMemory(from: $0) }
    byteCount = bytes.count
    ownsBytes = true
    // SAFETY: an allocation of at least one byte has a base address, and a header has more.
    unsafe base = UnsafeRawPointer(copy.baseAddress.unsafelyUnwrapped)
  }

  deinit {
    // SAFETY: `base` is the start of an allocation that this object made and that nobody else frees.
    if ownsBytes { unsafe UnsafeMutableRawPointer(mutating: base).deallocate() }
  }

  /// Whether there is anything to read: false only for embedded tables of another layout.
  package var isEmpty: Bool { byteCount == 0 }

  /// Where a section stands; an absent one has no items.
  package func section(_ section: TableSection) -> Section { sections[Int(section.rawValue)] }

  private static func directory(_ bytes: UnsafeRawBufferPointer) throws(TableError) -> InlineArray<40, Section> {
    let count = bytes.count
    guard count >= TableLayout.headerByteCount else { throw TableError(.truncated, offset: count) }
    // SAFETY: every load in this function lies below `count`, which is checked before it.
    guard unsafe bytes.loadUnaligned(as: UInt64.self).littleEndian == TableLayout.magic else {
      throw TableError(.notTables, offset: 0)
    }
    func word(_ offset: Int) -> UInt32 {
      unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self).littleEndian
    }
    guard word(8) == TableLayout.version else { throw TableError(.otherLayout(word(8)), offset: 8) }
    guard Int(word(12)) == count else {
      throw TableError(Int(word(12)) > count ? .truncated : .trailingBytes, offset: 12)
    }
    let entries = Int(word(24))
    guard entries <= TableSection.allCases.count,
      TableLayout.headerByteCount + entries * TableLayout.directoryEntryByteCount <= count
    else { throw TableError(.badDirectory, offset: 24) }
    var sections = InlineArray<40, Section>(repeating: Section(offset: 0, count: 0))
    // Sections stand in the order of their numbers, each behind the last one's end.
    var last: UInt32 = 0
    var end = TableLayout.headerByteCount + entries * TableLayout.directoryEntryByteCount
    for entry in 0..<entries {
      let at = TableLayout.headerByteCount + entry * TableLayout.directoryEntryByteCount
      guard let section = TableSection(rawValue: word(at)), section.rawValue > last else {
        throw TableError(.badDirectory, offset: at)
      }
      let offset = Int(word(at + 4))
      let bytes = Int(word(at + 8))
      let items = Int(word(at + 12))
      guard offset % TableLayout.sectionAlignment == 0, offset >= end, offset <= count, bytes <= count - offset,
        items * section.itemByteCount == bytes
      else { throw TableError(.badDirectory, offset: at) }
      last = section.rawValue
      end = offset + bytes
      sections[Int(section.rawValue)] = Section(offset: offset, count: items)
    }
    return sections
  }
}

// MARK: Reads

extension TableReader {
  /// Hands the bytes from `offset` on to `body`.
  package func withBytes<Result>(_ offset: Int, count: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    precondition(offset >= 0 && count >= 0 && count <= byteCount - offset, "tables: read out of bounds")
    // SAFETY: the range was checked, and self keeps the bytes alive until `body` returns.
    return unsafe body(
      Span(
        _unsafeElements: UnsafeBufferPointer(start: (base + offset).assumingMemoryBound(to: UInt8.self), count: count)))
  }

  /// Hands the bytes that codes of a page stand for to `body`, or the first `limit` of them.
  ///
  /// `years` is the number of what `PageLayout.eraYears` stands for; without it, that byte is like any other.
  func withExpanded<Result>(
    _ page: TablePage, _ codes: Range<Int>, years: Int?, upTo limit: Int = .max, longest: Int = PageLayout.longestText,
    _ body: (Span<UInt8>) -> Result
  ) -> Result {
    // SAFETY: the span covers the bytes that were stored, and ends with the buffer.
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { buffer in
      let count = unsafe withGrammar(of: page) { grammar in
        unsafe expand(page, grammar, codes, years: years, upTo: limit, buffer)
      }
      return unsafe body(Span(_unsafeElements: UnsafeBufferPointer(start: buffer.baseAddress, count: count)))
    }
  }

  /// Hands the bytes of a page's terminals to `body`, and from `PageGrammar.firstLeft` on the left codes of its rules.
  @inline(__always)
  private func withGrammar<Result>(of page: TablePage, _ body: (UnsafeMutableRawBufferPointer) -> Result) -> Result {
    // A page has 256 terminals at most, and 255 rules, as its bytes can say no more.
    unsafe withUnsafeTemporaryAllocation(byteCount: PageGrammar.byteCount, alignment: 8) { grammar in
      PageGrammar.read(page, self) { place, values in
        precondition(place <= PageGrammar.byteCount - 8, "tables: more rules than a page has")
        // SAFETY: the eight bytes were checked to lie inside.
        unsafe grammar.storeBytes(of: values.littleEndian, toByteOffset: place, as: UInt64.self)
      }
      return unsafe body(grammar)
    }
  }

  /// Stores the first bytes that codes of a page stand for, and says how many they are.
  private func expand(
    _ page: TablePage, _ grammar: UnsafeMutableRawBufferPointer, _ range: Range<Int>, years: Int?, upTo limit: Int,
    _ buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    precondition(
      page.rights >= 0 && page.codes >= page.rights && range.lowerBound >= 0
        && range.upperBound <= byteCount - page.codes, "tables: read out of bounds")
    // SAFETY: right codes and codes stand one after the other, and the last code was checked to lie inside.
    let bytes = unsafe Span(
      _unsafeElements: UnsafeBufferPointer(
        start: (base + page.rights).assumingMemoryBound(to: UInt8.self),
        count: page.codes + range.upperBound - page.rights))
    let codes = page.codes - page.rights
    // What is still to be expanded, the next one on top.
    var waiting = InlineArray<32, UInt8>(repeating: 0)
    var count = 0
    for index in range {
      var code = Int(bytes[codes &+ index])
      var depth = 0
      while true {
        while code >= page.terminalCount {
          let rule = code &- page.terminalCount
          precondition(rule < page.ruleCount, "tables: no such rule")
          waiting[depth] = bytes[rule]
          depth &+= 1
          // SAFETY: the grammar has the left code of each rule of the page, and this is one of them.
          code = unsafe Int(grammar.load(fromByteOffset: PageGrammar.firstLeft &+ rule, as: UInt8.self))
        }
        // SAFETY: the grammar has the byte of each terminal, and the code is below their count.
        let byte = unsafe grammar.load(fromByteOffset: code, as: UInt8.self)
        if byte == PageLayout.eraYears, let years {
          guard let years = eraYears(years) else { preconditionFailure("tables: no such years of an era") }
          let copied = min(years.count, limit &- count)
          precondition(copied <= buffer.count &- count, "tables: a text is longer than any can be")
          for index in 0..<copied {
            // SAFETY: as many places were checked to be in the buffer.
            unsafe buffer.baseAddress.unsafelyUnwrapped.advanced(by: count &+ index).initialize(to: years[index])
          }
          count &+= copied
        } else {
          precondition(count < buffer.count, "tables: a text is longer than any can be")
          // SAFETY: `count` was checked to be a place in the buffer.
          unsafe buffer.baseAddress.unsafelyUnwrapped.advanced(by: count).initialize(to: byte)
          count &+= 1
        }
        if count == limit { return count }
        if depth == 0 { break }
        depth &-= 1
        code = Int(waiting[depth])
      }
    }
    return count
  }

  package func load16(_ offset: Int) -> UInt16 {
    precondition(offset >= 0 && offset <= byteCount - 2, "tables: read out of bounds")
    // SAFETY: the two bytes were checked to lie inside.
    return unsafe UInt16(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  package func load32(_ offset: Int) -> UInt32 {
    precondition(offset >= 0 && offset <= byteCount - 4, "tables: read out of bounds")
    // SAFETY: the four bytes were checked to lie inside.
    return unsafe UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  package func load64(_ offset: Int) -> UInt64 {
    precondition(offset >= 0 && offset <= byteCount - 8, "tables: read out of bounds")
    // SAFETY: the eight bytes were checked to lie inside.
    return unsafe UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  package func load8(_ offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < byteCount, "tables: read out of bounds")
    // SAFETY: the byte was checked to lie inside.
    return unsafe base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// Up to eight bytes from `offset` on, the first one lowest; those above `count` are zero.
  package func loadBytes(_ offset: Int, count: Int) -> UInt64 {
    if offset <= byteCount - 8 {
      return count >= 8 ? load64(offset) : load64(offset) & (1 << UInt64(8 * count) - 1)
    }
    var bytes: UInt64 = 0
    for index in 0..<min(count, 8) { bytes |= UInt64(load8(offset + index)) << UInt64(8 * index) }
    return bytes
  }
}

extension String {
  /// Makes a String of text that was put together from the tables' strings and from digits.
  package init(trusting bytes: Span<UInt8>) {
    // SAFETY: the tables' strings were checked to be UTF-8, when they were packed or when they were loaded, and whole
    // strings of UTF-8 in a row are UTF-8.
    self = unsafe String(copying: UTF8Span(unchecked: bytes))
  }
}

extension MutableSpan<UInt8> {
  /// Hands the bytes to `body` for stores of several at once.
  @inline(__always)
  package mutating func withRawBytes<Result>(_ body: (inout MutableRawSpan) -> Result) -> Result {
    // SAFETY: every bit pattern is a UInt8, so no store can leave an element invalid; stores are bounds-checked.
    var bytes = unsafe mutableBytes
    return body(&bytes)
  }
}

// MARK: What is read once

/// Objects that are made when they are first asked for, each one once for all threads, without a lock.
///
/// Two threads that ask at the same moment may both make the object; both get the one that was there first.
@safe package final class OnceCells<Value: AnyObject & Sendable>: Sendable {
  // SAFETY: points to `count` initialized pointers that this object owns; each is null or a retained Value, and is read
  // and written by atomic operations alone.
  private nonisolated(unsafe) let cells: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private let count: Int

  package init(count: Int) {
    self.count = count
    unsafe cells = .allocate(capacity: count)
    unsafe cells.initialize(repeating: nil, count: count)
  }

  deinit {
    for index in 0..<count {
      // SAFETY: what a cell holds was retained when it was filled, and nobody else can ask for it any more.
      if let value = unsafe cells[index] { unsafe Unmanaged<Value>.fromOpaque(value).release() }
    }
    unsafe cells.deallocate()
  }

  /// The object of a cell; `make` makes it where there is none yet.
  package func value(_ index: Int, _ make: () -> Value) -> Value {
    precondition(index >= 0 && index < count, "no such cell")
    // SAFETY: the index was checked; what a cell holds stays in it, retained, as long as this object lives.
    if let value = unsafe almanac_cell_load(cells + index) {
      return unsafe Unmanaged<Value>.fromOpaque(value).takeUnretainedValue()
    }
    let made = make()
    // SAFETY: retained for the cell, and released again where another thread's object was there first.
    let retained = unsafe Unmanaged.passRetained(made)
    if let first = unsafe almanac_cell_fill(cells + index, retained.toOpaque()) {
      unsafe retained.release()
      return unsafe Unmanaged<Value>.fromOpaque(first).takeUnretainedValue()
    }
    return made
  }
}
