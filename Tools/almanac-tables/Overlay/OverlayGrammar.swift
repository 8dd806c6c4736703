import Almanac

/// What an overlay may change, and what its values have to look like.
enum OverlayGrammar {
  struct Fault: Hashable {
    var problem: String
    var remedy: String
    /// Whether the key is at fault, and not the value.
    var isOfKey = false
  }

  /// What is wrong with a key or its value; nil for nothing.
  static func fault(in value: String, of key: String) -> Fault? {
    guard value.utf8.count <= OverlayReader.longestValue, OverlayReader.hasNoControls(value) else {
      return Fault(
        problem: "it is too long or has a control character",
        remedy: "at most \(OverlayReader.longestValue) bytes on one line")
    }
    var path = Substring(key)
    var isGregorian = true
    if path.hasPrefix("calendars/") {
      path = path.dropFirst(10)
      guard let slash = path.firstIndex(of: "/"), TableCalendar(rawValue: String(path[..<slash])) != nil else {
        return unknownKey
      }
      path = path[slash...].dropFirst()
      isGregorian = false
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    switch parts[0] {
    case "months", "weekdays", "quarters", "day-periods":
      return isGregorian && names.contains(key) ? nameFault(value) : unknownKey
    case "eras":
      let isEra =
        isGregorian
        ? names.contains(key) : parts.count == 3 && TableKey.widths.contains(parts[1]) && Int(parts[2]) != nil
      return isEra ? nameFault(value) : unknownKey
    case "styles": return parts.count > 1 ? styleFault(value, parts) : unknownKey
    case "skeletons": return parts.count == 2 ? skeletonFault(value, parts[1]) : unknownKey
    case "intervals": return intervalFault(value, parts)
    case "append": return parts.count == 2 ? placesFault(value, needed: ["{0}", "{1}"], allowed: ["{2}"]) : unknownKey
    case "fields" where isGregorian && parts.count > 2:
      return placesFault(
        value, needed: [], allowed: ["relativeTime", "relativePeriod"].contains(parts[2]) ? ["{0}"] : [])
    default: return unknownKey
    }
  }

  static let unknownKey = Fault(
    problem: "an overlay cannot change a value of this key",
    remedy:
      "it can change months, weekdays, quarters, day-periods, eras, styles, skeletons, intervals, append and fields, by "
      + "the keys that `almanac-tables show` prints", isOfKey: true)

  private static let names = Set(NameSlot.allCases.flatMap(TableKey.names))
  private static let dateLetters = Set("GyYuUrQqMLwWdDFgEec")
  private static let timeLetters = Set("abBhHkKmsSAzZOvVXx")

  private static func nameFault(_ value: String) -> Fault? {
    value.isEmpty ? Fault(problem: "the name is empty", remedy: "a name has a letter at least") : nil
  }

  private static func styleFault(_ value: String, _ parts: [String]) -> Fault? {
    let isLength = TableKey.lengths.contains(parts[parts.count - 1])
    switch (parts[1], parts.count) {
    case ("date", 3) where isLength: return patternFault(value, dateLetters, "a date style has fields of a date alone")
    case ("time", 3) where isLength: return patternFault(value, timeLetters, "a time style has fields of a time alone")
    case ("glue", 3) where isLength || parts[2] == "default", ("glue", 4) where isLength && parts[2] == "at-time":
      return placesFault(value, needed: ["{0}", "{1}"], allowed: [])
    default: return unknownKey
    }
  }

  /// A pattern that can be read, with a field, and with fields of the allowed letters alone.
  private static func patternFault(_ value: String, _ letters: Set<Character>, _ rule: String) -> Fault? {
    let fields: [DatePattern.Field]
    do throws(DatePatternError) {
      // The long time styles of most locales have the name of a zone, which formats write as an offset.
      fields = try DatePattern(parsing: value, zoneNames: .allowed).items.compactMap { item in
        if case .field(let field) = item { field } else { nil }
      }
    } catch {
      return Fault(
        problem: "\(error)", remedy: "a pattern of UTS #35, such as dd.MM.yy; letters of words stand in quotes")
    }
    guard !fields.isEmpty else { return Fault(problem: "the pattern has no field", remedy: "\(rule), such as y or HH") }
    if let field = fields.first(where: { !letters.contains($0.letter) }) {
      return Fault(problem: "the field \"\(field)\" does not belong here", remedy: rule)
    }
    return nil
  }

  /// A skeleton, and a pattern with the same kinds of fields.
  private static func skeletonFault(_ value: String, _ key: String) -> Fault? {
    if let fault = keyFault(key) { return fault }
    if let fault = patternFault(value, dateLetters.union(timeLetters), "a pattern has fields of dates and times") {
      return fault
    }
    // Some calendars write the era beside each year.
    let asked = kinds(key.utf8.map { $0 }).subtracting(["G"])
    let found = kinds(fieldLetters(of: value)).subtracting(["G"])
    guard asked == found else {
      return Fault(
        problem: "the pattern has other fields than the skeleton \(key)",
        remedy: "a pattern has each field of its skeleton, and no other one")
    }
    return nil
  }

  private static func keyFault(_ key: String) -> Fault? {
    do throws(DateSkeletonError) {
      _ = try DateSkeleton(parsing: key)
      return nil
    } catch {
      return Fault(problem: "\(error)", remedy: "a skeleton has letters of fields alone, such as yMMMd", isOfKey: true)
    }
  }

  private static func intervalFault(_ value: String, _ parts: [String]) -> Fault? {
    if parts == ["intervals", "fallback"] { return placesFault(value, needed: ["{0}", "{1}"], allowed: []) }
    guard parts.count == 3, let letter = parts[2].utf8.first, parts[2].utf8.count == 1,
      "GyMdaBhHms".utf8.contains(letter)
    else { return unknownKey }
    if let fault = keyFault(parts[1]) { return fault }
    return patternFault(value, dateLetters.union(timeLetters), "a pattern has fields of dates and times")
  }

  /// Each place that is needed once, those that are allowed at most once, and no other brace.
  private static func placesFault(_ value: String, needed: [String], allowed: [String]) -> Fault? {
    var rest = value
    for place in needed + allowed {
      guard let range = rest.firstRange(of: place) else {
        guard needed.contains(place) else { continue }
        return Fault(
          problem: "\(place) is missing", remedy: "the text has \(needed.joined(separator: " and ")) once each")
      }
      rest.removeSubrange(range)
    }
    guard !rest.contains(where: { $0 == "{" || $0 == "}" }) else {
      let places = needed + allowed
      return Fault(
        problem: "it has a brace of no place, or a place twice",
        remedy: places.isEmpty
          ? "no place belongs here" : "places are \(places.joined(separator: ", ")), at most once each")
    }
    return value.isEmpty ? Fault(problem: "the text is empty", remedy: "a text has a letter at least") : nil
  }

  private static func fieldLetters(of pattern: String) -> [UInt8] {
    var scanner = PatternScanner()
    var letters: [UInt8] = []
    while let item = scanner.next(in: pattern.utf8Span.span) {
      if case .field(let letter, _, _) = item { letters.append(letter) }
    }
    return letters
  }

  /// The kinds of fields that letters stand for; those of half a day go with the hours that need one.
  private static func kinds(_ letters: [UInt8]) -> Set<Character> {
    var kinds: Set<Character> = []
    for letter in letters {
      switch Character(Unicode.Scalar(letter)) {
      case "y", "Y", "u", "U", "r": kinds.insert("y")
      case "M", "L": kinds.insert("M")
      case "E", "e", "c": kinds.insert("E")
      case "Q", "q": kinds.insert("Q")
      case "h", "H", "k", "K", "j", "J", "C": kinds.insert("H")
      case "a", "b", "B": break
      case "z", "Z", "O", "v", "V", "X", "x": kinds.insert("z")
      case let other: kinds.insert(other)
      }
    }
    return kinds
  }
}
