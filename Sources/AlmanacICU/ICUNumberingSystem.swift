internal import CAlmanacICU

/// How numbers are written: by ten digits, or by rules (`UNumberingSystem`).
public struct ICUNumberingSystem: Hashable, Sendable {
  /// The CLDR name: `latn`, `arab`, `hanidec`, `jpan`.
  public let name: String

  /// Whether numbers are written by rules rather than by digits.
  public let isAlgorithmic: Bool

  /// The base: 10.
  public let radix: Int

  /// The ten digits from zero to nine, or the name of the rules, such as `ja/SpelloutRules/%spellout-cardinal`.
  public let digitsOrRules: String

  /// The system that a locale uses by default, or that its keyword `numbers` names.
  ///
  /// - Throws: `callFailed` with ICU's status, also for a keyword that names no system.
  public init(_ library: ICULibrary, locale: String) throws(ICUError) {
    var status: Int32 = 0
    // SAFETY: the name is terminated; ICU answers null or a system that is ours to close.
    let system = unsafe library.table.pointee.unumsys_open(locale, &status)
    unsafe try self.init(library, "unumsys_open(\(locale))", closing: system, status)
  }

  /// The system of a CLDR name.
  ///
  /// - Throws: `callFailed` with ICU's status for an unknown name.
  public init(_ library: ICULibrary, name: String) throws(ICUError) {
    var status: Int32 = 0
    // SAFETY: as above.
    let system = unsafe library.table.pointee.unumsys_openByName(name, &status)
    unsafe try self.init(library, "unumsys_openByName(\(name))", closing: system, status)
  }

  /// Reads a system out and closes it.
  private init(
    _ library: ICULibrary, _ context: String, closing system: OpaquePointer?, _ status: Int32
  ) throws(ICUError) {
    // SAFETY: the system is ours to close; closing null does nothing.
    defer { unsafe library.table.pointee.unumsys_close(system) }
    try library.check(status, context)
    guard let system = unsafe system else {
      throw ICUError(.callFailed, context, "ICU answered no numbering system and no error")
    }
    // SAFETY: the system is open; ICU answers null or a terminated string that lives as long.
    name = unsafe library.table.pointee.unumsys_getName(system).map { unsafe String(cString: $0) } ?? ""
    // SAFETY: the system is open.
    isAlgorithmic = unsafe library.table.pointee.unumsys_isAlgorithmic(system) != 0
    // SAFETY: the system is open.
    radix = unsafe Int(library.table.pointee.unumsys_getRadix(system))
    digitsOrRules = unsafe try library.text("unumsys_getDescription of \(context)") { out, capacity, status in
      // SAFETY: the system is open, and ICU writes at most `capacity` units.
      unsafe library.table.pointee.unumsys_getDescription(system, out, capacity, &status)
    }
  }

  /// The names of all systems that an ICU has, sorted by ICU.
  public static func names(_ library: ICULibrary) throws(ICUError) -> [String] {
    unsafe try library.list("unumsys_openAvailableNames") { status in
      // SAFETY: `list` closes the enumeration.
      unsafe library.table.pointee.unumsys_openAvailableNames(&status)
    }
  }
}
