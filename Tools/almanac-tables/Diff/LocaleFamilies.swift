import Almanac

/// Locales of which some have all their values from others on both sides, as most countries' have from their language's.
///
/// What such a locale says follows from the values of its head, apart from what the region decides. So it is written once.
struct LocaleFamilies: Sendable {
  /// One locale that is compared, and those that are like it.
  struct Family: Sendable {
    let head: LocaleTag
    let members: [LocaleTag]
  }

  let families: [Family]

  /// Puts locales into families.
  ///
  /// - Parameters:
  ///   - tags: the locales.
  ///   - old: one side.
  ///   - new: the other side.
  init(_ tags: [LocaleTag], _ old: DiffSide, _ new: DiffSide) {
    let compared = Dictionary(uniqueKeysWithValues: tags.map { (Self.name($0), $0) })
    var members: [String: [LocaleTag]] = [:]
    for tag in tags {
      var head = Self.name(tag)
      while let parent = Self.onlyParent(head, old.text, new.text), let parentTag = compared[parent],
        Self.isAlike(tag, parentTag, old.data), Self.isAlike(tag, parentTag, new.data)
      {
        head = parent
      }
      members[head, default: []] += head == Self.name(tag) ? [] : [tag]
    }
    families = members.keys.sorted().compactMap { head in
      compared[head].map { Family(head: $0, members: members[head] ?? []) }
    }
  }

  /// The parent that a locale has everything from on both sides; nil where there is none.
  private static func onlyParent(_ name: String, _ old: TableText, _ new: TableText) -> String? {
    guard let first = old.locales[name], let second = new.locales[name], first.values.isEmpty, second.values.isEmpty,
      first.parent == second.parent
    else { return nil }
    return first.parent
  }

  /// Whether rules of languages and regions are the same for two locales: parts of the day, hours, weeks.
  private static func isAlike(_ tag: LocaleTag, _ parent: LocaleTag, _ data: LocaleData) -> Bool {
    guard tag.language == parent.language, data.hourPreference(for: tag) == data.hourPreference(for: parent),
      let week = try? WeekInfo(locale: tag, data: data), let own = try? WeekInfo(locale: parent, data: data)
    else { return false }
    return week == own
  }

  /// The name of a locale in the text.
  static func name(_ tag: LocaleTag) -> String { tag == .root ? "und" : "\(tag)" }
}
