import Almanac
import AlmanacCommandLine

/// A format to explain, and what it writes or reads.
struct ExplainRequest {
  /// What became of the tag that was asked for.
  let tag: LocaleTagTrace
  let format: DateTimeFormat
  /// The request in words, such as `date short`.
  let words: String
  /// The file of the tables; nil for the embedded ones.
  let tablesPath: String?
  /// The most alternatives that are listed for a skeleton.
  let alternatives: Int

  /// The most that can be asked for: more than any locale has entries.
  private static let mostAlternatives = 1000

  /// A request that needs no arguments to be read.
  init(tag: LocaleTagTrace, format: DateTimeFormat, words: String, alternatives: Int) {
    self.tag = tag
    self.format = format
    self.words = words
    self.alternatives = alternatives
    tablesPath = nil
  }

  /// Makes what the arguments ask for.
  ///
  /// - Throws: `CommandFailure`, and `FileError` for a file of tables that cannot be read.
  init(_ options: ExplainOptions) throws {
    tag = try Self.tag(options[.locale] ?? "")
    tablesPath = options[.tables]
    alternatives = try Self.alternatives(options[.alternatives] ?? "3")
    let data = try Self.data(options[.tables])
    (format, words) = try Self.format(options, tag.tag, data)
  }

  private static func tag(_ text: String) throws(CommandFailure) -> LocaleTagTrace {
    do throws(LocaleTagError) {
      return try LocaleTag.trace(parsing: text)
    } catch {
      throw .usage("--locale: \(error)", of: ExplainOptions.command)
    }
  }

  private static func alternatives(_ text: String) throws(CommandFailure) -> Int {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let count = Int(text), count <= mostAlternatives else {
      throw .usage(
        "--alternatives is how many are listed, from 0 to \(mostAlternatives), not '\(text)'",
        of: ExplainOptions.command)
    }
    return count
  }

  private static func data(_ path: String?) throws -> LocaleData {
    guard let path else { return .embedded }
    let bytes = try Folder.read(path)
    do throws(TableError) {
      return try LocaleData(bytes)
    } catch {
      throw CommandFailure.badInput("\(path): \(error); `almanac-tables pack` makes such a file")
    }
  }

  private static func format(
    _ options: ExplainOptions, _ tag: LocaleTag, _ data: LocaleData
  ) throws(CommandFailure) -> (DateTimeFormat, String) {
    do {
      if let text = options[.skeleton] {
        let skeleton = try DateSkeleton(parsing: text)
        return (try DateTimeFormat(skeleton: skeleton, locale: tag, data: data), "skeleton \(skeleton)")
      }
      if let text = options[.pattern] {
        let pattern = try DatePattern(parsing: text)
        return (try DateTimeFormat(pattern: pattern, locale: tag, data: data), "pattern \(Escaped.text(text))")
      }
      let date: DateStyle? = try style(options, .date)
      let time: TimeStyle? = try style(options, .time)
      let glue = try glue(options[.glue])
      let words = [date.map { "date \($0.rawValue)" }, time.map { "time \($0.rawValue)" }].compactMap(\.self)
      let format =
        switch (date, time) {
        case (let date?, let time?):
          try DateTimeFormat(date: date, time: time, glue: glue, locale: tag, data: data)
        case (nil, let time?): try DateTimeFormat(time: time, locale: tag, data: data)
        default: try DateTimeFormat(date: date ?? .short, locale: tag, data: data)
        }
      return (format, words.joined(separator: ", "))
    } catch let failure as CommandFailure {
      throw failure
    } catch let error as DateSkeletonError {
      throw .usage("--skeleton: \(error)", of: ExplainOptions.command)
    } catch let error as DatePatternError {
      throw .usage("--pattern: \(error)", of: ExplainOptions.command)
    } catch {
      throw .badInput("\(error)")
    }
  }

  private static func style<Style: RawRepresentable<String>>(
    _ options: ExplainOptions, _ option: ExplainOptions.Option
  ) throws(CommandFailure) -> Style? {
    guard let text = options[option] else { return nil }
    guard let style = Style(rawValue: text) else {
      throw .usage(
        "\(option.declaration.written) is short, medium, long or full, not '\(text)'", of: ExplainOptions.command)
    }
    return style
  }

  private static func glue(_ text: String?) throws(CommandFailure) -> DateTimeGlue {
    guard let text else { return .atTime }
    guard let glue = DateTimeGlue(rawValue: text) else {
      throw .usage("--glue is atTime or standard, not '\(text)'", of: ExplainOptions.command)
    }
    return glue
  }
}

/// A date that is explained, with its time and its offset as far as the format needs them.
struct ExplainedMoment {
  /// As it was given.
  let text: String
  let dateTime: CivilDateTime
  let offset: UTCOffset

  /// Reads a date, a date-time, or one with an offset behind it, for a format.
  init(_ text: String, offset option: String?, for format: DateTimeFormat) throws(CommandFailure) {
    self.text = text
    var asked: UTCOffset?
    if let option { asked = try Self.offset(option, "--offset: ") }
    let pieces = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    let letters = Self.letters(of: format.pattern)
    let writesTime = !letters.isDisjoint(with: "abBhHkKjmsSA")
    let writesOffset = !letters.isDisjoint(with: "zZOxX")
    guard pieces.count == 2 else {
      guard !writesTime else {
        throw .badInput("\(text): the format writes a time, and this is a date alone; write \(text)T06:05")
      }
      dateTime = CivilDateTime(date: try Self.reading { () throws(CivilError) in try CivilDate(text) }, time: .midnight)
      offset = asked ?? .utc
      return
    }
    let end = pieces[1].firstIndex { $0 == "Z" || $0 == "+" || $0 == "-" } ?? text.endIndex
    dateTime = try Self.reading { () throws(CivilError) in try CivilDateTime(String(text[..<end])) }
    guard end < text.endIndex else {
      guard asked != nil || !writesOffset else {
        throw .badInput(
          "\(text): the format writes an offset, and this has none; end it with Z or +HH:MM, or give --offset")
      }
      offset = asked ?? .utc
      return
    }
    offset = try Self.offset(String(text[end...]), "\(text): ")
    if let asked, asked != offset {
      throw .usage("\(text) has an offset, and --offset says \(asked): give one", of: ExplainOptions.command)
    }
  }

  private static func letters(of pattern: String) -> Set<Character> {
    let items = (try? DatePattern(parsing: pattern, zoneNames: .allowed))?.items ?? []
    return Set(items.compactMap { item in if case .field(let field) = item { field.letter } else { nil } })
  }

  private static func reading<Value>(_ read: () throws(CivilError) -> Value) throws(CommandFailure) -> Value {
    do throws(CivilError) {
      return try read()
    } catch {
      throw .badInput("\(error)")
    }
  }

  private static func offset(_ text: String, _ place: String) throws(CommandFailure) -> UTCOffset {
    do throws(CivilError) {
      return try UTCOffset(text)
    } catch {
      throw .badInput("\(place)\(error)")
    }
  }
}
