internal import CAlmanacICU

/// One ICU, opened at run time; several of different versions can be open side by side.
///
/// Opening makes root the default locale of that ICU (`uloc_setDefault("root")`), because a locale that ICU lacks
/// falls back to its default locale, which ICU otherwise takes from the environment: with it, `xx_YY` answers root's
/// data, whatever `LANG` says. ICU keeps names that came from a default in its caches, so a program that calls the
/// same ICU by other means should do so only after the library is open. ICU itself reads the variable `ICU_DATA` and
/// looks in the folder that it names for data, and `ICU_TIMEZONE_FILES_DIR` for time zones.
///
/// Opening costs some milliseconds. The library stays loaded until the process ends, also when the last reference to
/// this object goes: ICU registers caches and locks that outlive any handle.
///
/// One process can hold several ICUs of different versions, but of each version one: the dynamic linker knows the
/// libraries that a library needs by their names alone.
///
/// Sendable: the table of functions is bound in `init` and never written again, the functions are plain C functions,
/// and ICU guards its global state with its own locks.
@safe public final class ICULibrary: Sendable, CustomStringConvertible {
  /// Where the library was opened: a path, or a name that the dynamic linker resolved.
  public let path: String

  /// ICU's major version: 72.
  public let major: Int

  /// ICU's version, such as `72.1`.
  public let version: String

  /// The version of CLDR that the data are from, such as `42.0`.
  public let cldrVersion: String

  /// The version of Unicode, such as `15.0`.
  public let unicodeVersion: String

  /// The version of the time zone data, such as `2022e`.
  public let tzdataVersion: String

  /// The name and version, such as `ICU 72.1`.
  public var description: String { "ICU \(version)" }

  // SAFETY: written once in init, freed once in deinit, and read-only in between, so threads may share it.
  nonisolated(unsafe) let table: UnsafePointer<almanac_icu>

  /// Opens the ICU whose i18n library is at `path`.
  ///
  /// - Parameter path: a path to the file, or a name without a slash for the dynamic linker to find.
  /// - Throws: `libraryNotLoaded`, `notICU`, `tooOld` (before 67), `symbolMissing`, `dataMissing`.
  public init(path: String) throws(ICUError) {
    var failure = almanac_icu_failure()
    // SAFETY: the path is a terminated string for the length of the call, and `failure` is ours to be filled.
    guard let table = unsafe almanac_icu_open(path, &failure) else {
      throw ICUError(opening: path, failure)
    }
    self.path = path
    unsafe self.table = UnsafePointer(table)
    major = Int(unsafe table.pointee.major)
    do {
      var digits: [UInt8] = [0, 0, 0, 0]
      // SAFETY: ICU writes the four numbers of a version to the array.
      unsafe table.pointee.u_getVersion(&digits)
      version = Self.text(ofVersion: digits)
      // SAFETY: as above.
      unsafe table.pointee.u_getUnicodeVersion(&digits)
      unicodeVersion = Self.text(ofVersion: digits)
      var status: Int32 = 0
      // SAFETY: as above, and ICU writes its status.
      unsafe table.pointee.ulocdata_getCLDRVersion(&digits, &status)
      unsafe try Self.check(status, UnsafePointer(table), "ulocdata_getCLDRVersion")
      cldrVersion = Self.text(ofVersion: digits)
      // SAFETY: ICU answers null or a terminated string that it keeps.
      let tzdata = unsafe table.pointee.ucal_getTZDataVersion(&status)
      unsafe try Self.check(status, UnsafePointer(table), "ucal_getTZDataVersion")
      tzdataVersion = unsafe tzdata.map { unsafe String(cString: $0) } ?? ""
    } catch {
      // SAFETY: nothing else has seen the table, and deinit does not run after a throwing init of a class whose
      // properties are not all set.
      unsafe almanac_icu_free(table)
      throw error
    }
  }

  /// Gives back the table of functions; the library stays loaded.
  deinit {
    // SAFETY: every handle keeps a reference to its library, so none is left; the table came from almanac_icu_open.
    unsafe almanac_icu_free(UnsafeMutablePointer(mutating: table))
  }

  /// Writes a version as ICU does: at least two numbers, and no zeros after that.
  private static func text(ofVersion numbers: [UInt8]) -> String {
    let significant = (numbers.lastIndex { $0 != 0 } ?? 0) + 1
    return numbers.prefix(max(2, significant)).map(String.init).joined(separator: ".")
  }
}
