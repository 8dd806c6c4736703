import Foundation
import Testing

@testable import AlmanacICU

/// Every way in which an ICU cannot be opened has a message that says so.
@Suite struct OpeningFailureTests {
  private func failure(_ open: () throws(ICUError) -> ICULibrary) throws -> ICUError {
    do {
      let icu = try open()
      Issue.record("\(icu.path) opened as ICU \(icu.version)")
    } catch {
      return error
    }
    throw CancellationError()
  }

  @Test func noFile() throws {
    let error = try failure { () throws(ICUError) in try ICULibrary(path: "/no/such/libicui18n.so") }
    #expect(error.code == .libraryNotLoaded)
    #expect(error.context == "/no/such/libicui18n.so")
    #expect(error.description.hasSuffix("cannot open shared object file: No such file or directory"))
  }

  @Test func noLibrary() throws {
    let error = try failure { () throws(ICUError) in try ICULibrary.find(#filePath) }
    #expect(error.code == .libraryNotLoaded)
    #expect(error.reason.contains("invalid ELF header"))
  }

  @Test func anotherLibrary() throws {
    let error = try failure { () throws(ICUError) in try ICULibrary(path: "libc.so.6") }
    #expect(error.code == .notICU)
    #expect(
      error.description
        == "libc.so.6: this is not ICU's i18n library (libicui18n): it has no udat_open, neither plain nor with a version"
    )
  }

  @Test(arguments: Installed.all) func anotherLibraryOfICU(icu: ICULibrary) throws {
    let common = try #require(icu.file(of: .common))
    let error = try failure { () throws(ICUError) in try ICULibrary(path: common) }
    #expect(error.code == .notICU)
  }

  @Test func noVersion() throws {
    let error = try failure { () throws(ICUError) in try ICULibrary.find("119", cache: nil) }
    #expect(error.description == "119: the dynamic linker finds no libicui18n.so.119")
    #expect(error.code == .libraryNotFound)
  }

  @Test func emptyFolder() throws {
    let folder = Workshop.tests.appending(path: "StandIn").path()
    let error = try failure { () throws(ICUError) in try ICULibrary.find(folder) }
    #expect(error.code == .libraryNotFound)
    #expect(error.description == "\(folder): the folder has no libicui18n*.so")
  }

  @Test func bestOfAFolder() {
    #expect(ICULibrary.best(of: []) == nil)
    #expect(ICULibrary.best(of: ["libicuuc.so.72", "libicui18n.a"]) == nil)
    #expect(
      ICULibrary.best(of: ["libicui18n-27b40375.so.78.3", "libicuuc-55b0ea0a.so.78.3"]) == "libicui18n-27b40375.so.78.3"
    )
    #expect(
      ICULibrary.best(of: ["libicui18n.so.9", "libicui18n.so.72", "libicui18n.so", "libicui18n.so.72.1"])
        == "libicui18n.so.72")
    #expect(ICULibrary.best(of: ["libicui18n.so"]) == "libicui18n.so")
  }
}

/// The failures that only a stand-in, made by the C compiler, shows.
@Suite(.enabled(if: Workshop.compiler != nil, "clang compiles the stand-ins"))
struct StandInTests {
  private func failure(_ path: String) throws -> ICUError {
    try #require(throws: ICUError.self) { try ICULibrary(path: path) }
  }

  private func standIn(_ name: String, _ suffix: String, _ flags: [String] = []) throws -> String {
    try Workshop.standIn(
      name, ["-DSUFFIX=\(suffix)", Workshop.source("Stubs.c"), Workshop.source("StandIn.c")] + flags)
  }

  @Test func tooOld() throws {
    let path = try standIn("too-old.so", "_66")
    #expect(try failure(path).description == "\(path): this is ICU 66; 67 or later is needed")
    #expect(try failure(path).code == .tooOld)
  }

  @Test func functionMissing() throws {
    let path = try Workshop.standIn("partial.so", ["-DSUFFIX=_70", Workshop.source("StandIn.c")])
    #expect(try failure(path).description == "\(path): this ICU 70 has no function u_getUnicodeVersion_70")
    #expect(try failure(path).code == .symbolMissing)
  }

  @Test func dataMissing() throws {
    let path = try standIn("no-data.so", "_70", ["-DNO_DATA"])
    #expect(
      try failure(path).description
        == "\(path): ICU's data library is missing or a stub: u_init failed (U_FILE_ACCESS_ERROR)")
    #expect(try failure(path).code == .dataMissing)
  }

  @Test func rootMissing() throws {
    let path = try standIn("no-root.so", "_70", ["-DNO_ROOT"])
    #expect(
      try failure(path).description
        == "\(path): ICU's data library is missing or a stub: udat_open failed (U_MISSING_RESOURCE_ERROR)")
  }

  @Test func defaultLocaleStays() throws {
    let path = try standIn("not-pinned.so", "_70", ["-DNOT_PINNED"])
    #expect(try failure(path).reason == "ICU's default locale cannot be made root; it stays \"ja_JP\"")
    #expect(try failure(path).code == .callFailed)
  }

  @Test func withoutRenaming() throws {
    let icu = try ICULibrary(path: try standIn("plain.so", ""))
    #expect(icu.version == "70.1")
  }

  @Test func newerFunctionMissing() throws {
    let icu = try ICULibrary(path: try standIn("older.so", "_70"))
    let generator = try ICUPatternGenerator(icu, locale: "pt")
    let error = try #require(throws: ICUError.self) { try generator.dateTimeGlue(.full) }
    #expect(error.code == .functionUnavailable)
    #expect(
      error.description
        == "udatpg_getDateTimeFormatForStyle(pt, full): this is ICU 70.1; 72 or later is needed")
  }

  /// Two ICUs of one version cannot be told apart by the linker: the second would run on the first's data.
  @Test(arguments: Installed.all) func secondOfTheSameVersion(icu: ICULibrary) throws {
    let parts = try [ICULibrary.Part.i18n, .common].map { try #require(icu.file(of: $0)) }
    let folder = Workshop.folder.appending(path: "copy-\(icu.version)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for part in parts {
      let name = URL(filePath: part).lastPathComponent
      try FileManager.default.copyItem(
        at: URL(filePath: part).resolvingSymlinksInPath(), to: folder.appending(path: name))
    }
    let error = try #require(throws: ICUError.self) { try ICULibrary.find(folder.path()) }
    #expect(error.code == .mixedLibraries)
    #expect(
      error.reason
        == "another ICU \(icu.major) is open already, and this one would run on its common library, \(parts[1])"
    )
  }
}
