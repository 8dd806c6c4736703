import AlmanacICU
import Testing

@Suite struct IntervalFormatTests {
  private let day = 86_400_000.0

  @Test(arguments: Installed.all) func fieldsAndEnds(icu: ICULibrary) throws {
    let format = try ICUIntervalFormat(icu, locale: "pt_BR", skeleton: "yMMMMd")
    let fields = try format.fields(from: 2 * day, to: 9 * day)
    #expect(try fields.text == format.string(from: 2 * day, to: 9 * day))
    let units = Array(fields.text.utf16)
    func text(_ range: Range<Int>?) -> String? { range.map { String(decoding: units[$0], as: UTF16.self) } }
    #expect(text(fields.start) == "3" && text(fields.end) == "10")
    #expect(fields.fields.map { text($0.utf16Range) } == ["3", "10", "janeiro", "1970"])
    let letters = Array(ICUDateFormat.fieldLetters)
    #expect(fields.fields.map { letters[$0.field] } == ["d", "d", "M", "y"])
  }

  @Test(arguments: Installed.all) func oneDayHasNoEnds(icu: ICULibrary) throws {
    let fields = try ICUIntervalFormat(icu, locale: "en", skeleton: "yMMMd").fields(from: 0, to: 0)
    #expect(fields.text == "Jan 1, 1970" && fields.start == nil && fields.end == nil)
    #expect(fields.fields.count == 3)
  }

  @Test(arguments: Installed.all) func capitals(icu: ICULibrary) throws {
    guard icu.major >= 68 else { return }
    let format = try ICUIntervalFormat(icu, locale: "pt", skeleton: "yMMMM", capitalization: .beginningOfSentence)
    let text = try format.string(from: 0, to: 40 * day)
    #expect(text.hasPrefix("Janeiro") && text.hasSuffix("fevereiro de 1970"))
  }
}
