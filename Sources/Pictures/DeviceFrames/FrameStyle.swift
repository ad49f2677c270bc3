package import Imaging

/// How a picture is framed.
package struct FrameStyle: Hashable, Sendable {
  /// What decides the size of the whole picture.
  package enum Canvas: Hashable, Sendable {
    /// The device around the picture, whose pixels stay as they are.
    case device
    /// The picture: the device is made smaller until it fits, as a store demands that takes certain sizes only.
    case picture
  }

  /// The colour of the body's metal.
  package var color: RGBAColor
  /// What lies around the device.
  package var background: RGBAColor
  /// The least distance from the device to the canvas's edges in pixels of the canvas; nil suits the canvas.
  package var padding: Double?
  package var canvas: Canvas
  /// What the screen shows where the picture is transparent.
  package var screenBackground: RGBAColor
  /// Whether the bar at the bottom of the screen is drawn that the system shows above apps.
  package var showsHomeIndicator = false

  /// The colour of dark metal.
  package static let graphite = RGBAColor(red: 0.235, green: 0.235, blue: 0.25)

  package init(
    color: RGBAColor = FrameStyle.graphite, background: RGBAColor = .clear, padding: Double? = nil,
    canvas: Canvas = .device, screenBackground: RGBAColor = .white
  ) {
    self.color = color
    self.background = background
    self.padding = padding
    self.canvas = canvas
    self.screenBackground = screenBackground
  }
}
