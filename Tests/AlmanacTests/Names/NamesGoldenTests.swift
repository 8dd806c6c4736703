import Almanac
import AlmanacTestKit
import Testing

/// The names of Portuguese, Japanese, Chinese and Turkish as ICU has them.
@Suite struct NamesGoldenTests {
  @Test(arguments: NamesGolden.locales) func goldenFile(locale: LocaleTag) throws {
    let names = try DateNames(locale: locale)
    var rows: [NamesGolden.Row] = []
    for context in DateNames.Context.allCases {
      for width in DateNames.Width.allCases {
        rows.append(NamesGolden.Row("months \(context) \(width)", try names.months(width, context)))
        rows.append(NamesGolden.Row("quarters \(context) \(width)", try names.quarters(width, context)))
      }
      for width in DateNames.WeekdayWidth.allCases {
        rows.append(NamesGolden.Row("weekdays \(context) \(width)", try names.weekdays(width, context)))
      }
    }
    for width in DateNames.Width.allCases {
      rows.append(NamesGolden.Row("eras \(width)", try names.eras(width)))
      let fields = try DateNames.Field.allCases.map { try names.field($0, width) }
      rows.append(NamesGolden.Row("fields \(width)", fields))
    }
    let golden = try NamesGolden(locale).read()
    #expect(golden.count == 26 && rows.count == 26)
    #expect(Set(golden) == Set(rows))
  }
}
