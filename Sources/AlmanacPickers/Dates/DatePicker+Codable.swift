import Almanac

extension DatePicker: Codable {
  /// Decodes a picker that was encoded whole; words are from the embedded tables.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with a ``PickerError`` beneath it where the options contradict themselves
  ///   or the state is none that a picker of these options can be in.
  public init(from decoder: any Decoder) throws {
    let (picker, corrections) = try PickerCoding.decode(from: decoder) {
      (options: DatePickerOptions, labels) throws(PickerError) in try DatePicker(options, labels: labels)
    }
    self = picker
    self.corrections = corrections
  }

  /// Encodes what the picker is made of and where it stands; no words.
  public func encode(to encoder: any Encoder) throws {
    try PickerCoding.encode(self, options, to: encoder)
  }
}
