import Almanac
import AlmanacPickers
import Foundation
import Testing

@testable import AlmanacHTML

/// The texts of forms: complete in every language, and never mixed.
@Suite struct FormLabelTests {
  static func texts(_ language: MessageLanguage) throws -> [String: String] {
    struct File: Decodable {
      let values: [String: String]
    }
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let file = folder.appendingPathComponent("Resources/Messages/\(language.rawValue).json")
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).values
  }

  @Test(arguments: MessageLanguage.allCases) func everyKeyIsThere(_ language: MessageLanguage) throws {
    let texts = try Self.texts(language)
    let forms = texts.filter { $0.key.hasPrefix("form.") }
    #expect(Set(forms.keys) == Set(FormLabelKey.allCases.map(\.fileKey)))
    let labels = FormLabels(language)
    for key in FormLabelKey.allCases {
      #expect(labels[key] == texts[key.fileKey], "\(key)")
      #expect(PickerLabels.places(of: labels[key]) == key.places.sorted(), "\(key)")
      #expect(!labels[key].isEmpty && labels[key].trimmingCharacters(in: .whitespaces) == labels[key])
      let filled = labels.text(key, key.places.map { "<\($0)>" })
      #expect(!filled.contains("{"))
      for place in key.places { #expect(filled.contains("<\(place)>")) }
    }
    #expect(labels == (try FormLabels(for: language.tag)))
    #expect(
      labels == (try FormLabels(language: language.tag, texts: texts)), "a file is the same as what is compiled in")
  }

  @Test func languagesAreNotMixed() throws {
    let english = try Self.texts(.english)
    for language in MessageLanguage.allCases where language != .english {
      let same = try Self.texts(language).filter { $0.key.hasPrefix("form.") && english[$0.key] == $0.value }.map(\.key)
      let international: Set<String> = ["form.part", "form.problem"]
      #expect(Set(same).isSubset(of: international), "\(language): \(same)")
    }
  }

  @Test func labelsAreCompleteOrRefused() throws {
    #expect(throws: FormError.self) { try FormLabels(for: "fr") }
    var texts = try Self.texts(.english)
    texts["form.send"] = "Envoyer"
    #expect(try FormLabels(language: "fr", texts: texts)[.send] == "Envoyer")
    for key in FormLabelKey.allCases {
      for bad in [nil, "", "{", "{value} {value}", "{other}"] {
        var broken = texts
        broken[key.fileKey] = bad
        let error = try #require(throws: FormError.self, "\(key) \(bad ?? "nil")") {
          try FormLabels(language: "fr", texts: broken)
        }
        #expect(error.code == .incompleteLabels && error.subject == key.fileKey)
      }
    }
    texts["title.error"] = nil
    #expect(throws: FormError.self) { try FormLabels(language: "fr", texts: texts) }
  }
}
