import Almanac

/// Ranges as `almanac range` writes them, a text for each locale.
struct RangeLine: LineFormat {
  static var value: String { "range" }
  /// Two values of ``DateFilter``, and what stands between.
  static var longestValue: Int { 2 * FilterPlan.Limits().value + 1 }

  /// What the fields write beside dates.
  let needs: FormatNeeds
  private let skeleton: DateSkeleton
  private var formats: [DateIntervalFormat] = []

  init(_ skeleton: DateSkeleton) {
    var needs = FormatNeeds()
    needs.look(at: skeleton.description)
    self.needs = needs
    self.skeleton = skeleton
  }

  var count: Int { formats.count }

  /// Adds a locale to write for.
  mutating func add(_ locale: LocaleTag, _ options: FormatOptions) throws(FormatError) {
    let format = try DateIntervalFormat(skeleton: skeleton, locale: locale)
    formats.append(options == .standard ? format : try format.with(options))
  }

  func texts(of range: WrittenRange) -> [String] { formats.map { $0.string(from: range.from, to: range.to) } }

  func texts(of value: Span<UInt8>) throws(LineRefusal) -> [String] {
    do throws(WrittenRange.Refusal) {
      return texts(of: try WrittenRange(interval: value, for: needs))
    } catch {
      throw LineRefusal(reason: error.message)
    }
  }
}
