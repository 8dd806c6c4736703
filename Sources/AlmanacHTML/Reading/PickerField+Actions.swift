import Almanac
import AlmanacPickers

extension PickerField {
  /// Takes what was posted without judging it, and does what a button of the field asks for.
  ///
  /// For a form that was sent by such a button: call it for every field of the form, so that all of them keep what was typed.
  /// The server does not finish the form then, but writes it again.
  ///
  /// - Parameter post: The fields that were posted.
  /// - Returns: The action of this field; nil where it has none.
  @discardableResult
  public mutating func update(from post: borrowing FormPost) -> FieldAction? {
    problems = []
    let action = post.action(of: name)
    isOpen = action != nil && action != .cancel
    was = isOpen ? post[name.part("was")] : nil
    guard calendar == nil else {
      turnPage(action ?? .refresh, post)
      if action == nil { hasFocus = false }
      return action
    }
    take(ColumnReader(columns, entry, post, name))
    switch action {
    case .refresh: follow()
    case .cancel: restore(post)
    case .clear: typed = [:]
    case .button(let name): press(name)
    case .pick, .turn, .today, nil: break
    }
    return action
  }

  /// Has the days follow the month, and dependent columns their parents: choices below another parent are given up.
  private mutating func follow() {
    if let dates {
      func number(_ role: ColumnRole) -> Int? {
        (typed?[role.description]).flatMap {
          isTyped(role) ? TypedNumber.read($0)?.number : FieldCode($0)?.numbers.last
        }
      }
      dayCount = dates.dayCount(year: number(.year), era: era, month: number(.month))
    } else if let columns = columns.dependent {
      let kept = columns.path.count
      for role in columns.roles.dropFirst(kept) { typed?[role.description] = "" }
    }
  }

  /// The era that is chosen, in its own column or with the year.
  private var era: Int? {
    if let text = typed?["era"] { return FieldCode(text)?.single }
    guard let code = typed?["year"].flatMap(FieldCode.init), code.numbers.count == 2 else { return nil }
    return code.numbers[0]
  }

  private func was(_ post: borrowing FormPost) -> String? { post[name.part("was")] }

  /// Goes back to what the page was served with.
  private mutating func restore(_ post: borrowing FormPost) {
    let roles = columns.roles
    let codes = (was(post) ?? "").split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    typed = [:]
    guard codes.count == roles.count else { return }
    for (role, code) in zip(roles, codes) where isTyped(role) || FieldCode(code) != nil {
      typed?[role.description] = code
    }
  }

  /// Presses a button of the caller's: one that sets a value sets it.
  private mutating func press(_ button: String) {
    let change = picker.apply(.button(button))
    if change.refusal == nil, change.value != nil || change.outcome == nil {
      typed = nil
      presence = .chosen
    }
  }
}

extension DatePicker {
  /// How many days a month has, as far as year and month are known; 31 where they are not.
  fileprivate func dayCount(year: Int?, era: Int?, month: Int?) -> Int {
    guard let month, let number = UInt8(exactly: month), let month = Month(rawValue: number) else { return 31 }
    let offsets = eraOffsets
    let index = era ?? 0
    let offset = yearCoding == .gregorian ? 0 : offsets.indices.contains(index) ? offsets[index] : nil
    // Without a year February may have its leap day.
    let isLeap = year.flatMap { year in offset.map { CivilDate.isLeapYear(year + $0) } } ?? true
    return MonthDay(month: month, day: 31) != nil
      ? 31 : MonthDay(month: month, day: 30) != nil ? 30 : isLeap ? 29 : 28
  }
}
