/// Where the pattern of a request comes from.
package struct RequestTrace: Sendable {
  /// The pattern that is written, each byte with its source.
  package let pattern: TracedPattern
  /// How a skeleton was matched: the one asked for, or that of a time style of another clock.
  package let skeleton: SkeletonTrace?
  /// The glue that joins the styles of a date and a time.
  package let glue: Glue?
  /// What a time style was made anew for and not taken as it stands; nil where it was.
  package let otherClock: OtherClock?

  /// The glue of a date and a time.
  package struct Glue: Hashable, Sendable {
    package let asked: DateTimeGlue
    package let style: DateStyle
    package let place: TablePlace
    package let text: String
  }
}

/// Why a time style has another clock than the row's.
package enum OtherClock: Hashable, Sendable {
  /// `-u-hc-`, `-u-rg-`.
  case hourCycle, regionOverride
  /// The region or language of the tag.
  case region, language
}

/// Telling where a pattern comes from.
extension FormatSetting {
  /// Finds the pattern of a request as ``pattern(_:)`` does, and says where it comes from.
  ///
  /// - Throws: `TraceError` if the parts are not the pattern. The format was made, so that no `FormatError` is possible.
  func trace(_ request: FormatRequest, alternatives limit: Int) throws(TraceError) -> RequestTrace {
    do {
      let trace = try parts(of: request, alternatives: limit)
      let used = try pattern(request)
      guard trace.pattern.bytes == used else {
        throw TraceError("the pattern", traced: trace.pattern.bytes, used: used)
      }
      return trace
    } catch let error as TraceError {
      throw error
    } catch {
      throw TraceError("the pattern", traced: "\(error)", used: "no error")
    }
  }

  private func parts(of request: FormatRequest, alternatives limit: Int) throws -> RequestTrace {
    switch request {
    case .pattern(let pattern): return whole(TracedPattern(Array(pattern.description.utf8), from: .asked))
    case .skeleton(let skeleton):
      var generator = try generator(.all, calendar: calendar.identifier)
      let trace = try generator.trace(skeleton, alternatives: limit)
      return RequestTrace(pattern: trace.pattern, skeleton: trace, glue: nil, otherClock: nil)
    case .styles(let date?, nil, _): return whole(try style(date.slot))
    case .styles(nil, let time?, _): return try self.time(time, alternatives: limit)
    case .styles(let date?, let time?, let asked):
      let time = try self.time(time, alternatives: limit)
      let glue = try place(of: asked, date, in: styles)
      let text = bytes(glue.id)
      let joined = TracedPattern.filling(
        [try style(date.slot), time.pattern], into: .glue(glue.slot, glue.calendar)
      ) { parts in Self.joined(parts[0], parts[1], by: text) }
      return RequestTrace(
        pattern: joined, skeleton: time.skeleton,
        glue: RequestTrace.Glue(
          asked: asked, style: date, place: .style(glue.slot, glue.calendar),
          text: String(decoding: text, as: UTF8.self)),
        otherClock: time.otherClock)
    case .styles(nil, nil, _): return whole(TracedPattern())
    }
  }

  private func whole(_ pattern: TracedPattern) -> RequestTrace {
    RequestTrace(pattern: pattern, skeleton: nil, glue: nil, otherClock: nil)
  }

  private func style(_ slot: StyleSlot) throws -> TracedPattern {
    TracedPattern(bytes(try pattern(slot, of: styles)), from: .style(slot, calendar.tables))
  }

  private func time(_ style: TimeStyle, alternatives limit: Int) throws -> RequestTrace {
    guard let other = otherClock else { return whole(try self.style(style.slot)) }
    var generator = try generator(.withoutStyles, calendar: clockCalendar)
    let trace = try generator.trace(style.skeleton, alternatives: limit)
    guard !trace.pattern.isEmpty else { return whole(try self.style(style.slot)) }
    return RequestTrace(
      pattern: trace.pattern, skeleton: trace, glue: nil, otherClock: other)
  }
}
