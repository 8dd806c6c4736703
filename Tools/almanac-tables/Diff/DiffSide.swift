import Almanac
import AlmanacICU

/// One side of a comparison: an edition of the tables, wherever it comes from.
struct DiffSide: Sendable {
  /// What the user called it.
  let name: String
  let kind: Kind
  /// The values; of a packed file those that are read back from it.
  let text: TableText
  /// What formats read.
  let data: LocaleData

  /// What a side was opened from.
  enum Kind: String, Sendable {
    case icu = "ICU"
    case packed = "packed file"
    case text = "text folder"
    case embedded = "embedded tables"
  }

  /// The name of the tables that the tool was built with.
  static let embeddedName = "embedded"

  /// Opens a side.
  ///
  /// - Parameter name: `embedded`; a folder of stage 1, or one that holds it as `Locales`; a packed file; else what
  ///   `--icu` takes: a version, a library, a folder that holds one.
  /// - Returns: the side, read whole; an ICU is harvested, which takes some seconds.
  /// - Throws: `DiffSideError`, which says what the side may be; `FileError`, `PackError`, `TableError`, `ICUError`.
  static func open(_ name: String) throws -> DiffSide {
    if name == embeddedName { return try packed(name, .embedded, .embedded) }
    for folder in [name, "\(name)/Locales"] where Folder.exists("\(folder)/und.json") {
      return try text(name, .text, TableText(folder: folder))
    }
    if let bytes = try packedBytes(name) {
      do {
        return try packed(name, .packed, LocaleData(bytes))
      } catch let error as TableError {
        throw DiffSideError(name: name, reason: "\(error)")
      }
    }
    let icu: ICULibrary
    do {
      icu = try ICULibrary.find(name)
    } catch {
      throw DiffSideError(name: name, reason: error.code == .libraryNotFound ? "\(error.reason)" : "\(error)")
    }
    return try text(name, .icu, Harvester(icu: icu).harvest())
  }

  private static func text(_ name: String, _ kind: Kind, _ text: TableText) throws -> DiffSide {
    // No format asks what is known of Unicode scalars.
    let sections = PackSections.embedded.subtracting(.unicode)
    return DiffSide(name: name, kind: kind, text: text, data: try LocaleData(Packer.packed(text, sections: sections)))
  }

  private static func packed(_ name: String, _ kind: Kind, _ data: LocaleData) throws -> DiffSide {
    DiffSide(name: name, kind: kind, text: try TableText(unpacking: data), data: data)
  }

  /// The bytes of a file that begins as packed files do; nil for everything else.
  private static func packedBytes(_ path: String) throws -> [UInt8]? {
    guard Folder.exists(path), let bytes = try? Folder.read(path) else { return nil }
    // The number that files begin with, lowest byte first.
    let magic = (0..<8).map { UInt8(truncatingIfNeeded: TableLayout.magic >> (8 * UInt64($0))) }
    return bytes.starts(with: magic) ? bytes : nil
  }
}

/// Why a side cannot be opened.
struct DiffSideError: Error, Hashable, CustomStringConvertible {
  var name: String
  var reason: String

  var description: String {
    "'\(name)' cannot be compared: \(reason). A side is a version of ICU that `almanac-tables icus` lists, a libicui18n, a "
      + "folder that holds one, a folder of stage 1 (Resources/Locales), a packed file (Resources/Tables/almanac.tables), "
      + "or 'embedded'"
  }
}
