import Almanac
import Foundation
import Testing

@testable import AlmanacPickers

/// The labels: complete in every language, and never mixed.
@Suite struct LabelTests {
  @Test(arguments: MessageLanguage.allCases) func everyKeyIsThere(_ language: MessageLanguage) throws {
    let texts = try PickerLabels.texts(language).filter { $0.key.hasPrefix("picker.") }
    let categories = PluralCategory.all(in: language).map(\.rawValue)
    let expected = LabelKey.allCases.filter { $0.fileKey.hasPrefix("picker.") }.flatMap { key in
      key.isCounted ? categories.map { "\(key.fileKey).\($0)" } : [key.fileKey]
    }
    #expect(Set(texts.keys) == Set(expected))
    for key in LabelKey.allCases where !key.isCounted {
      let text = PickerLabels(language).text(key)
      #expect(!text.isEmpty)
      #expect(PickerLabels.places(of: text) == key.places.sorted(), "\(key)")
    }
    for (key, text) in texts {
      #expect(text.trimmingCharacters(in: .whitespacesAndNewlines) == text, "\(key)")
      #expect(!text.unicodeScalars.contains(where: InvisibleScalars.contains), "\(key)")
      #expect(!text.contains("\\") && !text.contains("\""), "the file is read without escapes")
    }
  }

  /// No text of one script stands in a file of another, so no translation was forgotten.
  @Test func languagesAreNotMixed() throws {
    let english = try PickerLabels.texts(.english)
    for language in MessageLanguage.allCases where language != .english {
      let texts = try PickerLabels.texts(language)
      let same = texts.filter { $0.key.hasPrefix("picker.") && english[$0.key] == $0.value }.map(\.key)
      let international = ["picker.clock.", "picker.symbol.", "picker.group.", "picker.column.", "picker.pieces."]
      #expect(same.allSatisfy { key in international.contains { key.hasPrefix($0) } }, "\(language): \(same)")
    }
  }

  @Test func aLanguageWithoutLabelsIsRefusedUnlessAFallbackIsNamed() throws {
    let error = try #require(throws: PickerError.self) { try PickerLabels(for: "fr") }
    #expect(error.code == .noLabels)
    #expect("\(error)".contains("pt-BR"))
    let picker = try Make.date("2026-11-30", "2026-01-01", "2026-12-31", "fr") { $0.fallback = "pt-BR" }
    #expect(picker.locale == "pt-BR")
    #expect(picker.shown == ["30", "novembro", "2026"], "all of the picker is in the fallback's language")
    #expect(picker.toolbar.title == "Selecione a data")
  }

  @Test func oneFileAddsALanguage() throws {
    var texts = try PickerLabels.texts(.english)
    for (key, text) in texts where key.hasSuffix(".one") { texts[String(key.dropLast(3)) + "many"] = text }
    texts["picker.title.date"] = "Choisissez une date"
    let file = try JSONEncoder().encode(["values": texts])
    var object = try #require(JSONSerialization.jsonObject(with: file) as? [String: Any])
    object["language"] = "fr"
    let labels = try JSONDecoder().decode(PickerLabels.self, from: JSONSerialization.data(withJSONObject: object))
    let picker = try DatePicker(
      DatePickerOptions(
        mode: .date, selection: try .date("2026-11-30"), minimum: try .date("2026-01-01"),
        maximum: try .date("2026-12-31"), locale: "fr"), labels: labels)
    #expect(picker.toolbar.title == "Choisissez une date")
    #expect(picker.shown == ["30", "novembre", "2026"])
    let copy = try JSONDecoder().decode(DatePicker.self, from: JSONEncoder().encode(picker))
    #expect(copy == picker)
  }

  @Test func incompleteLabelsAreRefused() throws {
    let whole = try PickerLabels.texts(.english)
    for (key, text) in [
      ("picker.day.today", nil), ("picker.day.today", "Today"), ("picker.count.hour.one", "{value} h"),
      ("picker.title.date", "Select {value}"), ("picker.title.date", ""),
    ] as [(String, String?)] {
      var texts = whole
      texts[key] = text
      let error = try #require(throws: PickerError.self) { try PickerLabels(language: "en-GB", texts: texts) }
      #expect(error.code == .incompleteLabels)
      #expect(error.subject == key)
    }
  }

  /// Arabic has all six categories, and labels in it lack none.
  @Test func labelsHaveThePluralFormsOfTheirLanguage() throws {
    var texts = try PickerLabels.texts(.english)
    #expect(throws: PickerError.self) { try PickerLabels(language: "ar", texts: texts) }
    for (key, _) in texts where key.hasSuffix(".other") {
      for category in PluralCategory.allCases {
        texts[String(key.dropLast(5)) + category.rawValue] = "\(category.rawValue): {n}"
      }
    }
    let labels = try PickerLabels(language: "ar-u-nu-latn", texts: texts)
    let picker = try CountdownPicker(
      CountdownOptions(seconds: 7_380, maximum: 20_000, locale: "ar-u-nu-latn"), labels: labels)
    #expect(picker.shown == ["two: 2", "few: 3"])
  }
}
