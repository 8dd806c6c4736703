/// The region of `-u-rg-`, whose customs count in place of those of a tag's own region.
///
/// Its value is a region in small letters, and behind it `zzzz` for all of it (`gbzzzz`) or one of its subdivisions
/// (`gbsct`): UTS #35 part 1, "Region Override". This file alone reads it. What asks for it:
///
/// | what | ICU 72 | ICU 77 and 78 | Almanac |
/// |---|---|---|---|
/// | calendars and weeks | whole regions alone | subdivisions too | as the ICU of its tables |
/// | hours of skeletons | looks for the small letters, finds none, takes 24 hours | both | both |
/// | clocks of time styles | does not look | both | both |
///
/// In the last two ICU 72 leaves the reader with a clock that nobody asked for; they are rows of the reviewed differences.
extension LocaleTag {
  /// The region, given whole or by one of its subdivisions; nil where there is no such value.
  ///
  /// ICU passes over regions in digits (`419zzzz`), the unknown one (`zzzz`), and a region with nothing behind it.
  package var overridingRegion: Subtag? { region(ofSubdivision: .regionOverride) }

  /// The region of a key whose value is a subdivision, `rg` or `sd`; nil for all other values.
  func region(ofSubdivision key: LocaleKey) -> Subtag? {
    guard !extensions.isEmpty, let value = keyword(key)?.utf8, value.count >= 3 else { return nil }
    let region = value.prefix(2)
    // A key without a value has the value `true`.
    guard region.allSatisfy({ $0 > UInt8(ascii: "9") }), !region.elementsEqual("zz".utf8),
      !value.elementsEqual("true".utf8)
    else {
      return nil
    }
    return Subtag(region)?.uppercased
  }

  /// The region, given whole; nil for all other values.
  fileprivate var wholeOverridingRegion: Subtag? {
    guard !extensions.isEmpty, let value = keyword(.regionOverride)?.utf8, value.count == 6,
      value.dropFirst(2).elementsEqual("zzzz".utf8)
    else {
      return nil
    }
    return Subtag(value.prefix(2))?.uppercased
  }
}

extension LocaleData {
  /// The region of `-u-rg-` that counts for calendars and weeks, as in the ICU that the tables are from
  /// (`ulocimp_getRegionForSupplementalData`).
  package func overridingRegion(of tag: LocaleTag) -> Subtag? {
    guard !tag.extensions.isEmpty else { return nil }
    guard edition.readsSubdivisionsAsRegions else { return tag.wholeOverridingRegion }
    return customsRegion(of: tag, .regionOverride)
  }

  /// The region of a key whose value is a subdivision, if the ICU that the tables are from takes it for a region.
  func customsRegion(of tag: LocaleTag, _ key: LocaleKey) -> Subtag? {
    guard let region = tag.region(ofSubdivision: key) else { return nil }
    guard edition.passesOverUnknownRegions else { return region }
    return (tag.keyword(key)?.utf8.count ?? 0) <= 6 && isKnown(region) ? region : nil
  }

  /// Whether CLDR has the region and no other one in its place: it has data, or a language that is likely there.
  private func isKnown(_ region: Subtag) -> Bool {
    guard tables.value(of: region, in: tables.supplemental(.regionAliases)) == nil else { return false }
    return tables.row(ofRegion: region) != nil
      || PackedLocale(language: .und, region: region).flatMap { tables.likely($0) } != nil
  }
}
