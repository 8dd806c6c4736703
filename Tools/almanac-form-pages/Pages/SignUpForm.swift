package import Almanac
package import AlmanacHTML
import AlmanacPasswords
import AlmanacPickers

/// The sign-up form: two dates in sheets, two rows that open, pickers of options, amounts and month grids, and a PIN.
package struct SignUpForm {
  let language: SignUpLanguage
  var user = ""
  var userProblem: FieldProblem?
  var birthday: PickerField<DatePicker>
  var firstDay: PickerField<DatePicker>
  var start: PickerField<DatePicker>
  var end: PickerField<DatePicker>
  var size: PickerField<OptionPicker>
  var course: PickerField<DependentPicker>
  var length: PickerField<CountdownPicker>
  var way: PickerField<DistancePicker>
  var visit: PickerField<CalendarPicker>
  var pin: PasswordFields

  /// Makes the form as it is before anybody has touched it.
  package init(_ language: SignUpLanguage, _ today: CivilDate) {
    self.language = language
    let texts = language.texts
    let labels = language.pickerLabels
    let locale = language.locale
    func date(
      _ name: String, _ label: String, _ selection: CivilDate, _ range: ClosedRange<CivilDate>,
      _ mode: DatePickerMode = .date
    ) throws -> PickerField<DatePicker> {
      var options = DatePickerOptions(
        mode: mode, selection: mode == .date ? .date(selection) : .time(.midnight), locale: locale)
      if mode == .date { (options.minimum, options.maximum) = (.date(range.lowerBound), .date(range.upperBound)) }
      options.steps.minutes = 5
      return try PickerField(name, try DatePicker(options, labels: labels), label: label)
    }
    do {
      let tomorrow = try today.adding(days: 1)
      let year = try today.adding(days: 365)
      birthday = try date("birthday", texts.birthday, today, try CivilDate("1900-01-01")...today)
      birthday.purpose = .birthday
      firstDay = try date("firstDay", texts.firstDay, tomorrow, tomorrow...year)
      firstDay.hint = texts.firstDayHint
      start = try date("start", texts.start, tomorrow, tomorrow...year)
      start.requirement = .optional
      end = try date("end", texts.end, tomorrow, tomorrow...year, .time)
      end.requirement = .optional
      size = try PickerField(
        "size", try OptionPicker(["S", "M", "L", "XL"], name: texts.sizeColumn, locale: locale, labels: labels),
        label: texts.size)
      course = try PickerField(
        "course",
        try DependentPicker(texts.courses, names: texts.courseColumns, locale: locale, labels: labels),
        label: texts.course)
      length = try PickerField(
        "length",
        try CountdownPicker(
          CountdownOptions(seconds: 2_700, minimum: 900, maximum: 14_400, minuteStep: 15, locale: locale),
          labels: labels),
        label: texts.length, presence: .chosen)
      way = try PickerField(
        "way",
        try DistancePicker(
          DistanceOptions(amount: 0, maximum: 999, units: [.kilometer], decimals: 1, locale: locale), labels: labels),
        label: texts.way, requirement: .optional)
      var days = MonthGridOptions(locale: locale)
      (days.today, days.minimum, days.maximum) = (today, tomorrow, year)
      days.unavailable.weekdays = [.sunday]
      visit = try PickerField(
        "visit", try CalendarPicker(.single(nil), days, labels: labels), label: texts.visit, requirement: .optional)
      pin = try PasswordFields("pin", policy: .pin(4...12), locale: locale)
    } catch {
      // Everything here is the program's own, and a test makes the form in every language.
      preconditionFailure("\(error)")
    }
  }

  /// Everything that is wrong, in the order of the page.
  var problems: [FieldProblem] {
    [userProblem].compactMap(\.self) + birthday.problems + firstDay.problems + start.problems + end.problems
      + size.problems
      + course.problems + length.problems + way.problems + visit.problems + pin.problems
  }

  /// What became of a post.
  package enum Outcome {
    /// A button of a field, or of the languages: the form is shown again, unjudged.
    case unfinished
    /// Something is wrong.
    case refused
    /// All is right.
    case finished
  }

  /// Reads a post.
  package mutating func read(_ post: borrowing FormPost) -> Outcome {
    user = post["user"] ?? ""
    if post.contains("switch") || post.hasAction {
      birthday.update(from: post)
      firstDay.update(from: post)
      start.update(from: post)
      end.update(from: post)
      size.update(from: post)
      course.update(from: post)
      length.update(from: post)
      way.update(from: post)
      visit.update(from: post)
      return .unfinished
    }
    userProblem = Self.problem(ofUser: user, language)
    _ = (birthday.read(post), firstDay.read(post), start.read(post), end.read(post), size.read(post))
    _ = (course.read(post), length.read(post), way.read(post), visit.read(post))
    let isPINAccepted: Bool
    // A program with a store would hash the secret here.
    switch pin.read(post, for: UserInformation(userName: user)) {
    case .accepted: isPINAccepted = true
    case .refused: isPINAccepted = false
    }
    return problems.isEmpty && isPINAccepted ? .finished : .refused
  }

  /// The names and values of the fields that have one, without the PIN.
  var answers: [(label: String, value: String)] {
    var answers = [(label: language.texts.user, value: user)]
    func add<Picker>(_ field: PickerField<Picker>) {
      if field.value != nil { answers.append((field.label, field.picker.summary)) }
    }
    add(birthday)
    add(firstDay)
    add(start)
    add(end)
    add(size)
    add(course)
    add(length)
    add(way)
    add(visit)
    return answers
  }

  private static func problem(ofUser user: String, _ language: SignUpLanguage) -> FieldProblem? {
    let isWritten = user.unicodeScalars.contains { !$0.properties.isWhitespace }
    guard !isWritten || user.unicodeScalars.count > 64, let name = try? FieldName("user") else { return nil }
    return FieldProblem(of: name, label: language.texts.user, message: language.texts.userProblem)
  }
}
