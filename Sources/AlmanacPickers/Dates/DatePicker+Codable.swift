import Almanac

extension DatePicker: Codable {
  private enum Keys: String, CodingKey {
    case options, labels, toolbar, corrections, state
  }

  /// Decodes a picker that was encoded whole; words are from the embedded tables.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with a ``PickerError`` beneath it where the options contradict themselves
  ///   or the state is none that a picker of these options can be in.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let options = try container.decode(DatePickerOptions.self, forKey: .options)
    let labels = try container.decodeIfPresent(PickerLabels.self, forKey: .labels)
    let state = try container.decode(PickerState.self, forKey: .state)
    self = try PickerCoding.picker(decoder) { () throws(PickerError) in
      var picker = try DatePicker(options, labels: labels)
      try picker.resume(state)
      return picker
    }
    toolbar = try container.decode(PickerToolbar.self, forKey: .toolbar)
    corrections = try container.decode([PickerCorrection].self, forKey: .corrections)
  }

  /// Encodes what the picker is made of and where it stands; no words.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(options, forKey: .options)
    if labels.isCustom { try container.encode(labels, forKey: .labels) }
    try container.encode(toolbar, forKey: .toolbar)
    try container.encode(corrections, forKey: .corrections)
    try container.encode(state, forKey: .state)
  }
}
