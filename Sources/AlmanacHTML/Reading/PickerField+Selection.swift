import Almanac
import AlmanacPickers

/// Month grids: the selection and the month that is shown are posted as texts, which only buttons change.
extension PickerField {
  mutating func readSelection(_ post: borrowing FormPost) -> FieldReading {
    takeMonth(post)
    let parts = post.parts(of: name)
    let text = post.value(of: "selection", in: parts) ?? ""
    guard post.hasNothing(in: parts, besides: ["action", "selection", "month", "was"]),
      case .value(let value) = picker.value(ofText: text)
    else {
      return refuse([selectionProblem(.unreadable)])
    }
    if let refusal = picker.refusal(of: value) { return refuse([selectionProblem(refusal.reason)]) }
    let shown = calendar?.month
    _ = try? picker.set(value)
    show(shown)
    guard case .selection(let selection) = value, !selection.isNothing else {
      return requirement == .optional ? .absent : refuse([selectionProblem(.missing)])
    }
    // A range that has only begun is no range yet.
    if case .range(first: _?, last: nil) = selection { return refuse([selectionProblem(.missing)]) }
    presence = .chosen
    return .value(value)
  }

  private func selectionProblem(_ reason: RowRefusal.Reason) -> FieldProblem {
    FieldProblem(
      field: name.description, part: nil, reason: reason, message: picker.message(for: reason), label: label,
      partLabel: nil, target: nil)
  }

  /// Shows the month that the page showed.
  private mutating func takeMonth(_ post: borrowing FormPost) {
    show(post[name.part("month")].flatMap { YearMonth($0) })
  }

  private mutating func show(_ month: YearMonth?) {
    guard let month, let calendar else { return }
    let months =
      12 * (month.year - calendar.month.year) + Int(month.month.rawValue) - Int(calendar.month.month.rawValue)
    guard months != 0 else { return }
    _ = picker.apply(.move(months: months))
  }

  /// Does what a button of month grids asks for; the selection is that of the post as far as it can be read.
  mutating func turnPage(_ action: FieldAction, _ post: borrowing FormPost) {
    takeMonth(post)
    let selection = post[action == .cancel ? name.part("was") : name.part("selection")]
    if case .value(let value) = picker.value(ofText: selection ?? ""),
      picker.refusal(of: value) == nil
    {
      let shown = calendar?.month
      _ = try? picker.set(value)
      show(shown)
    }
    switch action {
    case .pick(let date): _ = picker.apply(.tap(date))
    case .turn(let months): _ = picker.apply(.move(months: months))
    case .clear: _ = picker.apply(.clear)
    case .today: _ = picker.apply(.showToday)
    case .refresh, .cancel, .button: break
    }
    hasFocus = true
    if case .selection(let selection)? = picker.value { presence = selection.isNothing ? .empty : .chosen }
  }
}

extension GridSelection {
  /// Whether no day is selected.
  fileprivate var isNothing: Bool {
    switch self {
    case .single(nil), .range(first: nil, last: _): true
    case .multiple(let days): days.isEmpty
    case .single, .range: false
    }
  }
}
