import Almanac

extension JSONWriter {
  /// Writes month grids.
  mutating func write(_ calendar: PickerDocument.Calendar) {
    object { json in
      json.key("weekdays")
      json.array { json in
        for name in calendar.weekdays {
          json.object { json in
            json.key("weekday")
            json.integer(Int(name.weekday.rawValue))
            json.key("narrow", name.narrow)
            json.key("short", name.short)
            json.key("abbreviated", name.abbreviated)
            json.key("wide", name.wide)
          }
        }
      }
      if let name = calendar.weekColumn { json.key("weekColumn", name) }
      json.key("months")
      json.array { json in
        for month in calendar.months { json.write(month) }
      }
      json.key("focus", calendar.focus.description)
      json.key("controls")
      json.array { json in
        for button in calendar.controls { json.write(button) }
      }
    }
  }

  private mutating func write(_ month: PickerDocument.Calendar.Month) {
    object { json in
      json.key("month", month.month.description)
      json.key("title", month.title)
      json.key("weeks")
      json.array { json in
        for week in month.weeks {
          json.object { json in
            if let number = week.number {
              json.key("number")
              json.object { json in
                json.key("value")
                json.integer(number.value)
                json.key("text", number.text)
                json.key("spokenText", number.spokenText)
              }
            }
            json.key("days")
            json.array { json in
              for day in week.days { json.write(day) }
            }
          }
        }
      }
    }
  }

  private mutating func write(_ day: PickerDocument.Calendar.Day) {
    object { json in
      json.key("date", day.date.description)
      json.key("text", day.text)
      json.key("spokenText", day.spokenText)
      json.key("place", day.place.rawValue)
      json.key("time", day.time.rawValue)
      json.key("selection", day.selection.rawValue)
      json.key("edge", day.edge.rawValue)
      if let refusal = day.refusal {
        json.key("refusal")
        json.write(refusal)
      }
    }
  }

  /// Writes a selection as an object of one key.
  mutating func write(_ selection: GridSelection) {
    object { json in
      switch selection {
      case .single(nil):
        json.key("single")
        json.null()
      case .single(let date?): json.key("single", date.description)
      case .multiple, .range:
        json.key(selection.isRange ? "range" : "multiple")
        json.array { json in
          for date in selection.ends { json.string(date.description) }
        }
      }
    }
  }
}

extension GridSelection {
  fileprivate var isRange: Bool {
    if case .range = self { true } else { false }
  }
}
