import Drawing
public import Foundation
public import Geometry
package import Imaging
import LayoutEngine

/// A drawing area for commands instead of views.
///
/// Lengths are in points; the origin is the top left corner of the drawing area. A copy draws into the same
/// area but has its own transform, opacity, clips and filters (source: SwiftUI's documentation of
/// `GraphicsContext`).
public struct GraphicsContext {
  /// What the contexts of one drawing share.
  final class Surface {
    var items: [DisplayItem] = []
  }

  /// How drawings are combined with what is beneath them.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    private init(_ mode: Imaging.BlendMode) {
      rawValue = Int32(Imaging.BlendMode.allCases.firstIndex(of: mode) ?? 0)
    }

    public static let normal = BlendMode(.normal)
    public static let multiply = BlendMode(.multiply)
    public static let screen = BlendMode(.screen)
    public static let overlay = BlendMode(.overlay)
    public static let darken = BlendMode(.darken)
    public static let lighten = BlendMode(.lighten)
    public static let colorDodge = BlendMode(.colorDodge)
    public static let colorBurn = BlendMode(.colorBurn)
    public static let softLight = BlendMode(.softLight)
    public static let hardLight = BlendMode(.hardLight)
    public static let difference = BlendMode(.difference)
    public static let exclusion = BlendMode(.exclusion)
    public static let hue = BlendMode(.hue)
    public static let saturation = BlendMode(.saturation)
    public static let color = BlendMode(.color)
    public static let luminosity = BlendMode(.luminosity)
    public static let clear = BlendMode(.clear)
    public static let copy = BlendMode(.copy)
    public static let sourceIn = BlendMode(.sourceIn)
    public static let sourceOut = BlendMode(.sourceOut)
    public static let sourceAtop = BlendMode(.sourceAtop)
    public static let destinationOver = BlendMode(.destinationOver)
    public static let destinationIn = BlendMode(.destinationIn)
    public static let destinationOut = BlendMode(.destinationOut)
    public static let destinationAtop = BlendMode(.destinationAtop)
    public static let xor = BlendMode(.xor)
    public static let plusDarker = BlendMode(.plusDarker)
    public static let plusLighter = BlendMode(.plusLighter)

    /// Unknown raw values draw normally.
    package var mode: Imaging.BlendMode {
      let modes = Imaging.BlendMode.allCases
      return modes.indices.contains(Int(rawValue)) ? modes[Int(rawValue)] : .normal
    }
  }

  /// How a clip is applied.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Shows what lies outside the clip instead.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The opacity of what is drawn next, from 0 to 1.
  public var opacity = 1.0
  /// How what is drawn next is blended with what is there.
  public var blendMode = BlendMode.normal
  /// Maps the context's points to those of the drawing area.
  public var transform = CGAffineTransform.identity
  public internal(set) var environment: EnvironmentValues

  let surface: Surface
  /// Draws in the drawing area, whose origin is at `origin`.
  let base: DrawingContext
  let origin: CGPoint
  let size: CGSize
  let inputs: _ViewInputs
  /// The views that can be drawn by their tags.
  let symbols: [AnyHashable: LayoutNode]
  private var clips: [DisplayItem.Clip] = []
  private var mask: DisplayItem.Mask?
  var filters: [DisplayItem.Filter] = []
  /// What the area is clipped to, in its own points.
  private var clipBounds: CGRect

  init(
    drawingIn base: DrawingContext, at origin: CGPoint, size: CGSize, inputs: _ViewInputs,
    symbols: [AnyHashable: LayoutNode] = [:]
  ) {
    surface = Surface()
    self.base = base
    self.origin = origin
    self.size = size
    self.inputs = inputs
    self.symbols = symbols
    environment = inputs.environment
    clipBounds = CGRect(origin: .zero, size: size)
  }

  /// A copy with a changed environment value for its texts and images.
  package func with<Value>(
    _ value: WritableKeyPath<EnvironmentValues, Value>, _ new: Value
  ) -> GraphicsContext {
    var copy = self
    copy.environment[keyPath: value] = new
    return copy
  }

  // MARK: Transforms

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = CGAffineTransform(scaleX: x, y: y).concatenating(transform)
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = CGAffineTransform(translationX: x, y: y).concatenating(transform)
  }

  public mutating func rotate(by angle: Angle) {
    transform = CGAffineTransform(rotationAngle: angle.radians).concatenating(transform)
  }

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Maps the context's points to those of the view's coordinate space.
  var placement: CGAffineTransform {
    transform.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
  }

  // MARK: Clipping

  /// A rectangle that holds what has not been clipped away, in the drawing area's points.
  public var clipBoundingRect: CGRect { clipBounds.applying(transform.inverted()) }

  /// Clips what is drawn next to a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var shape = path
    var rule: FillRule = style.isEOFilled ? .evenOdd : .nonZero
    if options.contains(.inverse) {
      // The area without the path, which is exact for paths that do not overlap themselves.
      shape = Path(clipBoundingRect.insetBy(dx: -1, dy: -1))
      shape.addPath(path)
      rule = .evenOdd
    } else {
      clipBounds = clipBounds.intersection(path.boundingRect.applying(transform))
    }
    clips.append(
      DisplayItem.Clip(
        path: shape, rule: rule, transform: placement.concatenating(base.transform),
        isAntialiased: style.isAntialiased))
  }

  /// Clips what is drawn next to the opaque parts of a layer.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var items = try layerItems(content)
    if let mask {
      items = [.layer(DisplayItem.Layer(items: items, mask: mask))]
    }
    self.mask = DisplayItem.Mask(
      items: [.layer(DisplayItem.Layer(items: items, opacity: Float(opacity)))],
      isInverted: options.contains(.inverse))
  }

  // MARK: Layers

  /// Draws into a layer of its own, which is then drawn as a whole with the context's opacity, filters and clips.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let items = try layerItems(content)
    if !items.isEmpty { emit([.layer(DisplayItem.Layer(items: items, isIsolated: true))]) }
  }

  /// What a closure draws in a context without opacity, clips and filters, at the same position.
  private func layerItems(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
    var inner = GraphicsContext(drawingIn: base, at: origin, size: size, inputs: inputs, symbols: symbols)
    inner.transform = transform
    inner.environment = environment
    try content(&inner)
    return inner.surface.items
  }

  // MARK: Paths

  /// Paints the inside of a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let paint = shading.paint(in: self)
    emit { $0.fill(path, style: style, with: paint, bounds: path.boundingRect) }
  }

  /// Paints along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let paint = shading.paint(in: self)
    emit { $0.stroke(path, style: style, with: paint, bounds: path.boundingRect) }
  }

  /// Paints along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  // MARK: Output

  /// Adds what a closure draws, in the context's own points.
  func emit(_ body: (inout DrawingContext) -> Void) {
    emit(base.collecting(under: placement, body))
  }

  private func emit(_ items: [DisplayItem]) {
    if items.isEmpty || opacity <= 0 { return }
    let isPlain = opacity >= 1 && blendMode == .normal && clips.isEmpty && mask == nil && filters.isEmpty
    if isPlain {
      surface.items += items
      return
    }
    surface.items.append(
      .layer(
        DisplayItem.Layer(
          items: items, opacity: Float(min(opacity, 1)), blendMode: blendMode.mode, clips: clips, mask: mask,
          filters: filters)))
  }
}
