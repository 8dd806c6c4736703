import Almanac
import AlmanacICU
import Testing

@testable import almanac_tables

/// Editions of a few locales, and what a comparison of two says.
enum DiffFixture {
  /// The locales that Almanac grew up with, and those that known changes are in.
  static let locales = [
    "pt", "pt-PT", "pt-AO", "ja", "zh", "zh-Hant", "zh-Hant-HK", "tr", "en", "en-AU", "is", "is-IS", "ar-AE", "ko",
  ]

  /// The repository's text of these locales and their parents.
  static let text = Result { limited(try Fixture.text.get()) }

  /// A text with these locales and their parents alone.
  static func limited(_ text: TableText) -> TableText {
    var limited = text
    let wanted = Set((locales + ["und"]).flatMap(text.chain))
    limited.locales = text.locales.filter { wanted.contains($0.key) }
    for (id, tag) in text.supplemental["aliases"] ?? [:] where id.hasPrefix("locale/") && !wanted.contains(tag) {
      limited.supplemental["aliases"]?[id] = nil
    }
    return limited
  }

  /// A side of a text, without a folder.
  static func side(_ name: String, _ text: TableText) throws -> DiffSide {
    DiffSide(name: name, kind: .text, text: text, data: try LocaleData(Packer.packed(text)))
  }

  /// What changes where a text is edited.
  static func result(
    _ request: DiffRequest = DiffRequest(), _ edit: (inout TableText) -> Void
  ) async throws -> DiffResult {
    var text = try Self.text.get()
    let old = try side("old", text)
    edit(&text)
    return try await DiffResult.comparing(old, try side("new", text), request)
  }

  /// Whether there is an edition of an ICU: the repository's text, or one that is at hand to be harvested.
  static func has(_ major: Int) -> Bool {
    (try? Fixture.text.get().source.icu.hasPrefix("\(major).")) == true || (try? ICULibrary.find("\(major)")) != nil
  }

  /// The edition of an ICU, limited to the locales.
  static func edition(_ major: Int) throws -> TableText {
    let text = try Fixture.text.get()
    if text.source.icu.hasPrefix("\(major).") { return limited(text) }
    return limited(try Fixture.harvest(try ICULibrary.find("\(major)")))
  }
}

extension DiffResult {
  /// The texts of a locale that changed, in one section or all.
  func texts(_ locale: String, _ section: DiffSection? = nil) -> [DiffEntry.Text] {
    entries.flatMap(\.texts).filter { $0.locales.contains(locale) && (section == nil || $0.section == section) }
  }

  /// Whether a text of a locale changed from one to another.
  func shows(_ locale: String, _ section: DiffSection, _ subject: String, _ before: String, _ after: String) -> Bool {
    texts(locale, section).contains { $0.subject == subject && $0.before == before && $0.after == after }
  }
}
