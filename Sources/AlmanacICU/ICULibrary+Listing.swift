/// Every ICU that can be named by its version.
extension ICULibrary {
  /// Where an ICU was found.
  public enum Origin: String, Sendable {
    /// By the dynamic linker.
    case system
    /// In the cache; see ``ICULibrary/cacheFolder``.
    case cache
  }

  /// An ICU that was found.
  public struct Found: Sendable {
    /// Where it was found.
    public let origin: Origin
    /// Its path: that of the file that the linker found, or the one in the cache.
    public let path: String
    /// The open library, or why it cannot be opened.
    public let library: Result<ICULibrary, ICUError>
  }

  /// Opens every ICU that the dynamic linker finds by name or that the cache has, from version 67 on.
  ///
  /// Cost: some milliseconds for each; all stay loaded until the process ends.
  ///
  /// - Parameter cache: the folder of the cache; nil looks in none.
  /// - Returns: the newest first, those of the system before those of the cache, and what cannot be opened last.
  public static func all(cache: String? = cacheFolder) -> [Found] {
    var found: [Found] = []
    for name in systemNames {
      do {
        guard let library = try openIfPresent(name) else { continue }
        let path = library.file(of: .i18n) ?? name
        // The plain name is a link to the newest that there are headers for.
        guard !found.contains(where: { $0.path == path }) else { continue }
        found.append(Found(origin: .system, path: path, library: .success(library)))
      } catch {
        found.append(Found(origin: .system, path: name, library: .failure(error)))
      }
    }
    for (_, path) in cached(in: cache) {
      let library = Result { () throws(ICUError) in try ICULibrary(path: path) }
      found.append(Found(origin: .cache, path: path, library: library))
    }
    let sorted = found.enumerated().sorted { left, right in
      let (first, second) = (left.element.numbers, right.element.numbers)
      return first == second ? left.offset < right.offset : second.lexicographicallyPrecedes(first)
    }
    return sorted.map(\.element)
  }
}

extension ICULibrary.Found {
  /// The numbers of the version; none where it cannot be opened.
  fileprivate var numbers: [Int] { (try? library.get()).map { ICULibrary.numbers($0.version) } ?? [] }
}
