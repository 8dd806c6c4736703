/// Formats in files, in a database, in a user's settings: what a format was made from, and not the words of its locale.
///
/// ```json
/// {"locale":"pt-BR","date":"long","time":"short"}
/// {"locale":"tr","pattern":"EEEE, d.M.y"}
/// {"locale":"ja-u-ca-japanese","skeleton":"yMMMd","fallback":"en","options":{"spaces":"plain"}}
/// ```
///
/// A decoded format is made anew, so it writes what the tables say that read it. Tables are not encoded: a decoder reads
/// the embedded ones, or those that its `userInfo` names under `CodingUserInfoKey.localeData`. A format that a fallback
/// writes needs the same fallback there.
extension DateTimeFormat: Codable {
  /// Makes a format of what another one was made from.
  ///
  /// - Parameter decoder: an object with `locale` and one of `pattern`, `skeleton` and the styles `date` and `time`, of which
  ///   both may be there, and then `glue` (`atTime` if left out); `fallback` and `options` may be left out.
  /// - Throws: `DecodingError`: a member is missing, is none that a format has, or has a value that there is not; two of
  ///   them exclude each other; or no format can be made of them, with the reason that `FormatError` has.
  public init(from decoder: any Decoder) throws {
    let reader = try FormatReader(
      decoder, "a date and time format",
      [.locale, .fallback, .options, .date, .time, .glue, .pattern, .skeleton])
    let locale: LocaleTag = try reader.required(.locale)
    let fallback: LocaleTag? = try reader.value(.fallback)
    let options: FormatOptions = try reader.value(.options) ?? .standard
    let request = try Self.request(reader)
    let data = try reader.data()
    self = try reader.made { () throws(FormatError) in
      try DateTimeFormat(request, locale, fallback, data, options)
    }
  }

  private static func request(_ reader: FormatReader) throws -> FormatRequest {
    let date: DateStyle? = try reader.value(.date)
    let time: TimeStyle? = try reader.value(.time)
    let glue: DateTimeGlue? = try reader.value(.glue)
    let pattern: DatePattern? = try reader.value(.pattern)
    let skeleton: DateSkeleton? = try reader.value(.skeleton)
    let hasStyles = date != nil || time != nil
    if glue != nil, date == nil || time == nil {
      throw reader.corrupted("\"glue\" joins a date and a time; both \"date\" and \"time\" have to be there")
    }
    switch (hasStyles, pattern, skeleton) {
    case (true, nil, nil): return .styles(date, time, glue ?? .atTime)
    case (false, let pattern?, nil): return .pattern(pattern)
    case (false, nil, let skeleton?): return .skeleton(skeleton)
    case (false, nil, nil):
      throw reader.corrupted(
        "nothing says what is written; \"date\" or \"time\" or both, \"pattern\", or \"skeleton\" has to be there")
    default:
      throw reader.corrupted("styles, a pattern and a skeleton exclude each other; one kind of them has to go")
    }
  }

  /// Writes what the format was made from.
  public func encode(to encoder: any Encoder) throws {
    var writer = FormatWriter(encoder)
    try writer.write(locale, fallback, options)
    switch request {
    case .styles(let date, let time, let glue):
      try writer.write(date, .date)
      try writer.write(time, .time)
      try writer.write(glue == .atTime ? nil : glue, .glue)
    case .pattern(let pattern): try writer.write(pattern, .pattern)
    case .skeleton(let skeleton): try writer.write(skeleton, .skeleton)
    }
  }
}
