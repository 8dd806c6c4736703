import Almanac
import AlmanacPickers
import Testing

/// The behaviours of times that the documentation states.
@Suite struct TimeBehaviourTests {
  @Test(arguments: [
    (TimeSteps.Rounding.down, "15:57", 10, "15:50"), (.nearest, "15:57", 10, "16:00"), (.up, "15:51", 10, "16:00"),
    (.nearest, "15:55", 10, "15:50"), (.down, "05:53", 5, "05:50"), (.nearest, "12:13", 15, "12:15"),
    (.up, "23:57", 10, "23:50"), (.nearest, "23:57", 10, "23:50"), (.down, "00:04", 5, "00:00"),
  ])
  func rounding(_ rounding: TimeSteps.Rounding, _ asked: String, _ step: Int, _ given: String) throws {
    let picker = try Make.time(asked) {
      $0.steps.minutes = step
      $0.steps.rounding = rounding
    }
    #expect(picker.value == (try .time(given)))
    #expect(picker.corrections.isEmpty == (asked == given))
  }

  @Test func roundingCrossesADayOnlyWhereAsked() throws {
    for (dayEnd, expected) in [(TimeSteps.DayEnd.stays, "2026-11-30T23:50"), (.crosses, "2026-12-01T00:00")] {
      let picker = try Make.dateTime("2026-11-30T23:57", "2026-01-01T00:00", "2026-12-31T23:59") {
        $0.steps = TimeSteps(minutes: 10, rounding: .up, dayEnd: dayEnd)
      }
      #expect(picker.value == (try .dateTime(expected)))
    }
  }

  /// React Native 718 offered 10:30 with a minimum of 10:57.
  @Test func stepsBeginAtTheFirstAfterTheMinimum() throws {
    var picker = try Make.dateTime("2026-11-30T10:57", "2026-11-30T10:57", "2026-12-31T23:59") { $0.steps.minutes = 10 }
    #expect(picker.value == (try .dateTime("2026-11-30T11:00")))
    #expect(picker.open(.hour) == Array(11...23))
    let html = try Make.dateTime("2026-11-30T10:57", "2026-11-30T10:57", "2026-12-31T23:59") {
      $0.steps = TimeSteps(minutes: 10, base: .minimum)
    }
    #expect(html.value == (try .dateTime("2026-11-30T10:57")))
    #expect(html.open(.minute) == [57])
    _ = picker.choose(.hour, 12)
    #expect(picker.open(.minute) == [0, 10, 20, 30, 40, 50])
    #expect(picker.refusal(of: try .dateTime("2026-11-30T12:05"))?.reason == .offStep)
    #expect(picker.refusal(of: try .dateTime("2026-11-30T10:50"))?.reason == .beforeMinimum)
  }

  @Test func aBoundLateInTheDayMovesToTheNext() throws {
    let picker = try Make.dateTime("2026-11-30T23:58", "2026-11-30T23:58", "2026-12-02T00:03") { $0.steps.minutes = 5 }
    #expect(picker.value == (try .dateTime("2026-12-01T00:00")))
    #expect(picker.open(.day) == [1, 2])
  }

  @Test func timesMayGoOverMidnight() throws {
    var picker = try Make.time("12:00") {
      $0.minimum = try .time("22:00")
      $0.maximum = try .time("06:30")
    }
    #expect(picker.open(.hour) == Array(0...6) + [22, 23])
    #expect(picker.value == (try .time("06:00")))
    #expect(picker.open(.minute) == Array(0...30))
    _ = picker.choose(.hour, 23)
    #expect(picker.open(.minute) == Array(0...59))
    #expect(picker.refusal(of: try .time("12:00")) != nil)
    #expect(picker.refusal(of: try .time("22:00")) == nil)
  }

  @Test func halvesOfTheDayStandWhereTheLocaleHasThem() throws {
    let english = try Make.time("15:05", "en-US")
    #expect(english.columns.map(\.role) == [.hour, .minute, .dayPeriod])
    #expect(english.shown == ["3", "05", "PM"])
    #expect(english.column(of: .hour)?.rows.map(\.text) == ["12"] + (1...11).map(String.init))
    let taiwan = try Make.time("15:05", "zh-Hant-TW")
    #expect(taiwan.columns.map(\.role) == [.dayPeriod, .hour, .minute])
    #expect(taiwan.shown == ["下午", "3時", "05分"])
    let japan = try Make.time("15:05", "ja-JP-u-hc-h11")
    #expect(japan.columns.map(\.role) == [.dayPeriod, .hour, .minute])
    #expect(japan.column(of: .hour)?.rows.first?.text == "0")
    #expect(japan.shown == ["午後", "3時", "05分"])
    #expect(try Make.time("15:05", "ja").shown == ["15時", "05分"])
    #expect(try Make.time("15:05", "tr").shown == ["15", "05"])
    #expect(try Make.time("00:05", "en-US-u-hc-h23").shown == ["00", "05"])
    #expect(try Make.time("00:05", "en-GB-u-hc-h24").column(of: .hour)?.rows.first?.text == "24")
  }

  /// Other bounds that close the same rows put other reasons behind them.
  @Test func newBoundsReplaceTheReasons() throws {
    var picker = try Make.time("10:30", "en-US") {
      $0.minimum = try .time("09:00")
      $0.maximum = try .time("11:00")
    }
    let change = picker.apply(.setBounds(minimum: try .time("09:30"), maximum: try .time("11:30")))
    #expect(change.columns.first { $0.role == .dayPeriod }?.rows == .replaced)
    #expect(change.columns.first { $0.role == .hour }?.rows == .replaced)
    #expect(picker.column(of: .dayPeriod)?.rows[1].refusal?.message == "The latest possible value is 11:30\u{202F}AM.")
  }

  @Test func theHalfOfTheDayIsKept() throws {
    var picker = try Make.time("10:30", "en-US") {
      $0.minimum = try .time("09:00")
      $0.maximum = try .time("15:00")
    }
    #expect(picker.apply(.select(.dayPeriod, row: 1)).value == (try .time("15:00")))
    #expect(picker.open(.hour) == [0, 1, 2, 3])
    #expect(picker.apply(.select(.dayPeriod, row: 0)).value == (try .time("09:00")))
    #expect(picker.open(.hour) == [9, 10, 11])
  }

  @Test func digitsAreTheLocales() throws {
    var options = DatePickerOptions(
      mode: .time, selection: try .time("15:05"), locale: "ar-EG")
    options.precision = .second
    let labels = try PickerLabels.foreign("ar-EG")
    var picker = try DatePicker(options, labels: labels)
    #expect(picker.shown.dropLast().joined(separator: ":") == "\u{663}:\u{660}\u{665}:\u{660}\u{660}")
    #expect(picker.direction == .rightToLeft)
    #expect(picker.apply(.type(.minute, digits: "\u{664}\u{662}")).value == (try .time("15:42")))
  }

  @Test func skippedTimesAreDisabledAndAvoided() throws {
    let gap = SkippedTimes(from: try CivilDateTime("2026-03-29T02:00"), to: try CivilDateTime("2026-03-29T03:00"))
    var picker = try Make.dateTime("2026-03-29T02:30", "2026-03-01T00:00", "2026-04-30T23:59") {
      $0.skippedTimes = [gap]
    }
    #expect(picker.value == (try .dateTime("2026-03-29T03:30")), "later, with the minutes kept")
    let row = try #require(picker.column(of: .hour)?.rows[2])
    #expect(row.refusal?.reason == .skipped)
    #expect(row.refusal?.message == "The clock skips this time on that day.")
    #expect(picker.refusal(of: try .dateTime("2026-03-29T02:30"))?.reason == .skipped)
    _ = picker.choose(.day, 28)
    #expect(picker.open(.hour).contains(2))
    // Samoa skipped a whole day.
    let day = SkippedTimes(from: try CivilDateTime("2011-12-30T00:00"), to: try CivilDateTime("2011-12-31T00:00"))
    let samoa = try Make.dateTime("2011-12-30T12:00", "2011-12-01T00:00", "2011-12-31T23:59") {
      $0.skippedTimes = [day]
    }
    #expect(samoa.value == (try .dateTime("2011-12-31T12:00")))
  }

  @Test func secondsAndHoursAlone() throws {
    let seconds = try Make.time("15:05:42") { $0.precision = .second }
    #expect(seconds.value == (try .time("15:05:42")))
    #expect(seconds.columns.count == 3)
    let minutes = try Make.time("15:05:42")
    #expect(minutes.value == (try .time("15:05")))
    #expect(minutes.corrections == [.init(role: .second, asked: 42, given: 0, reason: .offStep)])
    let hours = try Make.time("15:05") { $0.precision = .hour }
    #expect(hours.value == (try .time("15:00")))
    #expect(hours.columns.map(\.role) == [.hour])
  }

  @Test func rowsBetweenStepsHaveAReasonWhereTheyAreShown() throws {
    let picker = try Make.time("15:00") {
      $0.steps.minutes = 15
      $0.rowsOffStep = .disabled
    }
    let minutes = try #require(picker.column(of: .minute))
    #expect(minutes.rows.count == 60)
    #expect(minutes.rows[1].refusal?.reason == .offStep)
    #expect(picker.open(.minute) == [0, 15, 30, 45])
  }

  @Test func oneColumnOfWholeDays() throws {
    var picker = try Make.dateTime(
      "2026-11-30T06:05", "2026-11-01T00:00", "2026-12-31T23:59", "pt-BR", mode: .dayAndTime
    ) {
      $0.today = try CivilDate("2026-12-01")
    }
    #expect(picker.shown == ["seg., 30 de nov.", "06", "05"])
    #expect(picker.apply(.step(.date, by: 1)).value == (try .dateTime("2026-12-01T06:05")))
    #expect(picker.shown.first == "Hoje")
    #expect(picker.column(of: .date)?.selection?.spokenText == "Hoje, terça-feira, 1 de dezembro de 2026")
    #expect(picker.summary == "terça-feira, 1 de dezembro de 2026 às 06:05")
    #expect(picker.fieldText == "01/12/2026, 06:05")
  }
}
