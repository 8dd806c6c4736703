/// Writes how far away a day or a moment is, in the words of a locale: "yesterday", "in 3 weeks".
///
/// ```swift
/// let format = try RelativeDateFormat(locale: "pt-BR")
/// let today = try CivilDate("2026-11-30")
/// format.string(from: try CivilDate("2026-11-28"), relativeTo: today)   // anteontem
/// format.string(for: 3, .week)                                          // em 3 semanas
/// format.string(for: -1, .friday)                                       // sexta-feira passada
/// ```
///
/// Nothing here knows what day it is: today is always an argument.
///
/// Making a format resolves the locale, in less than a microsecond, and it can fail. Writing then cannot fail and takes no
/// lock; it allocates nothing but the result, once its phrase has been read, which the first text of each phrase does in
/// a microsecond, and the plural rules, which the first number does. What a format writes never changes,
/// and threads may share it.
///
/// The output is ICU's, byte for byte, for the ICU version that the tables were harvested from (`ureldatefmt_format`,
/// `ureldatefmt_formatNumeric`), with one difference: a whole number is written with all its digits, where ICU, which
/// takes a `double`, rounds those from 2^53 on.
public struct RelativeDateFormat: Sendable {
  /// All that the format has, so that a copy of it is one reference.
  private let parts: Parts

  private final class Parts: Sendable {
    let locale: LocaleTag
    let style: RelativeStyle
    let numbers: RelativeNumbers
    let fallback: LocaleTag?
    let data: LocaleData
    let options: FormatOptions
    let row: Int
    let phrases: RelativePhrases
    private let answering: LocaleTag
    /// What short numbers need, and what all do; each is read for the first such number.
    private let countings = OnceCells<RelativeCounting>(count: 2)

    init(
      _ locale: LocaleTag, _ style: RelativeStyle, _ numbers: RelativeNumbers, _ fallback: LocaleTag?,
      _ data: LocaleData, _ options: FormatOptions
    ) throws(FormatError) {
      guard !data.tables.isEmpty else { throw .missingData("locales", locale, data) }
      let (answering, row) = try data.answering(locale, fallback)
      let numbersTag = Self.numbersTag(locale, answering)
      // The package's own tables are complete, as tests say, and are read when they are needed; others are looked through, and
      // so are number systems by name: CLDR 48 has words in the pattern of numbers of one (`az-u-nu-arab`).
      let isNamed = !locale.extensions.isEmpty && locale.keyword(.numbers) != nil
      let isComplete = data == .embedded && !data.isSubset && !isNamed
      if isComplete {
        guard case .decimal = try data.numbers(for: numbersTag, row: row) else {
          throw .algorithmicNumberSystem(data.numberSystemName(for: numbersTag, row: row), numbersTag)
        }
      } else {
        let short = try RelativeCounting(short: data, numbersTag: numbersTag, answering: answering, row: row)
        let whole = try RelativeCounting(short, data, numbersTag: numbersTag, row: row, options.spaces)
        for place in 0..<2 { _ = countings.value(place) { whole } }
      }
      let rules =
        options == .standard ? nil : TextRules(options, language: answering.language, row: row, data: data)
      phrases = RelativePhrases(data, row: row, style, rules, readsAll: !isComplete)
      guard isComplete ? !phrases.isEmpty : phrases.isComplete else {
        throw .missingData("relative phrases", locale, data)
      }
      self.answering = answering
      self.locale = locale
      self.style = style
      self.numbers = numbers
      self.fallback = fallback
      self.data = data
      self.options = options
      self.row = row
    }

    /// What a whole number needs.
    func counting(for number: UInt64) -> RelativeCounting {
      number < RelativeCounting.firstLong ? shortCounting : counting
    }

    /// What every number needs.
    var counting: RelativeCounting {
      countings.value(1) {
        complete { () throws(FormatError) in
          try RelativeCounting(
            shortCounting, data, numbersTag: Self.numbersTag(locale, answering), row: row, options.spaces)
        }
      }
    }

    private var shortCounting: RelativeCounting {
      countings.value(0) {
        complete { () throws(FormatError) in
          try RelativeCounting(
            short: data, numbersTag: Self.numbersTag(locale, answering), answering: answering, row: row)
        }
      }
    }

    /// What is read of the embedded tables when it is needed; formats of other tables have it from the start.
    private func complete(_ read: () throws(FormatError) -> RelativeCounting) -> RelativeCounting {
      do throws(FormatError) {
        return try read()
      } catch {
        preconditionFailure("the embedded tables are not complete: \(error)")
      }
    }

    /// The locale whose digits are written.
    private static func numbersTag(_ locale: LocaleTag, _ answering: LocaleTag) -> LocaleTag {
      !locale.extensions.isEmpty && locale.keyword(.numbers) != nil ? locale : answering
    }
  }

  /// The locale that was asked for.
  public var locale: LocaleTag { parts.locale }
  /// The length of the phrases.
  public var style: RelativeStyle { parts.style }
  /// Whether words may stand in place of numbers.
  public var numbers: RelativeNumbers { parts.numbers }
  /// The tables that the format reads.
  public var data: LocaleData { parts.data }
  /// What is done to the text beyond the locale's data.
  public var options: FormatOptions { parts.options }
  /// The locale whose data answers: the one asked for, or what the fallback led to.
  public var resolvedLocale: LocaleTag { data.tag(parts.row) }
  var fallback: LocaleTag? { parts.fallback }
  var row: Int { parts.row }
  var counting: RelativeCounting { parts.counting }
  func counting(for number: UInt64) -> RelativeCounting { parts.counting(for: number) }
  var phrases: RelativePhrases { parts.phrases }

  /// Makes a format for a locale.
  ///
  /// - Parameters:
  ///   - style: the length of the phrases.
  ///   - numbers: whether words such as "yesterday" may stand in place of numbers.
  ///   - locale: the locale. The extension `-u-nu-` (digits) counts.
  ///   - fallback: the locale that answers, with its own extensions, where the tables know no locale of the language;
  ///     `-u-nu-` of `locale` still comes first. Nil, or a fallback of which the tables know none either, is root, whose
  ///     phrases are `+3 d`. There is no process-wide default.
  ///   - data: the tables.
  /// - Throws: `FormatError`: the locale's number system is unknown or has no digits, or the tables lack relative phrases,
  ///   plural rules or number patterns.
  public init(
    style: RelativeStyle = .long, numbers: RelativeNumbers = .auto, locale: LocaleTag, fallback: LocaleTag? = nil,
    data: LocaleData = .embedded
  ) throws(FormatError) {
    try self.init(style, numbers, locale, fallback, data, .standard)
  }

  init(
    _ style: RelativeStyle, _ numbers: RelativeNumbers, _ locale: LocaleTag, _ fallback: LocaleTag?,
    _ data: LocaleData, _ options: FormatOptions
  ) throws(FormatError) {
    parts = try Parts(locale, style, numbers, fallback, data, options)
  }

  /// The same format with other options.
  ///
  /// ```swift
  /// let menu = try RelativeDateFormat(locale: "fr").with(FormatOptions(capitalization: .beginningOfSentence))
  /// menu.string(for: 1, .day)                                             // Demain
  /// ```
  ///
  /// At the beginning of a sentence the phrase's first letter is a capital in every language, as `ureldatefmt_open` has it.
  /// In lists and by itself it is one where the locale's data say so (usage `relative` of UTS #35 part 2, "Context
  /// Transforms"); ICU does that for the relative styles of `udat_open`, and leaves the phrases of `ureldatefmt` alone. A
  /// phrase that begins with its number stays as it is. Plain spaces are those of the phrase and between the digits of its
  /// number. Cost: that of making a format.
  ///
  /// - Parameter options: what is done to the text; they replace those that the format has.
  /// - Returns: a format of the same locale, style and numbers.
  /// - Throws: `FormatError` as when the format was made, which it was; so this does not happen with the same tables.
  public func with(_ options: FormatOptions) throws(FormatError) -> RelativeDateFormat {
    try RelativeDateFormat(style, numbers, locale, fallback, data, options)
  }
}

extension RelativeDateFormat: Hashable {
  /// Whether both were made from equal parameters.
  public static func == (left: RelativeDateFormat, right: RelativeDateFormat) -> Bool {
    left.style == right.style && left.numbers == right.numbers && left.locale == right.locale
      && left.fallback == right.fallback && left.data == right.data && left.options == right.options
  }

  /// Hashes the parameters.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(numbers)
    hasher.combine(locale)
    hasher.combine(fallback)
    hasher.combine(data)
    hasher.combine(options)
  }
}
