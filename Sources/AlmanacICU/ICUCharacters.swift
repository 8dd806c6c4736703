internal import CAlmanacICU

/// What an ICU knows of single scalars (`uchar.h`).
///
/// Every function takes any number from 0 to 0x10FFFF, also a surrogate's; ICU answers the defaults above that.
public struct ICUCharacters: Sendable {
  private let library: ICULibrary

  /// The scalars of an open ICU.
  public init(_ library: ICULibrary) {
    self.library = library
  }

  /// General_Category in ICU's numbering (`UCharCategory`).
  public struct GeneralCategory: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Takes the number as it is.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Cn: neither assigned nor for private use.
    public static let unassigned = GeneralCategory(rawValue: 0)
    /// Nd.
    public static let decimalNumber = GeneralCategory(rawValue: 9)
    /// Zs.
    public static let spaceSeparator = GeneralCategory(rawValue: 12)
    /// Zl.
    public static let lineSeparator = GeneralCategory(rawValue: 13)
    /// Zp.
    public static let paragraphSeparator = GeneralCategory(rawValue: 14)
    /// Cc.
    public static let control = GeneralCategory(rawValue: 15)
    /// Cf.
    public static let format = GeneralCategory(rawValue: 16)
    /// Co.
    public static let privateUse = GeneralCategory(rawValue: 17)
    /// Cs.
    public static let surrogate = GeneralCategory(rawValue: 18)
  }

  /// A property that a scalar has or has not, in ICU's numbering (`UProperty`).
  public enum Flag: Int32, Sendable {
    /// Default_Ignorable_Code_Point.
    case defaultIgnorable = 5
    /// Join_Control: U+200C and U+200D.
    case joinControl = 20
    /// Noncharacter_Code_Point.
    case noncharacter = 24
    /// Emoji (UTS #51, ED-1).
    case emoji = 57
  }

  /// A property whose values ICU numbers (`UProperty`).
  public enum Enumeration: Int32, Sendable {
    /// Canonical_Combining_Class, 0 to 254.
    case combiningClass = 0x1002
    /// Joining_Type in the order of `UJoiningType`: U, C, D, L, R, T.
    case joiningType = 0x1007
    /// Script in the numbering of `UScriptCode`.
    case script = 0x100A
    /// Hangul_Syllable_Type in the order of `UHangulSyllableType`: none, L, V, T, LV, LVT.
    case hangulSyllableType = 0x100B
  }

  /// General_Category (`u_charType`).
  public func generalCategory(of scalar: UInt32) -> GeneralCategory {
    // SAFETY: ICU takes every number; so too below.
    GeneralCategory(rawValue: Int(unsafe library.table.pointee.u_charType(Int32(scalar))))
  }

  /// Whether a scalar has a property (`u_hasBinaryProperty`).
  public func has(_ flag: Flag, _ scalar: UInt32) -> Bool {
    unsafe library.table.pointee.u_hasBinaryProperty(Int32(scalar), flag.rawValue) != 0
  }

  /// The number of a property's value (`u_getIntPropertyValue`).
  public func value(of property: Enumeration, _ scalar: UInt32) -> Int {
    Int(unsafe library.table.pointee.u_getIntPropertyValue(Int32(scalar), property.rawValue))
  }

  /// The value of a decimal digit, 0 to 9, or nil (`u_charDigitValue`).
  public func digit(of scalar: UInt32) -> Int? {
    let value = unsafe library.table.pointee.u_charDigitValue(Int32(scalar))
    return value < 0 ? nil : Int(value)
  }

  /// Simple_Lowercase_Mapping: the scalar itself where it has none (`u_tolower`).
  public func lowercase(of scalar: UInt32) -> UInt32 {
    UInt32(bitPattern: unsafe library.table.pointee.u_tolower(Int32(scalar)))
  }
}
