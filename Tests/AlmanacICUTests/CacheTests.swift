import Foundation
import Testing

@testable import AlmanacICU

/// ICUs that lie in a cache are found by their versions, beside those of the system.
@Suite struct CacheTests {
  /// A cache with a folder for each version; in it lies a link to a library, or nothing.
  private func withCache(_ libraries: [String: String?], _ body: (String) throws -> Void) throws {
    let cache = FileManager.default.temporaryDirectory.appending(path: "almanac-cache-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: cache) }
    for (version, target) in libraries {
      let folder = cache.appending(path: version)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      guard let target else { continue }
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "libicui18n-1a2b.so.\(version)").path, withDestinationPath: target)
    }
    try body(cache.path)
  }

  @Test func foldersAreVersions() throws {
    let file = "/nowhere/libicui18n.so"
    try withCache(["78.3": file, "101.1": file, "77.1": nil, ".new-78.3-x": file, "notes": file, "9": file]) { cache in
      let found = ICULibrary.cached(in: cache)
      #expect(found.map(\.version) == ["101.1", "78.3", "9"])
      #expect(found.first?.path == "\(cache)/101.1/libicui18n-1a2b.so.101.1")
    }
    #expect(ICULibrary.cached(in: nil).isEmpty && ICULibrary.cached(in: "/nowhere").isEmpty)
  }

  @Test(arguments: Installed.all) func aVersionOfTheCacheIsOpened(icu: ICULibrary) throws {
    let file = try #require(icu.file(of: .i18n))
    try withCache([icu.version: file]) { cache in
      for name in [icu.version, "\(icu.major)", "ICU-\(icu.major)"] {
        let found = try ICULibrary.find(name, cache: cache)
        #expect(found.version == icu.version)
      }
      let versions = ICULibrary.all(cache: cache).map { try? $0.library.get().version }
      #expect(versions.contains(icu.version))
    }
  }

  @Test(arguments: Installed.all) func aFolderThatNamesAnotherVersionIsRefused(icu: ICULibrary) throws {
    let file = try #require(icu.file(of: .i18n))
    try withCache(["119.1": file]) { cache in
      let error = try #require(throws: ICUError.self) { try ICULibrary.find("119", cache: cache) }
      #expect(error.code == .libraryNotFound && error.reason.contains("should be ICU 119.1 and is \(icu.version)"))
    }
  }

  @Test func whatIsNowhereSaysWhereItWasLookedFor() throws {
    try withCache([:]) { cache in
      let error = try #require(throws: ICUError.self) { try ICULibrary.find("118", cache: cache) }
      #expect(error.reason == "the dynamic linker finds no libicui18n.so.118, and \(cache) has none of that version")
    }
  }

  /// What cannot be opened is listed with the reason.
  @Test func aDamagedOneIsListedWithItsReason() throws {
    try withCache(["117.1": #filePath]) { cache in
      let found = try #require(ICULibrary.all(cache: cache).last { $0.origin == .cache })
      #expect(throws: ICUError.self) { try found.library.get() }
      #expect(found.path.hasSuffix("libicui18n-1a2b.so.117.1"))
    }
  }
}
