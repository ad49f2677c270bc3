public import Fonts
public import Foundation
public import Geometry
public import Imaging

/// Everything that is drawn for one render, in painter's order.
///
/// Guarantees to readers of the list: colours are resolved, gradients have at least two stops in ascending
/// order, rectangles are snapped to pixels where SwiftUI snaps them, fonts are instances, and nothing refers
/// to an environment, a view or a file. Coordinates are device pixels, origin top left, y down; each item's
/// own geometry is in local points and its `transform` maps those to device pixels.
public struct DisplayList: Hashable, Sendable {
  /// Width of the canvas in pixels.
  public var width: Int
  /// Height of the canvas in pixels.
  public var height: Int
  public var items: [DisplayItem]

  public init(width: Int, height: Int, items: [DisplayItem] = []) {
    self.width = width
    self.height = height
    self.items = items
  }
}

/// One thing to draw.
public indirect enum DisplayItem: Hashable, Sendable {
  case fill(Fill)
  case stroke(Stroke)
  case glyphs(Glyphs)
  case image(Image)
  case layer(Layer)
}

extension DisplayItem {
  /// The inside of a path, painted.
  public struct Fill: Hashable, Sendable {
    public var path: Path
    public var rule: FillRule
    public var paint: Paint
    public var transform: CGAffineTransform
    /// Whether edges are anti-aliased; otherwise a pixel is painted when its centre is inside.
    public var isAntialiased: Bool

    public init(
      path: Path, rule: FillRule = .nonZero, paint: Paint, transform: CGAffineTransform,
      isAntialiased: Bool = true
    ) {
      self.path = path
      self.rule = rule
      self.paint = paint
      self.transform = transform
      self.isAntialiased = isAntialiased
    }
  }

  /// The outline of a path, painted; the stroke is widened before it is transformed.
  public struct Stroke: Hashable, Sendable {
    public var path: Path
    public var style: StrokeStyle
    public var paint: Paint
    public var transform: CGAffineTransform

    public init(path: Path, style: StrokeStyle, paint: Paint, transform: CGAffineTransform) {
      self.path = path
      self.style = style
      self.paint = paint
      self.transform = transform
    }
  }

  /// A run of glyphs, painted; colour glyphs keep their own colours and take only the paint's opacity.
  public struct Glyphs: Hashable, Sendable {
    public var run: GlyphRun
    /// The run's origin on the baseline, in local points.
    public var origin: CGPoint
    public var paint: Paint
    public var transform: CGAffineTransform

    public init(run: GlyphRun, origin: CGPoint, paint: Paint, transform: CGAffineTransform) {
      self.run = run
      self.origin = origin
      self.paint = paint
      self.transform = transform
    }
  }

  /// A bitmap drawn into a rectangle.
  public struct Image: Hashable, Sendable {
    public var bitmap: Bitmap
    /// Where the whole bitmap goes, in local points.
    public var rect: CGRect
    public var interpolation: Interpolation
    /// Recolours the bitmap, using only its alpha (template images), when set.
    public var tint: Paint?
    public var opacity: Float
    public var transform: CGAffineTransform

    public init(
      bitmap: Bitmap, rect: CGRect, interpolation: Interpolation = .medium, tint: Paint? = nil,
      opacity: Float = 1, transform: CGAffineTransform
    ) {
      self.bitmap = bitmap
      self.rect = rect
      self.interpolation = interpolation
      self.tint = tint
      self.opacity = opacity
      self.transform = transform
    }
  }

  /// The interpolation quality of resampling.
  public enum Interpolation: Hashable, Sendable {
    /// Nearest neighbour.
    case none
    /// Bilinear.
    case low
    /// Bilinear when enlarging, box or triangle filter when reducing.
    case medium
    /// Bicubic when enlarging, box or triangle filter when reducing.
    case high
  }

  /// Items drawn together and then composited as one picture.
  ///
  /// The steps, in order: draw the items on a transparent canvas, run the filters, clip by the clips and the
  /// mask, multiply by the opacity, combine with what is beneath by the blend mode. A layer that only clips,
  /// with normal blending, full opacity and no filters, need not be drawn separately.
  public struct Layer: Hashable, Sendable {
    public var items: [DisplayItem]
    public var opacity: Float
    public var blendMode: BlendMode
    public var clips: [Clip]
    public var mask: Mask?
    public var filters: [Filter]
    /// Blurs and tints what is beneath, inside the clips, before the items are drawn (materials).
    public var backdrop: Backdrop?
    /// Whether blend modes inside see only what is inside (a compositing group).
    public var isIsolated: Bool
    /// A perspective transform of the finished picture, in device pixels.
    public var projection: ProjectionTransform?

    public init(
      items: [DisplayItem], opacity: Float = 1, blendMode: BlendMode = .normal, clips: [Clip] = [],
      mask: Mask? = nil, filters: [Filter] = [], backdrop: Backdrop? = nil, isIsolated: Bool = false,
      projection: ProjectionTransform? = nil
    ) {
      self.items = items
      self.opacity = opacity
      self.blendMode = blendMode
      self.clips = clips
      self.mask = mask
      self.filters = filters
      self.backdrop = backdrop
      self.isIsolated = isIsolated
      self.projection = projection
    }
  }

  /// A clip path.
  public struct Clip: Hashable, Sendable {
    public var path: Path
    public var rule: FillRule
    public var transform: CGAffineTransform
    public var isAntialiased: Bool

    public init(
      path: Path, rule: FillRule = .nonZero, transform: CGAffineTransform, isAntialiased: Bool = true
    ) {
      self.path = path
      self.rule = rule
      self.transform = transform
      self.isAntialiased = isAntialiased
    }
  }

  /// Items whose alpha (or luminance) masks a layer.
  public struct Mask: Hashable, Sendable {
    public var items: [DisplayItem]
    public var usesLuminance: Bool
    public var isInverted: Bool

    public init(items: [DisplayItem], usesLuminance: Bool = false, isInverted: Bool = false) {
      self.items = items
      self.usesLuminance = usesLuminance
      self.isInverted = isInverted
    }
  }

  /// A change to a finished layer's pixels.
  public enum Filter: Hashable, Sendable {
    /// A gaussian blur; `radius` is SwiftUI's radius in device pixels (the standard deviation).
    case blur(radius: Double, isOpaque: Bool)
    /// The layer's alpha, blurred, coloured and offset (device pixels), drawn beneath it.
    /// `radius` is in device pixels; the gaussian's deviation is half of it.
    case shadow(color: RGBAColor, radius: Double, dx: Double, dy: Double)
    /// Five columns (r, g, b, a, 1) for each of the four rows (r, g, b, a), on straight colours.
    case colorMatrix([Float])
    case luminanceToAlpha
    /// One colour where the alpha lies in a range, and nothing elsewhere.
    case alphaThreshold(ClosedRange<Double>, color: RGBAColor)
  }

  /// The effect of a material on the picture beneath it.
  public struct Backdrop: Hashable, Sendable {
    /// Standard deviation of the blur in device pixels.
    public var blurRadius: Double
    /// 1 leaves colours as they are.
    public var saturation: Double
    /// Painted over the blurred backdrop.
    public var tint: RGBAColor

    public init(blurRadius: Double, saturation: Double, tint: RGBAColor) {
      self.blurRadius = blurRadius
      self.saturation = saturation
      self.tint = tint
    }
  }
}
