import Almanac

/// The rules of language matching, read back from their records into the keys and values of the text.
extension PackedComparison {
  func languageMatching() -> [String: String] {
    let texts = pairs(.languageMatching)
    var values: [String: String] = [:]
    let names = ["default/language", "default/script", "default/region", "least/region"]
    for (name, value) in zip(names, (texts[MatchingRecords.defaults] ?? "").split(separator: " ")) {
      values[name] = String(value)
    }
    for (head, desired) in Self.languageGroups(texts[MatchingRecords.languages] ?? "") {
      let isAnyScript = head[2].utf8.first == MatchingRecords.Marker.regions.rawValue
      for language in desired {
        values["language/\(language) \(head[0])"] = Self.number(head[1]) + (isAnyScript ? " any-script" : "")
      }
    }
    for fields in Self.records(texts[MatchingRecords.scripts], [3, 3, 4, 4, 2, 1]) {
      values["script/\(fields[0])-\(fields[2]) \(fields[1])-\(fields[3])"] = Self.number(fields[4])
    }
    for (key, text) in texts where key.hasPrefix(MatchingRecords.regions) {
      let sides = key.dropFirst(MatchingRecords.regions.count).split(separator: " ")
      for (index, digit) in text.enumerated() where digit != "-" {
        let (desired, supported) = index == 0 ? ("*", "*") : ("\((index - 1) / 10)", "\((index - 1) % 10)")
        values["region/\(sides[0])-\(desired) \(sides[1])-\(supported)"] = String(digit)
      }
    }
    let sets = (texts[MatchingRecords.sets] ?? "").split(separator: ",")
    for fields in Self.records(texts[MatchingRecords.partitions], [3, 1]) {
      let set = sets[Int(fields[1].utf8.first ?? 0) - 97]
      values["partition/\(fields[0])"] = set.map { String($0) }.joined(separator: " ")
    }
    for tag in (texts[MatchingRecords.paradigms] ?? "").split(separator: " ") { values["paradigm/\(tag)"] = "yes" }
    return values
  }

  /// The fields of each group's beginning, and its desired languages.
  private static func languageGroups(_ text: String) -> [(head: [String], desired: [String])] {
    var rest = Substring(text)
    var groups: [(head: [String], desired: [String])] = []
    while !rest.isEmpty {
      let head = records(String(rest.prefix(MatchingRecords.languageGroupCount)), [3, 2, 1, 2])[0]
      rest = rest.dropFirst(MatchingRecords.languageGroupCount)
      let count = MatchingRecords.languageCount * (Int(head[3]) ?? 0)
      groups.append((head, records(String(rest.prefix(count)), [3]).map { $0[0] }))
      rest = rest.dropFirst(count)
    }
    return groups
  }

  /// The fields of records, of so many characters each, without the spaces that fill them up.
  private static func records(_ text: String?, _ counts: [Int]) -> [[String]] {
    var rest = Substring(text ?? "")
    var records: [[String]] = []
    while !rest.isEmpty {
      var fields: [String] = []
      for count in counts {
        fields.append(String(rest.prefix(count).filter { $0 != " " }))
        rest = rest.dropFirst(count)
      }
      records.append(fields)
    }
    return records
  }

  private static func number(_ digits: String) -> String { Int(digits).map { "\($0)" } ?? digits }
}
