internal import CAlmanacICU

extension ICULibrary {
  /// Sees that a zone is one of the tz database (`ucal_getCanonicalTimeZoneID`).
  ///
  /// ICU itself takes any text for a zone, and goes on in UTC with one that it does not know.
  ///
  /// - Throws: `unknownZone`, or `callFailed` with ICU's status.
  func checkZone(_ zone: String) throws(ICUError) {
    let id = Array(zone.utf16)
    var isSystem: Int8 = 0
    var status: Int32 = 0
    var canonical = [UInt16](repeating: 0, count: 128)
    // SAFETY: the arrays live for the length of the call and have the lengths that are given with them.
    _ = unsafe table.pointee.ucal_getCanonicalTimeZoneID(
      id, Int32(id.count), &canonical, Int32(canonical.count), &isSystem, &status)
    guard status <= 0, isSystem != 0 else {
      throw ICUError(
        .unknownZone, zone, "\(self) (tz database \(tzdataVersion)) has no time zone of this name",
        status: status > 0 ? name(ofStatus: status) : nil)
    }
  }
}
