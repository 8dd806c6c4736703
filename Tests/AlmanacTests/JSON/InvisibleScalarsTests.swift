import Testing

@testable import Almanac

/// The list of invisible characters against the standard library's properties.
@Suite struct InvisibleScalarsTests {
  @Test func holdsWhatThePropertiesSay() {
    var compared = 0
    for scalar in (UInt32(0)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init) {
      let properties = scalar.properties
      // What a later Unicode than the list's own brought may be missing.
      guard let age = properties.age, age.major <= 15, scalar != " " else { continue }
      let isInvisible =
        switch properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
        default: properties.isDefaultIgnorableCodePoint
        }
      compared += 1
      guard InvisibleScalars.contains(scalar) != isInvisible else { continue }
      Issue.record("\(scalar.debugDescription) \(properties.generalCategory)")
    }
    #expect(compared > 100_000)
  }

  @Test func sparesWhatIsSeen() {
    for scalar in " azAZ09~é年😀ığş,.-/".unicodeScalars { #expect(!InvisibleScalars.contains(scalar)) }
  }
}
