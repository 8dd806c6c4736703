import Almanac
import AlmanacTestKit
import Testing

/// Changed files: each is refused, or can be used in every way without a crash.
///
/// 16,000 of them, or 100,000 where the
/// environment asks for everything.
///
/// Half of them get the checksum that their bytes should have, so that the check of the structure has to find what is
/// wrong. Most start from a file of few locales, so that the test is quick; some from the embedded tables.
@Suite struct TableMutationTests {
  private static let tiny = SmallTables.file(["ar-EG", "haw", "he"], pairLimit: 1)
  private static let small = SmallTables.file(
    ["pt-AO", "ar-EG", "haw", "zh-Hant-HK", "tr", "ja", "th", "nn", "en-US-u-va-posix"], pairLimit: 8)

  private struct Tally {
    var codes: [TableError.Code: Int] = [:]
    var read = 0
    var formats = 0

    /// Loads the bytes and, where that is possible, uses them.
    mutating func load(_ bytes: [UInt8], _ tags: some Sequence<LocaleTag>) {
      do throws(TableError) {
        let data = try LocaleData(bytes)
        read += 1
        // Everything of each file would take many minutes.
        formats += LoadedTables.use(data, tags, read % 16 == 0 ? .everything : .dates)
        if read % 16 == 0 { _ = LoadedTables.list(data) }
      } catch {
        codes[error.code, default: 0] += 1
        if error.offset < 0 || error.offset > bytes.count { Issue.record("offset \(error.offset) of \(bytes.count)") }
      }
    }

    mutating func add(_ bytes: [UInt8], mutator: inout TableMutator) {
      var changed = bytes
      mutator.mutate(&changed)
      if mutator.next(below: 2) == 0 { PackedFile.seal(&changed) }
      let tags = LoadedTables.tags
      load(changed, [tags[mutator.next(below: tags.count)], tags[mutator.next(below: tags.count)]])
    }
  }

  private static let rounds = 12_500

  /// 8 times so many mutations.
  @Test(arguments: 0..<8) func mutations(part: Int) throws {
    var mutator = TableMutator(for: "mutated tables, part \(part)", seed: 0x7AB1_E500 + UInt64(part))
    var tally = Tally()
    for round in 0..<Self.rounds { tally.add(round % 25 == 0 ? Self.small : Self.tiny, mutator: &mutator) }
    #expect(tally.codes.values.reduce(tally.read, +) == Self.rounds)
    // All ways out were seen, or the test has tested nothing.
    let codes: [TableError.Code] = [
      .truncated, .trailingBytes, .badDirectory, .wrongChecksum, .badString, .badList, .badRecord, .unsortedKeys,
    ]
    for code in codes { #expect(tally.codes[code, default: 0] > 0, "\(code): \(tally.codes)") }
    #expect(tally.read > Self.rounds / 25 && tally.formats > Self.rounds / 6)
    #expect(mutator.changes.count == TableMutator.Change.allCases.count)
  }

  /// The same on the whole embedded file: a few, or all 100,000 where the environment asks for it.
  @Test func mutationsOfTheEmbeddedFile() throws {
    var mutator = TableMutator(for: "mutated embedded tables", seed: 0xE3BE_DDED)
    var tally = Tally()
    let rounds = Thoroughness.isExhaustive ? 100_000 : 40
    for _ in 0..<rounds { tally.add(PackedFile.embedded, mutator: &mutator) }
    #expect(tally.codes.values.reduce(tally.read, +) == rounds)
    #expect(tally.read > 0 && !tally.codes.isEmpty)
  }

  /// Every pair of bytes of the tiny file as "none", as zero and as the next number, with the right checksum.
  @Test func everyHalfWord() throws {
    var tally = Tally()
    var bytes = Self.tiny
    var count = 0
    let tags = LoadedTables.tags
    for place in stride(from: TableLayout.checksumOffset + 8, to: bytes.count - 1, by: 2) {
      let original = bytes.number(at: place, 2)
      for value in [0xFFFF, 0, original &+ 1] where value != original {
        bytes.put(value, at: place, 2)
        PackedFile.seal(&bytes)
        tally.load(bytes, [tags[count % tags.count]])
        count += 1
      }
      bytes.put(original, at: place, 2)
    }
    #expect(count > bytes.count / 2)
    #expect(tally.codes.values.reduce(tally.read, +) == count)
    #expect(tally.read > 30 && tally.codes.count >= 4)
  }

  /// Every prefix of the embedded file, and of it with one byte more.
  @Test func everyPrefix() throws {
    let file = PackedFile.embedded
    var refused = 0
    for count in 0..<file.count {
      let prefix = file.span.extracting(first: count)
      do throws(TableError) {
        _ = try LocaleData(prefix)
        Issue.record("\(count) of \(file.count) bytes are taken for tables")
        return
      } catch {
        if error.code != .truncated { Issue.record("\(count) bytes: \(error)") }
        refused += 1
      }
    }
    #expect(refused == file.count && refused > 500_000)
    #expect(try LocaleData(file.span).locales.count > 800)
    #expect(try TableErrorTests.refusal(file + [0]).code == .trailingBytes)
  }

  /// Every prefix of the tiny file that claims to be whole.
  @Test func everySealedPrefix() throws {
    var codes: [TableError.Code: Int] = [:]
    for count in 0..<Self.tiny.count {
      var bytes = Array(Self.tiny[..<count])
      PackedFile.seal(&bytes)
      codes[try TableErrorTests.refusal(bytes).code, default: 0] += 1
    }
    #expect(codes[.truncated] == TableLayout.headerByteCount)
    #expect(codes[.badDirectory] == Self.tiny.count - TableLayout.headerByteCount)
  }
}
