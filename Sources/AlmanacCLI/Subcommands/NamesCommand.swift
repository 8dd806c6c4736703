import Almanac
import AlmanacCommandLine

/// `almanac names`: the names of months, weekdays and so on in a locale.
enum NamesCommand {
  /// The subcommand as it is typed.
  static var name: String { "almanac names" }

  /// Reads the arguments and prints the names.
  static func run() throws(CommandFailure) {
    let request = try NamesRequest()
    guard !request.wantsHelp else { return try StandardStreams().write(HelpPage.names) }
    let bytes = try text(for: request)
    try StandardStreams().write(bytes.span)
  }

  /// What is printed.
  static func text(for request: NamesRequest) throws(CommandFailure) -> [UInt8] {
    do throws(FormatError) {
      let names = try DateNames(locale: request.locale, capitalization: request.capitalization)
      let entries = try entries(of: names, request)
      return request.asJSON ? json(entries, names, request) : lines(entries)
    } catch {
      throw .usage("\(error)", of: name)
    }
  }

  /// One name, under its key where the kind has keys in place of an order.
  struct Entry {
    var key: String?
    var name: String
  }

  static func entries(of names: DateNames, _ request: NamesRequest) throws(FormatError) -> [Entry] {
    switch request.kind {
    case .months: return try names.months(request.plainWidth, request.context).map { Entry(name: $0) }
    case .weekdays:
      let first = request.first ?? names.firstWeekday
      return try names.weekdays(request.width, request.context, from: first).map { Entry(name: $0) }
    case .quarters: return try names.quarters(request.plainWidth, request.context).map { Entry(name: $0) }
    case .eras: return try names.eras(request.plainWidth).map { Entry(name: $0) }
    case .dayPeriods:
      return try names.dayPeriods(request.plainWidth, request.context)
        .map { Entry(key: $0.period.rawValue, name: $0.name) }
    case .fields:
      var entries: [Entry] = []
      for field in DateNames.Field.allCases {
        entries.append(Entry(key: field.rawValue, name: try names.field(field, request.plainWidth)))
      }
      return entries
    }
  }

  /// A name a line, behind its key and a tab where it has one.
  static func lines(_ entries: [Entry]) -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in entries {
      if let key = entry.key { bytes.append(contentsOf: (key + "\t").utf8) }
      bytes.append(contentsOf: entry.name.utf8)
      bytes.append(0x0A)
    }
    return bytes
  }

  /// An object that says what the names are, and has them in an array, or in an object where they have keys.
  static func json(_ entries: [Entry], _ names: DateNames, _ request: NamesRequest) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("locale", names.locale.description)
      json.key("resolved", names.resolvedLocale.description)
      json.key("calendar", names.calendar.identifier)
      json.key("kind", request.kind.rawValue)
      json.key("width", request.width.rawValue)
      if request.kind != .eras, request.kind != .fields { json.key("context", request.context.rawValue) }
      if request.kind == .weekdays { json.key("first", (request.first ?? names.firstWeekday).keyword) }
      json.key("names")
      if entries.contains(where: { $0.key != nil }) {
        json.object { json in
          for entry in entries { json.key(entry.key ?? "", entry.name) }
        }
      } else {
        json.array { json in
          for entry in entries { json.string(entry.name) }
        }
      }
    }
    return json.bytes + [0x0A]
  }
}
