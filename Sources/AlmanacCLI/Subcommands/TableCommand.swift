import Almanac
import AlmanacCommandLine

/// `almanac table`: all days from one to another, with their texts, for engines that join.
enum TableCommand {
  /// The subcommand as it is typed.
  static var name: String { "almanac table" }

  /// Reads the arguments and prints the table.
  static func run() throws(CommandFailure) {
    let request = try TableRequest()
    var streams = StandardStreams()
    guard !request.wantsHelp else { return try streams.write(HelpPage.table) }
    try write(request.days(), request.formats(), header: request.hasHeader ? request.locales.array : nil, &streams)
  }

  /// Writes a line for each day: its number since 1970-01-01, its ISO 8601 form, and its text in each format.
  ///
  /// A header names the columns; those of the texts have the locales' names.
  static func write<Streams: FilterStreams>(
    _ days: ClosedRange<Int32>, _ formats: [DateTimeFormat], header: [LocaleTag]?, block: Int = 64 * 1024,
    _ streams: inout Streams
  ) throws(CommandFailure) {
    var bytes: [UInt8] = []
    if let header {
      bytes += "day\tdate".utf8
      for locale in header { bytes += "\t\(locale)".utf8 }
      bytes.append(Byte.newline)
    }
    for day in days {
      let date = CivilDate(dayNumber: day)
      bytes += "\(day)\t\(date)".utf8
      for format in formats {
        bytes.append(Byte.tab)
        format.write(date, to: &bytes)
      }
      bytes.append(Byte.newline)
      if bytes.count >= block {
        try streams.write(bytes.span)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    try streams.write(bytes.span)
  }
}
