/// In which number system a locale writes.
extension LocaleData {
  /// The number system for a tag: the one that `-u-nu-` names, else the locale's own.
  package func numbers(for tag: LocaleTag, row: Int) throws(FormatError) -> NumberSystem {
    let systems = tables.list(tables.locale(row, .numbers))
    guard systems.count == NumberSlot.allCases.count else { throw .missingData("number systems", tag, self) }
    guard !tag.extensions.isEmpty, let asked = tag.keyword(.numbers) else {
      return try numberSystem(of: tables.value(systems, NumberSlot.standard.rawValue), tag)
    }
    guard let slots = Self.slots(asked) else { return try numberSystem(named: String(asked), tag) }
    // UTS #35 part 3, "otherNumberingSystems": traditional falls back to native, native and finance to the default.
    let system = slots.lazy.map { tables.value(systems, $0.rawValue) }.first { $0 != TableLayout.none }
    return try numberSystem(of: system ?? TableLayout.none, tag)
  }

  /// The name of the number system for a tag whose system is known to be there; the empty text where the tables lack it.
  package func numberSystemName(for tag: LocaleTag, row: Int) -> String {
    let systems = tables.list(tables.locale(row, .numbers))
    var slots: [NumberSlot] = [.standard]
    if !tag.extensions.isEmpty, let asked = tag.keyword(.numbers) {
      guard let asking = Self.slots(asked) else { return String(asked) }
      slots = asking
    }
    guard systems.count == NumberSlot.allCases.count,
      let id = slots.lazy.map({ tables.value(systems, $0.rawValue) }).first(where: { $0 != TableLayout.none })
    else { return "" }
    return tables.string(id)
  }

  /// A number system by its name.
  func numberSystem(named name: String, _ tag: LocaleTag) throws(FormatError) -> NumberSystem {
    guard name != "latn" else { return .decimal(.ascii) }
    if let id = tables.value(of: name, in: tables.supplemental(.decimalDigits)) {
      guard let digits = tables.withString(id, { Digits($0) }) else {
        throw .missingData("digits of \(name)", tag, self)
      }
      return .decimal(digits)
    }
    guard tables.value(of: name, in: tables.supplemental(.algorithmicNumbers)) != nil else {
      throw .unknownNumberSystem(name, tag)
    }
    guard let numbers = AlgorithmicNumbers(rawValue: name) else { throw .algorithmicNumberSystem(name, tag) }
    return .algorithmic(numbers)
  }

  static func slots(_ asked: Substring) -> [NumberSlot]? {
    switch asked {
    case "default": [.standard]
    case "native": [.native, .standard]
    case "traditio": [.traditional, .native, .standard]
    case "finance": [.finance, .standard]
    default: nil
    }
  }

  private func numberSystem(of system: UInt16, _ tag: LocaleTag) throws(FormatError) -> NumberSystem {
    guard system != TableLayout.none else { throw .missingData("number systems", tag, self) }
    let isLatin = tables.withString(system) { bytes in
      bytes.count == 4 && bytes[0] == UInt8(ascii: "l") && bytes[1] == UInt8(ascii: "a")
        && bytes[2] == UInt8(ascii: "t")
        && bytes[3] == UInt8(ascii: "n")
    }
    return isLatin ? .decimal(.ascii) : try numberSystem(named: tables.string(system), tag)
  }

  /// A sign of a number system, such as `minusSign`.
  ///
  /// The locale's own, or that of one of its parents; a system of which nobody says anything has the signs of `latn`, as in
  /// ICU, whose root has aliases there.
  ///
  /// - Parameters:
  ///   - symbol: `minusSign`, `plusSign`, `decimal`, `group` or `timeSeparator`.
  ///   - system: the name of the number system.
  ///   - row: the locale's row.
  /// - Returns: the sign, or nil where the tables have none.
  package func numberSymbol(_ symbol: String, of system: String, row: Int) -> String? {
    let isDecimal = system == "latn" || tables.value(of: system, in: tables.supplemental(.decimalDigits)) != nil
    if isDecimal, system != "latn",
      let (value, holder) = inherited(system + "/" + symbol, .numberSymbols, row: row),
      holder != rootRow || !isAlias(value, symbol)
    {
      return tables.string(value)
    }
    return inherited("latn/" + symbol, .numberSymbols, row: row).map { tables.string($0.value) }
  }

  /// Whether a sign that root has is its sign for `latn`, which then stands for whatever the locale has for `latn`.
  private func isAlias(_ value: UInt16, _ symbol: String) -> Bool {
    inherited("latn/" + symbol, .numberSymbols, row: rootRow)?.value == value
  }
}
