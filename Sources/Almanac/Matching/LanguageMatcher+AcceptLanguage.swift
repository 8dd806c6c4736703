/// Choosing by the header of a request.
extension LanguageMatcher {
  /// The best language for a request.
  ///
  /// The languages of the header are wishes in the order of their weights, as for ``best(for:)-([LocaleTag])``. Then:
  /// - `*` stands for all that no range names. Where no dearer wish is near enough, it is served with the default, if
  ///   that is one of ``supported``, or else with the first one that no less dear range names.
  /// - A range of weight 0 takes out what it names (`de;q=0` takes `de` and `de-CH`), unless a longer range names it too
  ///   (`de;q=0, de-CH`). `*;q=0` takes nothing out: what no range names is chosen only as an approximation of one
  ///   that is.
  ///
  /// - Returns: an element of ``supported``, or ``defaultLanguage`` where none is near enough; the default also
  ///   where the header refuses it, since some language must be written.
  public func best(for header: AcceptLanguage) -> LocaleTag? {
    guard header.ranges.contains(where: { $0.quality == 0 && $0.language != nil }) else {
      return chosen(by: header.wanted) ?? defaultLanguage
    }
    let acceptable = supported.filter { tag in
      let closest = header.ranges.filter { $0.language != nil && $0.names(tag) }.max { $0.length < $1.length }
      return closest?.quality != 0
    }
    let matcher = LanguageMatcher(of: acceptable, default: defaultLanguage, tables: tables)
    return matcher.chosen(by: header.wanted) ?? defaultLanguage
  }

  private func chosen(by wanted: [AcceptLanguage.Range]) -> LocaleTag? {
    guard let star = wanted.firstIndex(where: { $0.language == nil }) else {
      return nearest(to: wanted.lazy.compactMap(\.language)).map { supported[$0] }
    }
    if let dearer = nearest(to: wanted[..<star].lazy.compactMap(\.language)) { return supported[dearer] }
    let lesser = wanted[(star + 1)...].filter { $0.language != nil }
    let unnamed = supported.filter { tag in !lesser.contains { $0.names(tag) } }
    if let defaultLanguage, unnamed.contains(defaultLanguage) { return defaultLanguage }
    return unnamed.first ?? nearest(to: lesser.lazy.compactMap(\.language)).map { supported[$0] }
  }
}
