/// How a screen is held.
public enum ScreenOrientation: String, Hashable, Sendable, Codable, CaseIterable {
  /// Upright.
  case portrait
  /// Upright, upside down: no sheet is laid out for it.
  case portraitUpsideDown
  /// On its side.
  case landscapeLeft
  /// On its other side.
  case landscapeRight

  /// The orientations that sheets are laid out for.
  public static let offered: [ScreenOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
}

/// A rectangle in points, from the top left of the screen.
public struct SheetFrame: Hashable, Sendable, Codable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The lower edge.
  public var maxY: Double { y + height }
}

/// The measures of a sheet, in points.
public struct SheetMetrics: Hashable, Sendable, Codable {
  /// The height of the bar with the title.
  public var titleHeight: Double
  /// The height of a picker.
  public var pickerHeight: Double
  /// The height of a button or a field.
  public var buttonHeight: Double
  /// The space between parts, and around them.
  public var spacing: Double

  /// Makes measures; those of iOS where nothing is said.
  public init(
    titleHeight: Double = 44, pickerHeight: Double = 216, buttonHeight: Double = 44, spacing: Double = 8
  ) {
    self.titleHeight = titleHeight
    self.pickerHeight = pickerHeight
    self.buttonHeight = buttonHeight
    self.spacing = spacing
  }
}

/// Where the parts of a sheet stand on a screen.
///
/// Upright, the buttons stand under the content; on its side, the content takes two thirds of the width and the buttons
/// stand beside it, the first one level with its top. Where the script runs from right to left, beside is on the left.
public struct SheetLayout: Hashable, Sendable, Codable {
  /// Where the buttons stand.
  public let arrangement: Arrangement
  /// The whole sheet, at the lower edge of the screen.
  public let sheet: SheetFrame
  /// The title; nil for a sheet without.
  public let title: SheetFrame?
  /// The picker or the fields.
  public let content: SheetFrame
  /// The buttons, from top to bottom.
  public let buttons: [PlacedButton]

  /// Where buttons stand.
  public enum Arrangement: String, Hashable, Sendable, Codable {
    /// Under the content.
    case buttonsBelow
    /// Beside the content.
    case buttonsBeside
  }

  /// Which button it is.
  public enum Button: Hashable, Sendable, Codable {
    /// The done button.
    case done
    /// The cancel button.
    case cancel
    /// A button of the caller's, by its name.
    case named(String)
  }

  /// A button and its place.
  public struct PlacedButton: Hashable, Sendable, Codable {
    /// Which button.
    public let button: Button
    /// Its place.
    public let frame: SheetFrame
  }

  /// Whether there is a title.
  enum Titling {
    case titled, untitled
  }

  init(
    _ orientation: ScreenOrientation, width: Double, height: Double, hasTitle: Titling, contentHeight: Double,
    buttons: [Button], direction: PickerDirection, metrics: SheetMetrics
  ) throws(PickerError) {
    let screen = "\(width) × \(height) points"
    guard ScreenOrientation.offered.contains(orientation) else {
      throw PickerError(
        .unsupportedLayout, orientation.rawValue, "a sheet is laid out upright or on its side, not upside down")
    }
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw PickerError(.unsupportedLayout, screen, "a screen has a width and a height above 0")
    }
    let isUpright = orientation == .portrait
    let space = metrics.spacing
    let top = hasTitle == .titled ? metrics.titleHeight + space : 0
    let stack = Double(buttons.count) * (metrics.buttonHeight + space)
    let below = isUpright ? stack : 0
    let bodyHeight = isUpright ? contentHeight : max(contentHeight, stack - space)
    let needed = space + top + bodyHeight + below + space
    // Content gives way on a small screen, buttons do not.
    let fitting = min(bodyHeight, height - (needed - bodyHeight))
    let least = isUpright ? metrics.buttonHeight : max(metrics.buttonHeight, stack - space)
    guard fitting >= least, width >= 3 * (space + 1) else {
      throw PickerError(
        .unsupportedLayout, screen, "the screen is too small for the title, the content and the buttons")
    }
    let total = needed - bodyHeight + fitting
    let y = height - total
    sheet = SheetFrame(x: 0, y: y, width: width, height: total)
    title =
      hasTitle == .titled
      ? SheetFrame(x: space, y: y + space, width: width - 2 * space, height: metrics.titleHeight) : nil
    let contentTop = y + space + top
    let contentWidth = isUpright ? width : width * 2 / 3
    let isMirrored = direction == .rightToLeft && !isUpright
    content = SheetFrame(x: isMirrored ? width - contentWidth : 0, y: contentTop, width: contentWidth, height: fitting)
    let buttonX = isUpright ? space : isMirrored ? space : contentWidth + space
    let buttonWidth = (isUpright ? width : width - contentWidth) - 2 * space
    var buttonTop = isUpright ? contentTop + fitting + space : contentTop
    var placed: [PlacedButton] = []
    for button in buttons {
      placed.append(
        PlacedButton(
          button: button,
          frame: SheetFrame(x: buttonX, y: buttonTop, width: buttonWidth, height: metrics.buttonHeight)))
      buttonTop += metrics.buttonHeight + space
    }
    self.buttons = placed
    arrangement = isUpright ? .buttonsBelow : .buttonsBeside
  }
}
