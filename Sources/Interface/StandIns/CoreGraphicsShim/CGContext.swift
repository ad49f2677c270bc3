// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

import Foundation
import Geometry

/// A canvas of Core Graphics, which records drawing commands until an image is made from it.
///
/// Contexts that apps create have their origin in the lower left corner, those from UIKit in the upper left
/// one.
public class CGContext: @unchecked Sendable {
  public let width: Int
  public let height: Int
  /// The pixels, which are not made while drawing.
  public var data: UnsafeMutableRawPointer? { nil }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
  public var interpolationQuality = CGInterpolationQuality.default
  /// The size of the canvas in points.
  public let _size: CGSize
  /// Whether y is counted from the lower edge up.
  public let _isYUp: Bool
  /// The commands recorded so far.
  public private(set) var _drawings: [_ContextDrawing] = []
  public private(set) var _state: _ContextDrawing.State
  private let base: CGAffineTransform
  private var saved: [_ContextDrawing.State] = []
  private var groups: [[_ContextDrawing]] = []
  /// The current path, in points of the canvas.
  private var current = Path()

  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    if width <= 0 || height <= 0 { return nil }
    self.width = width
    self.height = height
    _size = CGSize(width: width, height: height)
    _isYUp = true
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    _state = _ContextDrawing.State(transform: base)
  }

  /// A canvas of a size in points.
  ///
  /// - Parameter isYUp: whether its origin is at the lower left corner.
  public init(_size size: CGSize, isYUp: Bool = false) {
    width = Int(size.width.isFinite ? size.width : 0)
    height = Int(size.height.isFinite ? size.height : 0)
    _size = size
    _isYUp = isYUp
    base =
      isYUp ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height) : .identity
    _state = _ContextDrawing.State(transform: base)
  }

  public convenience init?(
    _ url: NSURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: NSDictionary?
  ) {
    self.init(_size: mediaBox?.pointee.size ?? .zero, isYUp: true)
  }

  // MARK: State

  public var ctm: CGAffineTransform { _state.transform.concatenating(base.inverted()) }
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
  public func saveGState() { saved.append(_state) }
  public func restoreGState() { if let state = saved.popLast() { _state = state } }
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  public func concatenate(_ transform: CGAffineTransform) {
    _state.transform = transform.concatenating(_state.transform)
  }
  public func setFillColor(_ color: CGColor) { _state.fill = .color(color) }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  public func setStrokeColor(_ color: CGColor) { _state.stroke = .color(color) }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Paints with a colour of another framework.
  public func _setFill(_ paint: Any) { _state.fill = .foreign(paint) }
  public func _setStroke(_ paint: Any) { _state.stroke = .foreign(paint) }
  public func setLineWidth(_ width: CGFloat) { _state.line.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { _state.line.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { _state.line.lineJoin = join }
  public func setMiterLimit(_ limit: CGFloat) { _state.line.miterLimit = limit }
  public func setFlatness(_ flatness: CGFloat) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    _state.line.dashPhase = phase
    _state.line.dash = lengths
  }
  public func setAlpha(_ alpha: CGFloat) { _state.alpha = min(max(alpha, 0), 1) }
  public func setBlendMode(_ mode: CGBlendMode) { _state.blendMode = mode }
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
  /// The offset follows the canvas, not the transform.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    _setShadow(offset: offset, blur: blur, paint: color.map { .color($0) })
  }
  public func _setShadow(offset: CGSize, blur: CGFloat, paint: _ContextDrawing.Paint?) {
    let down = CGSize(width: offset.width, height: _isYUp ? -offset.height : offset.height)
    _state.shadow = paint.map { _ContextDrawing.Shadow(offset: down, blur: blur, paint: $0) }
  }
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setFillColorSpace(_ space: CGColorSpace) {}
  public func setStrokeColorSpace(_ space: CGColorSpace) {}

  // MARK: Paths

  /// The current path, in points of the current transform.
  private var userPath: Path { current.applying(_state.transform.inverted()) }
  public var path: CGPath? { current.isEmpty ? nil : CGPath(_path: userPath) }
  public var isPathEmpty: Bool { current.isEmpty }
  public var currentPointOfPath: CGPoint { userPath.currentPoint ?? .zero }
  public var boundingBoxOfPath: CGRect { userPath.boundingRect }
  public var boundingBoxOfClipPath: CGRect {
    var bounds = CGRect(origin: .zero, size: _size)
    for case .path(let path, _) in _state.clips { bounds = bounds.intersection(path.boundingRect) }
    return bounds.applying(_state.transform.inverted())
  }

  private func add(_ change: (inout Path) -> Void) {
    var part = Path()
    change(&part)
    current.addPath(part, transform: _state.transform)
  }
  private func placed(_ point: CGPoint) -> CGPoint { point.applying(_state.transform) }

  public func beginPath() { current = Path() }
  public func closePath() { current.closeSubpath() }
  public func move(to point: CGPoint) { current.move(to: placed(point)) }
  public func addLine(to point: CGPoint) { current.addLine(to: placed(point)) }
  public func addLines(between points: [CGPoint]) { add { $0.addLines(points) } }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: placed(end), control1: placed(control1), control2: placed(control2))
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: placed(end), control: placed(control))
  }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    changeUserPath {
      $0.addArc(
        center: center, radius: radius, startAngle: .radians(Double(startAngle)),
        endAngle: .radians(Double(endAngle)), clockwise: clockwise)
    }
  }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    changeUserPath { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }
  /// For commands that continue from the path's last point.
  private func changeUserPath(_ change: (inout Path) -> Void) {
    var path = userPath
    change(&path)
    current = path.applying(_state.transform)
  }
  public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }
  public func addRects(_ rects: [CGRect]) { add { $0.addRects(rects) } }
  public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }
  public func addPath(_ path: CGPath) { add { $0.addPath(path._path) } }
  public func replacePathWithStrokedPath() {
    current = userPath.strokedPath(_state.line).applying(_state.transform)
  }

  // MARK: Drawing

  /// Draws with the current state.
  public func _draw(_ kind: _ContextDrawing.Kind) {
    _drawings.append(_ContextDrawing(kind: kind, state: _state))
  }
  public func _fill(_ path: Path, isEvenOdd: Bool = false) {
    _draw(.fill(path, isEvenOdd: isEvenOdd, _state.fill))
  }
  public func _stroke(_ path: Path, _ style: StrokeStyle? = nil) {
    _draw(.stroke(path, style ?? _state.line, _state.stroke))
  }
  public func _clip(_ path: Path, isEvenOdd: Bool = false) {
    _state.clips.append(.path(path.applying(_state.transform), isEvenOdd: isEvenOdd))
  }

  public func fill(_ rect: CGRect) { _fill(Path(rect)) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func stroke(_ rect: CGRect) { _stroke(Path(rect)) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = _state.line
    style.lineWidth = width
    _stroke(Path(rect), style)
  }
  public func clear(_ rect: CGRect) {
    var state = _state
    state.blendMode = .clear
    state.shadow = nil
    state.alpha = 1
    _drawings.append(
      _ContextDrawing(kind: .fill(Path(rect), isEvenOdd: false, .color(.black)), state: state))
  }
  public func fillEllipse(in rect: CGRect) { _fill(Path(ellipseIn: rect)) }
  public func strokeEllipse(in rect: CGRect) { _stroke(Path(ellipseIn: rect)) }
  public func strokeLineSegments(between points: [CGPoint]) {
    for start in stride(from: 0, to: points.count - 1, by: 2) {
      var line = Path()
      line.addLines([points[start], points[start + 1]])
      _stroke(line)
    }
  }
  public func fillPath(using rule: CGPathFillRule = .winding) {
    _fill(userPath, isEvenOdd: rule == .evenOdd)
    beginPath()
  }
  public func strokePath() {
    _stroke(userPath)
    beginPath()
  }
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = userPath
    if mode != .stroke { _fill(path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { _stroke(path) }
    beginPath()
  }
  public func clip(using rule: CGPathFillRule = .winding) {
    _clip(userPath, isEvenOdd: rule == .evenOdd)
    beginPath()
  }
  public func clip(to rect: CGRect) { _clip(Path(rect)) }
  public func clip(to rects: [CGRect]) { _clip(Path { $0.addRects(rects) }) }
  public func clip(to rect: CGRect, mask: CGImage) {
    _state.clips.append(.mask(mask, rect, _state.transform))
  }
  public func resetClip() { _state.clips = [] }
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) { _draw(.image(image, rect)) }
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) { _draw(.linearGradient(gradient, start, end, options)) }
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) { _draw(.radialGradient(gradient, startCenter, startRadius, endCenter, endRadius, options)) }

  // MARK: Groups

  /// The following drawings are combined and then drawn with the current opacity, blend mode and shadow.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    saveGState()
    groups.append(_drawings)
    _drawings = []
    _state.alpha = 1
    _state.blendMode = .normal
    _state.shadow = nil
  }
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }
  public func endTransparencyLayer() {
    guard let outer = groups.popLast() else { return }
    let inner = _drawings
    _drawings = outer
    restoreGState()
    _draw(.group(inner))
  }

  public func beginPDFPage(_ pageInfo: NSDictionary?) {}
  public func endPDFPage() {}
  public func closePDF() {}
  public func flush() {}
  public func synchronize() {}
}
