/// What the options of a format do to the names that it writes.
struct TextRules {
  private let capitalization: Capitalization
  private let spaces: FormatOptions.Spaces

  /// The rules of options; nil where they leave all names as they are.
  init?(_ options: FormatOptions, _ setting: FormatSetting) {
    self.init(options, language: setting.answering.language, row: setting.row, data: setting.data)
  }

  /// The rules of options in a language that a row answers for; nil where they leave all texts as they are.
  init?(_ options: FormatOptions, language: Subtag, row: Int, data: LocaleData) {
    let capitalization = Capitalization(options.capitalization, language: language, row: row, data: data)
    guard !capitalization.isEmpty || options.spaces == .plain else { return nil }
    self.capitalization = capitalization
    spaces = options.spaces
  }

  /// A text that a whole text may begin with.
  ///
  /// - Parameters:
  ///   - text: its UTF-8.
  ///   - usage: what it is used as where the whole begins with it; nil where it does not.
  /// - Returns: the text as it is written there.
  func apply(to text: [UInt8], as usage: Capitalization.Usage?) -> [UInt8] {
    var text = text
    if let usage, capitalization.changes(usage) {
      text = Array(capitalization.apply(to: String(decoding: text, as: UTF8.self), as: usage).utf8)
    }
    return spaces == .plain ? PlainSpaces.applied(to: text) : text
  }

  /// The words of a field.
  ///
  /// - Parameters:
  ///   - words: what the locale has.
  ///   - usage: what they are used as in the pattern's first field, which alone is capitalized; nil in all others.
  ///   - tables: the tables of the words.
  /// - Returns: the words themselves where nothing changes.
  func apply(to words: FieldWords, as usage: Capitalization.Usage?, _ tables: TableReader) -> FieldWords {
    let usage = usage.flatMap { capitalization.changes($0) ? $0 : nil }
    guard usage != nil || spaces == .plain else { return words }
    var texts: [[UInt8]] = []
    for entry in 0..<words.count {
      texts.append(apply(to: Array(words.text(entry, tables).utf8), as: usage))
    }
    return .texts(texts)
  }
}

extension Capitalization.Usage {
  /// What a field of a pattern is used as.
  init(_ letter: UInt8, _ count: Int) {
    switch Unicode.Scalar(letter) {
    case "G": self = count == 4 ? .eraWide : count == 5 ? .eraNarrow : .eraAbbreviated
    case "M": self = count < 3 ? .other : count == 5 ? .monthNarrow : .monthFormat
    case "L": self = count < 3 ? .other : count == 5 ? .monthNarrow : .monthStandalone
    case "E": self = count == 5 ? .dayNarrow : .dayFormat
    case "e": self = count < 3 ? .other : count == 5 ? .dayNarrow : .dayFormat
    case "c": self = count < 3 ? .other : count == 5 ? .dayNarrow : .dayStandalone
    default: self = .other
    }
  }
}
