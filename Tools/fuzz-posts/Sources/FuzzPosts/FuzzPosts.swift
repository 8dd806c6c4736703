import Almanac
import AlmanacHTML
import AlmanacPasswords
import AlmanacPickers
import CFuzzInput

/// One input: the first byte says whether a button of a field sent the form, the rest is the body.
@_cdecl("almanac_fuzz_posts")
func fuzzPosts() {
  var input = [UInt8](repeating: 0, count: fuzz_input_count())
  guard !input.isEmpty else { return }
  var span = input.mutableSpan
  fuzz_input_copy(&span)
  let isAction = input[0] & 1 == 1
  let post: FormPost
  do throws(FormError) {
    post = try FormReader().read(input.span.extracting(droppingFirst: 1))
  } catch {
    require(!error.reason.isEmpty, "nothing is said")
    require(error.subject.unicodeScalars.count <= 80, "a client's words are kept at length")
    return
  }
  var fields = fresh
  fields.takeAll(post, isAction)
  let once = fields.pages()
  require(fields.pages() == once, "the same fields have two pages")
  var openCount = 0
  for byte in once {
    if byte == UInt8(ascii: "<") { openCount += 1 }
    if byte == UInt8(ascii: ">") { openCount -= 1 }
    require(0...1 ~= openCount, "a tag does not end, or a text was not escaped")
  }
  require(String(validating: once, as: UTF8.self) != nil, "the page is not UTF-8")
}

/// Fields of every kind.
private struct Fields {
  var date: PickerField<DatePicker>
  var typed: PickerField<DatePicker>
  var era: PickerField<DatePicker>
  var place: PickerField<DependentPicker>
  var day: PickerField<CalendarPicker>
  var wait: PickerField<CountdownPicker>
  var pin: PasswordFields

  init() throws {
    func picker(_ locale: LocaleTag, _ eras: EraPlacement = .column) throws -> DatePicker {
      var options = DatePickerOptions(mode: .date, selection: .date(try CivilDate("2026-11-30")), locale: locale)
      (options.minimum, options.maximum) = (.date(try CivilDate("1989-01-01")), .date(try CivilDate("2030-12-31")))
      options.eras = eras
      return try DatePicker(options)
    }
    date = try PickerField("on", try picker("pt-BR"))
    typed = try PickerField("typed", try picker("ja"), requirement: .optional, entry: .typed)
    era = try PickerField("era", try picker("ja-JP-u-ca-japanese", .year))
    place = try PickerField(
      "at", try DependentPicker([PickerNode("a", [PickerNode("b", ["c", "d"]), "e"]), "f"], locale: "en"))
    var options = MonthGridOptions(locale: "tr")
    options.today = try CivilDate("2026-11-30")
    day = try PickerField("day", try CalendarPicker(.multiple([]), options))
    wait = try PickerField("wait", try CountdownPicker(CountdownOptions(seconds: 0, minuteStep: 5, locale: "tr")))
    pin = try PasswordFields("pin", policy: .pin(4...12), locale: "zh-Hans")
  }

  mutating func takeAll(_ post: borrowing FormPost, _ isAction: Bool) {
    take(&date, post, isAction)
    take(&typed, post, isAction)
    take(&era, post, isAction)
    take(&place, post, isAction)
    take(&day, post, isAction)
    take(&wait, post, isAction)
    let violations = pin.read(post).violations
    require(violations == pin.violations, "the violations are others")
  }

  func pages() -> [UInt8] {
    var bytes: [UInt8] = []
    do throws(FormError) {
      var page = FormPage()
      var form = try page.form("f", labels: FormLabels(.english))
      try form.writeSheet(date, to: &bytes)
      try form.write(typed, to: &bytes)
      try form.writeRow(era, to: &bytes)
      try form.write(place, to: &bytes)
      try form.writeSheet(day, to: &bytes)
      try form.write(wait, to: &bytes)
      try form.write(pin, to: &bytes)
      form.writeSummary(of: date.problems + typed.problems + pin.problems, to: &bytes)
    } catch {
      fatalError("\(error)")
    }
    return bytes
  }
}

private func take<Picker>(_ field: inout PickerField<Picker>, _ post: borrowing FormPost, _ isAction: Bool) {
  if isAction {
    _ = field.update(from: post)
    return
  }
  switch field.read(post) {
  case .value(let value):
    require(field.picker.refusal(of: value) == nil, "a value that the picker refuses was read")
    require(field.value == value, "the field has another value than was read")
  case .absent: require(field.requirement == .optional, "a required field is absent")
  case .refused(let problems):
    require(!problems.isEmpty && problems.allSatisfy { !$0.message.isEmpty }, "nothing is said of what is wrong")
  }
}

private let fresh: Fields = {
  guard let fields = try? Fields() else { fatalError("no fields") }
  return fields
}()

/// Stops with the message, also in an optimized build.
private func require(_ condition: Bool, _ message: String) {
  if !condition { fatalError(message) }
}
