/// A list that has one element as a rule, and can have more.
///
/// The first element lies in the list itself, so that a list of one is no array: ``CommandWords`` says what the first
/// array costs a process. For the same reason it is no `Sequence`: its iterator would be one more type to make.
struct ShortList<Element> {
  private var first: Element?
  private var further: [Element] = []

  var isEmpty: Bool { first == nil }
  var count: Int { first == nil ? 0 : 1 + further.count }

  mutating func append(_ element: Element) {
    if first == nil { first = element } else { further.append(element) }
  }

  /// An element by its index, from 0 on.
  ///
  /// - Precondition: There are more elements.
  subscript(_ index: Int) -> Element {
    guard index == 0, let first else { return further[index - 1] }
    return first
  }

  /// The elements in their order.
  var array: [Element] { first.map { [$0] + further } ?? [] }
}
