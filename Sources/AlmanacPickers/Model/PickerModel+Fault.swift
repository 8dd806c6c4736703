extension PickerModel {
  /// The largest part that has to change for a value to be one that can be chosen; nil where none can be named.
  ///
  /// The picker itself knows: it is asked what it would correct.
  package func partAtFault(in value: PickerValue) -> ColumnRole? {
    var copy = self
    return copy.apply(.set(value)).corrections.first?.role
  }
}
