import Almanac
import AlmanacICU

/// Values of a locale's own bundle, where the place of an entry matters.
extension Harvester {
  /// The values that the bundle of `id` itself holds, by key.
  func own(_ id: String) throws -> [String: String] {
    let bundle = try ICUResource(icu, name: id, lookup: .direct)
    var values: [String: String] = [:]
    try addMaps(nil, id, bundle, to: &values)
    for calendar in TableCalendar.allCases { try addMaps(calendar, id, bundle, to: &values) }
    try addFields(bundle, to: &values)
    try addSymbols(bundle, to: &values)
    try addTransforms(bundle, to: &values)
    try addZoneFormats(id, to: &values)
    return values
  }

  /// Skeletons, intervals and append items of a calendar.
  private func addMaps(
    _ calendar: TableCalendar?, _ id: String, _ bundle: ICUResource, to values: inout [String: String]
  ) throws {
    // In root, the calendars other than Gregorian and generic are aliases of generic; ICU follows them in its own code.
    if id == "root", let calendar, calendar != .generic { return }
    let prefix = TableKey.prefix(calendar)
    guard let data = try bundle.child("calendar")?.child(calendar?.rawValue ?? "gregorian") else { return }
    for (key, name) in [("availableFormats", "skeletons"), ("intervalFormats", "intervals"), ("appendItems", "append")]
    {
      guard let table = try data.child(key) else { continue }
      for entry in try table.children {
        let path = "\(prefix)\(name)/\(entry.key ?? "")"
        if entry.kind == .table {
          for part in try entry.children { values["\(path)/\(part.key ?? "")"] = try part.string }
        } else {
          values[path] = try entry.string
        }
      }
    }
  }

  /// Names of fields and relative phrases.
  private func addFields(_ bundle: ICUResource, to values: inout [String: String]) throws {
    guard let fields = try bundle.child("fields") else { return }
    for index in 0..<fields.count {
      // Root's short and narrow fields are aliases that a direct bundle cannot follow: narrow falls back to short, and
      // short to the full field.
      guard let field = try? fields.child(at: index), let name = field.key else { continue }
      try addStrings(of: field, at: "fields/\(name)", to: &values)
    }
  }

  private func addStrings(of resource: ICUResource, at path: String, to values: inout [String: String]) throws {
    switch resource.kind {
    case .string: values[path] = try resource.string
    case .table:
      for index in 0..<resource.count {
        guard let child = try? resource.child(at: index), let key = child.key else { continue }
        try addStrings(of: child, at: "\(path)/\(key)", to: &values)
      }
    default: break
    }
  }

  /// The signs of number systems that dates may need, and the pattern of decimal numbers.
  private func addSymbols(_ bundle: ICUResource, to values: inout [String: String]) throws {
    guard let elements = try bundle.child("NumberElements") else { return }
    for index in 0..<elements.count {
      guard let system = try? elements.child(at: index), system.kind == .table, let name = system.key else { continue }
      if let symbols = try? system.child("symbols") {
        for symbol in ["decimal", "group", "minusSign", "plusSign", "timeSeparator"] {
          values["numbers/symbols/\(name)/\(symbol)"] = try symbols.child(symbol)?.string
        }
      }
      if let patterns = try? system.child("patterns") {
        values["numbers/symbols/\(name)/pattern"] = try patterns.child("decimalFormat")?.string
      }
    }
  }

  /// Whether names are capitalized in lists and standing alone.
  private func addTransforms(_ bundle: ICUResource, to values: inout [String: String]) throws {
    for transform in try bundle.child("contextTransforms")?.children ?? [] {
      let flags = try transform.integers
      guard let name = transform.key, flags.count == 2 else { continue }
      values["transforms/\(name)"] = "\(flags[0]) \(flags[1])"
    }
  }

  /// The forms of offsets from GMT.
  private func addZoneFormats(_ id: String, to values: inout [String: String]) throws {
    guard let bundle = try? ICUResource(icu, package: "ICUDATA-zone", name: id, lookup: .direct),
      let strings = try bundle.child("zoneStrings")
    else { return }
    for key in ["gmtFormat", "gmtZeroFormat", "hourFormat"] {
      values["zones/\(key)"] = try strings.child(key)?.string
    }
  }
}
