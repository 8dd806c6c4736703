public import Almanac

/// What happens to a picker.
///
/// Coded, so that a client sends events to a server. An event that a picker has no use for, such as a tap on a day in a
/// picker with columns, changes nothing, and the change says so.
public enum PickerEvent: Hashable, Sendable, Codable {
  /// A column comes to rest on a row.
  case select(ColumnRole, row: Int)
  /// A column moves by so many rows that can be chosen: an arrow key, or a swipe of a screen reader.
  case step(ColumnRole, by: Int)
  /// A column makes a large step: the Page keys.
  case largeStep(ColumnRole, Direction)
  /// A column moves to its first row that can be chosen: the Home key.
  case first(ColumnRole)
  /// A column moves to its last row that can be chosen: the End key.
  case last(ColumnRole)
  /// Digits are typed into a column, ASCII or the locale's own: the number as the rows show it.
  case type(ColumnRole, digits: String)
  /// The program, or a client's form, sets the value.
  case set(PickerValue)
  /// The program sets the least and the greatest value; nil takes the bound away where the picker can be without.
  case setBounds(minimum: PickerValue?, maximum: PickerValue?)
  /// The done button.
  case done
  /// The cancel button.
  case cancel
  /// A button of the caller's, by its name.
  case button(String)
  /// A tap beside the picker; the toolbar says what it means.
  case tapOutside
  /// A day of month grids is tapped: it is selected, or taken away, or becomes an end of the range.
  case tap(CivilDate)
  /// Month grids show other months, so many later; negative is back.
  case move(months: Int)
  /// The focus of month grids moves by so many days: 1 and 7 for arrow keys; the months follow it.
  case moveFocus(days: Int)
  /// The focus of month grids moves by so many months: 1 and 12 for the Page keys.
  case turnFocus(months: Int)
  /// The focus of month grids goes to the first day of its week: the Home key.
  case focusWeekStart
  /// The focus of month grids goes to the last day of its week: the End key.
  case focusWeekEnd
  /// The button "today" of month grids: the month of today is shown, and the day has the focus.
  case showToday
  /// The button "clear" of month grids: nothing is selected.
  case clear

  /// Up or down a column.
  public enum Direction: String, Hashable, Sendable, Codable {
    /// Toward the last row.
    case forward
    /// Toward the first row.
    case backward
  }
}
