#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// ICUs that were fetched and put into the user's cache, one folder for each version.
extension ICULibrary {
  /// The folder of the cache: `$XDG_CACHE_HOME/almanac/icu`, or `~/.cache/almanac/icu`.
  ///
  /// It is nil where neither variable says where that is; a relative path is none, says the XDG Base Directory Specification.
  /// `Tools/fetch-icu` goes by the same rule.
  public static var cacheFolder: String? {
    if let path = variable("XDG_CACHE_HOME"), path.hasPrefix("/") { return "\(path)/almanac/icu" }
    return variable("HOME").map { "\($0)/.cache/almanac/icu" }
  }

  /// The i18n libraries of a cache with the versions that their folders are named for, the newest first.
  ///
  /// Folders whose names are no version, as those of a fetch that has not come to its end, are passed over.
  static func cached(in folder: String?) -> [(version: String, path: String)] {
    guard let folder, let versions = names(inFolder: folder) else { return [] }
    let found = versions.compactMap { version -> (version: String, path: String)? in
      guard version.first?.isNumber == true, version.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
        let name = names(inFolder: "\(folder)/\(version)").flatMap({ best(of: $0) })
      else { return nil }
      return (version, "\(folder)/\(version)/\(name)")
    }
    return found.sorted { numbers($1.version).lexicographicallyPrecedes(numbers($0.version)) }
  }

  /// The numbers of a version, which order it.
  static func numbers(_ version: some StringProtocol) -> [Int] { version.split(separator: ".").compactMap { Int($0) } }

  /// The value of an environment variable; nil where it is not set, or empty.
  private static func variable(_ name: String) -> String? {
    // SAFETY: the name is terminated, and the value is copied at once; nothing here changes the environment.
    let value = unsafe getenv(name).map { unsafe String(cString: $0) }
    return value?.isEmpty == false ? value : nil
  }
}
