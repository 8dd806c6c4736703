/// Tables that were cut down to some locales and sections.
extension LocaleData {
  /// What a subset was packed for.
  ///
  /// A subset answers for the locales that it has with the same bytes as whole tables do. It never answers for another
  /// one in the words of root or of a parent: that is ``FormatError/Code/leftOutOfSubset``, and asking for a section that
  /// it lacks is ``FormatError/Code/missingData``. The request `und`, without more, is root's in any tables.
  public struct Subset: Hashable, Sendable, CustomStringConvertible {
    /// The locales as they were asked for, such as `pt` for Portuguese with all its regions; none for all locales.
    public let locales: [String]
    /// The sections, as `almanac-tables pack --sections` names them.
    public let sections: [String]

    /// What it was packed for, in words.
    public var description: String {
      let locales = locales.isEmpty ? "all locales" : "the locales \(locales.joined(separator: ", "))"
      return "a subset with \(locales) and the sections \(sections.joined(separator: ", "))"
    }
  }

  /// A section that a subset may lack; the raw values are its names.
  package enum Section: String, CaseIterable, Sendable {
    /// Months, weekdays, eras, date styles, number systems, weeks: every subset has it.
    case dates
    /// Day periods, quarters, time styles, what joins a date and a time, offsets.
    case times
    case skeletons
    case intervals
    case fieldNames = "field-names"
    case relative
    /// The calendars beside the Gregorian one.
    case calendars
    /// What is known of Unicode scalars.
    case unicode
  }

  /// What the tables were cut down to; nil for whole tables.
  package var subset: Subset? {
    guard isSubset else { return nil }
    return Subset(locales: subsetWords(0), sections: subsetWords(1))
  }

  /// Whether something was left out.
  var isSubset: Bool { tables.supplemental(.subset).count == 3 }

  /// Whether locales were left out.
  var leavesLocalesOut: Bool { isSubset && !subsetWords(0).isEmpty }

  /// Whether the tables were packed without a section.
  package func lacks(_ section: Section) -> Bool { isSubset && !subsetWords(1).contains(section.rawValue) }

  /// Whether whole tables have a row, or a legacy id, of which these have none.
  func isLeftOut(_ key: PackedLocale) -> Bool { isSubset && subsetWords(2).contains(key.text) }

  private func subsetWords(_ index: Int) -> [String] {
    let list = tables.supplemental(.subset)
    return tables.string(tables.value(list, index)).split(separator: " ").map(String.init)
  }

  /// Throws for a locale of which a subset has nothing; root by its own name is in every table.
  func checkIsKept(_ locale: LocaleTag) throws(FormatError) {
    guard leavesLocalesOut, row(for: locale) == nil, !locale.isRoot else { return }
    throw .leftOutOfSubset(locale, self)
  }

  /// Throws for a section that a subset lacks.
  func checkHas(_ section: Section, for locale: LocaleTag) throws(FormatError) {
    if lacks(section) { throw .missingData(section.rawValue, locale, self) }
  }
}

extension LocaleTag {
  /// Whether the tag asks for root: for no language, script or region.
  var isRoot: Bool { language == .und && packedScript.isNone && packedRegion.isNone }
}
