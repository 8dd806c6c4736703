/// A way in which a region counts hours and names the parts of the day, such as `hB` in CLDR's `timeData`.
package struct HourPreference: Hashable, Sendable {
  /// How hours are counted.
  package var cycle: HourCycle
  /// The pattern letter of the day period: `b` or `B`, else `a`.
  package var dayPeriod: UInt8 = UInt8(ascii: "a")

  package init(_ cycle: HourCycle) {
    self.cycle = cycle
  }

  /// Reads an entry of CLDR's `timeData`; nil for one that ICU does not know either.
  package init?(_ entry: Span<UInt8>) {
    guard entry.count == 1 || entry.count == 2, let cycle = HourCycle(letter: entry[0]) else { return nil }
    self.cycle = cycle
    guard entry.count == 2 else { return }
    guard entry[1] == UInt8(ascii: "b") || entry[1] == UInt8(ascii: "B"), cycle != .h24 else { return nil }
    dayPeriod = entry[1]
  }
}

extension LocaleData {
  /// What a locale's region prefers: the hour cycle that is usual, and the first of the ways that are allowed.
  ///
  /// As in ICU's pattern generator: the data of the language in the region, else those of the region, else of a 24-hour
  /// clock. A language or region that the tag does not name is the likely one.
  package func hourPreference(for tag: LocaleTag) -> (preferred: HourCycle, firstAllowed: HourPreference) {
    var preferred: HourCycle?
    var allowed: HourPreference?
    hourEntries(for: tag) { entry, isPreferred in
      if isPreferred {
        // ICU takes an entry that has a day period for a 24-hour clock here.
        preferred = entry.dayPeriod == UInt8(ascii: "a") ? entry.cycle : .h23
      } else if allowed == nil {
        allowed = entry
      }
    }
    let cycle = preferred ?? .h23
    return (cycle, allowed ?? HourPreference(cycle))
  }

  /// Calls `body` with the preferred entry of a locale and then with each allowed one.
  func hourEntries(for tag: LocaleTag, _ body: (HourPreference, _ isPreferred: Bool) -> Void) {
    let (language, region) = likelyLanguageAndRegion(tag)
    let key = language.joined(with: region)
    if let words = tables.value(of: key, in: tables.supplemental(.localeHourCycles)) {
      tables.withString(words) { text in
        var start = 0
        var isPreferred = true
        for index in 0...text.count where index == text.count || text[index] == UInt8(ascii: " ") {
          if let entry = HourPreference(text.extracting(start..<index)) { body(entry, isPreferred) }
          isPreferred = false
          start = index + 1
        }
      }
      return
    }
    guard let row = tables.row(ofRegion: region) else { return }
    let list = tables.list(tables.region(row, .hourCycles))
    for index in 0..<list.count {
      let entry = tables.withString(tables.value(list, index)) { HourPreference($0) }
      if let entry { body(entry, index == 0) }
    }
  }

  /// The language and region whose customs count; `001` where there is no likely region.
  func likelyLanguageAndRegion(_ tag: LocaleTag) -> (language: Subtag, region: Subtag) {
    var language = tag.language
    var region = tag.extensions.isEmpty ? tag.packedRegion : tag.overridingRegion ?? tag.packedRegion
    if language == .und || region.isNone {
      let likely = likelySubtags(of: tag)
      if language == .und { language = likely?.language ?? language }
      if region.isNone { region = likely?.region ?? .none }
    }
    return (language, region.isNone ? "001" : region)
  }

  /// The maximized form of a tag's language, script and region, by UTS #35 part 1 section 4.3 "Likely Subtags"; nil for a
  /// language of which nothing is known.
  private func likelySubtags(of tag: LocaleTag) -> PackedLocale? {
    let lookups = [
      (tag.language, tag.packedScript, tag.packedRegion), (tag.language, .none, tag.packedRegion),
      (tag.language, tag.packedScript, Subtag.none), (tag.language, .none, .none),
    ]
    for (language, script, region) in lookups {
      guard let key = PackedLocale(language: language, script: script, region: region) else { continue }
      if let likely = tables.likely(key) { return likely }
    }
    return nil
  }
}
