import Almanac
import AlmanacHTML
import AlmanacPasswords
import AlmanacPickers
import Testing

@Suite struct HTMLExamples {
  @Test func aPage() throws {
    try example { print in
      let days = try CivilDate("1900-01-01")...CivilDate("2026-11-30")
      var birthday = try PickerField(
        "birthday", try DatePicker(selection: days.upperBound, in: days, locale: "ja"), label: "生年月日")
      birthday.purpose = .birthday
      let pin = try PasswordFields("pin", policy: .pin(4...12), locale: "ja")

      var page = FormPage()
      var form = try page.form("signup", labels: try FormLabels(for: "ja"))
      var html: [UInt8] = []
      form.writeDefaultButton(to: &html)
      try form.writeSheet(birthday, to: &html)
      try form.write(pin, to: &html)
      print(html.count > 4_000)
      // true
    }
  }

  @Test func aPost() throws {
    try example { print in
      let days = try CivilDate("1900-01-01")...CivilDate("2026-11-30")
      var birthday = try PickerField(
        "birthday", try DatePicker(selection: days.upperBound, in: days, locale: "pt-BR"), label: "Nascimento")
      let body = "birthday.day=31&birthday.month=2&birthday.year=1990"
      let post = try FormReader().read(body.utf8Span.span, mediaType: "application/x-www-form-urlencoded")
      let labels = try FormLabels(for: "pt-BR")

      switch birthday.read(post) {
      case .value(let value): print(value)
      case .absent: print("nothing")
      case .refused(let problems):
        for problem in problems { print(problem.part ?? "-", problem.text(in: labels)) }
      }
      // day Nascimento, Dia: Esta data não existe.

      var page = FormPage()
      var form = try page.form("signup", labels: labels)
      print(form.title("Cadastro", birthday.problems))
      // Erro: Cadastro
      var html: [UInt8] = []
      form.writeSummary(of: birthday.problems, to: &html)
      try form.write(birthday, to: &html)
      print(String(decoding: html, as: UTF8.self).contains("<option value=\"31\" selected>31</option>"))
      // true
    }
  }

  @Test func buttonsThatDoNotFinish() throws {
    try example { print in
      let courses = [PickerNode("Müzik", ["Piyano", "Koro"]), PickerNode("Satranç")]
      var course = try PickerField("course", try DependentPicker(courses, locale: "tr"), label: "Kurs")
      let post = try FormReader().read("course.level.0=0&course.level.1=&course.action=refresh".utf8Span.span)
      if course.update(from: post) != nil {
        print(course.problems.isEmpty)
      }
      // true
      let next = try FormReader().read("course.level.0=0&course.level.1=0.1".utf8Span.span)
      print(course.read(next) == .value(.rows([0, 1])), course.picker.summary)
      // true Müzik Koro
      let stale = try FormReader().read("course.level.0=1&course.level.1=0.1".utf8Span.span)
      print(course.read(stale) == .value(.rows([1])), course.problems.map { $0.part ?? "-" })
      // false ["level.1"]
    }
  }

  @Test func textOfYourOwn() throws {
    try example { print in
      var bytes: [UInt8] = []
      HTMLWriter.append(to: &bytes) { html in
        html.markup("<p")
        html.attribute(" title=\"", "5 > 3")
        html.markup(">")
        html.text("a & b")
        html.markup("</p>")
      }
      print(String(decoding: bytes, as: UTF8.self))
      // <p title="5 &gt; 3">a &amp; b</p>
    }
  }

  @Test func readme() throws {
    try example { print in
      let days = try CivilDate("2026-12-01")...CivilDate("2027-11-30")
      var arrival = try PickerField("arrival", try DatePicker(selection: days.lowerBound, in: days, locale: "tr"))
      var page = FormPage()
      var form = try page.form("trip", labels: try FormLabels(for: "tr"))
      var html: [UInt8] = []
      try form.write(arrival, to: &html)

      let post = try FormReader().read("arrival.day=30&arrival.month=2&arrival.year=2027".utf8Span.span)
      print(arrival.read(post) == .refused(arrival.problems), arrival.problems[0].text(in: form.labels))
      // true Tarih, Gün: Böyle bir tarih yok.
    }
  }
}
