#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Where an ICU is looked for.
extension ICULibrary {
  /// The newest version whose name is tried; ICU has two releases a year.
  private static let newest = 120
  private static let oldest = 67

  /// The names that the dynamic linker is asked for: `libicui18n.so.NN`, newest first, then the plain name.
  static var systemNames: [String] {
    stride(from: newest, through: oldest, by: -1).map { "libicui18n.so.\($0)" } + ["libicui18n.so"]
  }

  /// Opens the ICU that the dynamic linker finds by name: `libicui18n.so.NN`, newest first, then the plain name.
  ///
  /// - Throws: `libraryNotFound` when it finds none; else as `init(path:)` for the one that it found.
  public static func system() throws(ICUError) -> ICULibrary {
    for name in systemNames {
      if let library = try openIfPresent(name) { return library }
    }
    throw ICUError(
      .libraryNotFound, "libicui18n", "the dynamic linker finds none of the versions \(oldest) to \(newest)")
  }

  /// Opens the ICU that a user named.
  ///
  /// - Parameters:
  ///   - argument: a version (`72`, `ICU-72`, `72.1`), a path to an i18n library, or a folder that has one. Of several ICUs
  ///     that fit a version the newest is opened, the system's before one of the same version in the cache.
  ///   - cache: the folder in which versions are looked for too; nil looks in none.
  /// - Returns: the open library.
  /// - Throws: `libraryNotFound` when the folder has no `libicui18n*`, or neither the linker nor the cache has such a
  ///   version; else as `init(path:)`.
  public static func find(_ argument: String, cache: String? = cacheFolder) throws(ICUError) -> ICULibrary {
    if let version = version(in: argument) { return try find(version: version, argument, cache) }
    guard let names = names(inFolder: argument) else { return try ICULibrary(path: argument) }
    guard let name = best(of: names) else {
      throw ICUError(.libraryNotFound, argument, "the folder has no libicui18n*.so")
    }
    return try ICULibrary(path: argument.hasSuffix("/") ? argument + name : "\(argument)/\(name)")
  }

  /// Opens the newest ICU of a version, given in numbers: `[72]` or `[72, 1]`.
  private static func find(
    version: [Int], _ argument: String, _ cache: String?
  ) throws(ICUError) -> ICULibrary {
    let name = "libicui18n.so.\(version[0])"
    let system = try openIfPresent(name)
    // In the cache, folders say which version is in them, so that only the one that is wanted is opened.
    let cached = cached(in: cache).first { numbers($0.version).starts(with: version) }
    if let system, numbers(system.version).starts(with: version),
      cached.map({ numbers(system.version).lexicographicallyPrecedes(numbers($0.version)) }) != true
    {
      return system
    }
    if let cached {
      let library = try ICULibrary(path: cached.path)
      guard library.version == cached.version else {
        throw ICUError(
          .libraryNotFound, argument, "\(cached.path) should be ICU \(cached.version) and is \(library.version)")
      }
      return library
    }
    if let system { throw ICUError(.libraryNotFound, argument, "\(name) is ICU \(system.version)") }
    let place = cache.map { ", and \($0) has none of that version" } ?? ""
    throw ICUError(.libraryNotFound, argument, "the dynamic linker finds no \(name)\(place)")
  }

  /// Opens a library by name, or answers nil when the linker does not find it.
  static func openIfPresent(_ name: String) throws(ICUError) -> ICULibrary? {
    do {
      return try ICULibrary(path: name)
    } catch  where error.code == .libraryNotLoaded {
      return nil
    }
  }

  /// The numbers of the version that an argument such as `72`, `72.1` or `ICU-72` names.
  private static func version(in argument: String) -> [Int]? {
    let digits = argument.hasPrefix("ICU-") ? argument.dropFirst(4) : argument[...]
    guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }) else { return nil }
    let numbers = numbers(digits)
    return numbers.isEmpty ? nil : numbers
  }

  /// Of the names in a folder the i18n library of the newest version; of two names of one version the shorter.
  static func best(of names: [String]) -> String? {
    names
      .filter { $0.hasPrefix("libicui18n") && $0.contains(".so") }
      .max { rank($0).lexicographicallyPrecedes(rank($1)) }
  }

  /// The numbers after `.so.`, which order versions, and then what prefers a short name.
  private static func rank(_ name: String) -> [Int] {
    let parts = name.split(separator: ".").drop { $0 != "so" }.dropFirst().compactMap { Int($0) }
    return [parts.first ?? 0, parts.dropFirst().first ?? Int.max, -name.utf8.count]
  }

  /// The names of a folder's entries, sorted, or nil when the path is not a folder.
  static func names(inFolder path: String) -> [String]? {
    // SAFETY: the path is terminated; the stream that is answered is closed below.
    guard let stream = unsafe opendir(path) else { return nil }
    // SAFETY: the stream is open and ours.
    defer { unsafe closedir(stream) }
    var names: [String] = []
    // SAFETY: the stream is open, one thread reads it, and the entry is copied before the next is read.
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names.sorted()
  }
}
