import Almanac
import AlmanacPickers
import Testing

/// Durations and distances: one whole number, of which the columns are a view.
@Suite struct AmountTests {
  @Test func durationsHaveTheirOwnBoundsAndSteps() throws {
    var picker = try CountdownPicker(
      CountdownOptions(seconds: 0, minimum: 900, maximum: 9_000, minuteStep: 15, locale: "pt-BR"))
    #expect(picker.seconds == 900, "0 minutes are forbidden by the minimum")
    #expect(picker.corrections.first?.reason == .beforeMinimum)
    #expect(picker.shown == ["0 hora", "15 minutos"])
    #expect(picker.open(.hour) == [0, 1, 2])
    #expect(picker.open(.minute) == [15, 30, 45])
    _ = picker.apply(.select(.hour, row: 2))
    #expect(picker.open(.minute) == [0, 15, 30])
    #expect(picker.column(of: .minute)?.rows[3].refusal?.message == "O valor máximo é 2 horas e 30 minutos.")
    #expect(picker.refusal(of: .seconds(1_000))?.reason == .offStep)
  }

  @Test func durationsMayBeLongerThanADay() throws {
    var picker = try CountdownPicker(CountdownOptions(seconds: 90_000, maximum: 360_000, locale: "en"))
    #expect(picker.shown == ["25 hours", "0 minutes"])
    #expect(picker.summary == "25 hours")
    _ = picker.apply(.last(.hour))
    #expect(picker.seconds == 360_000)
    #expect(picker.open(.minute) == [0])
  }

  @Test func secondsAreDroppedOrShown() throws {
    #expect(try CountdownPicker(CountdownOptions(seconds: 86_399, locale: "en")).seconds == 86_340)
    let all = try CountdownPicker(CountdownOptions(seconds: 3_661, units: .hoursMinutesAndSeconds, locale: "tr"))
    #expect(all.summary == "1 saat 1 dakika 1 saniye")
    let minutes = try CountdownPicker(
      CountdownOptions(seconds: 5_405, maximum: 10_000, units: .minutesAndSeconds, locale: "ja"))
    #expect(minutes.shown == ["90分", "5秒"])
  }

  @Test func steppingCarries() throws {
    var picker = try CountdownPicker(CountdownOptions(seconds: 3_540, locale: "en"))
    #expect(picker.apply(.step(.minute, by: 1)).value == .seconds(3_600))
    #expect(picker.apply(.step(.minute, by: -1)).value == .seconds(3_540))
    #expect(picker.apply(.step(.hour, by: 100)).value == .seconds(86_340))
    #expect(picker.apply(.step(.hour, by: .max)).columns.isEmpty)
  }

  @Test func zeroHoursAreSingularInBrazilAndPluralInPortugal() throws {
    #expect(try CountdownPicker(CountdownOptions(seconds: 60, locale: "pt-BR")).shown == ["0 hora", "1 minuto"])
    #expect(try CountdownPicker(CountdownOptions(seconds: 60, locale: "pt-PT")).shown == ["0 horas", "1 minuto"])
  }

  @Test func mistakesAreTypedErrors() {
    func code(_ options: CountdownOptions) -> PickerError.Code? {
      do throws(PickerError) {
        _ = try CountdownPicker(options)
        return nil
      } catch {
        return error.code
      }
    }
    #expect(code(CountdownOptions(seconds: 0, minimum: 10, maximum: 5, locale: "en")) == .minimumAboveMaximum)
    #expect(code(CountdownOptions(seconds: 0, minimum: -1, locale: "en")) == .valueOutOfRange)
    #expect(code(CountdownOptions(seconds: 0, minuteStep: 7, locale: "en")) == .invalidStep)
    #expect(code(CountdownOptions(seconds: 0, minimum: 10, maximum: 50, locale: "en")) == .nothingAvailable)
    #expect(code(CountdownOptions(seconds: 0, maximum: .max, locale: "en")) == .tooManyRows)
  }

  @Test func milesFeetAndInches() throws {
    var picker = try DistancePicker(
      DistanceOptions(amount: 63_360 + 12 * 5_279 + 11, maximum: 633_600, units: [.mile, .foot, .inch], locale: "en"))
    #expect(picker.shown == ["1 mi", "5279 ft", "11 in"])
    #expect(picker.apply(.step(.unit(.inch), by: 1)).value == .amount(2 * 63_360))
    #expect(picker.summary == "2 miles")
    #expect(picker.columns.map(\.name) == ["Miles", "Feet", "Inches"])
  }

  /// ActionSheetPicker limits only the leading digit: a maximum of 330 allowed 399.
  @Test func boundsAreOnTheWholeValue() throws {
    var picker = try DistancePicker(
      DistanceOptions(amount: 0, maximum: 330, units: [.meter], layout: .digits, locale: "en"))
    #expect(picker.columns.map(\.name) == ["Meters (100)", "Meters (10)", "Meters (1)"])
    _ = picker.apply(.select(.digit(.meter, place: 2), row: 3))
    #expect(picker.open(.digit(.meter, place: 1)) == [0, 1, 2, 3])
    _ = picker.apply(.select(.digit(.meter, place: 1), row: 3))
    #expect(picker.open(.digit(.meter, place: 0)) == [0])
    let change = picker.apply(.select(.digit(.meter, place: 0), row: 9))
    #expect(picker.amount == 330)
    #expect(change.corrections.first?.reason == .afterMaximum)
    var feet = try DistancePicker(
      DistanceOptions(amount: 0, maximum: 63_359, units: [.foot, .inch], layout: .digits, locale: "en"))
    #expect(feet.columns.last?.name == "Inches (1)")
    _ = feet.apply(.last(.digit(.foot, place: 3)))
    #expect(feet.open(.digit(.foot, place: 2)) == [0, 1, 2])
  }

  @Test func decimalsHaveTheLocalesSeparator() throws {
    let picker = try DistancePicker(
      DistanceOptions(amount: 1_500, maximum: 42_195, units: [.kilometer], decimals: 3, locale: "pt-BR"))
    #expect(picker.shown == ["1", ",500 km"])
    #expect(picker.summary == "1,500 km")
    #expect(picker.columns[1].prefix == ",")
    #expect(picker.columns.map(\.name) == ["Quilômetros", "Quilômetros (0,001)"])
    let digits = try DistancePicker(
      DistanceOptions(amount: 0, maximum: 99, units: [.kilometer], decimals: 1, layout: .digits, locale: "ja"))
    #expect(digits.columns.map(\.name) == ["キロメートル（1）", "キロメートル（0.1）"])
    let alone = try DistancePicker(
      DistanceOptions(amount: 0, maximum: 9, units: [.meter], layout: .digits, locale: "tr"))
    #expect(alone.columns.map(\.name) == ["Metre"], "the only column of a unit needs no other name")
    let three = try DistancePicker(
      DistanceOptions(amount: 150_101, maximum: 999_999, units: [.kilometer, .meter, .centimeter], locale: "pt-BR"))
    #expect(three.summary == "1 quilômetro, 501 metros e 1 centímetro")
  }

  @Test func unitsAreOfOneSystemAndInOrder() {
    for units in [[DistanceUnit.meter, .kilometer], [.kilometer, .foot], [], [.meter, .meter]] {
      let error = #expect(throws: PickerError.self) {
        try DistancePicker(DistanceOptions(amount: 0, maximum: 10, units: units, locale: "en"))
      }
      #expect(error?.code == .invalidColumns)
    }
  }

  /// A bound that needs a digit less takes a column away, and one that needs a digit more brings it back.
  @Test func boundsMayTakeAColumnAway() throws {
    var picker = try DistancePicker(
      DistanceOptions(amount: 250, maximum: 999, units: [.meter], layout: .digits, locale: "en"))
    let (hundreds, tens, ones) = (
      ColumnRole.digit(.meter, place: 2), ColumnRole.digit(.meter, place: 1), ColumnRole.digit(.meter, place: 0)
    )
    let fewer = picker.apply(.setBounds(minimum: nil, maximum: .amount(50)))
    #expect(fewer.value == .amount(50))
    #expect(
      fewer.columns == [
        .init(role: hundreds, selectedRow: nil, rows: .removed), .init(role: tens, selectedRow: 5, rows: .replaced),
        .init(role: ones, selectedRow: 0, rows: .replaced),
      ])
    #expect(PickerPatch(fewer, of: picker).columns.map(\.role) == [tens, ones])
    let more = picker.apply(.setBounds(minimum: nil, maximum: .amount(999)))
    #expect(more.columns.map(\.role) == [hundreds, tens, ones])
  }

  /// A mile has 1,760 yards, so that behind 1 thousand of them the hundreds end at 7, far from any bound.
  @Test func theEndOfALargerUnitReplacesRows() throws {
    var picker = try DistancePicker(
      DistanceOptions(amount: 0, maximum: 500_000, units: [.mile, .yard, .foot], layout: .digits, locale: "en"))
    let hundreds = ColumnRole.digit(.yard, place: 2)
    #expect(picker.open(hundreds) == Array(0...9))
    let change = picker.apply(.last(.digit(.yard, place: 3)))
    #expect(picker.open(hundreds) == Array(0...7))
    #expect(change.columns.contains(.init(role: hundreds, selectedRow: 0, rows: .replaced)))
  }

  @Test func boundsChangeWhileOpen() throws {
    var picker = try DistancePicker(DistanceOptions(amount: 900, maximum: 999, units: [.meter], locale: "en"))
    let change = picker.apply(.setBounds(minimum: nil, maximum: .amount(500)))
    #expect(change.value == .amount(500))
    #expect(change.columns.first?.rows == .replaced)
    #expect(picker.apply(.setBounds(minimum: .amount(5), maximum: nil)).refusal?.code == .boundsMissing)
    #expect(picker.apply(.cancel).outcome == .cancelled(.amount(500)), "cancel obeys the bounds too")
  }
}
