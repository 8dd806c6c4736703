extension DateParser {
  /// Reads a date.
  ///
  /// A time of day in the format, and an offset from UTC, are read and left out of the result.
  ///
  /// - Parameters:
  ///   - text: the text; all of it must be the date.
  ///   - reference: in the mode `.tolerant`, a year of two digits that ``twoDigitYears`` says nothing about is the one
  ///     from 50 years before to 49 years after this date's.
  ///   - defaults: where the format has no year, month or day, they are those of this date.
  /// - Returns: the date.
  /// - Throws: `DateParsingError`, with the place in the text.
  public func date(
    from text: String, reference: CivilDate? = nil, defaults: CivilDate? = nil
  ) throws(DateParsingError) -> CivilDate {
    try date(utf8: text.utf8.span, reference: reference, defaults: defaults)
  }

  /// Reads a date from UTF-8 bytes; see ``date(from:reference:defaults:)``.
  public func date(
    utf8 text: Span<UInt8>, reference: CivilDate? = nil, defaults: CivilDate? = nil
  ) throws(DateParsingError) -> CivilDate {
    try read(text, Request(reference: reference, date: defaults)) { resolution throws(ResolutionError) in
      try resolution.date()
    }
  }

  /// Reads a time of day.
  ///
  /// A date in the format, and an offset from UTC, are read and left out of the result. Where the format has no minutes, seconds or
  /// fraction they are zero.
  ///
  /// - Parameters:
  ///   - text: the text; all of it must be the time.
  ///   - defaults: where the format has no hour, the time is this one.
  /// - Returns: the time of day.
  /// - Throws: `DateParsingError`, with the place in the text.
  public func time(from text: String, defaults: CivilTime? = nil) throws(DateParsingError) -> CivilTime {
    try time(utf8: text.utf8.span, defaults: defaults)
  }

  /// Reads a time of day from UTF-8 bytes; see ``time(from:defaults:)``.
  public func time(utf8 text: Span<UInt8>, defaults: CivilTime? = nil) throws(DateParsingError) -> CivilTime {
    try read(text, Request(time: defaults)) { resolution throws(ResolutionError) in try resolution.time() }
  }

  /// Reads a date and a time of day.
  ///
  /// An offset from UTC in the format is read and left out: the result is what clocks show there.
  ///
  /// - Parameters:
  ///   - text: the text; all of it must be the date and the time.
  ///   - reference: as for ``date(from:reference:defaults:)``.
  ///   - defaults: where the format has no year, month, day or hour, they are those of this date and time.
  /// - Returns: the date and the time of day.
  /// - Throws: `DateParsingError`, with the place in the text.
  public func dateTime(
    from text: String, reference: CivilDate? = nil, defaults: CivilDateTime? = nil
  ) throws(DateParsingError) -> CivilDateTime {
    try dateTime(utf8: text.utf8.span, reference: reference, defaults: defaults)
  }

  /// Reads a date and a time of day from UTF-8 bytes; see ``dateTime(from:reference:defaults:)``.
  public func dateTime(
    utf8 text: Span<UInt8>, reference: CivilDate? = nil, defaults: CivilDateTime? = nil
  ) throws(DateParsingError) -> CivilDateTime {
    try read(text, Request(reference: reference, date: defaults?.date, time: defaults?.time)) {
      resolution throws(ResolutionError) in
      CivilDateTime(date: try resolution.date(), time: try resolution.time())
    }
  }
}

extension DateParser {
  /// Reads an instant: a date, a time and an offset from UTC, which the format has to have.
  ///
  /// - Parameters:
  ///   - text: the text; all of it must be the instant.
  ///   - reference: as for ``date(from:reference:defaults:)``.
  ///   - defaults: as for ``dateTime(from:reference:defaults:)``.
  /// - Returns: the instant.
  /// - Throws: `DateParsingError`, with the place in the text.
  public func timestamp(
    from text: String, reference: CivilDate? = nil, defaults: CivilDateTime? = nil
  ) throws(DateParsingError) -> Timestamp {
    let request = Request(reference: reference, date: defaults?.date, time: defaults?.time)
    return try read(text.utf8.span, request) { resolution throws(ResolutionError) in
      let civil = CivilDateTime(date: try resolution.date(), time: try resolution.time())
      let offset = try resolution.offset()
      guard let timestamp = try? Timestamp(civil, at: offset) else {
        throw ResolutionError(.dateOutOfRange, .year, CivilError.timestampReason)
      }
      return timestamp
    }
  }

  /// What a call passes beside the text.
  struct Request {
    var reference: CivilDate?
    var date: CivilDate?
    var time: CivilTime?
  }

  /// Reads a text: as the format writes it, else in every way that the mode allows.
  private func read<Value: Hashable & CustomStringConvertible>(
    _ text: Span<UInt8>, _ request: Request, _ value: (Resolution) throws(ResolutionError) -> Value
  ) throws(DateParsingError) -> Value {
    if plan.isDeterministic, text.count <= Self.maximumUTF8Count, let fields = plan.readExactly(text) {
      do throws(ResolutionError) {
        return try value(Resolution(fields, self, request))
      } catch {
        throw refusal(error, of: text, Place { fields.place(of: $0) })
      }
    }
    return try readCarefully(text, request, value)
  }

  /// The slow way, kept out of the fast one's code.
  @inline(never)
  private func readCarefully<Value: Hashable & CustomStringConvertible>(
    _ text: Span<UInt8>, _ request: Request, _ value: (Resolution) throws(ResolutionError) -> Value
  ) throws(DateParsingError) -> Value {
    guard text.count <= Self.maximumUTF8Count else { throw tooLong(text) }
    guard (try? UTF8Span(validating: text)) != nil else { throw notUTF8(text) }
    var strict = ReadingSearch(StrictMatcher(plan, text))
    strict.run()
    if !strict.readings.isEmpty {
      return try choose(strict.readings, text, request, value) { $0 }
    }
    let folding = LetterFolding(format.data.unicode, language: plan.language)
    let tolerant = TolerantPlan(plan, folding)
    let folded = FoldedText(text, folding)
    let matcher = TolerantMatcher(
      plan: tolerant, text: folded,
      names: TolerantNames(context: plan.context, folding: folding, isEastAsian: tolerant.isEastAsian), strict: plan)
    if mode == .strict {
      let failure = strict.failure ?? ReadingFailure(item: 0, place: 0)
      var search = ReadingSearch(matcher)
      search.run()
      let tolerated = try? choose(search.readings, text, request, value) { folded.utf8Offset($0) }
      throw unexpected(text, item: failure.item, at: failure.place, tolerated.map { "\($0)" })
    }
    var search = ReadingSearch(matcher)
    search.run()
    guard search.readings.isEmpty else {
      return try choose(search.readings, text, request, value) { folded.utf8Offset($0) }
    }
    let failure = search.failure ?? ReadingFailure(item: 0, place: 0)
    let item = failure.item < tolerant.sources.count ? tolerant.sources[failure.item] : plan.items.count
    throw unexpected(text, item: item, at: folded.utf8Offset(failure.place), nil)
  }

  /// The value of the readings that lack the fewest accents, if they agree.
  private func choose<Value: Hashable & CustomStringConvertible>(
    _ readings: [Reading], _ text: Span<UInt8>, _ request: Request,
    _ value: (Resolution) throws(ResolutionError) -> Value, _ place: @escaping (Int) -> Int
  ) throws(DateParsingError) -> Value {
    var values: [Value] = []
    var fewest = Int.max
    var refused: (error: ResolutionError, fields: ReadFields)?
    for reading in readings {
      do throws(ResolutionError) {
        let value = try value(Resolution(reading.fields, self, request))
        if reading.missingMarks < fewest {
          fewest = reading.missingMarks
          values = [value]
        } else if reading.missingMarks == fewest, !values.contains(value) {
          values.append(value)
        }
      } catch {
        if refused == nil { refused = (error, reading.fields) }
      }
    }
    if values.count == 1 { return values[0] }
    guard let refused, values.isEmpty else { throw ambiguous(text, values.map { "\($0)" }) }
    throw refusal(refused.error, of: text, Place { field in refused.fields.place(of: field).map(place) })
  }

  /// Where in the text a field stood, in UTF-8 bytes.
  struct Place {
    let offset: (ReadingField) -> Int?
  }
}
