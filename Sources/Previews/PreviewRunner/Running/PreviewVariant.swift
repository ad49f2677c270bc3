package import Devices
package import PNGCodec
package import Rendering

/// One way to show a view: the size proposed to it, the circumstances, and how its picture is written.
@dynamicMemberLookup
package struct PreviewVariant: Hashable, Sendable {
  /// The proposed width and height in points; nil leaves the choice to the view.
  package var width: Double?
  package var height: Double?
  package var device: Device?
  /// The circumstances; nil ones are the device's, if there is one.
  package var circumstances = Circumstances()
  /// A colour as "#RRGGBB" or "#RRGGBBAA"; nil is transparent, unless there is a background.
  package var background: String?
  /// Whether a view without a background is drawn on white, or on black in dark appearance.
  package var hasGround = false
  /// Whether the picture's colours are Display P3's instead of sRGB's.
  package var isDisplayP3 = false
  /// The compression effort for the picture's file.
  package var effort = PNGEncoder.Effort.default
  /// Whether a mask of the edges in the picture is written beside it.
  package var showsEdges = false
  /// How far scroll views are scrolled: "top", "bottom" or the id of a view.
  package var scrollTarget: String?
  /// Whether the device's overlays are left out: time, signals, battery, home indicator.
  package var hidesStatusBar = false
  /// Name parts for repeated options that do not otherwise appear in names: “compact-width”.
  package var tags: [String] = []
  /// Whether a preview with a fixed size of its own is shown at that instead.
  package var yieldsToFixedLayout = false
  /// Whether a preview's own size, device or orientation is used instead, at the same scale.
  package var yieldsToPreview = false
  /// Whether the kind of view decides: a screen is shown on a device, another view at its ideal size, two
  /// pixels to a point.
  package var leftToKind = LeftToKind.nothing

  /// The parts of a variant that depend on whether a view is a screen, which takes exactly the height that a
  /// device offers.
  package enum LeftToKind: Hashable, Sendable {
    case nothing
    case size
    case sizeAndScale
  }

  /// The default device for previews that name none.
  package static let standardDevice = "iPhone 17"

  package init(width: Double? = nil, height: Double? = nil, scale: Double = 1) {
    self.width = width
    self.height = height
    circumstances.scale = scale
  }

  /// The circumstances' own members.
  package subscript<Value>(dynamicMember path: WritableKeyPath<Circumstances, Value>) -> Value {
    get { circumstances[keyPath: path] }
    set { circumstances[keyPath: path] = newValue }
  }

  /// What distinguishes the variant from others of the same view, for people: "200x60@2x.dark.ar", or "ideal
  /// size".
  package var name: String {
    let suffix = fileSuffix
    if suffix.isEmpty { return leftToKind == .nothing ? "ideal size" : "default size" }
    return suffix.hasPrefix(".") ? String(suffix.dropFirst()) : suffix
  }

  /// The suffix that distinguishes the variant's picture from others of the same view: ".200x60@2x.dark.ar".
  ///
  /// The size comes first; an unspecified length is omitted, as is the size if both are. Then, each only if
  /// it was requested, the scale, the device, the circumstances and the scroll position.
  package var fileSuffix: String {
    var suffix = width == nil && height == nil ? "" : ".\(Self.text(width))x\(Self.text(height))"
    if circumstances.scale != 1 { suffix += "@\(PointText(circumstances.scale))x" }
    let rest =
      [device?.fileName].compactMap(\.self) + circumstances.suffixes + [scrollTarget].compactMap(\.self)
      + tags
    return rest.reduce(suffix) { "\($0).\(OutputName.safe($1))" }
  }

  private static func text(_ length: Double?) -> String {
    length.map { PointText($0).description } ?? ""
  }

  /// Rejects a picture that would have too many pixels.
  ///
  /// An unspecified or infinite length is checked when the view has chosen it.
  package func checkSize(limit: Int) throws(PreviewRunnerError) {
    let scale = circumstances.scale
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
