import Almanac
import AlmanacPickers
import Foundation

extension PickerLabels {
  /// The texts of a language's file.
  static func texts(_ language: MessageLanguage) throws -> [String: String] {
    struct File: Decodable {
      let values: [String: String]
    }
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("Resources/Messages/\(language.rawValue).json")
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).values
  }

  /// Labels of a caller's own for any locale: English words, with every plural category.
  static func foreign(_ locale: LocaleTag) throws -> PickerLabels {
    var texts = try texts(.english)
    for (key, text) in texts where key.hasSuffix(".other") {
      for category in ["zero", "one", "two", "few", "many"] {
        let form = String(key.dropLast(5)) + category
        if texts[form] == nil { texts[form] = text }
      }
    }
    return try PickerLabels(language: locale, texts: texts)
  }
}
