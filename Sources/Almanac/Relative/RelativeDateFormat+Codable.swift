/// What a relative format was made from; see `DateTimeFormat` on tables.
///
/// ```json
/// {"locale":"pt-BR"}
/// {"locale":"ja","style":"short","numbers":"always"}
/// ```
extension RelativeDateFormat: Codable {
  /// Makes a format of what another one was made from.
  ///
  /// - Parameter decoder: an object with `locale`; `style` (`long`), `numbers` (`auto`), `fallback` and `options` may be
  ///   left out.
  /// - Throws: `DecodingError`: a member is missing, is none that the format has, or has a value that there is not; or no
  ///   format can be made of them, with the reason that `FormatError` has.
  public init(from decoder: any Decoder) throws {
    let reader = try FormatReader(decoder, "a relative format", [.locale, .fallback, .options, .style, .numbers])
    let locale: LocaleTag = try reader.required(.locale)
    let style: RelativeStyle = try reader.value(.style) ?? .long
    let numbers: RelativeNumbers = try reader.value(.numbers) ?? .auto
    let fallback: LocaleTag? = try reader.value(.fallback)
    let options: FormatOptions = try reader.value(.options) ?? .standard
    let data = try reader.data()
    self = try reader.made { () throws(FormatError) in
      try RelativeDateFormat(style, numbers, locale, fallback, data, options)
    }
  }

  /// Writes what the format was made from.
  public func encode(to encoder: any Encoder) throws {
    var writer = FormatWriter(encoder)
    try writer.write(locale, fallback, options)
    try writer.write(style == .long ? nil : style, .style)
    try writer.write(numbers == .auto ? nil : numbers, .numbers)
  }
}
