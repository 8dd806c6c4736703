import Almanac
import AlmanacHTML
import AlmanacPasswords
import AlmanacPickers
import AlmanacTestKit
import Foundation
import Testing

/// Mutated bodies through the reader, the fields and the pages that they make: whatever comes, there is an answer, and a page
/// that reads back.
@Suite struct FuzzTests {
  private static let bodies = [
    "on.year=2026&on.month=11&on.day=30&on.was=11,30,2026", "on.era=4&on.year=5&on.month=2&on.day=3",
    "at.level.0=0&at.level.1=0.1&at.level.2=0.1.1",
    "day.selection=2026-11-12&day.month=2026-11&day.action=pick:2026-11-13",
    "on.action=cancel&on.was=1,2,2023", "pin.password=830417&pin.confirmation=830417", "wait.hour=1&wait.minute=30",
    "on.year=%EF%BC%92&on.month=%D9%A2&on.day=%FF", "a=1&a[b]=2&%00=3;c=%zz",
  ]

  private static let pieces: [String] = [
    "&", "=", "%", "+", ".", "[", "]", "%00", "%FF", "%ED%A0%80", "on.year", "on.day=", "&on.month=", "2026", "-1",
    "99999999999",
    "%EF%BC%91", "<", "\"", "%22%3E%3Cscript%3E", "turn:-1", "pick:", "refresh", ",", "/", "0.0.0.0", "\u{0}", "日",
  ]

  /// Changes a body in a few places.
  private static func mutated(_ body: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var body = body
    for _ in 0...random.next(below: 4) {
      let place = random.next(below: body.count + 1)
      switch random.next(below: 5) {
      case 0: body.insert(contentsOf: pieces[random.next(below: pieces.count)].utf8, at: place)
      case 1 where place < body.count: body[place] = UInt8(random.next(below: 256))
      case 2 where place < body.count: body.remove(at: place)
      case 3 where place < body.count: body.removeLast(body.count - place)
      default: body.append(contentsOf: bodies[random.next(below: bodies.count)].utf8)
      }
    }
    return body
  }

  private struct Fields {
    var date: PickerField<DatePicker>
    var typed: PickerField<DatePicker>
    var era: PickerField<DatePicker>
    var place: PickerField<DependentPicker>
    var day: PickerField<CalendarPicker>
    var wait: PickerField<CountdownPicker>
    var pin: PasswordFields

    init() throws {
      date = try Make.date(locale: "pt-BR")
      typed = try Make.date(locale: "ja", entry: .typed, requirement: .optional)
      era = try Make.date(locale: "ja-JP-u-ca-japanese") {
        $0.minimum = try? .date(CivilDate("1989-01-01"))
        $0.eras = .year
      }
      place = try PickerField(
        "at", try DependentPicker([PickerNode("a", [PickerNode("b", ["c", "d"]), "e"]), "f"], locale: "en"))
      var options = MonthGridOptions(locale: "en")
      options.today = try CivilDate("2026-11-30")
      day = try PickerField("day", try CalendarPicker(.multiple([]), options))
      wait = try PickerField("wait", try CountdownPicker(CountdownOptions(seconds: 0, minuteStep: 5, locale: "tr")))
      pin = try PasswordFields("pin", policy: .pin(4...12), locale: "zh-Hans")
    }
  }

  /// 100,000 bodies in the optimised build of Tools/test, of which some are served again and read back.
  @Test func mutatedBodies() throws {
    var random = SeededRandom(for: "mutated bodies", seed: 0xF0_4A5)
    let labels = try FormLabels(for: "en")
    let fresh = try Fields()
    var (refused, values, problems, pages) = (0, 0, 0, 0)
    // A build without optimisation is for one who waits for it.
    let isOptimized = ProcessInfo.processInfo.environment["ALMANAC_OPTIMIZED"] != nil
    let count = isOptimized || Thoroughness.isExhaustive ? 100_000 : 4_000
    for round in 0..<count {
      let body = Self.mutated(Array(Self.bodies[random.next(below: Self.bodies.count)].utf8), &random)
      let post: FormPost
      do throws(FormError) {
        post = try FormReader().read(body.span)
      } catch {
        #expect(!error.reason.isEmpty && error.subject.unicodeScalars.count <= 80)
        refused += 1
        continue
      }
      var fields = fresh
      let isAction = round % 3 == 0
      func take<Picker>(_ field: inout PickerField<Picker>) {
        if isAction {
          _ = field.update(from: post)
          return
        }
        switch field.read(post) {
        case .value(let value):
          values += 1
          #expect(field.picker.refusal(of: value) == nil && field.value == value)
        case .absent: #expect(field.requirement == .optional)
        case .refused(let found):
          problems += found.count
          #expect(!found.isEmpty && found.allSatisfy { !$0.message.isEmpty })
        }
      }
      take(&fields.date)
      take(&fields.typed)
      take(&fields.era)
      take(&fields.place)
      take(&fields.day)
      take(&fields.wait)
      let violations = fields.pin.read(post).violations
      #expect(fields.pin.violations == violations)
      guard round % 40 == 0 else { continue }
      pages += 1
      for piece in 0..<4 {
        var page = FormPage()
        var form = try page.form("f", labels: labels)
        var bytes: [UInt8] = []
        switch piece {
        case 0: try form.write(fields.date, to: &bytes)
        case 1: try form.writeSheet(fields.typed, to: &bytes)
        case 2: try form.writeRow(fields.era, to: &bytes)
        default:
          try form.write(fields.place, to: &bytes)
          try form.write(fields.day, to: &bytes)
          try form.write(fields.wait, to: &bytes)
          try form.write(fields.pin, to: &bytes)
        }
        guard round % 400 == 0 else { continue }
        let read = try Element.read(bytes)
        try read.checkReferences()
        #expect(read.elements("script").isEmpty)
      }
    }
    #expect(refused > count / 20, "\(refused) bodies were refused")
    #expect(values > count / 50, "\(values) values were read")
    #expect(problems > count, "\(problems) problems were found")
    #expect(pages > count / 200, "\(pages) times all pages were written")
  }
}
