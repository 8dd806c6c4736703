extension MixedRadix {
  /// Refuses bounds that leave nothing, and columns that are too long.
  func check() throws(PickerError) {
    guard let least = amountOnSteps(from: low), least <= high else {
      throw PickerError(.nothingAvailable, "\(low) to \(high)", "no amount on the steps lies between the bounds")
    }
    for index in places.indices where rowCount(index) > DatePickerOptions.mostRows {
      throw PickerError(
        .tooManyRows, "\(rowCount(index)) rows in the column \(places[index].role)",
        "a column has at most \(DatePickerOptions.mostRows) rows")
    }
  }
}
