import Almanac

/// What a filter does with each line.
struct FilterPlan {
  /// What happens when a value can't be read.
  enum OnError: String, CaseIterable {
    /// The run ends.
    case stop

    /// The value passes unchanged.
    case keep
  }

  /// What is done with a value.
  enum Direction {
    /// An ISO 8601 date is written in the formats.
    case formatting
    /// A text is read, and written as ISO 8601.
    case parsing(ValueReader)
  }

  /// Sizes in bytes; tests make them small, to see every boundary.
  struct Limits {
    /// How much is read, and how much is written, at once.
    var block = 256 * 1024

    /// A line is held back until its value is read, so that a run that stops leaves no part of the bad line behind; of
    /// a line whose value lies further in than this, the beginning goes out first.
    var heldBack = 64 * 1024

    /// No date is longer.
    var value = 64
  }

  /// The formats of the value, in the order of their output: exactly one where there is a column.
  let formats: [DateTimeFormat]

  /// What is done with a value.
  var direction = Direction.formatting

  /// The column that has the value, from 0 on; nil where the whole line is the value.
  let column: Int?

  /// Whether the first line passes as it is.
  var hasHeader = false

  /// What the formats write beside dates, and which clock is read.
  var needs = FormatNeeds()

  /// What happens when a value can't be read.
  var onError = OnError.stop

  /// The sizes.
  var limits = Limits()

  /// Whether each line gives several.
  var givesSeveralLines: Bool { formats.count > 1 }

  /// How long a value can be for the filter to hold it.
  ///
  /// A value that is to be repeated has to be held to its end; any other that is longer than a date passes while it
  /// comes in.
  var longestHeldValue: Int { givesSeveralLines ? max(limits.heldBack, limits.value) : limits.value }

  /// The room that the largest text of one value takes.
  var longestText: Int {
    if case .parsing = direction { return ValueReader.longestText }
    return formats.reduce(0) { max($0, $1.maximumUTF8Count) }
  }

  /// The command, as people type it.
  var command: String {
    if case .parsing = direction { return ParseCommand.name }
    return FormatCommand.name
  }
}
