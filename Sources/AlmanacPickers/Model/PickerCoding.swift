/// What the Codable conformances of pickers share: the error of a picker becomes one of decoding.
enum PickerCoding {
  /// The members of a picker that is made of options and labels alone.
  private enum Keys: String, CodingKey {
    case options, labels, toolbar, corrections, state
  }

  /// Decodes a picker that is made of options and labels alone.
  ///
  /// - Parameters:
  ///   - decoder: the decoder.
  ///   - make: makes the picker in its first state.
  /// - Returns: the picker in the state that was encoded, and its corrections, which it is to be given.
  /// - Throws: `DecodingError.dataCorrupted` with a ``PickerError`` beneath it where the options contradict themselves
  ///   or the state is none that a picker of these options can be in.
  static func decode<Picker: PickerModel, Options: Decodable>(
    from decoder: any Decoder, _ make: (Options, PickerLabels?) throws(PickerError) -> Picker
  ) throws -> (picker: Picker, corrections: [PickerCorrection]) {
    let container = try decoder.container(keyedBy: Keys.self)
    let options = try container.decode(Options.self, forKey: .options)
    let labels = try container.decodeIfPresent(PickerLabels.self, forKey: .labels)
    let state = try container.decode(PickerState.self, forKey: .state)
    var picker = try picker(decoder) { () throws(PickerError) in
      var picker = try make(options, labels)
      try picker.resume(state)
      return picker
    }
    picker.toolbar = try container.decode(PickerToolbar.self, forKey: .toolbar)
    return (picker, try container.decode([PickerCorrection].self, forKey: .corrections))
  }

  /// Encodes such a picker: what it is made of and where it stands; no words but those of the caller.
  static func encode(_ picker: some PickerModel, _ options: some Encodable, to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(options, forKey: .options)
    if picker.labels.isCustom { try container.encode(picker.labels, forKey: .labels) }
    try container.encode(picker.toolbar, forKey: .toolbar)
    try container.encode(picker.corrections, forKey: .corrections)
    try container.encode(picker.state, forKey: .state)
  }

  static func picker<Picker>(
    _ decoder: any Decoder, _ make: () throws(PickerError) -> Picker
  ) throws -> Picker {
    do throws(PickerError) {
      return try make()
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: error.description, underlyingError: error))
    }
  }
}
