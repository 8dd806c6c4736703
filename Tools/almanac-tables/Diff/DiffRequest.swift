import Almanac

/// Which locales and sections are compared.
struct DiffRequest: Sendable {
  /// The locales, as they were written; empty for all.
  var locales: [String] = []
  /// The sections of what people see.
  var sections = Set(DiffSection.allCases)
  /// Whether the raw keys are compared.
  var comparesKeys = true

  /// The tags of the locales, sorted; of all of them where none is named.
  ///
  /// - Throws: `DiffRequestError` for what is no locale of either side.
  func tags(among all: Set<String>, _ old: LocaleData, _ new: LocaleData) throws -> [String] {
    guard !locales.isEmpty else { return all.sorted() }
    return try Set(locales.map { try tag($0, all, old, new) }).sorted()
  }

  private func tag(_ name: String, _ all: Set<String>, _ old: LocaleData, _ new: LocaleData) throws -> String {
    if all.contains(name) { return name }
    guard let tag = try? LocaleTag(parsing: name) else {
      throw DiffRequestError(locale: name, reason: "it is no locale; locales are written as pt-BR or pt_BR")
    }
    for data in [new, old] {
      if let row = data.row(for: tag), row != data.rootRow { return "\(data.tag(row))" }
    }
    throw DiffRequestError(locale: name, reason: "neither side has a locale of this language")
  }
}

/// Why a comparison cannot be made as it was asked for.
struct DiffRequestError: Error, Hashable, CustomStringConvertible {
  var locale: String
  var reason: String

  var description: String { "'\(locale)': \(reason)" }
}
