import AlmanacICU
import Testing

@Suite struct ResourceTests {
  @Test(arguments: Installed.all) func inheritingAnswersFromParents(icu: ICULibrary) throws {
    let bundle = try ICUResource(icu, name: "pt_AO", lookup: .inheriting)
    let months = try #require(try bundle.inherited("calendar/gregorian/monthNames/format/wide"))
    #expect(try months.strings.first == "janeiro")
    #expect(try months.actualLocale == "pt")
    #expect(try months.validLocale == "pt_AO")
    #expect(try bundle.inherited("calendar/no/such/thing") == nil)
  }

  @Test(arguments: Installed.all) func directAnswersWhatTheLocaleHolds(icu: ICULibrary) throws {
    let bundle = try ICUResource(icu, name: "pt", lookup: .direct)
    #expect(bundle.warning == nil)
    let gregorian = try #require(try bundle.child("calendar")?.child("gregorian"))
    #expect(gregorian.key == "gregorian")
    #expect(gregorian.path == "pt/calendar/gregorian")
    #expect(gregorian.kind == .table)
    let keys = try gregorian.children.map(\.key)
    #expect(keys.count == gregorian.count)
    #expect(keys.compactMap { $0 } == keys.compactMap { $0 }.sorted())
    #expect(keys.contains("monthNames"))
    let patterns = try #require(try gregorian.child("DateTimePatterns"))
    #expect(patterns.kind == .array)
    #expect(try patterns.children.allSatisfy { $0.key == nil })
    #expect(try patterns.child(at: 0).path == "pt/calendar/gregorian/DateTimePatterns/0")
    // A locale without data of its own holds nothing, though it inherits.
    #expect(try ICUResource(icu, name: "pt_BR", lookup: .direct).child("calendar") == nil)
    #expect(try ICUResource(icu, name: "pt_BR", lookup: .inheriting).child("calendar") != nil)
  }

  @Test(arguments: Installed.all) func warningsSayWhoAnswered(icu: ICULibrary) throws {
    #expect(try ICUResource(icu, name: "pt_XX", lookup: .inheriting).warning == "U_USING_FALLBACK_WARNING")
    let unknown = try ICUResource(icu, name: "xx_YY", lookup: .inheriting)
    #expect(unknown.warning == "U_USING_DEFAULT_WARNING")
    #expect(try unknown.actualLocale == "root")
    let error = try #require(throws: ICUError.self) { try ICUResource(icu, name: "xx_YY", lookup: .direct) }
    #expect(error.description == "resource xx_YY: ICU answered an error (U_MISSING_RESOURCE_ERROR)")
    #expect(error.status == "U_MISSING_RESOURCE_ERROR")
  }

  @Test(arguments: Installed.all) func valuesHaveTypes(icu: ICULibrary) throws {
    let weeks = try #require(try ICUResource(icu, name: "supplementalData", lookup: .direct).child("weekData"))
    let world = try #require(try weeks.child("001"))
    #expect(world.kind == .integers)
    #expect(try world.integers.count == 6)
    let collations = try ICUResource(icu, package: "ICUDATA-coll", name: "root", lookup: .direct)
    let standard = try #require(try collations.child("collations")?.child("standard"))
    #expect(try #require(try standard.child("%%CollationBin")).bytes.count >= 32)
    let number = try #require(try ICUResource(icu, name: "numberingSystems", lookup: .direct).child("numberingSystems"))
    let latin = try #require(try number.child("latn"))
    #expect(try latin.child("radix")?.integer == 10)
    #expect(try latin.child("desc")?.string == "0123456789")
    #expect(try latin.child("desc")?.strings == ["0123456789"])
  }

  /// Aliases that lead nowhere do not end a walk over the data.
  @Test(arguments: Installed.all) func everyResourceOfRootIsRead(icu: ICULibrary) throws {
    func count(_ resource: ICUResource) throws -> Int {
      if resource.kind == .string { return try resource.string.isEmpty ? 0 : 1 }
      return try resource.children.reduce(1) { try $0 + count($1) }
    }
    let root = try ICUResource(icu, name: "root", lookup: .direct)
    #expect(try count(root) > 5000)
    let buddhist = try #require(try root.child("calendar")?.child("buddhist"))
    #expect(try buddhist.child("AmPmMarkersAbbr") == nil)
    #expect(try buddhist.children.count < buddhist.count)
  }

  @Test(arguments: Installed.all) func wrongTypesAreErrors(icu: ICULibrary) throws {
    let bundle = try ICUResource(icu, name: "pt", lookup: .direct)
    let calendar = try #require(try bundle.child("calendar"))
    let error = try #require(throws: ICUError.self) { try calendar.string }
    #expect(error.code == .wrongType)
    #expect(
      error.description
        == "resource pt/calendar: a string was asked for, but it holds: table (U_RESOURCE_TYPE_MISMATCH)")
    #expect(throws: ICUError.self) { try calendar.integers }
    #expect(throws: ICUError.self) { try calendar.integer }
    #expect(throws: ICUError.self) { try calendar.bytes }
    #expect(throws: ICUError.self) { try calendar.strings }
    #expect(throws: ICUError.self) { try bundle.child(at: 10_000) }
    #expect(throws: ICUError.self) { try bundle.child(at: -1) }
  }
}
