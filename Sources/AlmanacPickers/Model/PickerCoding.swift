/// What the Codable conformances of pickers share: the error of a picker becomes one of decoding.
enum PickerCoding {
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
