/// A piece of an interval's pattern.
enum IntervalPiece {
  /// Text of what joins both ends.
  case text([UInt8])
  /// A pattern that one end is written by.
  case pattern([UInt8], IntervalEnd)
}

/// One end of an interval.
enum IntervalEnd: Sendable {
  case from, to
}

extension IntervalPlan {
  /// What is written where a field is the largest in which the ends differ, with the spaces that are asked for; nil stands
  /// for no difference.
  func pieces(for field: IntervalField?) -> [IntervalPiece] {
    let pieces = localPieces(for: field)
    guard spaces == .plain else { return pieces }
    return pieces.map { piece in
      switch piece {
      case .text(let text): .text(PlainSpaces.applied(to: text))
      case .pattern(let pattern, let end): .pattern(PlainSpaces.applied(to: pattern), end)
      }
    }
  }

  /// The same with the spaces of the locale's data.
  ///
  /// Source: ICU's `DateIntervalFormat::formatImpl` and `fallbackFormat`.
  private func localPieces(for field: IntervalField?) -> [IntervalPiece] {
    guard let field else { return [.pattern(single, .from)] }
    let patterns = self.patterns[field.rawValue]
    if !patterns.first.isEmpty {
      let (first, second): (IntervalEnd, IntervalEnd) = patterns.isLaterFirst ? (.to, .from) : (.from, .to)
      let pieces: [IntervalPiece] = [.pattern(patterns.first, first)]
      return patterns.second.isEmpty ? pieces : pieces + [.pattern(patterns.second, second)]
    }
    if !patterns.second.isEmpty { return joined(patterns.second, field) }
    return field.isIgnored(by: single.span) ? [.pattern(single, .from)] : joined(single, field)
  }

  /// Both ends by the same pattern; on one day, the date once and both times.
  private func joined(_ pattern: [UInt8], _ field: IntervalField) -> [IntervalPiece] {
    guard field.isTime, let date, let time, !glue.isEmpty else { return joined(pattern) }
    return Self.filled(glue, zero: joined(time), one: [.pattern(date, .from)])
  }

  private func joined(_ pattern: [UInt8]) -> [IntervalPiece] {
    Self.filled(fallback, zero: [.pattern(pattern, .from)], one: [.pattern(pattern, .to)])
  }

  /// The pieces of a template, with others in its places `{0}` and `{1}`.
  private static func filled(_ template: [UInt8], zero: [IntervalPiece], one: [IntervalPiece]) -> [IntervalPiece] {
    // A byte that no text has marks each place.
    let marked = PatternTemplate.filled(template.span, [0xFE], [0xFF], [])
    var pieces: [IntervalPiece] = []
    var text: [UInt8] = []
    for byte in marked {
      guard byte >= 0xFE else {
        text.append(byte)
        continue
      }
      if !text.isEmpty { pieces.append(.text(text)) }
      text = []
      pieces += byte == 0xFE ? zero : one
    }
    return text.isEmpty ? pieces : pieces + [.text(text)]
  }
}

/// A compiled interval: for each piece its text or the program of an end.
struct IntervalText: Sendable {
  enum Piece: Sendable {
    case text([UInt8])
    case program(DateProgram, IntervalEnd)
  }

  var pieces: [Piece] = []
  /// An upper bound of the bytes that any interval takes, with the room that programs need.
  var capacity = 0

  /// Writes both ends from `start` on, and says where they end.
  ///
  /// - Precondition: there is room for `capacity` bytes from `start` on.
  func write(_ from: Moment, _ to: Moment, into bytes: inout MutableSpan<UInt8>, at start: Int) -> Int {
    var end = start
    for piece in pieces {
      switch piece {
      case .text(let text):
        for byte in text {
          bytes[end] = byte
          end += 1
        }
      case .program(let program, .from): end = program.write(from, into: &bytes, at: end)
      case .program(let program, .to): end = program.write(to, into: &bytes, at: end)
      }
    }
    return end
  }
}

/// Which of the patterns of an interval one is, which decides whether its first field may be capitalized.
///
/// Source: ICU's `DateIntervalFormat::formatImpl` and `fallbackFormatRange`, which format the second one without a context.
enum IntervalPlace {
  case first, further
}

/// Compiles intervals; patterns that several of them have are compiled once.
struct IntervalCompiler {
  private let setting: FormatSetting
  private var compiled: [(pattern: [UInt8], place: IntervalPlace, program: DateProgram)] = []
  /// The programs of all formats so far, where there are so many that looking through a list takes too long.
  private var kept: [[UInt8]: DateProgram]?

  /// Makes a compiler.
  ///
  /// - Parameters:
  ///   - setting: who answers.
  ///   - keepsPrograms: whether there will be many formats.
  init(_ setting: FormatSetting, keepsPrograms: Bool = false) {
    self.setting = setting
    if keepsPrograms, setting.options.capitalization == .none { kept = [:] }
  }

  mutating func text(_ pieces: [IntervalPiece]) throws(FormatError) -> IntervalText {
    var result = IntervalText()
    var place = IntervalPlace.first
    for piece in pieces {
      switch piece {
      case .text(let text):
        result.pieces.append(.text(text))
        result.capacity += text.count
      case .pattern(let pattern, let end):
        let program = try program(pattern, place)
        place = .further
        result.pieces.append(.program(program, end))
        result.capacity += program.capacity
      }
    }
    return result
  }

  /// What a pattern is compiled with.
  func context(_ pattern: [UInt8], _ place: IntervalPlace) throws(FormatError) -> DateProgram.Context {
    var context = setting.context
    if place == .further, setting.options.capitalization != .none {
      context.textRules = TextRules(FormatOptions(spaces: setting.options.spaces), setting)
    }
    try context.look(at: pattern.span)
    return context
  }

  private mutating func program(_ pattern: [UInt8], _ place: IntervalPlace) throws(FormatError) -> DateProgram {
    // Without capitals a pattern is the same in every place.
    let place = setting.options.capitalization == .none ? .further : place
    if let program = kept?[pattern] { return program }
    if let known = compiled.first(where: { $0.place == place && $0.pattern == pattern }) { return known.program }
    let program = try DateProgram.compile(pattern.span, try context(pattern, place))
    if kept == nil { compiled.append((pattern, place, program)) } else { kept?[pattern] = program }
    return program
  }
}
