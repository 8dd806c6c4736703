import Almanac

/// Dates as `almanac relative` writes them, a text for each locale.
struct RelativeLine: LineFormat {
  static var value: String { "date" }
  static var longestValue: Int { FilterPlan.Limits().value }

  private let today: CivilDate
  private let formats: [RelativeDateFormat]

  /// Opens a format for each locale of a request.
  init(_ request: RelativeRequest) throws(FormatError) {
    today = request.today
    var formats: [RelativeDateFormat] = []
    for locale in request.locales {
      let format = try RelativeDateFormat(style: request.style, numbers: request.numbers, locale: locale)
      formats.append(request.spaces == .asInData ? format : try format.with(FormatOptions(spaces: request.spaces)))
    }
    self.formats = formats
  }

  var count: Int { formats.count }

  func texts(of value: Span<UInt8>) throws(LineRefusal) -> [String] {
    do throws(CivilError) {
      let day = try CivilDate(iso8601: value)
      return formats.map { $0.string(from: day, relativeTo: today) }
    } catch {
      throw LineRefusal(reason: "\(error)")
    }
  }
}
