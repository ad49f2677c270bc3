// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

@_exported import CoreGraphicsShim
import Foundation

public func CACurrentMediaTime() -> CFTimeInterval { Date().timeIntervalSinceReferenceDate }

/// The timing curve of a change.
public final class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) {}
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

public struct CAGradientLayerType: Hashable, Sendable {
  private let name: String
  public static let axial = CAGradientLayerType(name: "axial")
  public static let radial = CAGradientLayerType(name: "radial")
  public static let conic = CAGradientLayerType(name: "conic")
}

public struct CALayerCornerCurve: Hashable, Sendable {
  private let name: String
  public static let circular = CALayerCornerCurve(name: "circular")
  public static let continuous = CALayerCornerCurve(name: "continuous")
}

public struct CALayerContentsGravity: Hashable, Sendable {
  private let name: String
  public static let resize = CALayerContentsGravity(name: "resize")
  public static let resizeAspect = CALayerContentsGravity(name: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(name: "resizeAspectFill")
  public static let center = CALayerContentsGravity(name: "center")
}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CATransform3D: Sendable {
  public var m11 = 1.0, m12 = 0.0, m13 = 0.0, m14 = 0.0
  public var m21 = 0.0, m22 = 1.0, m23 = 0.0, m24 = 0.0
  public var m31 = 0.0, m32 = 0.0, m33 = 1.0, m34 = 0.0
  public var m41 = 0.0, m42 = 0.0, m43 = 0.0, m44 = 1.0
  public init() {}
}

public let CATransform3DIdentity = CATransform3D()

// Matrices as Core Animation makes them, row by row; they do not rotate layers here.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  transform.m11 = sx
  transform.m22 = sy
  transform.m33 = sz
  return transform
}
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  transform.m41 = tx
  transform.m42 = ty
  transform.m43 = tz
  return transform
}
private func cells(_ t: CATransform3D) -> [Double] {
  [
    t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
    t.m44,
  ]
}

/// The product of two matrices: first `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (own, others) = (cells(a), cells(b))
  func cell(_ row: Int, _ column: Int) -> Double {
    (0..<4).reduce(0) { $0 + own[4 * row + $1] * others[4 * $1 + column] }
  }
  var product = CATransform3D()
  (product.m11, product.m12, product.m13, product.m14) = (cell(0, 0), cell(0, 1), cell(0, 2), cell(0, 3))
  (product.m21, product.m22, product.m23, product.m24) = (cell(1, 0), cell(1, 1), cell(1, 2), cell(1, 3))
  (product.m31, product.m32, product.m33, product.m34) = (cell(2, 0), cell(2, 1), cell(2, 2), cell(2, 3))
  (product.m41, product.m42, product.m43, product.m44) = (cell(3, 0), cell(3, 1), cell(3, 2), cell(3, 3))
  return product
}

public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// A rotation about an axis, by Rodrigues' formula.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  var turn = CATransform3D()
  if length == 0 { return turn }
  let (x, y, z) = (Double(x / length), Double(y / length), Double(z / length))
  let (sine, cosine) = (sin(Double(angle)), cos(Double(angle)))
  let rest = 1 - cosine
  (turn.m11, turn.m12, turn.m13) = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
  (turn.m21, turn.m22, turn.m23) = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
  (turn.m31, turn.m32, turn.m33) = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
  return turn
}

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  cells(a) == cells(b)
}

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { cells(t) == cells(CATransform3DIdentity) }

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3D()
  transform.m11 = m.a
  transform.m12 = m.b
  transform.m21 = m.c
  transform.m22 = m.d
  transform.m41 = m.tx
  transform.m42 = m.ty
  return transform
}

/// The delegate of a layer; no layer is drawn.
public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}
extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
/// What happens when a layer changes.
public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}
/// How a layer's frame follows that of the layer around it.
public struct CAAutoresizingMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let layerMinXMargin = CAAutoresizingMask(rawValue: 1)
  public static let layerWidthSizable = CAAutoresizingMask(rawValue: 2)
  public static let layerMaxXMargin = CAAutoresizingMask(rawValue: 4)
  public static let layerMinYMargin = CAAutoresizingMask(rawValue: 8)
  public static let layerHeightSizable = CAAutoresizingMask(rawValue: 16)
  public static let layerMaxYMargin = CAAutoresizingMask(rawValue: 32)
}

/// A layer of a view; views of UIKit are drawn as placeholders, so that layers are only remembered.
open class CALayer: NSObject {
  public override init() {}
  public init(layer: Any) {}
  public required init?(coder: NSCoder) {}

  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultAction(forKey event: String) -> Any? { nil }
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0
  open var name: String?
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open var backgroundColor: CGColor?
  open var borderColor: CGColor?
  open var borderWidth: CGFloat = 0
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = []
  open var masksToBounds = false
  open var mask: CALayer?
  open var opacity: Float = 1
  open var isHidden = false
  open var isOpaque = false
  open var shadowColor: CGColor?
  open var shadowOffset = CGSize.zero
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 0
  open var shadowPath: CGPath?
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsGroupOpacity = true
  open var transform = CATransform3D()
  open var compositingFilter: Any?
  open var filters: [Any]?
  open var backgroundFilters: [Any]?
  open weak var delegate: (any CALayerDelegate)?
  open var actions: [String: any CAAction]?
  open var style: [AnyHashable: Any]?
  open var autoresizingMask: CAAutoresizingMask = []
  open var needsDisplayOnBoundsChange = false
  open var drawsAsynchronously = false
  open var isDoubleSided = true
  open var isGeometryFlipped = false
  open var allowsEdgeAntialiasing = false
  open var sublayerTransform = CATransform3D()
  open var anchorPointZ: CGFloat = 0
  open var duration: CFTimeInterval = 0
  open var autoreverses = false
  open var repeatDuration: CFTimeInterval = 0
  open var fillMode = CAMediaTimingFillMode.removed
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?

  open func addSublayer(_ layer: CALayer) {
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { addSublayer(layer) }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { addSublayer(layer) }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  open func add(_ animation: CAAnimation, forKey key: String?) {}
  open func removeAllAnimations() {}
  open func animationKeys() -> [String]? { nil }
  open func removeAnimation(forKey key: String) {}
  open func animation(forKey key: String) -> CAAnimation? { nil }
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}
  open func display() {}
  open func draw(in context: CGContext) {}
  open func render(in context: CGContext) {}
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  open func presentation() -> Self? { self }
  open func setAffineTransform(_ transform: CGAffineTransform) {}
  open func affineTransform() -> CGAffineTransform { .identity }
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}

open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
}

public struct CAShapeLayerFillRule: Hashable, Sendable {
  private let name: String
  public static let nonZero = CAShapeLayerFillRule(name: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(name: "even-odd")
}

public struct CAShapeLayerLineCap: Hashable, Sendable {
  private let name: String
  public static let butt = CAShapeLayerLineCap(name: "butt")
  public static let round = CAShapeLayerLineCap(name: "round")
  public static let square = CAShapeLayerLineCap(name: "square")
}

public struct CAShapeLayerLineJoin: Hashable, Sendable {
  private let name: String
  public static let miter = CAShapeLayerLineJoin(name: "miter")
  public static let round = CAShapeLayerLineJoin(name: "round")
  public static let bevel = CAShapeLayerLineJoin(name: "bevel")
}

open class CATextLayer: CALayer {
  open var string: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?
}

open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  open var instanceDelay: CFTimeInterval = 0
  open var instanceTransform = CATransform3D()
}

open class CAEmitterCell: NSObject {
  open var name: String?
  open var contents: Any?
  open var color: CGColor?
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var alphaSpeed: Float = 0
  open var alphaRange: Float = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
}

public struct CAEmitterLayerEmitterShape: Hashable, Sendable {
  private let name: String
  public static let line = CAEmitterLayerEmitterShape(name: "line")
  public static let point = CAEmitterLayerEmitterShape(name: "point")
  public static let circle = CAEmitterLayerEmitterShape(name: "circle")
  public static let rectangle = CAEmitterLayerEmitterShape(name: "rectangle")
}

public struct CAEmitterLayerRenderMode: Hashable, Sendable {
  private let name: String
  public static let additive = CAEmitterLayerRenderMode(name: "additive")
  public static let unordered = CAEmitterLayerRenderMode(name: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(name: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(name: "oldestLast")
  public static let backToFront = CAEmitterLayerRenderMode(name: "backToFront")
}

public struct CAEmitterLayerEmitterMode: Hashable, Sendable {
  private let name: String
  public static let points = CAEmitterLayerEmitterMode(name: "points")
  public static let outline = CAEmitterLayerEmitterMode(name: "outline")
  public static let surface = CAEmitterLayerEmitterMode(name: "surface")
  public static let volume = CAEmitterLayerEmitterMode(name: "volume")
}

open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  open var emitterPosition = CGPoint.zero
  open var emitterSize = CGSize.zero
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var emitterDepth: CGFloat = 0
  open var emitterZPosition: CGFloat = 0
  open var velocity: Float = 1
  open var scale: Float = 1
  open var spin: Float = 1
  open var lifetime: Float = 1
  open var seed: UInt32 = 0
  open var preservesDepth = false
  open var birthRate: Float = 1
}

open class CAAnimation: NSObject, CAAction {
  open var preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 0)
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
  open var fillMode = CAMediaTimingFillMode.removed
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var speed: Float = 1
  open weak var delegate: (any CAAnimationDelegate)?
}

public protocol CAAnimationDelegate: AnyObject {}

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  public init(keyPath path: String?) { keyPath = path }
  public override convenience init() { self.init(keyPath: nil) }
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var path: CGPath?
}

open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

open class CATransition: CAAnimation {
  open var type = ""
}

public enum CATransaction {
  public static func begin() {}
  public static func commit() {}
  public static func flush() {}
  public static func setDisableActions(_ flag: Bool) {}
  public static func setAnimationDuration(_ duration: CFTimeInterval) {}
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

/// A timer of the display, which never fires: a picture shows one moment.
public final class CADisplayLink: NSObject {
  public init(target: Any, selector: Selector) {}
  public var isPaused = false
  public var timestamp: CFTimeInterval { 0 }
  public var targetTimestamp: CFTimeInterval { 0 }
  public var duration: CFTimeInterval { 1.0 / 60 }
  public var preferredFramesPerSecond = 0
  public var preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 60)
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  public func invalidate() {}
}

public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
