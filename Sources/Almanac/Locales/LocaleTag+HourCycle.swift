extension LocaleTag {
  /// How the locale counts hours.
  ///
  /// ```swift
  /// LocaleTag("pt-BR").hourCycle()          // h23
  /// LocaleTag("en-US").hourCycle()          // h12
  /// LocaleTag("en-US-u-hc-h23").hourCycle() // h23
  /// ```
  ///
  /// It is the cycle that `-u-hc-` names, else the one that is usual in the region of `-u-rg-`, else in the tag's own
  /// region, else in the language's most likely one; and h23 where nothing is known. The values `c12` and `c24` of
  /// `-u-hc-`, which came with CLDR 43, are read as ICU 72 reads them: not at all.
  ///
  /// Source: UTS #35 part 4, "Time Data" (`preferred`); `udatpg_getDefaultHourCycle`.
  public func hourCycle(in data: LocaleData = .embedded) -> HourCycle {
    askedHourCycle ?? data.hourPreference(for: self).preferred
  }

  /// The hour cycles that are in use where the locale is spoken, the most usual one first; each is there once.
  ///
  /// Source: UTS #35 part 4, "Time Data" (`allowed`). `-u-hc-` does not count here.
  public func allowedHourCycles(in data: LocaleData = .embedded) -> [HourCycle] {
    var cycles: [HourCycle] = []
    data.hourEntries(for: self) { entry, isPreferred in
      if !isPreferred, !cycles.contains(entry.cycle) { cycles.append(entry.cycle) }
    }
    return cycles.isEmpty ? [.h23] : cycles
  }

  /// The cycle that `-u-hc-` names.
  package var askedHourCycle: HourCycle? {
    guard !extensions.isEmpty, let value = keyword(.hourCycle) else { return nil }
    return HourCycle(rawValue: String(value))
  }
}
