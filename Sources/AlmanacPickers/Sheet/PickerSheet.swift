/// A picker in a sheet that comes up over a screen: presented until done, cancel or a tap outside ends it.
///
/// ```swift
/// let picker = try DatePicker(selection: today, in: today...last, locale: "pt-BR")
/// var sheet = PickerSheet(picker, tag: "departure")
/// sheet.picker.toolbar.title                   // Selecione a data
/// let change = sheet.apply(.done)
/// change.dismissal                             // dismissed
/// sheet.tag                                    // departure: whose text is to be written
/// ```
public struct PickerSheet<Picker: PickerModel>: Hashable, Sendable, Codable {
  /// The caller's name for what the sheet was opened for, such as a field.
  public let tag: String
  /// The picker.
  public private(set) var picker: Picker
  /// Whether the sheet is there.
  public private(set) var presence: Presence

  /// Whether a sheet is there.
  public enum Presence: String, Hashable, Sendable, Codable {
    /// It is.
    case presented
    /// It has gone.
    case dismissed
  }

  /// Makes a sheet that is presented.
  ///
  /// - Parameters:
  ///   - picker: The picker, with its toolbar.
  ///   - tag: The caller's name for what the sheet is opened for.
  ///   - title: Another title in the words of the labels; nil for the toolbar's.
  public init(_ picker: Picker, tag: String = "", title: LabelKey? = nil) {
    self.tag = tag
    self.picker = picker
    presence = .presented
    if let title { self.picker.toolbar.title = picker.labels.text(title) }
  }

  /// What has changed in a sheet.
  public struct Change: Hashable, Sendable, Codable {
    /// What has changed in the picker.
    public var picker: PickerChange
    /// Whether the sheet is there afterwards.
    public var presence: Presence
  }

  /// Applies an event to the picker; done and cancel dismiss the sheet.
  ///
  /// A sheet that has gone takes no event.
  public mutating func apply(_ event: PickerEvent) -> Change {
    guard presence == .presented else { return Change(picker: PickerChange(), presence: presence) }
    let change = picker.apply(event)
    switch change.outcome {
    case .done, .cancelled: presence = .dismissed
    case .action, nil: break
    }
    return Change(picker: change, presence: presence)
  }

  /// Where everything stands on a screen.
  ///
  /// - Throws: `unsupportedLayout` for a screen upside down, or too small.
  public func layout(
    _ orientation: ScreenOrientation, width: Double, height: Double, metrics: SheetMetrics = SheetMetrics()
  ) throws(PickerError) -> SheetLayout {
    var buttons: [SheetLayout.Button] = []
    if picker.toolbar.doneTitle != nil { buttons.append(.done) }
    buttons += picker.toolbar.buttons.map { .named($0.name) }
    if picker.toolbar.cancelTitle != nil { buttons.append(.cancel) }
    return try SheetLayout(
      orientation, width: width, height: height, hasTitle: picker.toolbar.title == nil ? .untitled : .titled,
      contentHeight: metrics.pickerHeight, buttons: buttons, direction: picker.direction, metrics: metrics)
  }
}

/// A date picker in a sheet.
public typealias DateSheet = PickerSheet<DatePicker>
