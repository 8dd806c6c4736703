import AlmanacICU
import Testing

@Suite struct DateFormatTests {
  static let day = 86_400_000.0

  @Test(arguments: Installed.all) func styles(icu: ICULibrary) throws {
    let format = try ICUDateFormat(icu, locale: "pt_BR", date: .full)
    #expect(try format.string(millis: 1_795_996_800_000) == "segunda-feira, 30 de novembro de 2026")
    #expect(try format.pattern == "EEEE, d 'de' MMMM 'de' y")
    #expect(format.calendarType == "gregorian")
    #expect(try format.validLocale == "pt_BR")
    #expect(try format.actualLocale == "pt")
    #expect(format.warning == nil)
    let time = try ICUDateFormat(icu, locale: "pt_BR", time: .short)
    #expect(try time.string(millis: 1_795_996_800_000 + 3_660_000) == "01:01")
    let both = try ICUDateFormat(icu, locale: "tr", date: .short, time: .medium)
    #expect(try both.string(millis: 1_795_996_800_000) == "30.11.2026 00:00:00")
    let minus = try ICUDateFormat(icu, locale: "pt", pattern: "SSS")
    #expect(try minus.string(millis: -1) == "999")
  }

  /// The ends of each year and of its February, and every day of 1582, in the years -9999 to 9999.
  @Test(arguments: Installed.all) func prolepticGregorian(icu: ICULibrary) throws {
    let format = try ICUDateFormat(icu, locale: "en", pattern: "u-M-d D")
    #expect(format.isProleptic)
    var differences: [String] = []
    var compared = 0
    func compare(_ number: Int, _ expected: String) throws {
      let text = try format.string(millis: Double(number) * Self.day)
      if text != expected { differences.append("day \(number): ICU \(text), counted \(expected)") }
      compared += 1
    }
    // 1 January -9999 is this many days before 1970.
    var firstDay = -4_371_587
    for year in -9999...9999 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      try compare(firstDay, "\(year)-1-1 1")
      try compare(firstDay + 58, "\(year)-2-28 59")
      try compare(firstDay + 59, isLeap ? "\(year)-2-29 60" : "\(year)-3-1 60")
      try compare(firstDay + lengths.reduce(-1, +), "\(year)-12-31 \(lengths.reduce(0, +))")
      if year == 1582 {
        var dayOfYear = 0
        for (month, length) in lengths.enumerated() {
          for day in 1...length {
            try compare(firstDay + dayOfYear, "\(year)-\(month + 1)-\(day) \(dayOfYear + 1)")
            dayOfYear += 1
          }
        }
      }
      firstDay += lengths.reduce(0, +)
    }
    #expect(firstDay == 2_932_897)
    #expect(compared == 19_999 * 4 + 365)
    #expect(differences.prefix(5) == [])
  }

  /// ICU moves the change date of the plain Gregorian calendar alone.
  @Test(arguments: Installed.all) func othersTurnJulian(icu: ICULibrary) throws {
    let thai = try ICUDateFormat(icu, locale: "th", pattern: "r-M-d")
    #expect(thai.calendarType == "buddhist")
    #expect(!thai.isProleptic)
    let dayBeforeChange = -141_428.0
    #expect(try thai.string(millis: dayBeforeChange * Self.day) == "1582-10-4")
    let asked = try ICUDateFormat(icu, locale: "th@calendar=gregorian", pattern: "r-M-d")
    #expect(asked.isProleptic)
    #expect(try asked.string(millis: dayBeforeChange * Self.day) == "1582-10-14")
  }

  @Test(arguments: Installed.all) func symbols(icu: ICULibrary) throws {
    let format = try ICUDateFormat(icu, locale: "tr", date: .full)
    #expect(try format.symbols(.months).first == "Ocak")
    #expect(
      try format.symbols(.weekdays) == ["", "Pazar", "Pazartesi", "Salı", "Çarşamba", "Perşembe", "Cuma", "Cumartesi"])
    #expect(try format.symbols(.quarters).count == 4)
    #expect(try format.symbols(.amPm).count == 2)
    #expect(try format.symbols(.standaloneNarrowMonths).count == 12)
    #expect(try format.symbols(.eras).count == 2)
    #expect(try format.symbols(.narrowQuarters).count == (icu.major < 70 ? 0 : 4))
    let chinese = try ICUDateFormat(icu, locale: "zh@calendar=chinese", date: .full)
    #expect(try chinese.symbols(.cyclicYearsWide).count == 60)
    #expect(try chinese.symbols(.zodiacNamesWide).count == 12)
    #expect(format.firstWeekday == 2)
    #expect(format.minimalDaysInFirstWeek == 1)
  }

  @Test(arguments: Installed.all, ["pt_BR", "ja", "ar_EG", "hi", "ff_Adlm", "ccp", "mr"])
  func bytesAreThoseOfTheString(icu: ICULibrary, locale: String) throws {
    var bytes = [UInt8](repeating: 0xAA, count: 1536)
    for style in [ICUStyle.short, .medium, .long, .full] {
      let format = try ICUDateFormat(icu, locale: locale, date: style, time: style)
      for number in stride(from: -800_000.0, to: 800_000, by: 7919) {
        let millis = number * Self.day + 12_345_678
        let count = try format.write(millis: millis, to: &bytes)
        #expect(String(decoding: bytes[..<count], as: UTF8.self) == (try format.string(millis: millis)))
      }
    }
  }

  @Test(arguments: Installed.all) func buffersHaveEnds(icu: ICULibrary) throws {
    let format = try ICUDateFormat(icu, locale: "ja", pattern: "y年M月d日")
    let text = "2026年11月30日"
    for size in 0..<text.utf8.count {
      var bytes = [UInt8](repeating: 0, count: size)
      let error = try #require(throws: ICUError.self) { try format.write(millis: 1_795_996_800_000, to: &bytes) }
      #expect(error.status == "U_BUFFER_OVERFLOW_ERROR")
    }
    var bytes = [UInt8](repeating: 0, count: text.utf8.count)
    #expect(try format.write(millis: 1_795_996_800_000, to: &bytes) == bytes.count)
    #expect(bytes == Array(text.utf8))
    for (length, fits) in [(511, true), (512, true), (513, false)] {
      let long = try ICUDateFormat(icu, locale: "ja", pattern: "'\(String(repeating: "x", count: length))'")
      var bytes = [UInt8](repeating: 0, count: 1536)
      #expect((try? long.write(millis: 0, to: &bytes)) == (fits ? length : nil))
      #expect(try long.string(millis: 0).utf8.count == length)
    }
  }

  @Test(arguments: Installed.all) func errorsNameTheCall(icu: ICULibrary) throws {
    let error = try #require(throws: ICUError.self) {
      try ICUDateFormat(icu, locale: "pt@numbers=bogus", date: .short)
    }
    #expect(error.code == .callFailed)
    #expect(error.context == "udat_open(pt@numbers=bogus, date short, time none)")
    #expect(error.status?.hasPrefix("U_") == true)
  }

  @Test(arguments: Installed.all) func threadsShareAFormat(icu: ICULibrary) async throws {
    let format = try ICUDateFormat(icu, locale: "tr", date: .full)
    let expected = try (0..<500).map { try format.string(millis: Double($0) * 1e9) }
    try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { try (0..<500).map { try format.string(millis: Double($0) * 1e9) } } }
      for try await texts in group { #expect(texts == expected) }
    }
  }
}
