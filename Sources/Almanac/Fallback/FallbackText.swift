/// A fallback's formatter with what the core does to its texts.
final class FallbackText: Sendable {
  let formatter: any FallbackFormatter
  private let spaces: FormatOptions.Spaces

  init(_ formatter: any FallbackFormatter, _ spaces: FormatOptions.Spaces) {
    self.formatter = formatter
    self.spaces = spaces
  }

  /// The pattern with the spaces that are written.
  var pattern: String {
    guard spaces == .plain else { return formatter.pattern }
    return String(decoding: PlainSpaces.applied(to: Array(formatter.pattern.utf8)), as: UTF8.self)
  }

  /// Writes a moment.
  func store(_ moment: Moment, _ out: inout MutableRawSpan, _ start: Int) -> Int {
    var end = start
    for byte in text(of: moment) {
      out.storeBytes(of: byte, toByteOffset: end, as: UInt8.self)
      end += 1
    }
    return end
  }

  private func text(of moment: Moment) -> [UInt8] {
    let text = formatter.text(of: CivilDateTime(date: moment.date, time: moment.time), offset: moment.offset)
    return spaces == .plain ? PlainSpaces.applied(to: text) : text
  }

  /// The pieces of a moment.
  func parts(of moment: Moment) -> [DatePart] {
    let dateTime = CivilDateTime(date: moment.date, time: moment.time)
    let text = formatter.text(of: dateTime, offset: moment.offset)
    var parts: [DatePart] = []
    var end = 0
    func append(_ range: Range<Int>, _ letter: Character?) {
      guard !range.isEmpty else { return }
      var bytes = Array(text[range])
      if spaces == .plain { bytes = PlainSpaces.applied(to: bytes) }
      let field = letter?.asciiValue.map { DatePart.Field($0) } ?? .literal
      parts.append(
        DatePart(
          field: field, letter: letter, utf8Range: end..<end + bytes.count, text: String(decoding: bytes, as: UTF8.self)
        ))
      end += bytes.count
    }
    var next = 0
    for (letter, range) in formatter.fields(of: dateTime, offset: moment.offset) where range.lowerBound >= next {
      append(next..<range.lowerBound, nil)
      append(range, letter)
      next = range.upperBound
    }
    append(next..<text.count, nil)
    return parts
  }
}

extension LocaleData {
  /// What the fallback writes in place of a format that the tables cannot answer; nil without a fallback.
  ///
  /// - Throws: the error of the tables, with what the fallback says, where that cannot answer either.
  func fallbackText(
    insteadOf error: FormatError, _ request: FormatRequest, _ locale: LocaleTag, _ options: FormatOptions
  ) throws(FormatError) -> FallbackText? {
    guard let fallback, error.code != .textTooLong else { return nil }
    let refused: FallbackRefusal
    do throws(FallbackRefusal) {
      return FallbackText(try formatter(request, locale, options, fallback), options.spaces)
    } catch {
      refused = error
    }
    throw error.adding("\(fallback) cannot write it either: \(refused)")
  }

  /// What the fallback writes in a language that the tables do not know; nil where it does not know it either.
  func fallbackText(
    ofUnknown locale: LocaleTag, _ request: FormatRequest, _ options: FormatOptions
  ) -> FallbackText? {
    guard let fallback, tables.isEmpty || row(for: locale) == nil else { return nil }
    return (try? formatter(request, locale, options, fallback)).map { FallbackText($0, options.spaces) }
  }

  private func formatter(
    _ request: FormatRequest, _ locale: LocaleTag, _ options: FormatOptions, _ fallback: any FormatFallback
  ) throws(FallbackRefusal) -> any FallbackFormatter {
    let content: FallbackRequest.Content
    switch request {
    case .styles(_, _?, .standard):
      throw FallbackRefusal("it joins a date and a time as the locale joins a moment only")
    case .styles(let date, let time, _): content = .styles(date: date, time: time)
    case .pattern(let pattern): content = .pattern(pattern)
    case .skeleton(let skeleton): content = .skeleton(skeleton)
    }
    return try fallback.formatter(
      for: FallbackRequest(locale: locale, content: content, capitalization: options.capitalization))
  }
}
