public import Almanac

/// A button of a field that sends the form without finishing it.
///
/// It is posted as `birthday.action=refresh`: one button sends a form, so a field has one action or none.
public enum FieldAction: Hashable, Sendable {
  /// Bring the rows that belong to what is chosen.
  case refresh
  /// Go back to what the field stood on when the page was served.
  case cancel
  /// Nothing is to be chosen.
  case clear
  /// A button of the caller's in a sheet, by its name.
  case button(String)
  /// A day of month grids.
  case pick(CivilDate)
  /// Other months of month grids, so many later.
  case turn(months: Int)
  /// The month of today.
  case today

  /// Reads what the button posts; nil for any other text.
  init?(_ text: String) {
    switch text {
    case "refresh": self = .refresh
    case "cancel": self = .cancel
    case "clear": self = .clear
    case "today": self = .today
    default:
      let sides = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2 else { return nil }
      switch sides[0] {
      case "button": self = .button(sides[1])
      case "pick":
        guard let date = try? CivilDate(sides[1]) else { return nil }
        self = .pick(date)
      case "turn":
        guard let months = Int(sides[1]), -1_200...1_200 ~= months else { return nil }
        self = .turn(months: months)
      default: return nil
      }
    }
  }
}

extension FormPost {
  /// The action that was asked for in a field; nil for none.
  public func action(of name: FieldName) -> FieldAction? {
    self[name.part("action")].flatMap(FieldAction.init)
  }
}
