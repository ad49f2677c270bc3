package import DeviceFrames
package import Devices
import Foundation
import Imaging

/// The device that is drawn around pictures.
package struct PictureFrame: Sendable {
  /// The title above the device.
  package enum Title: Hashable, Sendable {
    case none
    /// The same for all previews, looked up in the catalogs.
    case text(String)
    /// Looked up in a table of the catalogs by the preview's name.
    case table(String)
  }

  package var style: FrameStyle
  package var title: Title
  /// The device table for finding devices by screen size.
  package var devices: DeviceTable

  package init(style: FrameStyle, title: Title = .none, devices: DeviceTable = .builtIn) {
    self.style = style
    self.title = title
    self.devices = devices
  }

  /// The frame for a picture.
  package struct Body: Sendable {
    package var body: DeviceBody
    package var isLandscape: Bool
    /// Pixels of the picture per point.
    package var scale: Double
    /// Whether no device has such a screen.
    package var isGeneric: Bool
  }

  /// The device for a picture.
  ///
  /// - Parameter device: the requested device, which is used if its screen has the picture's proportions.
  package static func body(
    width: Int, height: Int, device: Device?, in devices: DeviceTable
  ) -> Body {
    if let device {
      let scale = Double(width) / device.width
      if abs(device.height * scale - Double(height)) <= 2 {
        return Body(body: device.body, isLandscape: device.isLandscape, scale: scale, isGeneric: false)
      }
    }
    if let device = devices.device(pixelWidth: width, pixelHeight: height) {
      return Body(
        body: device.body, isLandscape: device.isLandscape, scale: Double(width) / device.width,
        isGeneric: false)
    }
    // A phone is about 400 points wide and a tablet 800.
    let (short, long) = (Double(min(width, height)), Double(max(width, height)))
    let scale = short / (long > 1.6 * short ? 400 : 800)
    let screen = DeviceBody.generic(screen: .init(width: short / scale, height: long / scale))
    return Body(body: screen, isLandscape: width > height, scale: scale, isGeneric: true)
  }

  /// The note on a picture whose size no device has.
  package static func warning(width: Int, height: Int) -> String {
    "No device has a screen of \(width)x\(height) pixels: the frame is a generic one."
  }
}
