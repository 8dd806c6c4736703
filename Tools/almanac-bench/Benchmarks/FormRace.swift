import Almanac
import AlmanacHTML
import AlmanacPickers
import AlmanacSignUp
import CAlmanacBenchFloors

/// Forms: a date picker as HTML, the whole sign-up page of the demo, and reading its post.
enum FormRace {
  static func all() -> [Race] {
    [
      race("date-200-years-html", unit: "field", count: 200) {
        let field = try field()
        let labels = try FormLabels(for: "ja")
        var bytes: [UInt8] = []
        return {
          bytes.removeAll(keepingCapacity: true)
          var page = FormPage()
          var form = try page.form("f", labels: labels)
          try form.write(field, to: &bytes)
          return bytes.count
        }
      },
      race("date-200-years-open-and-html", unit: "field", count: 200) {
        let labels = try FormLabels(for: "ja")
        var bytes: [UInt8] = []
        return {
          bytes.removeAll(keepingCapacity: true)
          var page = FormPage()
          var form = try page.form("f", labels: labels)
          try form.write(try field(), to: &bytes)
          return bytes.count
        }
      },
      race("sign-up-page", unit: "page", count: 50) {
        let language = SignUpLanguage(1)
        let today = try CivilDate("2026-11-30")
        var bytes: [UInt8] = []
        return {
          bytes.removeAll(keepingCapacity: true)
          try SignUpForm(language, today).write(to: &bytes)
          return bytes.count
        }
      },
      race("sign-up-page-of-kept-fields", unit: "page", count: 50) {
        let form = SignUpForm(SignUpLanguage(1), try CivilDate("2026-11-30"))
        var bytes: [UInt8] = []
        return {
          bytes.removeAll(keepingCapacity: true)
          try form.write(to: &bytes)
          return bytes.count
        }
      },
      race("sign-up-post", unit: "post", count: 200) {
        let untouched = SignUpForm(SignUpLanguage(1), try CivilDate("2026-11-30"))
        let body = Array(body.utf8)
        let reader = FormReader()
        return {
          var form = untouched
          let post = try reader.read(body.span, mediaType: "application/x-www-form-urlencoded")
          guard case .finished = form.read(post) else { throw WrongResult("the post is refused") }
          return body.count
        }
      },
    ]
  }

  private static let body =
    "language=pt-BR&user=zeynep&birthday.day=28&birthday.month=2&birthday.year=1990&birthday.was=,,&firstDay.day=31"
    + "&firstDay.month=1&firstDay.year=2027&firstDay.was=,,&start.day=&start.month=&start.year=&end.hour=&end.minute="
    + "&size.level.0=2&course.level.0=0&course.level.1=0.1&length.hour=0&length.minute=45&way.kilometer="
    + "&way.kilometer.0=&visit.selection=&visit.month=2026-11&pin.password=830417&pin.confirmation=830417"

  private static func field() throws -> PickerField<DatePicker> {
    let options = DatePickerOptions(
      mode: .date, selection: .date(try CivilDate("2026-01-31")), minimum: .date(try CivilDate("1926-01-01")),
      maximum: .date(try CivilDate("2125-12-31")), locale: "ja")
    return try PickerField("birthday", try DatePicker(options), presence: .chosen)
  }

  /// A race that does one thing many times, and says how many bytes it is about and how often it takes memory.
  private static func race(
    _ subject: String, unit: String, count: Int, _ prepare: @escaping () throws -> () throws -> Int
  ) -> Race {
    let name = Benchmark.Name(group: "form", subject: subject, implementation: "almanac")
    let benchmark = Benchmark(name, rounds: .many) {
      let once = try prepare()
      let byteCount = try once()
      let before = almanac_bench_allocations()
      _ = try once()
      let allocations = almanac_bench_allocations() - before
      let counted = before < 0 ? "allocations are not counted here" : "\(allocations) allocations"
      let remark = "\(byteCount) bytes and \(counted) for each \(unit)"
      return Benchmark.Prepared(name, count: count, expected: count * byteCount, remark: remark) {
        var done = 0
        for _ in 0..<count { done += try once() }
        return done
      }
    }
    return Race(title: "form/\(subject)", unit: unit, benchmarks: [benchmark])
  }
}
