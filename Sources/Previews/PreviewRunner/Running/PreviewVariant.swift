package import PNGCodec
package import Views

/// One way to show a view: the size proposed to it and the circumstances.
package struct PreviewVariant: Hashable, Sendable {
  /// The proposed width and height in points; nil leaves the choice to the view.
  package var width: Double?
  package var height: Double?
  /// Pixels per point.
  package var scale: Double
  package var locale: String?
  /// The name of a made-up translation: "accented", "double".
  package var pseudoLocale: String?
  /// The name of a Dynamic Type size, as in SwiftUI: "large", "accessibility3".
  package var dynamicType: String?
  /// "light" or "dark".
  package var colorScheme: String?
  /// "ltr" or "rtl"; without it the locale decides.
  package var layoutDirection: String?
  package var device: Device?
  /// The window's safe area insets; nil takes the device's, or none.
  package var safeArea: Device.SafeArea?
  /// A colour as "#RRGGBB" or "#RRGGBBAA"; nil is transparent.
  package var background: String?
  /// Whether the picture's colours are Display P3's instead of sRGB's.
  package var isDisplayP3 = false
  /// How much time is spent on making the picture's file small.
  package var effort = PNGEncoder.Effort.default
  /// Whether a mask of the edges in the picture is written beside it.
  package var showsEdges = false
  /// How far scroll views are scrolled: "top", "bottom" or the id of a view.
  package var scrollTarget: String?
  /// Whether a device's own drawing is left away: time, signals, battery, home indicator.
  package var hidesStatusBar = false
  /// Whether a preview with a fixed size of its own is shown at that instead.
  package var yieldsToFixedLayout = false
  /// By which version of the rules the view looks; pictures keep their names from one to the next.
  package var renderVersion = RenderVersion.current

  package init(width: Double?, height: Double?, scale: Double = 1) {
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// What tells the variant's picture from others of the same view: "200x60@2x.dark.ar".
  ///
  /// The size comes first, an unspecified length as "ideal"; then, each only where it was asked for, the scale,
  /// the device, the colour scheme, the locale, the Dynamic Type size, the layout direction and the scroll
  /// position.
  package var name: String {
    var name = "\(Self.text(width))x\(Self.text(height))"
    if scale != 1 { name += "@\(PointText(scale))x" }
    let rest = [
      device?.fileName, colorScheme, locale, pseudoLocale, dynamicType, layoutDirection, scrollTarget,
    ]
    return ([name] + rest.compactMap { $0.map(OutputName.safe) }).joined(separator: ".")
  }

  private static func text(_ length: Double?) -> String {
    length.map { PointText($0).description } ?? "ideal"
  }

  /// Refuses a picture that would have too many pixels.
  ///
  /// An unspecified or infinite length is checked when the view has chosen it.
  package func checkSize(limit: Int) throws(PreviewRunnerError) {
    let width = (width ?? 0).isFinite ? width ?? 0 : 0
    let height = (height ?? 0).isFinite ? height ?? 0 : 0
    try Self.checkSize(
      width: max(width, 1 / scale), height: max(height, 1 / scale), scale: scale, limit: limit)
  }

  package static func checkSize(
    width: Double, height: Double, scale: Double, limit: Int
  ) throws(PreviewRunnerError) {
    let pixels = (width * scale).rounded(.up) * (height * scale).rounded(.up)
    guard pixels <= Double(limit) else {
      throw .tooManyPixels(width: width, height: height, scale: scale, limit: limit)
    }
  }
}
