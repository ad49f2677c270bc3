package import Foundation

/// The appearance of a device from the front, in points, in portrait.
package struct DeviceBody: Hashable, Sendable {
  /// The part of the screen that the camera covers.
  package enum Cutout: Hashable, Sendable {
    case none
    /// An area that hangs from the screen's upper edge; the frame is in points from the screen's upper left corner.
    case notch(CGRect)
    /// A capsule inside the screen (Apple's Dynamic Island).
    case island(CGRect)
  }

  /// The screen's width and height.
  package var screen: CGSize
  /// The radius of the screen's corners, which are continuous ones; 0 for square corners.
  package var cornerRadius: Double
  package var cutout: Cutout
  /// From the screen to the outer edge: at the left and right, and at the top and bottom.
  package var bezel: CGSize
  /// The radius of the body's own corners; nil is concentric with the screen's.
  package var bodyRadius: Double?
  /// Whether there is a home indicator rather than a home button.
  package var hasHomeIndicator: Bool

  package init(
    screen: CGSize, cornerRadius: Double, cutout: Cutout = .none, bezel: CGSize, bodyRadius: Double? = nil,
    hasHomeIndicator: Bool = true
  ) {
    self.screen = screen
    self.cornerRadius = cornerRadius
    self.cutout = cutout
    self.bezel = bezel
    self.bodyRadius = bodyRadius
    self.hasHomeIndicator = hasHomeIndicator
  }

  /// Whether the device is a tablet: no phone's screen is as wide in proportion and in points.
  package var isTablet: Bool { min(screen.width, screen.height) >= 600 }

  /// A body for a screen whose size is all that is known: an even bezel, without a camera.
  package static func generic(screen: CGSize) -> DeviceBody {
    let breadth = Double(min(screen.width, screen.height))
    return DeviceBody(
      screen: screen, cornerRadius: (breadth * 0.06).rounded(),
      bezel: CGSize(width: (breadth * 0.045).rounded(.up), height: (breadth * 0.045).rounded(.up)))
  }
}
