import Almanac
import AlmanacICU

/// Data that belongs to no locale, by area.
extension Harvester {
  /// All areas.
  func supplemental(ids: [String]) throws -> [String: [String: String]] {
    [
      "aliases": try aliases(),
      "parents": try parents(),
      "likely-subtags": try likelySubtags(),
      "language-matching": try languageMatching(),
      "regions": try regions(),
      "day-periods": try dayPeriodRules(),
      "plurals": try pluralRules(),
      "number-systems": try numberSystems(),
      "eras": try eraStarts(),
      UnicodeText.area: try unicode(),
    ]
  }

  private func bundle(_ name: String) throws -> ICUResource {
    try ICUResource(icu, name: name, lookup: .direct)
  }

  /// Subtag replacements, and the legacy locale ids with the tag of the locale that answers for each.
  private func aliases() throws -> [String: String] {
    var values: [String: String] = [:]
    guard let alias = try bundle("metadata").child("alias") else { return values }
    for (table, key) in [
      ("language", "language"), ("script", "script"), ("territory", "region"), ("variant", "variant"),
      ("subdivision", "subdivision"),
    ] {
      for entry in try alias.child(table)?.children ?? [] {
        guard let from = entry.key, let to = try entry.child("replacement")?.string else { continue }
        values["\(key)/\(hyphenated(from))"] = hyphenated(to)
      }
    }
    for id in try icu.legacyAliases {
      let answering = try ICUResource(icu, name: id, lookup: .inheriting).actualLocale
      values["locale/\(hyphenated(id))"] = try tag(of: answering)
    }
    return values
  }

  /// Parents that CLDR states, by child.
  private func parents() throws -> [String: String] {
    var values: [String: String] = [:]
    for entry in try bundle("supplementalData").child("parentLocales")?.children ?? [] {
      // Newer data has tables for collation and the like beside the parents of locales.
      guard let parent = entry.key, entry.kind == .array || entry.kind == .string else { continue }
      for child in try entry.strings { values[hyphenated(child)] = parent == "root" ? "und" : hyphenated(parent) }
    }
    return values
  }

  /// Calendars, hour cycles and weeks by region; hour cycles also by language and region.
  private func regions() throws -> [String: String] {
    var values: [String: String] = [:]
    let data = try bundle("supplementalData")
    for entry in try data.child("calendarPreferenceData")?.children ?? [] {
      guard let region = entry.key else { continue }
      values["calendars/\(region)"] = try entry.strings.map(Self.calendarTag).joined(separator: " ")
    }
    for entry in try data.child("timeData")?.children ?? [] {
      guard let region = entry.key, let preferred = try entry.child("preferred")?.string else { continue }
      let allowed = try entry.child("allowed")?.strings ?? []
      values["hours/\(hyphenated(region))"] = ([preferred] + allowed).joined(separator: " ")
    }
    for entry in try data.child("weekData")?.children ?? [] {
      guard let region = entry.key else { continue }
      let week = try entry.integers
      guard week.count == 6, week[3] == 0, week[5] == 86_400_000 else {
        throw HarvestError(
          locale: region, key: "weekData", problem: "a weekend that does not begin and end at midnight")
      }
      values["weeks/\(region)"] = [week[0], week[1], week[2], week[4]].map { "\($0)" }.joined(separator: " ")
    }
    return values
  }

  /// From which hour to which each day period lasts, by language; a moment has one hour.
  private func dayPeriodRules() throws -> [String: String] {
    var values: [String: String] = [:]
    let data = try bundle("dayPeriods")
    guard let rules = try data.child("rules") else { return values }
    for language in try data.child("locales")?.children ?? [] {
      guard let name = language.key, let set = try rules.child(try language.string) else { continue }
      for period in try set.children {
        var times: [String: String] = [:]
        for time in try period.children { times[time.key ?? ""] = try time.strings.joined(separator: ",") }
        let span = times["at"] ?? "\(times["from"] ?? "")-\(times["before"] ?? "")"
        values["\(name == "root" ? "und" : hyphenated(name))/\(period.key ?? "")"] = span
      }
    }
    return values
  }

  private func pluralRules() throws -> [String: String] {
    var values: [String: String] = [:]
    let data = try bundle("plurals")
    guard let rules = try data.child("rules") else { return values }
    for (table, kind) in [("locales", "cardinal"), ("locales_ordinals", "ordinal")] {
      for language in try data.child(table)?.children ?? [] {
        guard let name = language.key, let set = try rules.child(try language.string) else { continue }
        for rule in try set.children {
          values["\(kind)/\(hyphenated(name))/\(rule.key ?? "")"] = try rule.string
        }
      }
    }
    return values
  }

  private func numberSystems() throws -> [String: String] {
    var values: [String: String] = [:]
    for system in try bundle("numberingSystems").child("numberingSystems")?.children ?? [] {
      guard let name = system.key, let description = try system.child("desc")?.string else { continue }
      let isAlgorithmic = try system.child("algorithmic")?.integer == 1
      values["\(isAlgorithmic ? "algorithmic" : "decimal")/\(name)"] = description
    }
    return values
  }

  /// The first day of each era; "..2019-04-30" is the last day of one that has no first.
  private func eraStarts() throws -> [String: String] {
    var values: [String: String] = [:]
    for calendar in try bundle("supplementalData").child("calendarData")?.children ?? [] {
      for era in try calendar.child("eras")?.children ?? [] {
        guard let name = calendar.key, let number = era.key else { continue }
        let start = try era.child("start")?.integers
        guard let day = try start ?? era.child("end")?.integers, day.count == 3 else { continue }
        let padded = String(repeating: "0", count: max(0, 3 - number.utf8.count)) + number
        values["\(name)/\(padded)"] = "\(start == nil ? ".." : "")\(day[0])-\(day[1])-\(day[2])"
      }
    }
    return values
  }
}
