/// One row of a column.
public struct PickerRow: Hashable, Sendable, Codable {
  /// The number behind the row: the year (of the era), month 1...12, day 1...31, hour 0...23 (0...11 where there is a
  /// column for the half of the day), minute or second 0...59, the index of an option, the amount of a unit, or for a
  /// whole day its number since 1970-01-01.
  public let value: Int

  /// The text without what the column has before and after it: `3`.
  public let text: String

  /// The text with what belongs before and after it: `3月`.
  public let label: String

  /// What a screen reader says for the row.
  public let spokenText: String

  /// Why the row can't be chosen; nil for a row that can.
  public let refusal: RowRefusal?

  /// Whether the row can be chosen.
  public var isEnabled: Bool { refusal == nil }

  /// Makes a row.
  public init(value: Int, text: String, label: String, spokenText: String, refusal: RowRefusal? = nil) {
    self.value = value
    self.text = text
    self.label = label
    self.spokenText = spokenText
    self.refusal = refusal
  }
}

/// Why a value can't be chosen, for programs and for people.
public struct RowRefusal: Hashable, Sendable, Codable {
  /// What is wrong.
  public let reason: Reason
  /// The sentence that people read, in the language of the picker.
  public let message: String

  /// What can be wrong with a row, or with a value that a client sends.
  public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
    /// It lies before the least value.
    case beforeMinimum
    /// It lies after the greatest value.
    case afterMaximum
    /// It lies between two steps.
    case offStep
    /// The caller has closed it.
    case unavailable
    /// The clocks of the zone skip it.
    case skipped
    /// There is no such date or time, such as February 30.
    case noSuchDate
    /// There is no such row.
    case noSuchRow
    /// A part is missing, or there is nothing to choose.
    case missing
    /// It is not written as such a value is.
    case unreadable
  }
}
