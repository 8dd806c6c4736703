/// Chooses, of the languages that a program has, the one that a reader is best served with.
///
/// ```swift
/// let matcher = LanguageMatcher(of: ["pt-BR", "pt-PT", "ja", "zh-Hant", "tr"])
/// matcher.best(for: "zh-TW")                              // zh-Hant
/// matcher.best(for: "pt-AO")                              // pt-PT
/// matcher.best(for: "de")                                 // nil
/// matcher.best(for: AcceptLanguage("en,tr;q=0.9"))        // tr
/// ```
///
/// Languages are compared with what they imply filled in: `zh-TW` is written in Traditional Han, so it goes to `zh-Hant`
/// and not to `zh`. How far two languages are from one another for someone who reads the first, CLDR says: `nn` is served with
/// `nb`, and `pt-AO` with `pt-PT` rather than `pt-BR`. A reader who asks for `de-CH` can read `de`; who asks for `hi-Latn` is
/// served with `hi`, but not the other way round. Of locales that fit equally well, one that stands for a group
/// goes first (`en-GB` for English outside of America), and then the one that comes first in the list.
///
/// Make one matcher when the program starts: it takes some microseconds a language. A matcher is immutable, and threads
/// may share it.
///
/// The answers are those of ICU's `LocaleMatcher` with its default options: threshold, demotion of later wishes, one-way
/// rules. Subtags beyond language, script and region do not count, but for pseudo-locales, which match only themselves.
///
/// Source: UTS #35 part 1 "Language Matching"; the tables are those that are compiled into this package.
public struct LanguageMatcher: Sendable {
  /// The languages that the program has, as they were given.
  public let supported: [LocaleTag]

  /// What is answered where nothing fits; nil for no answer.
  public let defaultLanguage: LocaleTag?

  private let distance: LanguageDistance
  private let demotion: Int
  let tables: TableReader

  /// One of each group of equal languages, in the order in which they win when they are equally near.
  private let candidates: [MaximizedLanguage]

  /// For each candidate, its index in `supported`.
  private let indices: [Int]

  /// Prepares a choice.
  ///
  /// - Parameters:
  ///   - supported: the languages that the program has, the most important first. With none, the default is the only
  ///     answer.
  ///   - defaultLanguage: what is answered where nothing fits. It need not be one of `supported`; if it is, it goes
  ///     first among those that are equally near.
  public init(of supported: [LocaleTag], default defaultLanguage: LocaleTag? = nil) {
    self.init(of: supported, default: defaultLanguage, tables: .embedded)
  }

  package init(of supported: [LocaleTag], default defaultLanguage: LocaleTag?, tables: TableReader) {
    self.supported = supported
    self.defaultLanguage = defaultLanguage
    self.tables = tables
    let distance = LanguageDistance(tables)
    self.distance = distance
    demotion = distance.demotion
    let languages = supported.map { MaximizedLanguage($0, tables) }
    let first = defaultLanguage.map { MaximizedLanguage($0, tables) }
    let defaults = languages.indices.filter { index in first.map(languages[index].isEquivalent) ?? false }
    let others = languages.indices.filter { index in !(first.map(languages[index].isEquivalent) ?? false) }
    let paradigms = others.filter { distance.rules.isParadigm(languages[$0]) }
    let rest = others.filter { !distance.rules.isParadigm(languages[$0]) }
    var seen: Set<MaximizedLanguage> = []
    let indices = (defaults + paradigms + rest).filter { seen.insert(languages[$0]).inserted }
    self.indices = indices
    candidates = indices.map { languages[$0] }
  }

  /// The best language for a reader who wants one language.
  ///
  /// - Returns: an element of ``supported``, or ``defaultLanguage`` where none is near enough.
  public func best(for desired: LocaleTag) -> LocaleTag? {
    nearest(to: [desired]).map { supported[$0] } ?? defaultLanguage
  }

  /// The best language for a reader who wants several, the dearest first.
  ///
  /// A later wish is taken where it fits clearly better than all earlier ones do: with `nl` and `en`, `[af, en]` is
  /// served with `en`, though who reads Afrikaans can read Dutch. Another region of a wish is as good as the next wish
  /// itself. Cost: in proportion to the product of the two lists' lengths.
  ///
  /// - Returns: an element of ``supported``, or ``defaultLanguage`` where none is near enough.
  public func best(for desired: [LocaleTag]) -> LocaleTag? {
    nearest(to: desired).map { supported[$0] } ?? defaultLanguage
  }

  /// The index in `supported` of the best language for any of several.
  func nearest(to desired: some Sequence<LocaleTag>) -> Int? {
    var limit = distance.threshold
    var best: Int?
    for tag in desired {
      let language = MaximizedLanguage(tag, tables)
      // The very same language needs no comparison and takes the place of every earlier wish.
      if let exact = candidates.firstIndex(of: language) { return indices[exact] }
      if let (index, distance) = distance.nearest(to: language, of: candidates, within: limit) {
        best = indices[index]
        limit = distance
      }
      limit -= demotion
      if limit <= 0 { break }
    }
    return best
  }
}

extension MaximizedLanguage {
  /// Whether two mean the same, whichever of their subtags were given.
  fileprivate func isEquivalent(_ other: MaximizedLanguage) -> Bool {
    kind == other.kind && language == other.language && script == other.script && region == other.region
  }
}
