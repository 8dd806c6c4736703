import Almanac
import AlmanacTestKit
import Testing

@testable import AlmanacPasswords

/// Tables with Unicode sections that someone damaged on purpose, checksum included: they are refused, or they answer
/// something, and no reader goes astray.
@Suite struct HostileTablesTests {
  private static let sections: [TableSection] = [
    .unicodeRows, .unicodeMiddles, .unicodeLeaves, .unicodeKinds, .unicodeMappings, .unicodeSeconds,
    .unicodeCompositions, .unicodeLowercase,
  ]

  private static let embedded: [UInt8] = {
    let tables = TableReader.embedded
    return tables.withBytes(0, count: tables.totalByteCount) { bytes in bytes.indices.map { bytes[$0] } }
  }()

  /// Puts the checksum right again.
  private func resealed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let checksum = TableReader.checksum(of: bytes.span)
    for index in 0..<8 {
      bytes[TableLayout.checksumOffset + index] = UInt8(truncatingIfNeeded: checksum >> (8 * UInt64(index)))
    }
    return bytes
  }

  /// Texts that use every part of the tables.
  private static let texts: [[UInt32]] = [
    [0xE9, 0x301, 0x323, 0x1F82, 0x2126, 0xAC00, 0x11A8, 0x1100, 0x1161],
    [0x3000, 0x661, 0x6F1, 0x200C, 0x628, 0x94D, 0x200D],
    [0x2764, 0xFE0F, 0x200D, 0x1F525], [0x130, 0x100, 0x10400, 0x1E9E, 0x41], Array(0x340...0x37F),
    [0x10FFFF, 0xE000, 0x0],
    [0x61] + [UInt32](repeating: 0x323, count: 40) + [UInt32](repeating: 0x301, count: 40) + [0x0F73, 0x0344],
  ]

  private func use(_ data: LocaleData) {
    for text in Self.texts {
      let raw = Texts.utf8(text)
      _ = Texts.enforced(raw, .withEmoji, digits: .ascii, data: data)
      _ = PasswordEnforcement.lowercased(raw.span, data: data).byteCount
      for scalar in text { _ = data.unicode.kind(of: scalar) }
    }
  }

  @Test func theUntouchedTablesAreSound() throws {
    let data = try LocaleData(resealed(Self.embedded))
    use(data)
    #expect(Texts.enforced([0xC3, 0xA9], data: data) == .success([0xC3, 0xA9]))
  }

  @Test func changedBytesAreRefusedOrHarmless() {
    var random = SeededRandom(for: "damaged Unicode sections", seed: 0xBAD7AB1E)
    var refused = 0
    for round in 0..<100 {
      let section = TableReader.embedded.section(Self.sections[round % Self.sections.count])
      let width = Self.sections[round % Self.sections.count].itemByteCount
      var bytes = Self.embedded
      for _ in 0..<(1 + random.next(below: 4)) {
        let at = section.offset + random.next(below: section.count * width)
        bytes[at] = random.next(below: 3) == 0 ? 0xFF : UInt8(truncatingIfNeeded: random.next())
      }
      do {
        use(try LocaleData(resealed(bytes)))
      } catch {
        refused += 1
      }
    }
    #expect(refused > 12)
  }

  /// Damage of each kind is found and named.
  @Test func everyCheckRefuses() throws {
    func expect(_ code: TableError.Code, _ section: TableSection, _ change: (inout [UInt8], Int) -> Void) {
      var bytes = Self.embedded
      change(&bytes, TableReader.embedded.section(section).offset)
      let error = #expect(throws: TableError.self, "\(section)") { try LocaleData(resealed(bytes)) }
      #expect(error?.code == code, "\(section)")
    }
    expect(.badRecord, .unicodeRows) { $0[$1] = 0xFF }
    expect(.badRecord, .unicodeMiddles) { $0[$1 + 1] = 0xFF }
    expect(.badRecord, .unicodeLeaves) { $0[$1] = 0xFF }
    expect(.badRecord, .unicodeKinds) { $0[$1 + 7] = 0xFF }
    let count = PackedMapping.byteCount
    expect(.unsortedKeys, .unicodeMappings) { for index in $1..<$1 + count { $0.swapAt(index, index + count) } }
    let first = LocaleData.embedded.unicode.mapping(at: 0)
    // To itself, which would never end; to a surrogate; to a second that is not there.
    for (target, row) in [(first.scalar, 0), (0xD800, 0), (first.first, 0xFFF)] {
      let packed = try #require(PackedMapping(scalar: first.scalar, first: target, secondRow: row)).rawValue
      expect(.badRecord, .unicodeMappings) {
        for index in 0..<count { $0[$1 + index] = UInt8(truncatingIfNeeded: packed >> (8 * UInt64(index))) }
      }
    }
    expect(.badRecord, .unicodeSeconds) { $0[$1] = 1 }
    // A surrogate.
    expect(.badRecord, .unicodeSeconds) {
      $0[$1 + 4] = 0
      $0[$1 + 5] = 0xD8
    }
    expect(.badRecord, .unicodeCompositions) { $0[$1 + 1] = 0xFF }
    expect(.unsortedKeys, .unicodeCompositions) { for index in $1..<$1 + 2 { $0.swapAt(index, index + 2) } }
    expect(.unsortedKeys, .unicodeLowercase) { for index in $1..<$1 + 8 { $0.swapAt(index, index + 8) } }
    expect(.badRecord, .unicodeLowercase) {
      $0[$1] = 0; $0[$1 + 1] = 0xD8
    }
  }

  /// Tables that leave Unicode out know ASCII alone.
  @Test func withoutUnicodeAllElseIsRefused() throws {
    var bytes = Self.embedded
    for entry in 0..<TableSection.allCases.count {
      let at = TableLayout.headerByteCount + entry * TableLayout.directoryEntryByteCount
      guard Self.sections.contains(where: { $0.rawValue == UInt32(bytes[at]) }) else { continue }
      for index in 8..<16 { bytes[at + index] = 0 }
    }
    let data = try LocaleData(resealed(bytes))
    #expect(data.unicode.isEmpty)
    #expect(Texts.enforced(Array("plain ASCII".utf8), data: data) == .success(Array("plain ASCII".utf8)))
    #expect(Texts.enforced([0xC3, 0xA9], data: data) == .failure(.disallowedCharacter))
    use(data)

    // One section alone cannot be left out.
    let at = TableLayout.headerByteCount + 16 * (Int(TableSection.unicodeKinds.rawValue) - 1)
    var half = Self.embedded
    for index in 8..<16 { half[at + index] = 0 }
    let error = #expect(throws: TableError.self) { try LocaleData(resealed(half)) }
    #expect(error?.code == .badDirectory)
  }
}
