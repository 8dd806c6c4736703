/// Subtags that reading compares with, packed by hand.
///
/// A literal would be packed anew at each use, which is most of the time of reading `pt-BR`.
extension Subtag {
  /// `posix`.
  static var posix: Subtag { Subtag(trusting: 0x706F_7369_7800_0000) }
  /// `c`.
  static var singleC: Subtag { Subtag(trusting: 0x6300_0000_0000_0000) }
  /// `root`.
  static var root: Subtag { Subtag(trusting: 0x726F_6F74_0000_0000) }
  /// `x`.
  static var singleX: Subtag { Subtag(trusting: 0x7800_0000_0000_0000) }
  /// `u`.
  static var singleU: Subtag { Subtag(trusting: 0x7500_0000_0000_0000) }
  /// `ca`.
  static var calendarKey: Subtag { Subtag(trusting: 0x6361_0000_0000_0000) }
  /// `nu`.
  static var numbersKey: Subtag { Subtag(trusting: 0x6E75_0000_0000_0000) }
  /// `hc`.
  static var hourCycleKey: Subtag { Subtag(trusting: 0x6863_0000_0000_0000) }
  /// `fw`.
  static var firstWeekdayKey: Subtag { Subtag(trusting: 0x6677_0000_0000_0000) }
  /// `cu`.
  static var currencyKey: Subtag { Subtag(trusting: 0x6375_0000_0000_0000) }
  /// `true`.
  static var trueValue: Subtag { Subtag(trusting: 0x7472_7565_0000_0000) }
  /// `yes`.
  static var yesValue: Subtag { Subtag(trusting: 0x7965_7300_0000_0000) }
  /// `islamicc`.
  static var islamicc: Subtag { Subtag(trusting: 0x6973_6C61_6D69_6363) }
  /// `ethiopic`.
  static var ethiopic: Subtag { Subtag(trusting: 0x6574_6869_6F70_6963) }
  /// `Zzzz`.
  static var unknownScript: Subtag { Subtag(trusting: 0x5A7A_7A7A_0000_0000) }
  /// `ZZ`.
  static var unknownRegion: Subtag { Subtag(trusting: 0x5A5A_0000_0000_0000) }
}
