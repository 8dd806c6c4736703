/// One row of a picker of options.
///
/// Which row is chosen is told by its index alone: two rows may have the same text.
public struct PickerOption: Hashable, Sendable, Codable {
  /// The text that people read.
  public let text: String
  /// What a screen reader says.
  public let spokenText: String
  /// Whether the row can be chosen.
  public let availability: Availability

  /// Whether a row can be chosen.
  public enum Availability: String, Hashable, Sendable, Codable {
    /// It can.
    case available
    /// It can't.
    case unavailable
  }

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - text: The text that people read.
  ///   - spokenText: What a screen reader says, if it is something else.
  ///   - availability: Whether the row can be chosen.
  public init(_ text: String, spokenText: String? = nil, availability: Availability = .available) {
    self.text = text
    self.spokenText = spokenText ?? text
    self.availability = availability
  }
}

extension PickerOption: ExpressibleByStringLiteral {
  /// Makes a row that can be chosen.
  public init(stringLiteral text: String) { self.init(text) }
}

/// A column of options.
public struct OptionColumn: Hashable, Sendable, Codable {
  /// The name that a screen reader says; nil for the labels' "Option".
  public let name: String?
  /// The rows.
  public let options: [PickerOption]

  /// Makes a column.
  public init(name: String? = nil, _ options: [PickerOption]) {
    self.name = name
    self.options = options
  }

  /// The row nearest to one that can be chosen, the earlier of two that are as near; nil where none can.
  func nearest(to row: Int) -> Int? {
    options.indices.filter { options[$0].availability == .available }.min { (abs($0 - row), $0) < (abs($1 - row), $1) }
  }
}
