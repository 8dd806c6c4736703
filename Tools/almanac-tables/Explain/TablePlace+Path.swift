import Almanac

extension TablePlace {
  /// The key of the place in the text of the tables, such as `months/format/wide/11`.
  var path: String {
    switch self {
    case .name(let slot, let index): TableKey.names(slot)[index]
    case .era(let calendar, let slot, let index):
      "\(TableKey.prefix(calendar))eras/\(slot.width)/\(index)"
    case .style(let slot, let calendar): TableKey.prefix(calendar) + TableKey.style(slot)
    case .numbers(let slot): TableKey.numbers(slot)
    case .skeleton(let key, let calendar): "\(TableKey.prefix(calendar))skeletons/\(key)"
    case .appendItem(let key, let calendar): "\(TableKey.prefix(calendar))append/\(key)"
    case .fieldName(let key): "fields/\(key)"
    case .convention(let key): key
    case .numberSymbol(let key): "numbers/symbols/\(key)"
    case .calendar: "calendar"
    }
  }
}

extension CalendarSlot {
  fileprivate var width: String {
    switch self {
    case .erasWide: "wide"
    case .erasNarrow: "narrow"
    default: "abbreviated"
    }
  }
}

/// A value of the tables, where it stands in their text, and the locale of the parent chain that holds it.
struct HeldValue: Hashable {
  /// The key in the text of the tables.
  var path: String
  /// The locale; empty for what belongs to no locale.
  var holder: String
  /// The value; nil where nobody has one.
  var text: String?
  /// The name of the overlay that the value is of; nil for a value of the edition.
  var overlay: String?

  init(_ place: TablePlace, _ data: LocaleData, row: Int) {
    path = place.path
    let held = data.value(at: place, row: row)
    holder = held.map { "\(data.tag($0.holder))" } ?? ""
    text = held?.text
    overlay = data.source.overlays.first { $0.changes.contains("\(holder) \(path)") }?.name
  }

  /// A value of a region.
  init(path: String) {
    self.path = path
    holder = ""
  }

  /// The key, who holds it, and whose value it is, in words.
  var words: String {
    let held = holder.isEmpty ? path : "\(path), held by \(holder)"
    return overlay.map { "\(held), of the overlay \(Escaped.text($0))" } ?? held
  }
}
