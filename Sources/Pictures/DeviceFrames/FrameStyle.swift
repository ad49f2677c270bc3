package import Imaging

/// How a picture is framed.
package struct FrameStyle: Hashable, Sendable {
  /// How the size of the whole picture is determined.
  package enum Canvas: Hashable, Sendable {
    /// The device around the picture, whose pixels stay as they are.
    case device
    /// The picture: the device is made smaller until it fits, as required by a store that only accepts
    /// certain sizes.
    case picture
  }

  /// The colour of the body's metal.
  package var color: RGBAColor
  /// The background around the device.
  package var background: RGBAColor
  /// The minimum distance from the device to the canvas's edges, in pixels of the canvas; nil chooses one
  /// that suits the canvas.
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
