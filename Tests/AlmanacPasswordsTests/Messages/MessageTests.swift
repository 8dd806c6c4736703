import Almanac
import Foundation
import Testing

@testable import AlmanacPasswords

/// The messages: complete in every language, current in the binary, and chosen for the reader.
@Suite struct MessageTests {
  private struct File: Decodable {
    let language: String
    let values: [String: String]
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Resources")

  private func file(_ language: MessageLanguage) throws -> (bytes: Data, values: [String: String]) {
    let bytes = try Data(contentsOf: Self.folder.appendingPathComponent("Messages/\(language.rawValue).json"))
    let file = try JSONDecoder().decode(File.self, from: bytes)
    #expect(file.language == language.rawValue)
    return (bytes, file.values)
  }

  /// The keys that every language has, and those of them with a number.
  private static let plain: [String] =
    ["title.error", "button.ok", "button.close"]
    + PasswordKind.allCases.flatMap { kind in
      (["title", "placeholder", "placeholderAgain"]
        + PasswordViolation.Code.allCases.filter { $0.parameter == .none }.map(\.rawValue)).map {
          "\(kind.rawValue).\($0)"
        }
    }
  private static let numbered: [String] = PasswordKind.allCases.flatMap { kind in
    (["guidance"] + PasswordViolation.Code.allCases.filter { $0.parameter != .none }.map(\.rawValue)).map {
      "\(kind.rawValue).\($0)"
    }
  }

  @Test(arguments: MessageLanguage.allCases) func completeAndNothingElse(_ language: MessageLanguage) throws {
    // The labels of pickers and of forms have tests of their own.
    let values = try file(language).values.filter { !$0.key.hasPrefix("picker.") && !$0.key.hasPrefix("form.") }
    let categories = PluralCategory.all(in: language).map(\.rawValue)
    let expected = Self.plain + Self.numbered.flatMap { key in categories.map { "\(key).\($0)" } }
    #expect(Set(values.keys) == Set(expected))
    for (key, text) in values {
      #expect(!text.isEmpty && text.trimmingCharacters(in: .whitespacesAndNewlines) == text, "\(key)")
      let isNumbered = Self.numbered.contains { key.hasPrefix($0 + ".") }
      #expect(text.components(separatedBy: "{n}").count == (isNumbered ? 2 : 1), "\(key)")
      #expect(!text.replacing("{n}", with: "").contains { "{}\\\"".contains($0) }, "\(key)")
      #expect(!text.unicodeScalars.contains(where: InvisibleScalars.contains), "\(key)")
    }
  }

  /// The files that are compiled in are these, and are found by their keys; the form is the one that the search relies
  /// on.
  @Test(arguments: MessageLanguage.allCases) func embeddedFilesAreCurrent(_ language: MessageLanguage) throws {
    let (bytes, values) = try file(language)
    for (key, text) in values { #expect(MessageText.find(key, in: language) == text, "\(key)") }
    for absent in ["", "pin", "pin.", "pin.empty.one", "language", "values", "in.empty", "empty"] {
      #expect(MessageText.find(absent, in: language) == nil)
    }
    let keys = values.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let lines = keys.map { "    \"\($0)\": \"\(values[$0] ?? "")\"" }
    let form =
      "{\n  \"language\": \"\(language.rawValue)\",\n  \"values\": {\n\(lines.joined(separator: ",\n"))\n  }\n}\n"
    #expect(Data(form.utf8) == bytes, "one text a line, sorted by key, without escapes")
  }

  @Test func everyCodeInEveryLanguageHasItsOwnText() throws {
    for language in MessageLanguage.allCases {
      for kind in PasswordKind.allCases {
        var texts = Set<String>()
        for code in PasswordViolation.Code.allCases {
          let violation = PasswordViolation(
            trusting: code, .password, kind: kind, minimum: code.parameter == .minimum ? 17 : nil,
            maximum: code.parameter == .maximum ? 17 : nil)
          let text = violation.message(in: language)
          #expect(text.contains("17") == (code.parameter != .none), "\(language) \(code)")
          #expect(!text.contains("{"))
          texts.insert(text)
        }
        #expect(texts.count == PasswordViolation.Code.allCases.count)
      }
    }
  }

  /// The words that are agreed on.
  @Test(arguments: [
    ("en", PasswordKind.password, "The two passwords don't match.", "Use at least 15 characters."),
    ("pt-BR", .password, "As duas senhas não são iguais.", "Use pelo menos 15 caracteres."),
    ("pt-PT", .password, "As duas palavras-passe não são iguais.", "Utilize, pelo menos, 15 caracteres."),
    ("ja", .password, "入力した2つのパスワードが一致していません。", "15文字以上で入力してください。"),
    ("zh-Hans", .password, "两次输入的密码不一致。", "请至少使用 15 个字符。"),
    ("zh-Hant", .password, "兩次輸入的密碼不相符。", "請至少使用 15 個字元。"),
    ("tr", .password, "Girilen iki parola aynı olmalıdır.", "En az 15 karakter kullanın."),
    ("en", .pin, "The two PINs don't match.", "Use at least 15 digits."),
    ("tr", .pin, "Girdiğiniz iki şifre aynı olmalıdır.", "En az 15 rakam giriniz."),
  ]) func wording(_ tag: String, _ kind: PasswordKind, _ mismatch: String, _ tooShort: String) throws {
    let policy = PasswordPolicy(trusting: kind, length: 15...64)
    let violations = PasswordPair("12", confirmedBy: "13").checked(by: policy).violations
    let locale = try LocaleTag(parsing: tag)
    #expect(violations.map { $0.message(in: locale) } == [mismatch, tooShort])
  }

  @Test func oneIsSingular() {
    let policy = PasswordPolicy(trusting: .password, length: 1...1)
    let long = PasswordPair("ab", confirmedBy: "ab").checked(by: policy).violations
    #expect(long.map { $0.message(in: "en") } == ["Use 1 character or fewer."])
    #expect(long.map { $0.message(in: "pt") } == ["Use no máximo 1 caractere."])
    #expect(policy.guidance(in: "en").hasPrefix("Use 1 character or more."))
    #expect(PasswordPolicy.nist(.singleFactor).guidance(in: "en").hasPrefix("Use 15 characters or more."))
  }

  @Test func fallbackIsTheCallers() {
    let violation = PasswordViolation(trusting: .empty, .password, kind: .password)
    #expect(violation.message(in: "fi") == "Enter a password.")
    #expect(violation.message(in: "fi", fallback: .turkish) == "Bir parola girin.")
    #expect(violation.message(in: "und", fallback: .japanese) == "パスワードを入力してください。")
    #expect(PasswordPolicy.pin(4...6).guidance(in: "fi", fallback: .turkish) == "En az 4 rakam kullanınız.")
  }
}
