import Almanac
import AlmanacCommandLine
import AlmanacPickers

extension PickerRequest {
  /// The month grid that is asked for, of one day or none.
  func calendar() throws(CommandFailure) -> CalendarPicker {
    var options = MonthGridOptions(locale: locale)
    options.fallback = fallback
    options.minimum = try day(.minimum)
    options.maximum = try day(.maximum)
    options.today = try day(.today)
    let selection = try day(.selection)
    guard selection ?? options.today ?? options.minimum ?? options.maximum != nil else {
      throw usage("--selection, --today, --min or --max is needed, to know which month to show: no clock is read")
    }
    do throws(PickerError) {
      return try CalendarPicker(.single(selection), options)
    } catch {
      throw .badInput("\(error)")
    }
  }

  private func day(_ option: Option) throws(CommandFailure) -> CivilDate? {
    guard case .date(let date)? = try value(option, .date) else { return nil }
    return date
  }
}
