internal import Devices
public import Foundation
public import UIKitShim

/// A screen for snapshots of views.
public struct ViewImageConfig: Sendable {
  /// The orientation of a device.
  public enum Orientation: Hashable, Sendable {
    case landscape
    case portrait
  }

  /// The orientation of a tablet, and the app's share of its width in split view.
  public enum TabletOrientation: Hashable, Sendable {
    /// The app's share of a tablet in portrait.
    public enum PortraitSplits: Hashable, Sendable {
      case oneThird
      case twoThirds
      case full
    }

    /// The app's share of a tablet in landscape.
    public enum LandscapeSplits: Hashable, Sendable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }

    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// Margins in points that bars, corners and the camera need.
  public var safeArea: UIEdgeInsets
  /// The size in points, as the device is held; `nil` is the view's ideal size.
  public var size: CGSize?
  /// Scale, size classes, the size of text.
  public var traits: UITraitCollection

  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// A device of the program's table.
  ///
  /// The text size is `medium`, one less than on a new device, because that of swift-snapshot-testing's
  /// devices is.
  ///
  /// - Parameter width: the app's width in split view; `nil` is the whole screen.
  init(_ name: String, _ orientation: Orientation, width: CGFloat? = nil, isCompact: Bool? = nil) {
    guard let device = Device(named: orientation == .portrait ? name : "\(name) landscape") else {
      // The table is part of the program, and the tests ask for every device here.
      preconditionFailure("there is no device “\(name)”")
    }
    var values = UITraitCollection.Values()
    values.scale = CGFloat(device.scale)
    values.width = isCompact ?? device.isCompactWidth ? .compact : .regular
    values.height = device.isCompactHeight ? .compact : .regular
    values.category = .medium
    let area = device.safeArea
    self.init(
      safeArea: UIEdgeInsets(
        top: CGFloat(area.top), left: CGFloat(area.leading), bottom: CGFloat(area.bottom),
        right: CGFloat(area.trailing)),
      size: CGSize(width: width ?? CGFloat(device.width), height: CGFloat(device.height)),
      traits: UITraitCollection(values))
  }

  /// A tablet of the program's table, whose app may share the screen.
  ///
  /// - Parameters:
  ///   - landscape: the widths of a third, half and two thirds of the screen in landscape.
  ///   - portrait: the widths of a third and two thirds of the screen in portrait.
  ///   - isHalfCompact: whether half of the screen in landscape has a compact width.
  init(
    _ name: String, _ orientation: TabletOrientation, landscape: (CGFloat, CGFloat, CGFloat),
    portrait: (CGFloat, CGFloat), isHalfCompact: Bool = true
  ) {
    switch orientation {
    case .landscape(.oneThird): self.init(name, .landscape, width: landscape.0, isCompact: true)
    case .landscape(.oneHalf): self.init(name, .landscape, width: landscape.1, isCompact: isHalfCompact)
    case .landscape(.twoThirds): self.init(name, .landscape, width: landscape.2, isCompact: false)
    case .landscape(.full): self.init(name, .landscape)
    case .portrait(.oneThird): self.init(name, .portrait, width: portrait.0, isCompact: true)
    case .portrait(.twoThirds): self.init(name, .portrait, width: portrait.1, isCompact: true)
    case .portrait(.full): self.init(name, .portrait)
    }
  }
}
