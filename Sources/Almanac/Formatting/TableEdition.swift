/// What depends on the ICU that tables were harvested from, where ICU's code and its data changed together.
///
/// Tables harvested from ICU X give what ICU X gives, also where a later version reads its own data in another way.
struct TableEdition: Sendable {
  /// The major version of ICU, such as 72.
  let icu: Int

  /// Whether calendars and weeks go by the region of `-u-rg-` also where a subdivision stands for it (`gbsct`).
  ///
  /// ICU 72 does not, 77 does.
  var readsSubdivisionsAsRegions: Bool { icu >= 74 }

  /// Whether those regions are passed over that CLDR does not know or has replaced, and values of more than six letters.
  ///
  /// ICU 77 and 78 do (`RegionValidateMap`), 72 does not.
  var passesOverUnknownRegions: Bool { icu >= 77 }

  /// Whether `a` to `aaa` are the abbreviated AM and PM.
  ///
  /// Up to ICU 77 they were the wide ones, and data for the abbreviated ones was not looked after: Korean had "PM" there.
  var writesAbbreviatedHalves: Bool { icu >= 78 }

  /// Whether root's skeletons stand beside the styles of a locale that have the same fields.
  ///
  /// Up to ICU 75 a style, or a field alone, was preferred to them.
  var countsRootSkeletons: Bool { icu >= 76 }

  /// Whether a field in words stays in words where the skeleton asks for a number, as `QQQ` for `yQ`.
  var keepsWordsForNumbers: Bool { icu >= 78 }

  /// Whether an offset of zero is written in words as any other, `GMT+00:00` and not `GMT`.
  var writesZeroOffsetAsAnyOther: Bool { icu >= 78 }
}

extension LocaleData {
  /// What depends on the ICU that the tables were harvested from.
  var edition: TableEdition {
    let source = tables.supplemental(.source)
    guard source.count > 0 else { return TableEdition(icu: 0) }
    let version = tables.withString(tables.value(source, 0)) { bytes in
      var major = 0
      for index in 0..<bytes.count {
        guard bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9"), major < 10_000 else { break }
        major = 10 * major + Int(bytes[index] - UInt8(ascii: "0"))
      }
      return major
    }
    return TableEdition(icu: version)
  }

  /// A text of a row's conventions, such as `zones/gmtFormat`: its own or one of its parents'.
  func convention(_ key: String, row: Int) -> String? {
    inherited(key, .conventions, row: row).map { tables.string($0.value) }
  }

  /// The string that a row or the nearest of its parents has for a key in one of its lists of pairs, and which row that is.
  func inherited(_ key: String, _ slot: LocaleSlot, row: Int) -> (value: UInt16, row: Int)? {
    var holder = row
    // Parents end at root; the count ends a circle in damaged data.
    for _ in 0..<8 {
      if let value = tables.value(of: key, in: tables.list(tables.locale(holder, slot))) { return (value, holder) }
      let parent = tables.locale(holder, .parent)
      guard parent != TableLayout.none else { return nil }
      holder = Int(parent)
    }
    return nil
  }
}
