/// Why bytes cannot serve as locale tables.
public struct TableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the bytes.
  public struct Code: Hashable, Sendable {
    let name: String
    let reason: String

    /// The bytes end before the tables do.
    public static let truncated = Code(name: "truncated", reason: "the bytes end before the tables do")
    /// There are bytes after the end of the tables.
    public static let trailingBytes = Code(name: "trailingBytes", reason: "there are bytes after the end of the tables")
    /// The bytes do not begin as packed tables do.
    public static let notTables = Code(name: "notTables", reason: "these are not packed locale tables")
    /// The section directory contradicts itself or the byte count.
    public static let badDirectory = Code(name: "badDirectory", reason: "the section directory is damaged")
    /// The bytes are not those that were written.
    public static let wrongChecksum = Code(name: "wrongChecksum", reason: "the checksum does not match")
    /// A string is not UTF-8 or lies outside its section.
    public static let badString = Code(name: "badString", reason: "a string is damaged")
    /// A list lies outside its section or refers to something that is not there.
    public static let badList = Code(name: "badList", reason: "a list is damaged")
    /// A record refers to something that is not there.
    public static let badRecord = Code(name: "badRecord", reason: "a record is damaged")
    /// Keys are not in ascending order.
    public static let unsortedKeys = Code(name: "unsortedKeys", reason: "keys are not in ascending order")
    /// The tables are of a layout that this version of Almanac does not read; the parameter is the layout's version.
    public static func otherLayout(_ version: UInt32) -> Code {
      Code(
        name: "otherLayout",
        reason: "layout \(version), where this version of Almanac reads layout \(TableLayout.version); "
          + "pack the tables again with this version's almanac-tables")
    }
  }

  /// What is wrong.
  public let code: Code
  /// The byte offset at which it was found.
  public let offset: Int

  package init(_ code: Code, offset: Int) {
    self.code = code
    self.offset = offset
  }

  /// The reason and the offset, for people.
  public var description: String { "locale tables, byte \(offset): \(code.reason)" }
}
