import Almanac
import Testing

/// What a format says about itself, when two are equal, and where the fallback leads.
@Suite struct FormatTests {
  private static let day = CivilDate(dayNumber: 20_787)

  @Test func equality() throws {
    let one = try DateTimeFormat(date: .short, locale: "pt-BR")
    #expect(one == (try DateTimeFormat(date: .short, locale: "pt_BR.UTF-8")))
    #expect(one.hashValue == (try DateTimeFormat(date: .short, locale: "pt-br")).hashValue)
    let others = [
      try DateTimeFormat(date: .medium, locale: "pt-BR"), try DateTimeFormat(date: .short, locale: "pt"),
      try DateTimeFormat(date: .short, locale: "pt-BR", fallback: "tr"),
      try DateTimeFormat(date: .short, locale: "pt-BR-u-nu-latn"),
      try DateTimeFormat(date: .short, locale: "pt-BR", data: try LocaleData(PackedFile.embedded)),
    ]
    for other in others {
      #expect(one != other && one.string(from: Self.day) == other.string(from: Self.day) || other.dateStyle == .medium)
    }
    #expect(Set(others + [one, one]).count == 6)
  }

  @Test(arguments: [
    ("pt-AO", "pt-AO", "dd/MM/yy"), ("pt-XX", "pt", "dd/MM/y"), ("zh-US", "zh-Hant", "y/M/d"),
    ("zh-MY", "zh-Hans", "y/M/d"),
    ("zh-TW", "zh-Hant-TW", "y/M/d"), ("zh", "zh", "y/M/d"), ("zh-Latn", "und", "y-MM-dd"), ("xx-YY", "und", "y-MM-dd"),
    ("iw", "he", "d.M.y"), ("iw-IL", "he-IL", "d.M.y"), ("no_NO_NY", "nn-NO", "dd.MM.y"),
    ("no", "no", "dd.MM.y"), ("nb", "nb", "dd.MM.y"), ("sr-BA", "sr-Cyrl-BA", "d. M. y."),
    ("sr_ME", "sr-Latn-ME", "d. M. y."),
    ("sh", "sr-Latn", "d. M. y."), ("tl", "fil", "M/d/yy"), ("mo", "ro", "dd.MM.y"), ("in_ID", "id-ID", "dd/MM/yy"),
    ("en-US-u-va-posix", "en-US-u-va-posix", "M/d/yy"), ("C", "en-US-u-va-posix", "M/d/yy"), ("und", "und", "y-MM-dd"),
    ("es-MX", "es-MX", "dd/MM/yy"), ("ja-JP-u-ca-gregory", "ja-JP", "y/MM/dd"), ("cmn-Hant-HK", "zh-Hant-HK", "d/M/y"),
    ("ca-ES-valencia", "ca-ES", "d/M/yy"), ("eng-GB", "en-GB", "dd/MM/y"), ("pa-PK", "pa-Arab-PK", "dd/MM/y"),
  ]) func resolution(tag: String, resolved: String, pattern: String) throws {
    let format = try DateTimeFormat(date: .short, locale: try LocaleTag(parsing: tag))
    #expect("\(format.resolvedLocale)" == resolved)
    #expect(format.pattern == pattern)
    #expect(format.locale == (try LocaleTag(parsing: tag)))
    #expect(format.dateStyle == .short && format.data == .embedded)
  }

  /// Every legacy id gives the format of what it stands for.
  @Test func legacyIDs() throws {
    let aliases = LocaleData.embedded.aliases
    #expect(aliases.count == 53)
    for (alias, locale) in aliases {
      // ICU's own spelling; of these, no-NO-NY is no BCP 47 tag.
      let tag = try LocaleTag(parsing: String(alias.map { $0 == "-" ? "_" : $0 }))
      let gregorian = try LocaleTag(parsing: "\(tag.removingExtensions)-u-ca-gregory")
      let format = try DateTimeFormat(date: .full, locale: gregorian)
      #expect(format.resolvedLocale == locale, "\(alias)")
    }
  }

  @Test func fallback() throws {
    let unknown = try DateTimeFormat(date: .long, locale: "xx-YY", fallback: "pt")
    #expect(unknown.string(from: Self.day) == "30 de novembro de 2026")
    #expect(unknown.resolvedLocale == "pt" && unknown.locale == "xx-YY")
    // A fallback that is unknown too ends at root; one that is not needed changes nothing.
    #expect(try DateTimeFormat(date: .long, locale: "xx", fallback: "yy").resolvedLocale == .root)
    #expect(try DateTimeFormat(date: .long, locale: "tr", fallback: "pt").resolvedLocale == "tr")
    #expect(try DateTimeFormat(date: .long, locale: "xx").string(from: Self.day) == "2026 M11 30")
    // The fallback gives its own digits, and its calendar.
    #expect(try DateTimeFormat(date: .short, locale: "xx", fallback: "mr").string(from: Self.day) == "३०/११/२६")
    let error = #expect(throws: FormatError.self) { try DateTimeFormat(date: .short, locale: "xx", fallback: "fa") }
    #expect(error.map { "\($0)".contains("fa-u-ca-gregory") } == true)
    // Its extensions count, and those of the request come first.
    let thai = try DateTimeFormat(date: .long, locale: "xx", fallback: "th-u-ca-gregory")
    #expect(thai.string(from: Self.day).hasSuffix("ค.ศ. 2026"))
    let deva = try DateTimeFormat(date: .short, locale: "xx", fallback: "pt-BR-u-nu-deva")
    #expect(deva.string(from: Self.day) == "३०/११/२०२६")
    let thaiDigits = try DateTimeFormat(date: .short, locale: "xx-u-nu-thai", fallback: "pt-BR-u-nu-deva")
    #expect(thaiDigits.string(from: Self.day) == "๓๐/๑๑/๒๐๒๖")
    #expect(throws: FormatError.self) { try DateTimeFormat(date: .short, locale: "xx-u-ca-persian", fallback: "pt") }
  }

  /// Roman numerals for months in one locale, digits of its own in others.
  @Test(arguments: [
    ("haw", DateStyle.short, "30/xi/26"), ("ar-EG", .short, "٣٠\u{200F}/١١\u{200F}/٢٠٢٦"),
    ("mr", .long, "३० नोव्हेंबर, २०२६"),
    ("my", .short, "၃၀/၁၁/၂၆"), ("ckb", .short, "٢٠٢٦-١١-٣٠"), ("pt-u-nu-deva", .short, "३०/११/२०२६"),
    ("ar-EG-u-nu-latn", .short, "30\u{200F}/11\u{200F}/2026"), ("ar-u-nu-native", .short, "٣٠\u{200F}/١١\u{200F}/٢٠٢٦"),
    ("zh-u-nu-hanidec", .long, "二〇二六年一一月三〇日"), ("ff-Adlm", .short, "𞥓𞥐-𞥑𞥑-𞥒𞥐𞥒𞥖"), ("ta-u-nu-traditio", .short, ""),
  ]) func digits(tag: String, style: DateStyle, text: String) throws {
    let locale = try LocaleTag(parsing: tag)
    guard !text.isEmpty else {
      let error = try #require(throws: FormatError.self) { try DateTimeFormat(date: style, locale: locale) }
      #expect(error.code == .algorithmicNumberSystem)
      return
    }
    WrittenDate.check(try DateTimeFormat(date: style, locale: locale), Self.day, is: text)
  }

  @Test func manyThreads() async throws {
    let formats = try ["pt-BR", "ar-EG", "ja", "zh-Hant-HK"].map {
      try DateTimeFormat(date: .full, locale: try LocaleTag(parsing: $0))
    }
    let days = (0..<500).map { CivilDate(dayNumber: Int32($0 * 733)) }
    let expected = formats.flatMap { format in days.map { format.string(from: $0) } }
    #expect(Set(expected).count == expected.count)
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask {
          formats.flatMap { format in
            days.map { day in
              var bytes: [UInt8] = []
              format.write(day, to: &bytes)
              return String(decoding: bytes, as: UTF8.self)
            }
          }
        }
      }
      for await texts in group { #expect(texts == expected) }
    }
  }
}
