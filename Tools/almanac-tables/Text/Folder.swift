import CAlmanacFiles
import FoundationEssentials

/// Folders of generated files, replaced whole or not at all.
enum Folder {
  /// The bytes of a file.
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw FileError(action: "read", path: path, reason: "\(Self.reason(error))")
    }
  }

  /// The names in a folder, sorted; empty where there is no folder.
  static func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted {
      $0.precedes($1)
    }
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// Puts a folder with exactly these files in the place of the one at `path`.
  ///
  /// The files are written to a new folder beside it and brought to disk; then the two folders change places in one
  /// step of the file system. Whoever kills the process at any moment leaves the old folder or the new one, whole, at
  /// `path`, and at worst a folder named `….new-…` beside it, which the next run removes.
  static func replace(_ path: String, with files: [(name: String, bytes: [UInt8])]) throws(FileError) {
    let parent = parent(of: path)
    let folders = Set(files.compactMap { subfolder(of: $0.name) }).sorted()
    guard isFolderOrFree(path) else {
      throw FileError(action: "replace", path: path, reason: "it is not a folder, but a file or a link")
    }
    removeLeftovers(beside: path)
    let fresh = "\(path).new-\(ProcessInfo.processInfo.processIdentifier)"
    do {
      try make(fresh)
      for folder in folders { try make("\(fresh)/\(folder)") }
      for file in files {
        let target = "\(fresh)/\(file.name)"
        try check(almanac_file_write(target.utf8Span.span, file.bytes.span), "write", target)
      }
      // All are written before the first is waited for, so that the disk takes them together.
      for name in files.map(\.name) + folders {
        try check(almanac_path_sync("\(fresh)/\(name)".utf8Span.span), "write", "\(fresh)/\(name)")
      }
      try check(almanac_path_sync(fresh.utf8Span.span), "write", fresh)
      if exists(path) {
        try check(almanac_folder_exchange("\(fresh)\0\(path)".utf8Span.span), "replace", path)
      } else {
        try check(almanac_folder_rename("\(fresh)\0\(path)".utf8Span.span), "make", path)
      }
      try check(almanac_path_sync(parent.utf8Span.span), "write", parent)
    } catch {
      try? FileManager.default.removeItem(atPath: fresh)
      throw error
    }
    // What stood at `path` before now stands here.
    try? FileManager.default.removeItem(atPath: fresh)
  }

  /// Writes a file in the place of one: whoever looks finds the old one or the new one, whole.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    do {
      try Data(bytes).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw FileError(action: "write", path: path, reason: reason(error))
    }
  }

  /// Whether a folder stands at a path, or nothing does.
  ///
  /// A link is neither: exchanging it would leave its target stale.
  private static func isFolderOrFree(_ path: String) -> Bool {
    guard let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType else {
      return true
    }
    return type == .typeDirectory
  }

  /// Removes what killed runs left beside a folder.
  private static func removeLeftovers(beside path: String) {
    let parent = parent(of: path)
    let prefix = "\(path.split(separator: "/").last ?? "").new-"
    for name in names(in: parent) where name.hasPrefix(prefix) {
      try? FileManager.default.removeItem(atPath: "\(parent)/\(name)")
    }
  }

  private static func make(_ path: String) throws(FileError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw FileError(action: "make", path: path, reason: reason(error))
    }
  }

  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func subfolder(of name: String) -> String? {
    name.lastIndex(of: "/").map { String(name[..<$0]) }
  }

  private static func check(_ code: Int32, _ action: String, _ path: String) throws(FileError) {
    guard code != 0 else { return }
    var text = [UInt8](repeating: 0, count: 256)
    var span = text.mutableSpan
    let count = almanac_errno_text(code, &span)
    throw FileError(action: action, path: path, reason: String(decoding: text[..<count], as: UTF8.self))
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? CocoaError else { return "\(error)" }
    return switch error.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: "No such file or directory"
    case .fileReadNoPermission, .fileWriteNoPermission: "Permission denied"
    case .fileWriteVolumeReadOnly: "Read-only file system"
    case .fileWriteOutOfSpace: "No space left on device"
    case .fileWriteFileExists: "File exists"
    default: "\(error)"
    }
  }
}

/// Why a file could not be read or written.
struct FileError: Error, Hashable, CustomStringConvertible {
  var action: String
  var path: String
  var reason: String

  var description: String { "cannot \(action) \(path): \(reason)" }
}
