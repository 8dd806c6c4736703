/// A sheet with fields to type in, such as the two of a password and its confirmation: titles and fields alone, nothing
/// that was typed.
public struct FieldSheet: Hashable, Sendable, Codable {
  /// The caller's name for what the sheet was opened for.
  public var tag: String
  /// The title.
  public var title: String
  /// The fields from top to bottom.
  public var fields: [Field]
  /// The title of the button that goes on.
  public var doneTitle: String
  /// The title of the button that closes; nil for none.
  public var cancelTitle: String?

  /// A field to type in.
  public struct Field: Hashable, Sendable, Codable {
    /// The name that its text is sent with.
    public var name: String
    /// What stands in the field while it is empty.
    public var placeholder: String
    /// What the field shows of what is typed.
    public var entry: Entry

    /// Makes a field.
    public init(name: String, placeholder: String, entry: Entry) {
      self.name = name
      self.placeholder = placeholder
      self.entry = entry
    }
  }

  /// What a field shows of what is typed.
  public enum Entry: String, Hashable, Sendable, Codable {
    /// The text.
    case plain
    /// Dots.
    case secure
  }

  /// Makes a sheet.
  public init(tag: String = "", title: String, fields: [Field], doneTitle: String, cancelTitle: String?) {
    self.tag = tag
    self.title = title
    self.fields = fields
    self.doneTitle = doneTitle
    self.cancelTitle = cancelTitle
  }

  /// Where everything stands on a screen; the content is the fields, one below the other.
  ///
  /// - Throws: `unsupportedLayout` for a screen upside down, or too small.
  public func layout(
    _ orientation: ScreenOrientation, width: Double, height: Double, direction: PickerDirection = .leftToRight,
    metrics: SheetMetrics = SheetMetrics()
  ) throws(PickerError) -> SheetLayout {
    try SheetLayout(
      orientation, width: width, height: height, hasTitle: .titled,
      contentHeight: Double(fields.count) * metrics.buttonHeight,
      buttons: cancelTitle == nil ? [.done] : [.done, .cancel],
      direction: direction, metrics: metrics)
  }
}
