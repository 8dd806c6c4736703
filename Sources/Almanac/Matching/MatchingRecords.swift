/// How the packed file holds CLDR's language matching: a few long strings of ASCII records, sorted, with short subtags
/// filled up with spaces.
///
/// They are the values of the pairs of `SupplementalSlot.languageMatching`, by these keys.
package enum MatchingRecords {
  /// Four numbers with spaces between: the distance of languages, scripts and regions that no rule speaks of, and the
  /// least distance of different regions in any rule.
  package static let defaults = "defaults"

  /// Groups of rules that say the same of many desired languages.
  ///
  /// A group begins with ``languageGroupCount`` bytes: the supported language, 3; distance, 2 digits; ``Marker``; how many
  /// desired languages follow, 2 digits. Then each of these takes ``languageCount`` bytes.
  package static let languages = "languages"
  package static let languageGroupCount = 8
  package static let languageCount = 3

  /// Records of ``scriptCount`` bytes: desired and supported language, 3 each; desired and supported script, 4 each, or
  /// `*` for any; distance, 2 digits; ``Marker``.
  package static let scripts = "scripts"
  package static let scriptCount = 17

  /// The beginning of keys such as `regions/zh-Hant zh-Hant`, whose values have ``regionCount`` digits: the distance of
  /// any regions, and then by set of the desired and the supported region; `-` where no rule speaks of the two.
  package static let regions = "regions/"
  package static let regionCount = 101

  /// Records of ``partitionCount`` bytes: region, 3; a letter, from `a` on, for the sets of regions that it is in.
  package static let partitions = "partitions"
  package static let partitionCount = 4

  /// What the letters stand for, with commas between: the digits of sets.
  package static let sets = "sets"

  /// Tags with spaces between that stand for a group, such as en-GB for English outside of America.
  package static let paradigms = "paradigms"

  /// What follows a rule on languages or scripts.
  package enum Marker: UInt8 {
    /// Nothing: the defaults count for what comes next.
    case leaf = 0x3D
    /// Rules on scripts.
    case scripts = 0x73
    /// Rules on regions.
    case regions = 0x72
  }

  /// The regions key for a pair of languages and scripts; a script is `*` where any will do.
  package static func regionsKey(_ desired: String, _ supported: String) -> String {
    "\(regions)\(desired) \(supported)"
  }
}
