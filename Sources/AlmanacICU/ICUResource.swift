internal import CAlmanacICU

/// A node of ICU's resource data: a bundle, or a table, array, string, number or binary in one (`UResourceBundle`).
///
/// ICU resolves aliases between resources itself, so `kind` is that of the target.
///
/// Not Sendable: ICU allows one thread at a time on a bundle. The library is kept open by the node.
@safe public final class ICUResource {
  /// How a bundle of a locale is found.
  public enum Lookup: Sendable {
    /// Only the bundle of that very name, and only what it holds itself (`ures_openDirect`). An alias locale
    /// such as `zh_TW` is still replaced by its target.
    case direct
    /// The bundle of that name or of the nearest parent that exists, with the parents' values (`ures_open`).
    case inheriting
  }

  /// What a resource holds.
  ///
  /// The numbers are ICU's (`UResType`).
  public enum Kind: Int32, Sendable {
    /// Text: `string`.
    case string = 0
    /// Bytes: `bytes`.
    case binary = 1
    /// Children with keys, sorted by key.
    case table = 2
    /// An alias that ICU did not resolve.
    case alias = 3
    /// A number of 28 bits: `integer`.
    case integer = 7
    /// Children in order, without keys.
    case array = 8
    /// Numbers of 32 bits: `integers`.
    case integers = 14
  }

  /// The ICU that the resource belongs to.
  public let library: ICULibrary

  /// Where the resource is, for messages: `pt_BR/calendar/gregorian`.
  public let path: String

  /// ICU's name of the warning that the lookup answered (`U_USING_FALLBACK_WARNING` when a parent answered,
  /// `U_USING_DEFAULT_WARNING` when root did), or nil when it answered none.
  public let warning: String?

  let bundle: OpaquePointer

  /// Opens the bundle of a locale, or another bundle of the package, such as `supplementalData`.
  ///
  /// - Parameters:
  ///   - library: the ICU to read from.
  ///   - package: nil for ICU's main data, `curr`, `lang`, `region`, `unit`, `zone`, `brkitr`, `coll` or `rbnf` with
  ///     ICU's prefix: `ICUDATA-lang`.
  ///   - name: an ICU locale id or the name of a bundle.
  ///   - lookup: whether parents answer too.
  /// - Throws: `callFailed` with `U_MISSING_RESOURCE_ERROR` when there is none.
  public convenience init(
    _ library: ICULibrary, package: String? = nil, name: String, lookup: Lookup
  ) throws(ICUError) {
    var status: Int32 = 0
    let path = package.map { "\($0)/\(name)" } ?? name
    // SAFETY: the strings are terminated for the length of the call; ICU answers null or a bundle that is ours to
    // close.
    let bundle =
      switch lookup {
      case .direct: unsafe library.table.pointee.ures_openDirect(package, name, &status)
      case .inheriting: unsafe library.table.pointee.ures_open(package, name, &status)
      }
    try unsafe self.init(library, path, owning: bundle, status)
  }

  /// Takes over a bundle that ICU answered with `status`.
  init(_ library: ICULibrary, _ path: String, owning bundle: OpaquePointer?, _ status: Int32) throws(ICUError) {
    // SAFETY: the pointer is only compared with null.
    guard let bundle = unsafe bundle, status <= 0 else {
      // SAFETY: ICU may answer a bundle along with an error; it is ours to close, and closing null does nothing.
      unsafe library.table.pointee.ures_close(bundle)
      try library.check(status, "resource \(path)")
      throw ICUError(.callFailed, "resource \(path)", "ICU answered no resource and no error")
    }
    self.library = library
    self.path = path
    unsafe self.bundle = bundle
    warning = status < 0 ? library.name(ofStatus: status) : nil
  }

  deinit {
    // SAFETY: the bundle is open, ours, and unreachable from now on.
    unsafe library.table.pointee.ures_close(bundle)
  }

  /// The key in the parent table; nil for a bundle and for an item of an array.
  public var key: String? {
    // SAFETY: the bundle is open; ICU answers null or a terminated string that lives as long.
    unsafe library.table.pointee.ures_getKey(bundle).map { unsafe String(cString: $0) }
  }

  /// What the resource holds; nil for a type of its own that this ICU has.
  public var kind: Kind? {
    // SAFETY: the bundle is open.
    unsafe Kind(rawValue: library.table.pointee.ures_getType(bundle))
  }

  /// The number of children; 1 for a value.
  public var count: Int {
    // SAFETY: the bundle is open.
    unsafe Int(library.table.pointee.ures_getSize(bundle))
  }

  /// The locale whose bundle this resource was read from (`ULOC_ACTUAL_LOCALE`).
  public var actualLocale: String { get throws(ICUError) { try locale(ofType: 0) } }

  /// The most specific locale with any data that the request led to (`ULOC_VALID_LOCALE`).
  public var validLocale: String { get throws(ICUError) { try locale(ofType: 1) } }

  private func locale(ofType type: UInt32) throws(ICUError) -> String {
    var status: Int32 = 0
    // SAFETY: the bundle is open; ICU answers null or a terminated string that lives as long.
    let name = unsafe library.table.pointee.ures_getLocaleByType(bundle, type, &status)
    try library.check(status, "locale of resource \(path)")
    return unsafe name.map { unsafe String(cString: $0) } ?? ""
  }
}
