import Almanac
import AlmanacICU
import FoundationEssentials
import Testing

@testable import almanac_tables

/// A small text, a folder of its own for each test, and the built tool.
enum Fixture {
  /// The repository's own stage 1.
  static let resources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Resources").path

  /// The text of the repository, read once.
  static let text = Result { try TableText(folder: "\(resources)/Locales") }

  /// What the installed ICU gives, harvested once for all tests.
  private static let harvested = Result { try Harvester(icu: try ICULibrary.system()).harvest() }

  /// The text of an ICU: the installed one is asked once.
  static func harvest(_ icu: ICULibrary) throws -> TableText {
    icu.path == (try ICULibrary.system().path) ? try harvested.get() : try Harvester(icu: icu).harvest()
  }

  /// Makes a folder, hands it to `body`, and removes it.
  static func withFolder<R>(_ body: (String) throws -> R) throws -> R {
    let path = FileManager.default.temporaryDirectory.appending(path: "almanac-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(path)
  }

  /// A text of three locales and the areas that packing needs.
  static func smallText() throws -> TableText {
    var text = try Self.text.get()
    text.locales = text.locales.filter { ["und", "pt", "pt-PT", "haw"].contains($0.key) }
    text.supplemental["aliases"] = text.supplemental["aliases"]?.filter { !$0.key.hasPrefix("locale/") }
    text.supplemental["aliases"]?["locale/pt-XX"] = "pt-PT"
    return text
  }
}
