import Almanac

extension PickerLabels: Codable {
  private enum Keys: String, CodingKey {
    case language, values
  }

  /// Decodes a file of labels: `{"language":"fr","values":{"picker.title.date":"…"}}`; the labels that are compiled in
  /// are coded without values.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with a ``PickerError`` beneath it for labels that are incomplete.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let language = try container.decode(LocaleTag.self, forKey: .language)
    let texts = try container.decodeIfPresent([String: String].self, forKey: .values)
    do throws(PickerError) {
      if let texts {
        self = try PickerLabels(language: language, texts: texts)
      } else {
        guard let own = MessageLanguage(rawValue: "\(language)") else {
          throw PickerError(.noLabels, "\(language)", "labels without texts are those of \(MessageLanguage.allCases)")
        }
        self.init(own)
      }
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: error.description, underlyingError: error))
    }
  }

  /// Encodes the language, and the texts where they are not those that are compiled in.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(language, forKey: .language)
    if case .custom(let texts) = storage { try container.encode(texts.byFileKey, forKey: .values) }
  }
}

extension PickerLabels {
  /// Whether the texts are the caller's own.
  var isCustom: Bool {
    if case .custom = storage { true } else { false }
  }
}
