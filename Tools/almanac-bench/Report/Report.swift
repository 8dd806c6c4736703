import Almanac

/// A number that is no time.
struct Fact {
  let name: String
  let value: Int
  let unit: String
}

/// What a run found, for people and for programs.
struct Report {
  var results: [BenchmarkResult] = []
  var facts: [Fact] = []

  private var goals: [Goal] { Goal.all(results, icu: LocaleData.embedded.source.icu) }

  /// Prints the figures of a race, each also as a multiple of the first one.
  func printTable(of results: [BenchmarkResult], _ race: Race) {
    print("\n\(race.title): nanoseconds a \(race.unit)")
    for result in results {
      let times = result.median / results[0].median
      print(
        "  " + Self.padded(result.name.implementation, 30) + Self.aligned(result.median.text(decimals: 1), 12)
          + Self.aligned(times.text(decimals: 2), 9) + " x    tenth " + result.low.text(decimals: 1))
    }
    for remark in race.remarks { print("  (\(remark))") }
  }

  /// Prints sizes and goals.
  func printEnd() {
    if !facts.isEmpty { print("\nSizes") }
    for fact in facts { print("  " + Self.padded(fact.name, 34) + Self.aligned("\(fact.value)", 12) + " " + fact.unit) }
    if !goals.isEmpty { print("\nGoals") }
    for goal in goals {
      let limit = (goal.isUpperLimit ? "at most " : "at least ") + goal.limit.text(decimals: 1)
      print(
        "  " + Self.padded(goal.title, 34) + Self.aligned(goal.ratio.text(decimals: 2), 9) + "   "
          + Self.padded(limit, 16) + goal.verdict)
    }
  }

  func printJSON() {
    var json = JSONWriter()
    json.object { json in
      json.key("results")
      json.array { json in
        for result in results {
          json.object { json in
            json.key("name", "\(result.name)")
            json.key("nanoseconds", result.median.text(decimals: 2))
            json.key("tenth", result.low.text(decimals: 2))
          }
        }
      }
      json.key("facts")
      json.array { json in
        for fact in facts {
          json.object { json in
            json.key("name", fact.name)
            json.key("value")
            json.integer(fact.value)
            json.key("unit", fact.unit)
          }
        }
      }
      json.key("goals")
      json.array { json in
        for goal in goals {
          json.object { json in
            json.key("title", goal.title)
            json.key("ratio", goal.ratio.text(decimals: 3))
            json.key(goal.isUpperLimit ? "atMost" : "atLeast", goal.limit.text(decimals: 1))
            json.key("verdict", goal.verdict)
          }
        }
      }
    }
    print(String(decoding: json.bytes, as: UTF8.self))
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func aligned(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
