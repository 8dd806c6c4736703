import Almanac

extension JSONWriter {
  /// Writes a document, in the form that its `Codable` has.
  mutating func write(_ document: PickerDocument) {
    write(document) { json in
      for column in document.columns { json.write(column) }
    }
  }

  /// Writes a document, whose columns a body writes.
  mutating func write(_ document: PickerDocument, columns: (inout JSONWriter) -> Void) {
    object { json in
      json.key("version")
      json.integer(document.version)
      json.key("kind", document.kind.rawValue)
      json.key("locale", document.locale.description)
      json.key("direction", document.direction.rawValue)
      if let title = document.title { json.key("title", title) }
      json.key("groupLabel", document.groupLabel)
      json.key("summary", document.summary)
      if let value = document.value {
        json.key("value")
        json.write(value)
      }
      json.key("columns")
      json.array(columns)
      if let calendar = document.calendar {
        json.key("calendar")
        json.write(calendar)
      }
      json.key("buttons")
      json.array { json in
        for button in document.buttons { json.write(button) }
      }
      json.key("outsideTap", document.outsideTap.rawValue)
      json.key("state")
      json.object { json in
        json.key("shown")
        json.write(document.state.shown)
        json.key("restorePoint")
        json.write(document.state.restorePoint)
        if let month = document.state.month { json.key("month", month.description) }
        if let focus = document.state.focus { json.key("focus", focus.description) }
      }
    }
  }

  /// Writes a column with all its rows.
  mutating func write(_ column: PickerDocument.Column) {
    object { json in
      json.writeFrame(
        column.role, column.name, prefix: column.prefix, suffix: column.suffix, column.ends,
        selectedRow: column.selectedRow, column.spinButton)
      json.key("rows")
      json.array { json in
        let pieces = RowPieces.all
        for row in column.rows { json.value { pieces.write(row, to: &$0) } }
      }
    }
  }

  /// Writes a column whose rows are JSON already.
  mutating func write(
    _ role: ColumnRole, _ name: String, prefix: String, suffix: String, _ ends: PickerColumn.Ends, selectedRow: Int?,
    _ spinButton: PickerColumn.SpinButton?, rows: [UInt8]
  ) {
    object { json in
      json.writeFrame(role, name, prefix: prefix, suffix: suffix, ends, selectedRow: selectedRow, spinButton)
      json.key("rows")
      json.value { $0.append(rows) }
    }
  }

  /// Writes everything of a column but its rows.
  private mutating func writeFrame(
    _ role: ColumnRole, _ name: String, prefix: String, suffix: String, _ ends: PickerColumn.Ends, selectedRow: Int?,
    _ spinButton: PickerColumn.SpinButton?
  ) {
    key("role", role.description)
    key("name", name)
    key("prefix", prefix)
    key("suffix", suffix)
    key("ends", ends.rawValue)
    if let selectedRow {
      key("selectedRow")
      integer(selectedRow)
    }
    if let spinButton {
      key("spinButton")
      object { json in
        json.key("now")
        json.integer(spinButton.now)
        json.key("minimum")
        json.integer(spinButton.minimum)
        json.key("maximum")
        json.integer(spinButton.maximum)
        json.key("text", spinButton.text)
      }
    }
  }

  mutating func write(_ refusal: RowRefusal) {
    object { json in
      json.key("reason", refusal.reason.rawValue)
      json.key("message", refusal.message)
    }
  }

  mutating func write(_ button: PickerDocument.Button) {
    object { json in
      json.key("name", button.name)
      json.key("title", button.title)
      json.key("event")
      json.object { json in
        switch button.event {
        case .done:
          json.key("done")
          json.object { _ in }
        case .cancel:
          json.key("cancel")
          json.object { _ in }
        case .button(let name):
          json.key("button")
          json.object { $0.key("_0", name) }
        case .move(let months):
          json.key("move")
          json.object { json in
            json.key("months")
            json.integer(months)
          }
        case .clear:
          json.key("clear")
          json.object { _ in }
        case .showToday:
          json.key("showToday")
          json.object { _ in }
        default: break
        }
      }
      if let refusal = button.refusal {
        json.key("refusal")
        json.write(refusal)
      }
    }
  }

  /// Writes a value as an object of one key.
  mutating func write(_ value: PickerValue) {
    object { json in
      switch value {
      case .date(let date): json.key("date", date.description)
      case .time(let time): json.key("time", time.description)
      case .dateTime(let dateTime): json.key("dateTime", dateTime.description)
      case .yearMonth(let month): json.key("yearMonth", month.description)
      case .monthDay(let day): json.key("monthDay", day.description)
      case .year(let number), .seconds(let number), .amount(let number):
        json.key(value.kind.rawValue)
        json.integer(number)
      case .selection(let selection):
        json.key("selection")
        json.write(selection)
      case .rows(let rows):
        json.key("rows")
        json.array { json in
          for row in rows { json.integer(row) }
        }
      }
    }
  }

  private mutating func write(_ point: PickerState.Point) {
    object { json in
      if let value = point.value {
        json.key("value")
        json.write(value)
      }
      if let day = point.wantedDay {
        json.key("wantedDay")
        json.integer(day)
      }
      if let paths = point.remembered {
        json.key("remembered")
        json.array { json in
          for path in paths {
            json.array { json in
              for row in path { json.integer(row) }
            }
          }
        }
      }
      if let rows = point.rows {
        json.key("rows")
        json.array { json in
          for row in rows {
            if let row { json.integer(row) } else { json.null() }
          }
        }
      }
    }
  }
}

extension RowPieces {
  func write(_ row: PickerRow, to json: inout JSONText) {
    json.append(value)
    json.append(row.value)
    json.append(text)
    json.append(quoted: row.text)
    json.append(label)
    json.append(quoted: row.label)
    json.append(spokenText)
    json.append(quoted: row.spokenText)
    if let refusal = row.refusal {
      json.append(reason)
      json.append(quoted: refusal.reason.rawValue)
      json.append(message)
      json.append(quoted: refusal.message)
      json.append(end)
    }
    json.append(end)
  }
}
