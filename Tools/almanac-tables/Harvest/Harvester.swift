import Almanac
import AlmanacICU

/// Reads everything that the tables hold from one ICU.
///
/// Names and styles are resolved by ICU itself and then reduced to what differs from the parent. Skeletons, intervals,
/// fields and the like are taken from each locale's own bundle, since there the order and the place of an entry matter.
struct Harvester {
  let icu: ICULibrary
  /// Is told how many of how many steps are done.
  var progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }

  /// Everything, for every locale that the ICU lists, and its legacy aliases.
  func harvest() throws -> TableText {
    var locales: [String: TableText.Locale] = [:]
    var resolved: [String: [String: String]] = [:]
    let ids = ["root"] + (try icu.availableLocales)
    // All inheriting bundles come before the first direct one: a bundle that is first opened directly stays in ICU's
    // cache with its id cut short as its parent, so that nb would have root for parent and not no (seen in ICU 72).
    for (index, id) in ids.enumerated() {
      progress(index, 2 * ids.count)
      resolved[try tag(of: id)] = try self.resolved(id)
    }
    for (index, id) in ids.enumerated() {
      progress(ids.count + index, 2 * ids.count)
      let tag = try tag(of: id)
      let parent = try parent(of: id).map(self.tag(of:))
      locales[tag] = TableText.Locale(tag: tag, parent: parent, values: try own(id))
    }
    for (tag, values) in resolved {
      guard var locale = locales[tag] else { continue }
      let inherited = locale.parent.flatMap { resolved[$0] } ?? [:]
      for (key, value) in values where inherited[key] != value { locale.values[key] = value }
      for lost in inherited.keys where values[lost] == nil {
        // A list of eras may be shorter than the parent's; ICU writes nothing for an era beyond its end.
        guard lost.contains("/eras/") else {
          throw HarvestError(locale: tag, key: lost, problem: "the parent has this value and the locale has none")
        }
        locale.values[lost] = ""
      }
      locales[tag] = locale
    }
    return TableText(source: try source(), locales: locales, supplemental: try supplemental(ids: ids))
  }

  /// The BCP 47 tag of an ICU id, canonical as ICU sees it; root is `und`.
  func tag(of id: String) throws -> String {
    id == "root" ? "und" : try icu.languageTag(of: id)
  }

  private func source() throws -> TableText.Source {
    // The bundle says "42" where the C function says "42.0".
    let cldr = try ICUResource(icu, name: "supplementalData", lookup: .direct).child("cldrVersion")?.string
    return TableText.Source(
      icu: icu.version, cldr: cldr ?? icu.cldrVersion, unicode: icu.unicodeVersion, timeZones: icu.tzdataVersion,
      library: try FileHash.hexadecimal(ofFile: icu.file(of: .i18n) ?? icu.path))
  }

  /// The ICU id of the bundle that a locale's bundle falls back to: what the bundle says, else the id cut short.
  private func parent(of id: String) throws -> String? {
    guard id != "root" else { return nil }
    let bundle = try ICUResource(icu, name: id, lookup: .direct)
    if let parent = try bundle.child("%%Parent") { return try parent.string }
    if try bundle.child("%%ParentIsRoot") != nil { return "root" }
    guard let cut = id.lastIndex(of: "_") else { return "root" }
    return String(id[..<cut])
  }
}

/// Why an ICU cannot be harvested.
struct HarvestError: Error, CustomStringConvertible {
  var locale: String
  var key: String
  var problem: String

  var description: String { "harvest of \(locale), \(key): \(problem)" }
}
