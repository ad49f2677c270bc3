/// A view's frame in a rendered picture, with the views inside it.
public struct ViewFrame: Hashable, Sendable {
  /// The view's type, such as `Text`.
  public var type: String
  /// The view's accessibility identifier; empty when it has none.
  public var id: String
  /// The view's source location, such as `Profile.swift:12`; `nil` when not known.
  public var source: String?
  /// The left edge in points from the render's left.
  public var x: Double
  /// The top edge in points from the render's top.
  public var y: Double
  /// Width in points.
  public var width: Double
  /// Height in points.
  public var height: Double
  public var children: [ViewFrame]
  /// The content of a text; `nil` for other views.
  public var text: String?
  /// The styles of the text's runs, without duplicates.
  public var styles: [TextStyle] = []

  /// The style of a run of text.
  public struct TextStyle: Hashable, Sendable {
    /// In points.
    public var size: Double
    /// From -1 to 1, as in `UIFont.Weight`.
    public var weight: Double
    /// As `#rrggbbaa`; `nil` for gradients and the like.
    public var color: String?

    public init(size: Double, weight: Double, color: String?) {
      self.size = size
      self.weight = weight
      self.color = color
    }
  }

  public init(
    type: String, id: String, source: String? = nil, x: Double, y: Double, width: Double, height: Double,
    children: [ViewFrame] = []
  ) {
    self.type = type
    self.id = id
    self.source = source
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.children = children
  }

  /// The pixels the view touches, at a number of pixels per point.
  public func pixels(scale: Double) -> PixelRect {
    // Limited to far beyond any image, so that invalid numbers convert to integers without trapping.
    func pixel(_ value: Double) -> Int { value.isFinite ? Int(max(-1e9, min(1e9, value))) : 0 }
    let left = pixel((x * scale).rounded(.down))
    let top = pixel((y * scale).rounded(.down))
    return PixelRect(
      x: left, y: top, width: pixel(((x + width) * scale).rounded(.up)) - left,
      height: pixel(((y + height) * scale).rounded(.up)) - top)
  }

  /// The innermost view that contains most of a region of a picture.
  public func innermost(around region: PixelRect, scale: Double) -> ViewFrame? {
    let inside = children.compactMap { child in
      child.innermost(around: region, scale: scale).map { (view: $0, own: child) }
    }
    // Of overlapping views the smaller one is chosen, and among equal ones the one drawn last.
    let best = inside.enumerated().min {
      let (a, b) = ($0.element.own.pixels(scale: scale).area, $1.element.own.pixels(scale: scale).area)
      return (a, -$0.offset) < (b, -$1.offset)
    }
    if let best { return best.element.view }
    return 2 * pixels(scale: scale).intersection(region).area > region.area ? self : nil
  }

  /// The view with an identity, among this one and those inside it.
  public func find(id: String) -> ViewFrame? {
    if self.id == id { return self }
    for child in children {
      if let found = child.find(id: id) { return found }
    }
    return nil
  }

  /// The views at a source location, such as `Card.swift:12`: this one and those inside it, but none nested
  /// in another match.
  public func find(source: String) -> [ViewFrame] {
    self.source == source ? [self] : children.flatMap { $0.find(source: source) }
  }
}
