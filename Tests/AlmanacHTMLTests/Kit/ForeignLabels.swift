import Almanac
import AlmanacHTML
import AlmanacPickers
import Foundation

/// Texts of a caller's own for any locale: English words, with every plural category.
enum ForeignTexts {
  static func english(_ language: MessageLanguage = .english) throws -> [String: String] {
    struct File: Decodable {
      let values: [String: String]
    }
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let file = folder.appendingPathComponent("Resources/Messages/\(language.rawValue).json")
    var texts = try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).values
    for (key, text) in texts where key.hasSuffix(".other") {
      for category in ["zero", "one", "two", "few", "many"] {
        let form = String(key.dropLast(5)) + category
        if texts[form] == nil { texts[form] = text }
      }
    }
    return texts
  }
}

extension PickerLabels {
  static func foreign(_ locale: LocaleTag) throws -> PickerLabels {
    try PickerLabels(language: locale, texts: ForeignTexts.english())
  }
}

extension FormLabels {
  static func foreign(_ locale: LocaleTag) throws -> FormLabels {
    try FormLabels(language: locale, texts: ForeignTexts.english())
  }
}
