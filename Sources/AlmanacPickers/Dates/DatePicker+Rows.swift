public import Almanac

extension DatePicker {
  /// The kind of picker: one for each mode.
  public var kind: PickerKind { options.mode.kind }
  /// The locale of the words: that of the options, or the fallback that they name.
  public var locale: LocaleTag { plan.words.locale }
  /// The labels that the picker speaks with.
  public var labels: PickerLabels { plan.words.labels }
  /// Which way the columns run.
  public var direction: PickerDirection { plan.words.direction }
  /// What a screen reader says for all columns together.
  public var groupLabel: String { labels.text(options.mode.groupKey) }

  /// The columns, with all their rows.
  public var columns: [PickerColumn] { roles.indices.map(column) }

  /// One column, with all its rows.
  func column(at index: Int) -> PickerColumn {
    let role = roles[index]
    let wheel = wheel(at: index)
    let frame = frame(role)
    var writer = RowWriter(self, index, frame)
    return PickerColumn(
      role: role, name: labels.text(Self.nameKey(role)), prefix: frame.prefix, suffix: frame.suffix, ends: wheel.ends,
      rows: writer.rows(wheel), selectedRow: wheel.selectedRow)
  }

  /// A column by its role; nil where the picker has none.
  public func column(_ role: ColumnRole) -> PickerColumn? { roles.firstIndex(of: role).map(column) }

  static func nameKey(_ role: ColumnRole) -> LabelKey {
    switch role {
    case .era: .columnEra
    case .year: .columnYear
    case .month: .columnMonth
    case .day: .columnDay
    case .date: .columnDate
    case .dayPeriod: .columnDayPeriod
    case .hour: .columnHour
    case .minute: .columnMinute
    default: .columnSecond
    }
  }

  /// What stands before and after each row of a column.
  func frame(_ role: ColumnRole) -> (prefix: String, suffix: String) {
    let words = plan.words
    switch role {
    case .year, .month, .day:
      guard let field = words.date.field(role) else { return ("", "") }
      var prefix = field.prefix
      // The era is said with the year where it has no column and the pattern has it.
      if role == .year, plan.spans.count == 1, options.mode.hasEras, let era = words.date.field(.era) {
        let name = era.count == 4 ? plan.spans[0].name : plan.spans[0].abbreviation
        prefix = name + (words.eraIsApart ? " " : "") + prefix
      }
      return (prefix, field.suffix)
    case .hour, .minute, .second:
      if let field = words.time.field(role), !field.suffix.isEmpty || !field.prefix.isEmpty {
        return (field.prefix, field.suffix)
      }
      return labels.frame(role == .hour ? .clockHour : role == .minute ? .clockMinute : .clockSecond)
    default: return ("", "")
    }
  }
}
