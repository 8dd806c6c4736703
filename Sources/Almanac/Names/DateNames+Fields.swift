extension DateNames {
  /// The name of a part of a date, such as "month" (`udatpg_getFieldDisplayName`).
  ///
  /// A width that a locale has no name in is answered by the next longer one, as in ICU. Capitalization has no say here:
  /// ICU has none for these.
  ///
  /// - Throws: `missingData` where the tables have no name in any width.
  public func field(_ field: Field, _ width: Width) throws(FormatError) -> String {
    guard let id = data.fieldName(field.rawValue, width, row: row) else {
      throw .missingData("name of the field \(field.rawValue)", locale, data)
    }
    return tables.string(id)
  }
}

extension LocaleData {
  /// The string of a field's name, by CLDR's key for the field; nil where no parent has one.
  func fieldName(_ key: String, _ width: DateNames.Width, row: Int) -> UInt16? {
    let group = FieldGroup(ofField: key)
    let name = group == .other ? key : ""
    let keys: [String]
    switch width {
    case .narrow: keys = ["\(name)-narrow/dn", "\(name)-short/dn", "\(name)/dn"]
    case .abbreviated: keys = ["\(name)-short/dn", "\(name)/dn"]
    case .wide: keys = ["\(name)/dn"]
    }
    // The width counts before the parent: root has aliases from each width to the next, which lead back to the locale.
    for key in keys {
      if let id = inherited(row, { tables.fields($0, group).value(of: key) }) { return id }
    }
    return nil
  }

  /// What `value` finds for a row or else for the nearest of its parents.
  func inherited<Value>(_ row: Int, _ value: (Int) -> Value?) -> Value? {
    var row = row
    // The count ends a circle in damaged data.
    for _ in 0..<16 {
      if let value = value(row) { return value }
      let parent = tables.locale(row, .parent)
      guard parent != TableLayout.none else { return nil }
      row = Int(parent)
    }
    return nil
  }
}
