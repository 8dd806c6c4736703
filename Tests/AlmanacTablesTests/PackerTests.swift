import Almanac
import Testing

@testable import almanac_tables

/// Stage 2: small, the same each time, and equal to the text.
@Suite struct PackerTests {
  @Test func sizesKeepTheirLimits() throws {
    let text = try Fixture.text.get()
    #expect(text.locales.count >= 806)
    // The embedded tables are the packed text, as the next test says.
    #expect(TableReader.embedded.totalByteCount <= 600 * 1000)
    #expect(try Packer.packed(text, sections: .dates).count <= 200 * 1000)
  }

  @Test func theEmbeddedTablesAreThePackedText() throws {
    let packed = try Packer.packed(try Fixture.text.get())
    let embedded = TableReader.embedded
    #expect(embedded.totalByteCount == packed.count)
    #expect(embedded.withBytes(0, count: embedded.totalByteCount) { TableReader.order($0, packed.span) } == 0)
  }

  @Test func packingIsPure() throws {
    let text = try Fixture.smallText()
    // A copy with other capacities: dictionaries then have another order.
    var again = text
    again.locales.reserveCapacity(5000)
    again.supplemental = again.supplemental.mapValues { values in
      var copy = values
      copy.reserveCapacity(20_000)
      return copy
    }
    #expect(try Packer.packed(text) == Packer.packed(again))
  }

  @Test func readingBackFindsEveryValue() throws {
    let text = try Fixture.smallText()
    let data = try LocaleData(try Packer.packed(text))
    #expect(try PackedComparison(text, data).run() > 1000)
    #expect(try DateTimeFormat(date: .short, locale: "pt-XX", data: data).resolvedLocale == "pt-PT")
  }

  @Test func readingBackSeesEveryKindOfChange() throws {
    let text = try Fixture.smallText()
    let data = try LocaleData(try Packer.packed(text))
    for key in [
      "months/format/wide/03", "weekdays/format/narrow/sun", "day-periods/format/wide/noon", "styles/date/short",
      "styles/glue/at-time/full", "numbers/native", "skeletons/yMd", "append/Day", "intervals/yMd/d", "fields/day/dn",
      "layout/characters", "calendar", "fields/day/relative/-1", "numbers/symbols/latn/group",
      "calendars/buddhist/styles/date/short", "calendars/japanese/eras/wide/236", "calendars/generic/skeletons/GyMMMd",
      "calendars/roc/eras/abbreviated/1",
    ] {
      var changed = text
      #expect(text.value(key, for: "pt") != nil, "pt has no \(key)")
      changed.locales["pt"]?.values[key] = "other than that"
      // The hash of the text changes with each, so it is the value itself that has to be found.
      let error = #expect(throws: PackError.self, "\(key)") { try PackedComparison(changed, data).run() }
      #expect(error?.key == key && error?.locale == "pt")
    }
  }

  @Test func aKeyWithoutAPlaceIsAnError() throws {
    var text = try Fixture.smallText()
    text.locales["pt"]?.values["moons/format/wide/1"] = "lua"
    let error = #expect(throws: PackError.self) { try Packer.packed(text) }
    #expect(error.map { "\($0)" } == "pack pt moons/format/wide/1: the packed layout has no place for it")
  }

  @Test func fingerprintsChangeWithOneValueAlone() throws {
    let text = try Fixture.smallText()
    var changed = text
    changed.locales["pt"]?.values["months/format/wide/03"] = "marco"
    let before = String(decoding: Fingerprints.csv(of: text), as: UTF8.self).split(separator: "\n")
    let after = String(decoding: Fingerprints.csv(of: changed), as: UTF8.self).split(separator: "\n")
    #expect(before.count == after.count)
    #expect(zip(before, after).filter { $0 != $1 }.map { $0.0.prefix(9) } == ["pt,months"])
  }
}
