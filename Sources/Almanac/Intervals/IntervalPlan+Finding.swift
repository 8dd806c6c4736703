/// Finding the tables' patterns of a skeleton.
extension IntervalPlan {
  /// A skeleton, and the nearest one of the tables.
  private struct Matched {
    var asked: [UInt8]
    var found: [UInt8]
    var match: IntervalInfo.Match
    /// Both with a field more, once it was looked for.
    var extendedAsked: [UInt8] = []
    var extendedFound: [UInt8] = []
    /// Whether what is looked for next has every field that is put in: in ICU both are then one object.
    var keepsExtensions = false

    mutating func extend(by field: IntervalField) {
      extendedAsked = [field.letter] + asked
      extendedFound = [field.letter] + found
      guard keepsExtensions else { return }
      asked = extendedAsked
      found = extendedFound
    }
  }

  /// Sets the patterns for the fields of the time, or of the date where there is no time.
  ///
  /// - Returns: whether the tables have the skeleton, in whatever widths.
  mutating func findPatterns(_ parts: IntervalSkeleton) -> Bool {
    let asked = parts.normalizedTime.isEmpty ? parts.normalizedDate : parts.normalizedTime
    guard let (found, match) = info.bestSkeleton(asked) else { return false }
    if !parts.normalizedDate.isEmpty { date = bestPattern(parts.normalizedDate) }
    if !parts.normalizedTime.isEmpty { time = bestPattern(parts.normalizedTime) }
    if match == .otherFields { return false }
    var matched = Matched(asked: asked, found: found, match: match)
    guard parts.normalizedTime.isEmpty else {
      for field in [IntervalField.minute, .hour, .halfDay] { _ = findPattern(field, &matched, isExtending: false) }
      return true
    }
    _ = findPattern(.day, &matched, isExtending: true)
    if findPattern(.month, &matched, isExtending: true) {
      matched.asked = matched.extendedAsked
      matched.found = matched.extendedFound
      matched.keepsExtensions = true
    }
    _ = findPattern(.year, &matched, isExtending: true)
    _ = findPattern(.era, &matched, isExtending: true)
    return true
  }

  /// Sets the pattern for one field.
  ///
  /// - Returns: whether it, or one before it, was that of the skeleton with the field put in.
  private mutating func findPattern(_ field: IntervalField, _ matched: inout Matched, isExtending: Bool) -> Bool {
    var pattern = info.pattern(matched.found, field)
    var found = matched.found
    var match = matched.match
    if pattern.isEmpty {
      if field.isIgnored(by: found.span) { return false }
      if field == .halfDay {
        // Times of the two halves of a day are written like other hours where there is no pattern for them.
        let hours = info.pattern(found, .hour)
        if !hours.isEmpty { setPattern(adjusted(hours, matched.asked, found, match), field) }
        return false
      }
      if isExtending {
        matched.extend(by: field)
        found = matched.found
        pattern = info.pattern(matched.extendedFound, field)
        if pattern.isEmpty, match == .same, let (nearest, distance) = info.bestSkeleton(matched.extendedFound) {
          match = distance
          if distance != .otherFields {
            pattern = info.pattern(nearest, field)
            found = nearest
          }
        }
      }
    }
    guard !pattern.isEmpty else { return false }
    if match != .same || hidesDayPeriod { pattern = adjusted(pattern, matched.asked, found, match) }
    setPattern(pattern, field)
    return isExtending && !matched.extendedAsked.isEmpty
  }

  /// Whether the skeleton asks for hours without their day period.
  private var hidesDayPeriod: Bool { skeleton.description.utf8.contains(UInt8(ascii: "J")) }

  private func adjusted(
    _ pattern: [UInt8], _ asked: [UInt8], _ found: [UInt8], _ match: IntervalInfo.Match
  ) -> [UInt8] {
    IntervalPattern(pattern).adjusted(
      from: found, to: asked, hasOtherLetters: match == .otherLetters, hidesDayPeriod: hidesDayPeriod)
  }

  /// Sets the pattern of both ends in one, which may begin with the order of the ends.
  mutating func setPattern(_ pattern: [UInt8], _ field: IntervalField) {
    setPattern(pattern, field, isLaterFirst: patterns[field.rawValue].isLaterFirst)
  }

  mutating func setPattern(_ pattern: [UInt8], _ field: IntervalField, isLaterFirst: Bool) {
    let (body, order) = IntervalPattern(pattern).order
    let middle = body.middle
    patterns[field.rawValue] = Patterns(
      first: Array(body.bytes[..<middle]), second: Array(body.bytes[middle...]), isLaterFirst: order ?? isLaterFirst)
  }
}
