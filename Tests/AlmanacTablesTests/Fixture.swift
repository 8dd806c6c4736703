import Almanac
import AlmanacICU
import FoundationEssentials
import Synchronization
import Testing

@testable import almanac_tables

/// A small text, a folder of its own for each test, and the built tool.
enum Fixture {
  /// The repository's own stage 1.
  static let resources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Resources").path

  /// The text of the repository, read once.
  static let text = Result { try TableText(folder: "\(resources)/Locales") }

  /// What ICUs gave, by their paths.
  private static let harvests = Mutex<[String: TableText]>([:])

  /// The text of an ICU, which is harvested once for all tests.
  static func harvest(_ icu: ICULibrary) throws -> TableText {
    try harvests.withLock { harvests in
      if let text = harvests[icu.path] { return text }
      let text = try Harvester(icu: icu).harvest()
      harvests[icu.path] = text
      return text
    }
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
