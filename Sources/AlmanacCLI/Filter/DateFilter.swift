import Almanac
import AlmanacCommandLine
import CAlmanacCommand

/// Copies lines and writes one value of each as a date for people.
///
/// A line is bytes up to a newline, and a value is bytes up to a tab or the line's end; nothing else is looked at, so
/// whatever a line holds comes out as it came in. One carriage return at the end of a value belongs to the line's end. An
/// empty value and `\N`, which is how engines write a null, pass.
///
/// The filter takes blocks. What it knows at a block's end it keeps in ``Place``, and of the block itself it asks for the
/// rest that it can't let go of yet; so its memory is two blocks, whatever the length of a line.
struct DateFilter {
  /// Where in a line the filter is.
  enum Part {
    /// In a field before the value.
    case before

    /// In the value.
    case inside

    /// Behind the value, or in a line that passes.
    case after
  }

  /// Where in a block the filter is: offsets, of which only `lineStart` can lie before the block, hence below 0.
  struct Place {
    var part = Part.before
    var fieldsLeft: Int
    var lineStart = 0
    var valueStart = 0

    /// The next byte to look at.
    var next = 0

    /// The next byte to write.
    var unwritten = 0
  }

  let plan: FilterPlan

  /// Writes days in the only format, or the first of several, and knows those that it wrote before.
  var writer: DateColumnWriter

  /// The room that the largest text of one value takes.
  let longestText: Int

  /// Whether each line gives several.
  let givesSeveralLines: Bool

  /// The byte besides the newline that ends a value; the newline itself where a value is a whole line.
  private let separator: UInt8

  /// The days of texts that were read, which stand in many lines as a rule.
  var knownTexts = TextDays()

  var place: Place
  private(set) var lineNumber = 1

  /// What people are to read about values that were kept, ready to be written.
  var report: [UInt8] = []

  /// Makes a filter at the start of its input.
  ///
  /// - Precondition: The plan has a format, and just one where it has a column; a block has room for what is held back
  ///   and for the longest text.
  init(_ plan: FilterPlan) {
    guard let format = plan.formats.first, plan.column == nil || !plan.givesSeveralLines else {
      preconditionFailure("a column is written in one format, a line in one or more")
    }
    precondition(plan.limits.block > plan.limits.heldBack + plan.longestHeldValue + 2)
    precondition(plan.limits.block >= plan.longestText)
    self.plan = plan
    writer = DateColumnWriter(format)
    longestText = plan.longestText
    givesSeveralLines = plan.givesSeveralLines
    separator = plan.column == nil ? Byte.newline : Byte.tab
    place = Place(fieldsLeft: plan.column ?? 0)
    if plan.hasHeader { place.part = .after }
  }

  /// Takes a block, which begins with what the last call left, and writes what it can.
  ///
  /// - Parameters:
  ///   - block: The bytes.
  ///   - isLast: Whether the input ends with them.
  ///   - output: Where the result goes; whenever it is full it is written to the streams.
  ///   - streams: Where a full output goes.
  /// - Returns: The offset of the first byte that the next block has to begin with.
  /// - Throws: What ends the run: a value that can't be read, or an output that can't be written.
  mutating func take<Streams: FilterStreams>(
    _ block: Span<UInt8>, isLast: Bool, into output: inout OutputBlock, _ streams: inout Streams
  ) throws(CommandFailure) -> Int {
    while place.lineStart < block.count {
      if place.part == .before {
        let scan = almanac_skip_fields(block, place.next, place.fieldsLeft)
        place.next = scan.position
        place.fieldsLeft = scan.fields_left
        if scan.fields_left == 0 {
          place.valueStart = scan.position
          place.part = .inside
        } else if scan.position < block.count || isLast {
          try refuse(.noSuchColumn, valueEnd: scan.position, in: block, into: &output, &streams)
        } else {
          break
        }
      }
      if place.part == .inside {
        let end = almanac_find_either(block, place.next, Byte.newline, separator)
        place.next = end
        if end < block.count || isLast {
          try writeValue(endingAt: end, in: block, into: &output, &streams)
        } else if end - place.valueStart > plan.longestHeldValue + 1 {
          try refuse(.tooLong, valueEnd: nil, in: block, into: &output, &streams)
        } else {
          break
        }
      }
      let end = almanac_find_either(block, place.next, Byte.newline, Byte.newline)
      place.next = end
      guard end < block.count else { break }
      startLine(at: end + 1)
    }
    return try letGo(of: block, isLast: isLast, into: &output, &streams)
  }

  private mutating func startLine(at start: Int) {
    lineNumber += 1
    place.part = .before
    place.fieldsLeft = plan.column ?? 0
    place.lineStart = start
    place.next = start
  }

  /// Writes what is certain, and moves the place to where it lies in the next block.
  private mutating func letGo<Streams: FilterStreams>(
    of block: Span<UInt8>, isLast: Bool, into output: inout OutputBlock, _ streams: inout Streams
  ) throws(CommandFailure) -> Int {
    let certain =
      switch place.part {
      case _ where isLast: block.count
      case .after: block.count
      case .before: isFarIn(block.count) ? block.count : place.lineStart
      case .inside: isFarIn(place.valueStart) ? place.valueStart : place.lineStart
      }
    try pass(upTo: certain, of: block, into: &output, &streams)
    place.lineStart -= certain
    place.valueStart -= certain
    place.next -= certain
    place.unwritten = 0
    return certain
  }

  /// Whether the offset lies so far in its line that the line is no longer held back.
  ///
  /// It depends on the line alone and not on the blocks that it came in, and with it what a run that stops leaves.
  func isFarIn(_ offset: Int) -> Bool {
    offset - place.lineStart > plan.limits.heldBack
  }
}
