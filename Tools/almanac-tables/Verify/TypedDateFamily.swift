import Almanac

/// Whether a tolerant parser reads dates as people change them: in capitals, with other spaces, digits and separators.
struct TypedDateFamily: VerifyFamily {
  static let name = "typed-dates"

  private let data: LocaleData
  private let coverage: Coverage
  /// Each month, each weekday, days of one digit and of two.
  private let days: [CivilDate]

  private static let window = 1950

  /// What is done to a text.
  private enum Change: String, CaseIterable {
    case capitals, spaces, fullWidthDigits, separators

    func apply(to text: String, isTurkic: Bool) -> String {
      switch self {
      case .capitals:
        guard isTurkic else { return text.uppercased() }
        return String(text.map { $0 == "i" ? "\u{130}" : $0 == "\u{131}" ? "I" : $0 }).uppercased()
      case .spaces:
        return "  " + text.split(separator: " ", omittingEmptySubsequences: false).joined(separator: "  ") + " "
      case .fullWidthDigits:
        return mapped(text) { scalar, _, _ in
          (0x30...0x39).contains(scalar.value) ? Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar : scalar
        }
      case .separators:
        return mapped(text) { scalar, before, after in
          guard before.properties.numericType == .decimal, after.properties.numericType == .decimal else {
            return scalar
          }
          return scalar == "/" ? "-" : scalar == "-" ? "." : scalar == "." ? "/" : scalar
        }
      }
    }

    /// Each scalar by what it is and what stands on both sides.
    private func mapped(
      _ text: String, _ change: (Unicode.Scalar, Unicode.Scalar, Unicode.Scalar) -> Unicode.Scalar
    ) -> String {
      let scalars = Array(text.unicodeScalars)
      var changed = String.UnicodeScalarView()
      for (index, scalar) in scalars.enumerated() {
        let before = index > 0 ? scalars[index - 1] : "\0"
        let after = index + 1 < scalars.count ? scalars[index + 1] : "\0"
        changed.append(change(scalar, before, after))
      }
      return String(changed)
    }
  }

  init(_ oracle: Oracle) throws {
    data = oracle.data
    coverage = oracle.coverage
    days = try (1...12).flatMap { month in
      [try CivilDate(year: 2026, month: month, day: month), try CivilDate(year: 1999, month: month, day: 29 - month)]
    }
  }

  func compare(_ id: String, _ tally: inout VerifyTally) throws {
    let tag = try LocaleTag(parsing: "\(id)@calendar=gregorian")
    for style in DateStyle.allCases {
      let format = try DateTimeFormat(date: style, locale: tag, data: data)
      let language = "\(format.resolvedLocale.language)"
      let parser = try DateParser(format, twoDigitYears: .window(from: Self.window))
      for change in Change.allCases {
        tally.addComparisons(days.count)
        for day in days {
          let written = format.string(from: day)
          let text = change.apply(to: written, isTurkic: language == "tr" || language == "az")
          let read = Self.read(text, parser)
          guard read != "\(day)" else { continue }
          tally.add(
            VerifyDifference(
              locale: id, subject: "\(style) \(change)", value: "\(day)", ours: "\(text): \(read)", theirs: written))
        }
      }
    }
  }

  private static func read(_ text: String, _ parser: DateParser) -> String {
    do throws(DateParsingError) {
      return "\(try parser.date(from: text))"
    } catch {
      return "\(error)"
    }
  }
}
