/// A choice of a dependent picker, and the choices below it.
public struct PickerNode: Hashable, Sendable, Codable {
  /// What a choice is kept by when another parent is chosen; the text, if nothing is said.
  public let value: String
  /// The text that people read.
  public let text: String
  /// Whether the row can be chosen.
  public let availability: PickerOption.Availability
  /// The rows of the next column; none for a choice that is complete.
  public let children: [PickerNode]

  /// Makes a choice.
  public init(
    _ text: String, value: String? = nil, availability: PickerOption.Availability = .available,
    _ children: [PickerNode] = []
  ) {
    self.text = text
    self.value = value ?? text
    self.availability = availability
    self.children = children
  }

  /// How many columns the choice and those below it need, at most `limit` of them.
  func depth(limit: Int) -> Int {
    limit <= 1 ? 1 : 1 + (children.map { $0.depth(limit: limit - 1) }.max() ?? 0)
  }

  /// How many rows the longest column has that the choice leads to.
  var longestColumn: Int { max(children.count, children.map(\.longestColumn).max() ?? 0) }
}

extension PickerNode: ExpressibleByStringLiteral {
  /// Makes a choice without others below it.
  public init(stringLiteral text: String) { self.init(text) }
}

/// What becomes of the choices below when another parent is chosen.
public enum DependentChoice: String, Hashable, Sendable, Codable, CaseIterable {
  /// The choice of the same value, if the new parent has it; else the first.
  case keepValue
  /// The row of the same index, if the new parent has it; else the last.
  case keepRow
  /// The choice that was made below this parent before; else the first.
  case rememberParent
  /// The first.
  case first
}
