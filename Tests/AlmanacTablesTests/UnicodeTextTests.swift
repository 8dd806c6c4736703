import Almanac
import Testing

@testable import almanac_tables

/// The Unicode area: one way to write each line, damage is named, and reading back sees every kind of change.
@Suite struct UnicodeTextTests {
  @Test(arguments: [
    ("class/000020-00007E", "valid"), ("combining/000315", "232"), ("lowercase/000100-00012E+2", "000101"),
    ("one-way/000340", "000300"),
  ])
  func linesReadBackEqual(_ key: String, _ value: String) throws {
    let line = try UnicodeText.Line(key: key, value: value)
    #expect(line.key == key)
    #expect(line.value == value)
    #expect(try Fixture.text.get().supplemental[UnicodeText.area]?[key] == value)
  }

  @Test(arguments: [
    "class", "class/", "class/21", "class/000021-", "class/00007E-000021", "class/000021-000021", "class/00007e",
    "class/00D800",
    "class/110000", "class/000021-000022-000023", "class/000021+3", "class/000021-000022+2", "colour/000021",
    "class/000021+1",
    "class/000021/000022", "class/+00021",
  ])
  func otherKeysAreErrors(_ key: String) {
    #expect(throws: PackError.self) { try UnicodeText.Line(key: key, value: "valid") }
  }

  @Test(arguments: [
    ("class/000021-00007E", "perhaps"), ("combining/000315", "256"), ("joining/000620", "X"),
    ("script/000370-000373", "Latn"),
    ("digit/000030-000039", "9-0"), ("digit/000030", "0-9"), ("space/0000A0", ""), ("emoji/0000A9", "yes"),
    ("mapping/0000C0", "000041"), ("mapping/0000C0", "000041 000300 000301"), ("one-way/000340", "D800"),
    ("lowercase/000041-00005A", "a"),
  ])
  func otherValuesAreErrors(_ key: String, _ value: String) throws {
    let error = #expect(throws: PackError.self) { try ScalarKinds([key: value]) }
    #expect(error.map { "\($0)".contains(key) } == true)
  }

  @Test func readingBackSeesEveryKindOfChange() throws {
    let text = try Fixture.smallText()
    let comparison = PackedComparison(text, try LocaleData(try Packer.packed(text)))
    #expect(try comparison.compareUnicode() == text.supplemental[UnicodeText.area]?.count)
    for (key, value) in [
      ("class/000020-00007E", "contexto"), ("combining/000315", "231"), ("joining/000620", "R"),
      ("script/000370-000373", "Hebr"),
      ("digit/000030-000039", "9-0"), ("space/0000A0", "none"), ("emoji/0000A9", "none"),
      ("mapping/0000C0", "000041 000301"),
      ("one-way/000340", "000301"), ("lowercase/000041-00005A", "000062"),
    ] {
      var changed = text
      #expect(changed.supplemental[UnicodeText.area]?[key] != nil, "there is no \(key)")
      changed.supplemental[UnicodeText.area]?[key] = value
      #expect(throws: PackError.self, "\(key)") { try PackedComparison(changed, comparison.data).compareUnicode() }
      changed.supplemental[UnicodeText.area]?[key] = nil
      #expect(throws: PackError.self, "\(key)") { try PackedComparison(changed, comparison.data).compareUnicode() }
    }
  }

  @Test func unicodeTakesFewBytes() throws {
    // They are the same for few locales as for all.
    let text = try Fixture.smallText()
    let without = try Packer.packed(text, sections: PackSections.embedded.subtracting(.unicode)).count
    #expect(try Packer.packed(text).count - without <= 42_000)
  }
}
