import Almanac
import AlmanacTestKit
import Testing

@testable import almanac_tables

/// The steps by which the pattern of a skeleton is found.
@Suite struct SkeletonStepTests {
  private func trace(_ skeleton: DateSkeleton, _ locale: LocaleTag, alternatives: Int = 3) throws -> SkeletonTrace {
    let format = try DateTimeFormat(skeleton: skeleton, locale: locale)
    let trace = try format.trace(from: try CivilDateTime("2026-11-30T18:05:09.123"), alternatives: alternatives)
    return try #require(trace.request.skeleton)
  }

  @Test func aSkeletonOfTheLocaleIsLookedUp() throws {
    let trace = try trace("yMMMd", "pt-BR")
    #expect(trace.steps.map(\.kind) == [.lookUp] && trace.steps[0].distance == 0 && trace.glue == nil)
    #expect(trace.steps[0].entry.pattern == trace.pattern.text)
    #expect(trace.steps[0].alternatives.count == 3)
  }

  @Test func whatWonIsNoFartherThanWhatLost() throws {
    for locale: LocaleTag in ["pt-AO", "ja", "zh-Hant-HK", "tr", "ar", "en"] {
      for skeleton: DateSkeleton in ["yMMMMEd", "yMMMdQ", "MMMdjms", "Bhms", "yyQ", "Ehmsa", "jmsSSS"] {
        for step in try trace(skeleton, locale, alternatives: 1000).steps where step.kind != .addFraction {
          let distances = step.alternatives.map(\.distance)
          #expect(distances == distances.sorted() && distances.count > 30)
          #expect(distances.allSatisfy { $0 >= step.distance }, "\(locale) \(skeleton)")
          #expect(!step.alternatives.contains { $0.entry == step.entry }, "\(locale) \(skeleton)")
        }
      }
    }
  }

  @Test func dateAndTimeAreMatchedApartAndJoined() throws {
    let trace = try trace("yMMMMEEEEdjm", "en")
    #expect(trace.steps.map(\.kind) == [.matchDate, .matchTime])
    #expect(trace.resolved == "yMMMMEEEEdahm")
    #expect(trace.glue?.style == .full && trace.glue?.place?.path == "styles/glue/at-time/full")
  }

  @Test func whatAnEntryLacksIsAppended() throws {
    let trace = try trace("yMMMdQ", "he")
    guard case .append(let item) = trace.steps[1].kind else {
      Issue.record("nothing was appended")
      return
    }
    #expect(item.field == .quarter && item.place?.path == "append/Quarter" && item.template == "{0} ({2}: {1})")
    #expect(item.namePlace?.path == "fields/quarter/dn" && trace.steps[0].missing == "Q")
    #expect(trace.pattern.text.hasSuffix("Q)"))
  }

  @Test func fieldsWithoutAFormGetThatOfICU() throws {
    let trace = try trace("yMMMdF", "en")
    guard case .append(let item)? = trace.steps.last?.kind else {
      Issue.record("nothing was appended")
      return
    }
    #expect(item.field == .weekdayInMonth && item.place == nil && item.template.contains("\u{251C}"))
  }

  @Test func aFractionGoesBehindItsSeconds() throws {
    let trace = try trace("hmsSS", "ar-EG")
    #expect(trace.steps.map(\.kind) == [.matchTime, .addFraction])
    let sources = zip(trace.pattern.text.unicodeScalars, trace.pattern.text.unicodeScalars.map { $0.utf8.count })
    var place = 0
    for (scalar, count) in sources {
      let source = trace.pattern.sources[place]
      if scalar == "\u{66B}" { #expect(source == .decimalSeparator) }
      if scalar == "S" { #expect(source == .entry(step: 1)) }
      if scalar == "s" || scalar == "a" { #expect(source == .entry(step: 0)) }
      place += count
    }
    #expect(place == trace.pattern.bytes.count)
  }

  @Test func widthsSayWhatDecided() throws {
    let trace = try trace("yyMMMMdd", "pt-BR")
    let rules = Dictionary(uniqueKeysWithValues: trace.steps[0].adjustments.map { ($0.to, $0.rule) })
    #expect(rules["MMMM"] == .entryHasItFor && rules["dd"] == .asked && rules["yy"] == .asked)
    let hours = try self.trace("HHmm", "tr").steps[0].adjustments.map(\.rule)
    #expect(hours == [.timeKeepsItsOwn, .timeKeepsItsOwn])
  }

  @Test func aRegionsClockIsMadeOfASkeleton() throws {
    let format = try DateTimeFormat(time: .short, locale: "pt-US")
    let trace = try format.trace(from: try CivilDateTime("2026-11-30T18:05"))
    #expect(trace.request.otherClock == .region && trace.request.skeleton?.asked == "jmm")
    #expect(trace.hourCycle.value == "h12" && trace.hourCycle.source == .region("US"))
    let own = try DateTimeFormat(time: .short, locale: "pt-BR").trace(from: try CivilDateTime("2026-11-30T18:05"))
    #expect(own.request.otherClock == nil && own.request.skeleton == nil)
  }
}
