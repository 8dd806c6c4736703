extension DateProgram {
  /// What a pattern is compiled with.
  struct Context {
    let setting: FormatSetting
    /// Number systems of single fields.
    var overrides: [NumberOverride] = []
    /// What stands for a name of a time zone.
    var zoneNames = ZoneNames.refused
    /// Whether the whole pattern shows minutes and seconds.
    var showsMinute = false
    var showsSecond = false
    /// What is done to names; nil where they are as in the data.
    var textRules: TextRules?

    init(_ setting: FormatSetting) {
      self.setting = setting
    }

    var data: LocaleData { setting.data }
    var tables: TableReader { setting.data.tables }
    /// The row that answers.
    var row: Int { setting.row }
    var calendar: CalendarSystem { setting.calendar }
    var numbers: NumberSystem { setting.numbers }
    /// The locale that was asked for.
    var locale: LocaleTag { setting.locale }
    /// The locale that answers: the one asked for or the fallback.
    var answering: LocaleTag { setting.answering }
    /// The one of both whose `-u-nu-` counts.
    var numbersTag: LocaleTag { setting.numbersTag }

    /// The locale's lists of names, by `NameSlot`; most patterns need one of them.
    var names: TableReader.List { tables.list(tables.locale(row, .names)) }

    /// The place of a field's number system among those of ``FieldRules``.
    func numbersPlace(_ letter: UInt8) -> UInt8 {
      // Of several for one field the last counts.
      guard !overrides.isEmpty, let index = overrides.lastIndex(where: { $0.covers(letter) }) else { return 0 }
      return UInt8(truncatingIfNeeded: index + 1)
    }

    /// The number system of a field.
    func numbers(_ letter: UInt8) -> NumberSystem {
      let place = Int(numbersPlace(letter))
      return place == 0 ? numbers : overrides[place - 1].system
    }

    /// The format's digits, where a field is written in them.
    func digits(_ letter: UInt8) -> Digits? {
      guard numbersPlace(letter) == 0, case .decimal(let digits) = setting.numbers else { return nil }
      return digits
    }
  }

  /// What stands for a name of a time zone.
  enum ZoneNames {
    /// Nothing: it is an error.
    case refused
    /// The offset in words, which ICU writes for a zone that has no name.
    case offsets
  }

  /// The most bytes that a pattern or a name may have, many times what any locale needs.
  ///
  /// Only tables that somebody brings can have longer ones, and a program of a million steps would write dates of
  /// megabytes.
  static let longestText = 1024

  /// Compiles a pattern.
  static func compile(_ pattern: Span<UInt8>, _ context: Context) throws(FormatError) -> DateProgram {
    guard pattern.count <= longestText else { throw .textTooLong("pattern", pattern.count, context.locale) }
    var builder = DateProgramBuilder(context)
    var scanner = PatternScanner()
    while let item = scanner.next(in: pattern) {
      switch item {
      case .literal(let byte): builder.append(byte)
      case .field(let letter, let count, let offset): try builder.append(letter, count, offset)
      }
    }
    return try builder.finish()
  }
}

extension DateProgram.Context {
  /// Takes in what the fields of a pattern depend on in the rest of it.
  ///
  /// As in ICU a 年 makes the years of the Japanese calendar in Japanese begin with 元年, quoted or not, unless the locale's
  /// data say how numbers are written.
  mutating func look(at pattern: Span<UInt8>) throws(FormatError) {
    var isQuoted = false
    var hasYearSign = false
    for index in 0..<pattern.count {
      switch pattern[index] {
      case UInt8(ascii: "'"): isQuoted.toggle()
      case UInt8(ascii: "m"): showsMinute = showsMinute || !isQuoted
      case UInt8(ascii: "s"): showsSecond = showsSecond || !isQuoted
      // 年 is E5 B9 B4.
      case 0xE5 where pattern.count - index > 2 && pattern[index + 1] == 0xB9 && pattern[index + 2] == 0xB4:
        hasYearSign = true
      default: break
      }
    }
    guard hasYearSign, calendar == .japanese, overrides.isEmpty, answering.language == .japanese else { return }
    overrides = [NumberOverride(letter: UInt8(ascii: "y"), system: .algorithmic(.jpanyear))]
  }

  /// Takes in number systems such as `d=hanidays`, several with a semicolon between; without a letter, of all fields of a
  /// date.
  mutating func override(by text: String) throws(FormatError) {
    for item in text.split(separator: ";") {
      let parts = item.split(separator: "=", maxSplits: 1)
      guard let name = parts.last else { continue }
      let letter = parts.count == 2 ? parts[0].utf8.first ?? 0 : 0
      overrides.append(NumberOverride(letter: letter, system: try data.numberSystem(named: String(name), locale)))
    }
  }
}

extension Subtag {
  fileprivate static var japanese: Subtag { "ja" }
}
