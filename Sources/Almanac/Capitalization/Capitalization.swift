/// The rules for capital letters of one locale in one context.
///
/// ICU changes the first field of a pattern and nothing else, and that only where it begins with a small letter; see
/// `SimpleDateFormat::subFormat`. Which fields it changes in lists and on their own is in the data
/// (`contextTransforms`), by the field's usage.
package struct Capitalization: Sendable {
  /// What a name is used as, in the words of CLDR's `contextTransformUsage`.
  package enum Usage: UInt8, CaseIterable, Sendable {
    case dayFormat, dayNarrow, dayStandalone
    case eraAbbreviated, eraWide, eraNarrow
    case monthFormat, monthNarrow, monthStandalone
    /// Relative phrases such as "tomorrow".
    case relative
    /// What has no usage of its own: quarters, day periods, numbers. Changed at the beginning of a sentence alone.
    case other

    /// The key in the data.
    fileprivate var key: String? {
      switch self {
      case .dayFormat: "day-format-except-narrow"
      case .dayNarrow: "day-narrow"
      case .dayStandalone: "day-standalone-except-narrow"
      case .eraAbbreviated: "era-abbr"
      case .eraWide: "era-name"
      case .eraNarrow: "era-narrow"
      case .monthFormat: "month-format-except-narrow"
      case .monthNarrow: "month-narrow"
      case .monthStandalone: "month-standalone-except-narrow"
      case .relative: "relative"
      case .other: nil
      }
    }
  }

  private let language: Subtag
  /// A bit for each usage whose names change, by its raw value.
  private let usages: UInt16

  /// Finds the rules.
  ///
  /// - Parameters:
  ///   - context: where the text will stand.
  ///   - language: the language that is written, whose own capitals count.
  ///   - row: the row that answers.
  ///   - data: the tables.
  package init(_ context: CapitalizationContext, language: Subtag, row: Int, data: LocaleData) {
    self.language = language
    switch context {
    case .none: usages = 0
    case .beginningOfSentence: usages = .max
    case .standalone: usages = Self.usages(data, row, flag: 1)
    case .uiListOrMenu: usages = Self.usages(data, row, flag: 0)
    }
  }

  /// Whether no text changes, so that asking further is needless.
  package var isEmpty: Bool { usages == 0 }

  /// Whether a name of a usage begins with a capital.
  package func changes(_ usage: Usage) -> Bool { usages >> UInt16(usage.rawValue) & 1 != 0 }

  /// The text with a capital where one is due.
  package func apply(to text: String, as usage: Usage) -> String {
    changes(usage) ? TitleCase.capitalizingFirst(of: text, in: language) : text
  }

  // MARK: Data

  /// The usages whose flag is set: the first is for lists and menus, the second for standing alone.
  ///
  /// Of the table as a whole the nearest one counts, as in ICU: pt-PT has one of its own that says nothing of weekdays, so
  /// what pt says of them is not asked. Relative phrases are looked up one by one, through all parents
  /// (`RelativeDateFormat::initCapitalizationContextInfo`).
  private static func usages(_ data: LocaleData, _ row: Int, flag: Int) -> UInt16 {
    let tables = data.tables
    var usages: UInt16 = 0
    let holder = data.inherited(row) { tables.hasTransforms($0) ? $0 : nil }
    for usage in Usage.allCases {
      guard let key = usage.key else { continue }
      let path = "transforms/" + key
      let flags =
        usage == .relative
        ? data.inherited(row) { tables.convention(path, $0) } : holder.flatMap { tables.convention(path, $0) }
      guard let flags else { continue }
      let isSet = tables.withString(flags) { $0.count == 3 && $0[2 * flag] == UInt8(ascii: "1") }
      if isSet { usages |= 1 << UInt16(usage.rawValue) }
    }
    return usages
  }
}

extension TableReader {
  /// A locale's own convention.
  fileprivate func convention(_ key: String, _ row: Int) -> UInt16? {
    value(of: key, in: list(locale(row, .conventions)))
  }

  /// Whether a locale has a table of transforms of its own.
  fileprivate func hasTransforms(_ row: Int) -> Bool {
    let pairs = list(locale(row, .conventions))
    let prefix = "transforms/".utf8.span
    return (0..<pairs.count / 2).contains { pair in
      withString(value(pairs, 2 * pair)) { key in
        key.count > prefix.count && TableReader.order(key.extracting(first: prefix.count), prefix) == 0
      }
    }
  }
}

extension Capitalization.Usage {
  static func months(_ width: DateNames.Width, _ context: DateNames.Context) -> Capitalization.Usage {
    width == .narrow ? .monthNarrow : context == .format ? .monthFormat : .monthStandalone
  }

  static func weekdays(_ width: DateNames.WeekdayWidth, _ context: DateNames.Context) -> Capitalization.Usage {
    width == .narrow ? .dayNarrow : context == .format ? .dayFormat : .dayStandalone
  }

  static func eras(_ width: DateNames.Width) -> Capitalization.Usage {
    switch width {
    case .abbreviated: .eraAbbreviated
    case .wide: .eraWide
    case .narrow: .eraNarrow
    }
  }
}
