/// The bar of a picker: title, cancel and done, buttons of the caller's, and what a tap outside means.
public struct PickerToolbar: Hashable, Sendable, Codable {
  /// The title; nil for none.
  public var title: String?
  /// The title of the cancel button; nil hides it.
  public var cancelTitle: String?
  /// The title of the done button; nil hides it.
  public var doneTitle: String?
  /// Buttons of the caller's, in their order.
  public var buttons: [PickerButton]
  /// What a tap outside means.
  public var outsideTap: OutsideTap

  /// What a tap outside means.
  public enum OutsideTap: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nothing.
    case nothing
    /// The same as the done button.
    case done
    /// The same as the cancel button.
    case cancel
  }

  /// Makes a toolbar.
  public init(
    title: String?, cancelTitle: String?, doneTitle: String?, buttons: [PickerButton] = [],
    outsideTap: OutsideTap = .nothing
  ) {
    self.title = title
    self.cancelTitle = cancelTitle
    self.doneTitle = doneTitle
    self.buttons = buttons
    self.outsideTap = outsideTap
  }

  /// The toolbar in the words of labels.
  public init(_ labels: PickerLabels, title: LabelKey) {
    self.init(
      title: labels.text(title), cancelTitle: labels.text(.buttonCancel), doneTitle: labels.text(.buttonOK))
  }
}

extension PickerToolbar {
  /// What the caller's button of a name does.
  func action(ofButton name: String) throws(PickerError) -> PickerButton.Action {
    guard let button = buttons.first(where: { $0.name == name }) else {
      throw PickerError(.noSuchButton, name, "the toolbar has no button of this name")
    }
    return button.action
  }
}

/// A button of the caller's.
public struct PickerButton: Hashable, Sendable, Codable {
  /// The name that the event has.
  public let name: String
  /// The title that people read.
  public let title: String
  /// What pressing it does.
  public let action: Action

  /// What a button does.
  public enum Action: Hashable, Sendable, Codable {
    /// Sets the value; the button can be pressed only while the picker allows the value.
    case set(PickerValue)
    /// Tells the program to do something, by a name.
    case perform(String)
  }

  /// Makes a button.
  public init(name: String, title: String, action: Action) {
    self.name = name
    self.title = title
    self.action = action
  }
}
