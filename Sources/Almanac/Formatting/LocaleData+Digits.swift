/// Which digits a locale writes.
extension LocaleData {
  /// The digits for a tag: of the number system that `-u-nu-` names, else of the locale's own.
  func digits(for tag: LocaleTag, row: Int) throws(FormatError) -> Digits {
    let systems = tables.list(tables.locale(row, .numbers))
    guard systems.count == NumberSlot.allCases.count else { throw .missingData("number systems", tag) }
    guard !tag.extensions.isEmpty, let asked = tag.keyword(.numbers) else {
      return try digits(of: tables.value(systems, NumberSlot.standard.rawValue), tag)
    }
    let slots: [NumberSlot]
    switch asked {
    case "default": slots = [.standard]
    case "native": slots = [.native, .standard]
    case "traditio": slots = [.traditional, .native, .standard]
    case "finance": slots = [.finance, .standard]
    default: return try digits(named: String(asked), tag)
    }
    // UTS #35 part 3, "otherNumberingSystems": traditional falls back to native, native and finance to the default.
    let system = slots.lazy.map { tables.value(systems, $0.rawValue) }.first { $0 != TableLayout.none }
    return try digits(of: system ?? TableLayout.none, tag)
  }

  private func digits(of system: UInt16, _ tag: LocaleTag) throws(FormatError) -> Digits {
    guard system != TableLayout.none else { throw .missingData("number systems", tag) }
    let isLatin = tables.withString(system) { bytes in
      bytes.count == 4 && bytes[0] == UInt8(ascii: "l") && bytes[1] == UInt8(ascii: "a")
        && bytes[2] == UInt8(ascii: "t")
        && bytes[3] == UInt8(ascii: "n")
    }
    return isLatin ? .ascii : try digits(named: tables.string(system), tag)
  }

  private func digits(named name: String, _ tag: LocaleTag) throws(FormatError) -> Digits {
    guard name != "latn" else { return .ascii }
    if let id = tables.value(of: name, in: tables.supplemental(.decimalDigits)) {
      guard let digits = tables.withString(id, { Digits($0) }) else { throw .missingData("digits of \(name)", tag) }
      return digits
    }
    guard tables.value(of: name, in: tables.supplemental(.algorithmicNumbers)) == nil else {
      throw .algorithmicNumberSystem(name, tag)
    }
    throw .unknownNumberSystem(name, tag)
  }
}
